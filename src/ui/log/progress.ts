/** How far the machine is in its step, for the eyes of a player: what has acted, and what still can. */
import type { Side } from '../../engine/battle.ts';
import type { History } from '../../game/history.ts';
import { actorOf } from '../../game/legal.ts';
import type { Match } from '../../game/match.ts';
import { choosablePieces } from '../orders/deeds.ts';

export interface Progress {
  /** Pieces that have done something in this step. */
  readonly done: number;
  /** Those, and those that still can. */
  readonly of: number;
}

/** The pieces of the present step. `seen` = the present as the player may know it: what only the other side knows is not counted (2.5.1). */
export function progressOf({ past, present }: History, seen: Match): Progress {
  const { step, turn } = present.state;
  const began = past.findLastIndex(({ state }) => state.step !== step || state.turn !== turn) + 1;
  const entries = present.entries.slice(past[began]?.entries.length ?? present.entries.length);
  const actors = new Set(entries.flatMap(({ action }) => actorOf(action) ?? []));
  const waiting = [...choosablePieces(seen.battle, seen.state)].filter((piece) => !actors.has(piece)).length;
  return { done: actors.size, of: actors.size + waiting };
}

/** How many actions a side took in its last turn that is over; null before there was one. */
export function actionsLastTurn({ past, present }: History, side: Side): number | null {
  const { turn } = present.state;
  const moments = [...past, present];
  const taken = moments.filter(({ state }) => state.turn === turn - 1 && state.active === side).length;
  return taken === 0 ? null : taken;
}
