/** Case 2.7.9: engines are pushed to their work. */
import type { HexId } from '../../board/hex.ts';
import type { Action } from '../../engine/action.ts';
import { BESIEGER, type PieceId } from '../../engine/battle.ts';
import { engineAt } from '../../engine/facts/occupancy.ts';
import { engineKind, hexOf, isCauldron } from '../../engine/facts/pieces.ts';
import { range, wayTo } from '../../engine/facts/range.ts';
import { distanceToWall } from '../../engine/facts/trenches.ts';
import { verbOf } from '../../engine/verbs.ts';
import { bestEnd, companionsOf } from './ends.ts';
import { FAR, THROUGH_SHUT_GATE, toItsWork } from './fields.ts';
import { grondOnMap } from './grond.ts';
import { isKeptBack } from './hints.ts';
import type { Mind } from './mind.ts';

/** So far from the walls a tower waits for a gate to be broken, in hexes. */
const OUT_OF_REACH = 7;

/** The engine of the unit's hex goes on to its work. */
export function pushOf(mind: Mind, unit: PieceId): Action | null {
  const { battle, state, side } = mind;
  const at = hexOf(state, unit);
  if (side !== BESIEGER || at === null) return null;
  const pushes = engineAt(battle, state, at);
  if (pushes === null || isCauldron(battle, pushes)) return null;
  if (isKeptBack(mind, unit) || isKeptBack(mind, pushes)) return null;
  const field = toItsWork(mind, pushes);
  const far = field[at]!;
  if (far === 0 || far === FAR || givesWay(mind, pushes, far)) return null;
  const reached = range(battle, state, unit, { pushing: true });
  // Until the gate is broken, it stands where hardly a catapult reaches it.
  const waits = (hex: HexId): boolean =>
    field[hex]! > THROUGH_SHUT_GATE && distanceToWall(battle, hex) < OUT_OF_REACH;
  const end = bestEnd(reached, (hex) => (waits(hex) ? -FAR : -field[hex]!), -far);
  if (end === null) return null;
  const action = {
    type: 'Move',
    unit,
    path: wayTo(reached, end),
    pushes,
    carries: companionsOf(mind, unit),
  } as const;
  return verbOf('Move').whyNot(battle, state, action) === null ? action : null;
}

/** A tower lets Grond go first. */
function givesWay(mind: Mind, engine: PieceId, far: number): boolean {
  if (engineKind(mind.battle, engine)?.weapon !== 'siege-tower') return false;
  const grond = grondOnMap(mind);
  if (grond === null) return false;
  const field = toItsWork(mind, grond.id);
  const ahead = field[grond.at]!;
  const own = mind.weights.craft.skill === 0 ? far : field[hexOf(mind.state, engine)!]!;
  return ahead > 0 && ahead !== FAR && ahead + 2 >= own;
}
