/** A counter as it is drawn in the inspector. */
import type { Battle, PieceId } from '../../engine/battle.ts';
import { isFanatic } from '../../engine/facts/strength.ts';
import type { GameState } from '../../engine/state.ts';
import type { Portrait } from '../store/model.ts';
import { bareSight, pieceLook, sightOf } from '../../stage/pieceLook.ts';

/** The look of a piece on the table; `able` = it can still do something in this step. */
export function portraitOf(battle: Battle, state: GameState, id: PieceId, able: boolean): Portrait {
  const fanatic = battle.pieces[id]!.kind.class === 'unit' && isFanatic(battle, state, id, 'melee');
  const hints = {
    ready: new Set(able ? [id] : []),
    fanatic: new Map(fanatic ? [[id, 'ember'] as const] : []),
  };
  return pieceLook(sightOf(bareSight(battle), state, hints), id);
}
