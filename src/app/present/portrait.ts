/** A counter as it is drawn in the inspector. */
import type { Battle, PieceId } from '../../engine/battle.ts';
import { faceOf as faceUp } from '../../engine/facts/pieces.ts';
import { isFanatic } from '../../engine/facts/strength.ts';
import type { GameState } from '../../engine/state.ts';
import type { Portrait } from '../../panels/model.ts';
import { printedCode, shapeOf, unitLook } from '../../stage/counters/faces.ts';

/** The look of a piece on the table; `able` = it can still do something in this step. */
export function portraitOf(battle: Battle, state: GameState, id: PieceId, able: boolean): Portrait {
  const { kind, force, side } = battle.pieces[id]!;
  const shape = shapeOf(battle.forces[force]!.id, force);
  const done = !able && side === state.active;
  if (kind.class === 'engine') {
    const label = kind.weapon === 'grond' ? 'GROND' : '';
    return { type: 'engine', look: { engine: kind.weapon, shape, label, done } };
  }
  const { reduced, disrupted } = state.pieces[id]!;
  const code = printedCode(faceUp(battle, state, id)!.code)!;
  const fanatic = isFanatic(battle, state, id, 'melee') ? 'ember' : 'no';
  const look = unitLook({
    kind: kind.id,
    shape,
    code,
    move: Math.floor(kind.movement / 2),
    reduced,
    disrupted,
    fanatic,
    done,
  });
  return { type: 'unit', look };
}
