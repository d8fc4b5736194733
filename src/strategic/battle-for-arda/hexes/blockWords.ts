/** What is said of a block before and after it, in both languages. */
import type { Text } from '../../../engine/battle.ts';

export const TEXTS = {
  defenders: { en: 'Defenders', de: 'Verteidiger' },
  attackers: { en: 'Attackers', de: 'Angreifer' },
  within: { en: 'Within the walls', de: 'Innerhalb der Mauern' },
  lines: { en: 'Before the walls', de: 'Vor den Mauern' },
  besideWalls: { en: 'Beside a wall or a gate', de: 'An einer Mauer oder einem Tor' },
  summary: {
    en: 'One round of a battle for Arda. Only steps count; nobody wins a block but by leaving no unit of the other side.',
    de: 'Eine Runde einer Schlacht um Arda. Es zählen nur Stufen; einen Abschnitt gewinnt nur, wer der anderen Seite keine Einheit lässt.',
  },
  defendersGone: {
    en: 'Nobody is left to hold the walls.',
    de: 'Niemand ist mehr da, der die Mauern hielte.',
  },
  attackersGone: {
    en: 'Nobody is left of those who came.',
    de: 'Von denen, die kamen, ist niemand mehr da.',
  },
  over: {
    en: 'The block is over. Up to ten follow one another while both sides stand.',
    de: 'Der Abschnitt ist vorbei. Bis zu zehn folgen aufeinander, solange beide Seiten stehen.',
  },
} as const satisfies Readonly<Record<string, Text>>;

/** The title of a block: that of the battle, and its number. */
export function titleOfBlock(title: string, number: number): Text {
  return { en: `${title}: block ${number}`, de: `${title}: Abschnitt ${number}` };
}
