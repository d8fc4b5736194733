/** What is said of a storm before and after it, in both languages. */
import type { Text } from '../../../engine/battle.ts';
import { AT_THE_WALLS } from '../../blockWords.ts';

export const TEXTS = {
  ...AT_THE_WALLS,
  garrison: { en: 'Garrison', de: 'Besatzung' },
  summary: {
    en: 'A storm on a fort in eight game-turns. The garrison holds if one of its own is in the keep when the last turn ends.',
    de: 'Ein Sturm auf eine Festung in acht Spielzügen. Die Besatzung hält sie, wenn am Ende des letzten Zuges einer der Ihren im Bergfried steht.',
  },
  nobodyHolds: { en: 'Nobody is left to hold the fort.', de: 'Niemand ist mehr da, der die Festung hielte.' },
  held: { en: 'The keep is held.', de: 'Der Bergfried ist gehalten.' },
  fallen: {
    en: 'Nobody of the garrison stands in the keep. The fort has fallen.',
    de: 'Niemand von der Besatzung steht im Bergfried. Die Festung ist gefallen.',
  },
} as const satisfies Readonly<Record<string, Text>>;
