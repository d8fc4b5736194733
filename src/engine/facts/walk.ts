/** Case 2.7 step by step: what a chosen path costs, or the first rule it breaks. */
import { NEVER } from '../../board/path.ts';
import { directionTo, type HexId } from '../../board/hex.ts';
import type { HexsideId } from '../../board/hexside.ts';
import { APPROACH_FACTOR } from '../../rulebook/house.ts';
import { enemyOf, type Battle, type PieceId } from '../battle.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { entryCost } from './entry.ts';
import { costOfCrossing, crossingFor, isDock, type Crossing } from './crossings.ts';
import { whyGroundHalts } from './house.ts';
import { whyNotClimb } from './ladders.ts';
import { allowance, stepCost, stepCosts, wayOf } from './movement.ts';
import { unitAt } from './occupancy.ts';
import { sideOf } from './pieces.ts';
import { approachBan } from './range.ts';
import { holdsLooseEnemies, mayEnter, mayStop } from './stacking.ts';
import { zones } from './zones.ts';

/** A path that keeps every rule. */
export interface Walk {
  /** Half movement points. */
  readonly spent: number;
  /** The ladders used on the way. */
  readonly climbed: readonly HexsideId[];
}

/** What goes along with a unit: the engine or cauldron it pushes (2.7.9) and the personages it carries (2.20.2). */
export interface Train {
  readonly pushes: PieceId | null;
  readonly carries: readonly PieceId[];
}

/**
 * Follows a path, the hexes entered in order, for a unit that may move with its train, on the map or from off it (2.6.3):
 * what it costs, or why the first impossible step is impossible. Any numbers may stand in the path.
 */
export function walkAlong(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  path: readonly HexId[],
  { pushes: pushed, carries }: Train,
): Walk | Refusal {
  const end = path.at(-1);
  if (end === undefined) return refuse('no-path', '2.7.2');
  const points = pointsFor(battle, state, unit, end, pushed !== null);
  const walker = walkerOf(battle, state, unit, pushed !== null);
  const climbed: HexsideId[] = [];
  let spent = 0;
  let from = state.pieces[unit]!.at as HexId;
  let before = from;
  for (let taken = 0; taken < path.length; taken += 1) {
    const to = path[taken]!;
    const halted = taken === 0 ? null : whyHalted(battle, state, walker, before, from);
    if (halted !== null) return halted;
    const zoned = walker.zone[to] === 1;
    const leavesZone = taken === 0 && from >= 0 && walker.zone[from] === 1;
    const step =
      from < 0
        ? comeInto(battle, state, walker, to)
        : stepInto(battle, state, walker, from, to, leavesZone && zoned);
    if (!('cost' in step)) return step;
    const fromZone = leavesZone && step.crossing === null;
    const entered = mayEnter(battle, state, unit, to);
    const barred =
      entered ?? (zoned ? whyNotIntoZone(battle, state, unit, fromZone, carries.length > 0) : null);
    if (barred !== null) return barred;
    spent += step.cost;
    if (spent > points) return refuse('not-enough-movement', '2.7.2');
    if (step.crossing !== null && !isDock(step.crossing)) climbed.push(step.crossing.hexside);
    before = from;
    from = to;
  }
  if (end === state.pieces[unit]!.at) return refuse('ends-where-it-began', '2.7.2');
  return mayStop(battle, state, unit, pushed, end) ?? { spent, climbed };
}

/** What holds for every step of a walk. */
interface Walker {
  readonly unit: PieceId;
  readonly pushing: boolean;
  /** The enemy's zones of control. */
  readonly zone: Uint8Array;
  /** What steps cost over open ground. */
  readonly costs: Uint8Array;
}

const NO_STEPS = new Uint8Array();

function walkerOf(battle: Battle, state: GameState, unit: PieceId, pushing: boolean): Walker {
  const way = wayOf(battle, unit, pushing);
  return {
    unit,
    pushing,
    zone: zones(battle, state, enemyOf(sideOf(battle, unit))),
    costs: way === null ? NO_STEPS : stepCosts(battle, state, way),
  };
}

/** The half points for a move from where the unit stands to a hex: doubled if both ends suit an approach march (2.5.4). */
function pointsFor(battle: Battle, state: GameState, unit: PieceId, end: HexId, pushing: boolean): number {
  const points = allowance(battle, state, unit, pushing);
  const near = pushing ? null : approachBan(battle, state, unit);
  const march = near !== null && near[state.pieces[unit]!.at] === 0 && near[end] === 0;
  return march ? points * APPROACH_FACTOR : points;
}

/** Why a unit that has come from one hex to the next goes no further: an enemy zone (2.7.4), loose pieces it has overrun (2.7.8), ground of the map's own (2.22). */
function whyHalted(
  battle: Battle,
  state: GameState,
  { unit, zone }: Walker,
  from: HexId,
  hex: HexId,
): Refusal | null {
  if (zone[hex] === 1) return refuse('zone-stops', '2.7.4');
  if (holdsLooseEnemies(battle, state, unit, hex)) return refuse('overrun-ends-move', '2.7.8');
  return whyGroundHalts(battle.board, from, hex);
}

interface WalkStep {
  /** Half movement points. */
  readonly cost: number;
  /** The ladder or docked tower over which the step is made, or null. */
  readonly crossing: Crossing | null;
}

/** The step from off the map (2.6.3). */
function comeInto(
  battle: Battle,
  state: GameState,
  { unit, pushing }: Walker,
  to: HexId,
): WalkStep | Refusal {
  const cost = entryCost(battle, state, unit, pushing, to);
  return typeof cost === 'number' ? { cost, crossing: null } : cost;
}

/** One step on the map; `zoneToZone` = only a ladder or docked tower allows it (2.7.4), so one is used even beside an own gate. */
function stepInto(
  battle: Battle,
  state: GameState,
  { unit, pushing, costs }: Walker,
  from: HexId,
  to: HexId,
  zoneToZone: boolean,
): WalkStep | Refusal {
  const direction = directionTo(battle.board, from, to);
  if (direction === null || to < 0) return refuse('not-adjacent', '2.7.2');
  const known = costs[from * 6 + direction] ?? NEVER;
  const walks = known !== NEVER;
  if (walks && (pushing || !zoneToZone)) return { cost: known, crossing: null };
  const crossing = crossingFor(battle, state, unit, from, direction);
  if (walks && crossing === null) return { cost: known, crossing };
  if (crossing === null) {
    const refused = whyNotClimb(battle, state, unit, from, to);
    return refused ?? (stepCost(battle, state, unit, from, direction, pushing) as Refusal);
  }
  if (pushing) return refuse('terrain-forbidden', '2.7.9');
  const behind = unitAt(battle, state, to);
  if (behind === null) return { cost: costOfCrossing(crossing), crossing };
  const friend = sideOf(battle, behind) === sideOf(battle, unit);
  return refuse(friend ? 'ends-on-friend' : 'enemy-in-the-way', isDock(crossing) ? '2.11.3' : '2.11.2');
}

/** Why a unit may not step into an enemy zone (2.7.4, 2.7.5, 2.10.4); `fromZone` = it is the first step, out of another one, `escorted` = personages go along. */
function whyNotIntoZone(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  fromZone: boolean,
  escorted: boolean,
): Refusal | null {
  if (state.pieces[unit]!.disrupted) return refuse('disrupted-into-zone', '2.7.5');
  if (state.demoralized[battle.pieces[unit]!.force]! && !escorted)
    return refuse('demoralized-into-zone', '2.10.4');
  return fromZone ? refuse('zone-to-zone', '2.7.4') : null;
}
