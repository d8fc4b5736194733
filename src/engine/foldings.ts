/** The latest foldings of a battle: known, so that nothing is folded twice and that who has changed need not be looked for. */
import type { PieceId } from './battle.ts';
import type { GameEvent } from './event.ts';
import { perBattle } from './memory.ts';
import { piecesIn } from './reducePieces.ts';
import type { GameState } from './state.ts';

/** How many of them are remembered: more than one action has events. */
const REMEMBERED = 32;

/** Place by place: what was folded into which state, and what came of it. */
export interface Foldings {
  readonly from: GameState[];
  readonly by: GameEvent[];
  readonly to: GameState[];
  /** The place to be written over next. */
  oldest: number;
}

export const foldings = perBattle((): Foldings => ({ from: [], by: [], to: [], oldest: 0 }));

/** What came of the very same event on the very same state; null where that is not known any more. */
export function foldedBefore(
  { from, by, to }: Foldings,
  state: GameState,
  event: GameEvent,
): GameState | null {
  for (let place = 0; place < by.length; place += 1) {
    if (by[place] === event && from[place] === state) return to[place] ?? null;
  }
  return null;
}

/** Remembers a folding in the place of the oldest one; answers what came of it. */
export function remember(known: Foldings, from: GameState, by: GameEvent, to: GameState): GameState {
  const { oldest } = known;
  known.from[oldest] = from;
  known.by[oldest] = by;
  known.to[oldest] = to;
  known.oldest = (oldest + 1) % REMEMBERED;
  return to;
}

type Pieces = GameState['pieces'];

/** As many steps back as it pays to go, instead of comparing all pieces. */
const STEPS_BACK = 8;

/**
 * The pieces among which are all that changed from one state to a later one, by the events that lay between, each as often as it
 * was named; null where that is not known any more, or an event does not name them.
 */
export function namedBetween(
  { from, by, to, oldest }: Foldings,
  before: Pieces,
  after: Pieces,
): readonly PieceId[] | null {
  let named: readonly PieceId[] = [];
  let now = after;
  for (let back = 1; back <= STEPS_BACK && now !== before; back += 1) {
    const place = (oldest - back + REMEMBERED) % REMEMBERED;
    if (to[place]?.pieces !== now || from[place]!.pieces === now) continue;
    const pieces = piecesIn(by[place]!);
    if (pieces === null) return null;
    named = [...named, ...pieces];
    now = from[place]!.pieces;
  }
  return now === before ? named : null;
}
