/** What the chosen piece can do with what is lit on the board, in one sentence: "Raise a ladder on the yellow wall." */
import { HEXSIDE_KINDS } from '../../../board/board.ts';
import type { HexsideId } from '../../../board/hexside.ts';
import type { Battle, PieceId } from '../../../engine/battle.ts';
import type { GameState } from '../../../engine/state.ts';
import { fill } from '../../../i18n/fill.ts';
import { nameKeys } from '../../../i18n/keyed.ts';
import { LIT_DEEDS, LIT_WORKS, TABLE } from '../../../i18n/words.ts';
import { deedsOf, hexesOfDeed, hexsideOfDeed, isInPlace, type AimedAction } from '../../orders/deeds.ts';
import { capital } from '../../words/words.ts';

/** Deeds with something to point at; spells are chosen in steps of their own. */
type Aimed = Exclude<AimedAction, { type: 'Cast' }>;

/** A sentence for each of them. */
const SENTENCES: Readonly<Record<Aimed['type'], string>> = LIT_DEEDS;

/** The words of a button that gives an order where the piece stands. */
type ButtonOf = (deed: AimedAction) => string | null;

/** Everything the piece can do but moving, what is lit for it with its colour; `first` = what else comes before. Null where there is nothing. */
export function litDeeds(
  battle: Battle,
  state: GameState,
  piece: PieceId,
  first: readonly string[],
  buttonOf: ButtonOf,
): string | null {
  const deeds = deedsOf(battle, state, piece).filter((deed) => deed.type !== 'Cast');
  const there = deeds.filter((deed) => !isInPlace(battle, state, deed));
  const types = [...new Set(there.map(({ type }) => type))];
  const aimed = types.map((type) =>
    aimedWords(
      battle,
      state,
      there.filter((deed) => deed.type === type),
    ),
  );
  const pressed = deeds
    .filter((deed) => isInPlace(battle, state, deed))
    .map((deed) => fill(TABLE.pressButton, { button: buttonOf(deed) ?? '' }));
  const parts = [...first, ...aimed, ...new Set(pressed)];
  if (parts.length === 0) return null;
  return `${capital(parts.join(TABLE.or))}${there.length > 1 ? nameKeys(TABLE.nextTarget) : ''}.`;
}

/** Deeds of one type, by what is lit for them: hexsides in yellow, pieces and hexes ringed in pink. */
function aimedWords(battle: Battle, state: GameState, deeds: readonly Aimed[]): string {
  const sentence = SENTENCES[deeds[0]!.type];
  const hexsides = new Set(deeds.map(hexsideOfDeed).filter((hexside) => hexside !== null));
  const hexes = new Set(deeds.flatMap((deed) => hexesOfDeed(battle, state, deed)));
  const count = hexsides.size > 0 ? hexsides.size : hexes.size;
  return fill(sentence, { count, where: fill(worksWords(battle, [...hexsides]), { count }) });
}

/** "the yellow wall"; hexsides of several kinds have one word for all. */
function worksWords({ board }: Battle, hexsides: readonly HexsideId[]): string {
  const kinds = new Set(hexsides.map((hexside) => HEXSIDE_KINDS[board.side[hexside]!]!));
  const [kind] = kinds;
  return kinds.size === 1 && kind !== undefined && kind in LIT_WORKS
    ? LIT_WORKS[kind as keyof typeof LIT_WORKS]
    : LIT_WORKS.hexside;
}
