/** What is said of a block before and after it, in both languages. */
import type { Text } from '../../../engine/battle.ts';
import type { Alliance, Nation } from '../figures.ts';
import type { Mode } from '../brief/brief.ts';
import { BLOCK_TURNS } from '../dials.ts';

/** The nations and the alliances as sides of a battle: names that stand anywhere in a sentence, without an article. */
export const SIDE_NAMES: Readonly<Record<Alliance | Nation, Text>> = {
  free: { en: 'Free Peoples', de: 'Freie Völker' },
  shadow: { en: 'Shadow', de: 'Schatten' },
  dwarves: { en: 'Dwarves', de: 'Zwerge' },
  elves: { en: 'Elves', de: 'Elben' },
  gondor: { en: 'Gondor', de: 'Gondor' },
  north: { en: 'North', de: 'Norden' },
  rohan: { en: 'Rohan', de: 'Rohan' },
  isengard: { en: 'Isengard', de: 'Isengart' },
  sauron: { en: 'Sauron', de: 'Sauron' },
  southrons: { en: 'Southrons', de: 'Südländer' },
};

/** How the side of these nations is called: by its one nation, several by their alliance. */
export function sideName(nations: readonly Nation[], alliance: Alliance): Text {
  const [only, ...others] = new Set(nations);
  return SIDE_NAMES[only === undefined || others.length > 0 ? alliance : only];
}

/** What is fought in a block. */
export const BLOCK_SUMMARIES: Readonly<Record<Mode, Text>> = {
  assault: {
    en: `One round of an assault in ${BLOCK_TURNS} game-turns: the besieger is before the wall with his ladders up, the garrison behind it. Only steps count; nobody wins a block but by leaving no unit of the other side.`,
    de: `Eine Runde eines Sturms in ${BLOCK_TURNS} Spielzügen: Der Belagerer steht mit erhobenen Leitern vor der Mauer, die Besatzung dahinter. Es zählen nur Stufen; einen Abschnitt gewinnt nur, wer der anderen Seite keine Einheit lässt.`,
  },
  sortie: {
    en: `The garrison comes out of its gate against the besieger in the field. One round of battle in ${BLOCK_TURNS} game-turns; only steps count.`,
    de: `Die Besatzung bricht aus dem Tor gegen den Belagerer im Feld aus. Eine Runde der Schlacht in ${BLOCK_TURNS} Spielzügen; es zählen nur Stufen.`,
  },
  relief: {
    en: `An army of relief falls on the besieger in the field; the garrison looks on. One round of battle in ${BLOCK_TURNS} game-turns; only steps count.`,
    de: `Ein Entsatzheer fällt den Belagerer im Feld an; die Besatzung sieht zu. Eine Runde der Schlacht in ${BLOCK_TURNS} Spielzügen; es zählen nur Stufen.`,
  },
  field: {
    en: `Two armies meet in the field before the hold. One round of battle in ${BLOCK_TURNS} game-turns; only steps count.`,
    de: `Zwei Heere treffen sich im Feld vor der Festung. Eine Runde der Schlacht in ${BLOCK_TURNS} Spielzügen; es zählen nur Stufen.`,
  },
};

/** How a block ends. */
export const BLOCK_ENDS = {
  defenderWiped: {
    en: 'Nobody is left to hold the place.',
    de: 'Niemand ist mehr da, der den Ort hielte.',
  },
  besiegerWiped: {
    en: 'Nobody is left of the army that came against the place.',
    de: 'Von dem Heer, das gegen den Ort zog, ist niemand mehr da.',
  },
  over: {
    en: 'The block is over. Whether there is another is decided on the strategic board.',
    de: 'Der Abschnitt ist vorbei. Ob noch einer folgt, entscheidet sich auf dem strategischen Plan.',
  },
} as const satisfies Readonly<Record<string, Text>>;

/** Where cauldrons may be put. */
export const BESIDE_A_WALL: Text = { en: 'Beside a wall or the gate', de: 'An einer Mauer oder am Tor' };
