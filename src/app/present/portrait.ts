/** A counter as it is drawn in the inspector. */
import type { Battle, PieceId } from '../../engine/battle.ts';
import { faceOf as faceUp } from '../../engine/facts/pieces.ts';
import { isFanatic } from '../../engine/facts/strength.ts';
import type { GameState } from '../../engine/state.ts';
import type { Portrait } from '../../panels/model.ts';
import { leaderFace, printedCode, shapeOf, unitLook } from '../../stage/counters/faces.ts';

/** The look of a piece on the table; `able` = it can still do something in this step. */
export function portraitOf(battle: Battle, state: GameState, id: PieceId, able: boolean): Portrait {
  const { kind, force, side } = battle.pieces[id]!;
  const shape = shapeOf(battle.forces[force]!.id, force);
  const done = !able && side === state.active;
  const { reduced, disrupted, frozen } = state.pieces[id]!;
  if (kind.class === 'engine') {
    const label = kind.weapon === 'grond' ? 'GROND' : '';
    return { type: 'engine', look: { engine: kind.weapon, shape, label, done } };
  }
  if (kind.class === 'cauldron') {
    return { type: 'engine', look: { engine: 'cauldron', shape, label: '', done } };
  }
  if (kind.class === 'personage') {
    const rating = kind.ratings[reduced ? 1 : 0];
    const marks = { individual: kind.rank === 'individual', wounded: reduced, frozen: frozen > 0, done };
    return { type: 'leader', look: { ...leaderFace(kind.id), shape, rating, ...marks } };
  }
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
