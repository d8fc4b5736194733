/** Case 2.5.1: one of the states that a view may stand for. */
import type { Battle, PieceId } from '../engine/battle.ts';
import { enemyOf } from '../engine/battle.ts';
import { sideOf } from '../engine/facts/pieces.ts';
import { GONE, UNKNOWN_OIL, type GameState, type PieceState } from '../engine/state.ts';
import { drawing } from './generator.ts';
import { disguiseOf } from './view.ts';

/**
 * Fills in what a view leaves open, as one draw of a seed: which of the unknown cauldrons are real, as many as must
 * be, each full, and how much is left in those that have poured. The view of the answer is the view again.
 */
export function fillIn(battle: Battle, view: GameState, seed: number): GameState {
  const first = view.pieces.findIndex(({ oil }) => oil === UNKNOWN_OIL) as PieceId;
  if (first < 0) return view;
  const { ids, unknown } = disguiseOf(battle, view, enemyOf(sideOf(battle, first)))!;
  const draw = drawing(seed);
  const pieces: PieceState[] = view.pieces.slice();
  const places = [...unknown];
  for (const id of unknown) {
    const [place] = places.splice(draw(places.length), 1);
    pieces[id] = { ...view.pieces[place!]!, oil: battle.oil[id]! };
  }
  for (const id of ids) {
    const { revealed, at } = view.pieces[id]!;
    if (unknown.includes(id)) continue;
    const oil = revealed && at !== GONE ? 1 + draw(Math.max(1, battle.oil[id]! - 1)) : 0;
    pieces[id] = { ...view.pieces[id]!, oil };
  }
  return { ...view, pieces };
}
