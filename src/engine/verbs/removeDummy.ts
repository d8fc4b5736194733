/** Case 2.11.11: the owner takes a dummy cauldron away. */
import type { ActionOf } from '../action.ts';
import type { Battle, PieceId } from '../battle.ts';
import { isPhaseOf } from '../facts/phase.ts';
import { isCauldron, piecesOf, sideOf } from '../facts/pieces.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import type { Verb } from '../verb.ts';

type RemoveDummy = ActionOf<'RemoveDummy'>;

/** In the owner's own phases, wherever the dummy stands. No step waits for it: that would tell the dummies from the real ones. */
export const removeDummy: Verb<RemoveDummy> = {
  options: (battle, state) =>
    piecesOf(battle, state, state.active)
      .filter((cauldron) => whyNotRemove(battle, state, cauldron) === null)
      .map((cauldron) => ({ type: 'RemoveDummy', cauldron })),
  possible: () => false,
  whyNot: (battle, state, { cauldron }) => whyNotRemove(battle, state, cauldron),
  resolve: (_battle, _state, { cauldron }) => [
    { type: 'CauldronRemoved', cauldron, why: 'dummy', cite: '2.11.11' },
  ],
};

function whyNotRemove(battle: Battle, state: GameState, cauldron: PieceId): Refusal | null {
  const piece = state.pieces[cauldron];
  if (piece === undefined || piece.at < 0) return refuse('not-on-the-map', '2.6.4');
  if (sideOf(battle, cauldron) !== state.active) return refuse('not-your-piece', '2.18');
  if (!isCauldron(battle, cauldron)) return refuse('not-a-cauldron', '2.11.11');
  if (!isPhaseOf(state, state.active)) return refuse('not-in-this-step', '2.11.11');
  return piece.oil === 0 ? null : refuse('not-a-dummy', '2.11.11');
}
