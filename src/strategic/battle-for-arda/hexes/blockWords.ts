/** What is said of a block before and after it, in both languages. */
import type { Text } from '../../../engine/battle.ts';
import { AT_THE_WALLS } from '../../blockWords.ts';

export const TEXTS = {
  ...AT_THE_WALLS,
  defenders: { en: 'Defenders', de: 'Verteidiger' },
  besideWalls: { en: 'Beside a wall or a gate', de: 'An einer Mauer oder einem Tor' },
  summary: {
    en: 'One round of a battle for Arda. Only steps count; nobody wins a block but by leaving no unit of the other side.',
    de: 'Eine Runde einer Schlacht um Arda. Es zählen nur Stufen; einen Abschnitt gewinnt nur, wer der anderen Seite keine Einheit lässt.',
  },
  defendersGone: {
    en: 'Nobody is left to hold the walls.',
    de: 'Niemand ist mehr da, der die Mauern hielte.',
  },
  over: {
    en: 'The block is over. Up to ten follow one another while both sides stand.',
    de: 'Der Abschnitt ist vorbei. Bis zu zehn folgen aufeinander, solange beide Seiten stehen.',
  },
} as const satisfies Readonly<Record<string, Text>>;
