/** What a commander knows about places: gaps to be filled, engines to be guarded, and where he must stand at the end. */
import { distance } from '../../board/distance.ts';
import type { HexId } from '../../board/hex.ts';
import {
  BESIEGER,
  DEFENDER,
  type Battle,
  type Condition,
  type PieceId,
  type Side,
} from '../../engine/battle.ts';
import { engineAt, unitAt } from '../../engine/facts/occupancy.ts';
import { engineKind, isOrdered, personagesAt, standingAt } from '../../engine/facts/pieces.ts';
import { perBattle } from '../../engine/memory.ts';
import { isLastTurn } from '../../engine/facts/conditions.ts';
import { lastTurnOf } from '../../engine/facts/phase.ts';
import { threat } from './fields.ts';
import { grondOnMap } from './grond.ts';
import { objectives, ownObjectives } from './goals.ts';
import { worthOf, type Mind } from './mind.ts';

/** How far riders of the other side go in a turn, in half points. */
const A_RIDE = 12;
/** From so far the enemy is at a wall in two turns, in half points. */
const TWO_TURNS = 16;
/** An enemy this near a gap counts as coming in by it. */
const NEAR_GAP = 3;
/** From one wall to the next, and over it, in turns. */
const TIME_TO_GO_ON = 5;

const gatesToHold = perBattle((battle) =>
  [DEFENDER, BESIEGER].map((side) =>
    battle.triggers.flatMap(({ if: conditions }) => conditions.flatMap((one) => gatesOf(battle, one, side))),
  ),
);

function gatesOf(battle: Battle, condition: Condition, side: Side): readonly HexId[] {
  if (condition.type === 'any') return condition.conditions.flatMap((one) => gatesOf(battle, one, side));
  return condition.type === 'gate' && condition.side === side
    ? [battle.board.works[condition.work]!.inner]
    : [];
}

const whoMustFall = perBattle((battle) =>
  [DEFENDER, BESIEGER].map((side) =>
    battle.triggers.flatMap(({ if: conditions, then }) =>
      'side' in then && then.side === side
        ? conditions.flatMap((one) =>
            one.type === 'slain' && battle.pieces[one.piece]!.side !== side ? [one.piece] : [],
          )
        : [],
    ),
  ),
);

/** The hexes on which the side must have somebody, or this unit, when the last turn ends; none before that turn. */
export function hexesOfTheEnd(mind: Mind, unit: PieceId): ReadonlySet<number> {
  const { battle, state, side } = mind;
  if (!isLastTurn(battle, state)) return NONE;
  const fallen = whoMustFall(battle)[side]!.map((id) => state.pieces[id]!.at);
  return new Set<number>([
    ...objectives(mind, side),
    ...ownObjectives(mind, unit),
    ...gatesToHold(battle)[side]!,
    ...fallen.filter((at) => at >= 0),
  ]);
}

const NONE: ReadonlySet<number> = new Set();

/** What stands loose in a hex and would be lost to whoever comes: the points of captains and engines without a unit (2.7.8). */
export function looseWorth(mind: Mind, hex: HexId): number {
  const { battle, state, enemy } = mind;
  if (unitAt(battle, state, hex) !== null) return 0;
  const engine = engineAt(battle, state, hex);
  let worth = engine !== null && battle.pieces[engine]!.side === enemy ? engineWorth(battle, engine) : 0;
  for (const id of personagesAt(battle, state, hex)) {
    if (battle.pieces[id]!.side === enemy) worth += worthOf(mind, id) / 4;
  }
  return worth;
}

function engineWorth(battle: Battle, engine: PieceId): number {
  const kind = engineKind(battle, engine);
  return kind === null ? 0 : kind.weapon === 'grond' ? 3 : 1;
}

/** An own engine without anybody in its hex that the enemy can reach before the next move. */
export function isUnguarded(mind: Mind, hex: HexId, unit: PieceId): boolean {
  const { battle, state, side } = mind;
  const engine = engineAt(battle, state, hex);
  if (engine === null || battle.pieces[engine]!.side !== side || engineKind(battle, engine) === null) {
    return false;
  }
  const guard = unitAt(battle, state, hex);
  return (guard === null || guard === unit) && threat(mind)[hex]! <= A_RIDE;
}

/** How the walls of a level and the next one stand: where they are open, and where the enemy can come to them. */
export interface Walls {
  readonly gaps: ReadonlySet<number>;
  readonly behind: ReadonlySet<number>;
  /** Gates before which Grond stands, or will stand next. */
  readonly failing: ReadonlySet<number>;
}

/** The walls that matter to those who hold the city. */
export function wallsOf(mind: Mind, front: number): Walls {
  const { battle, state } = mind;
  const danger = threat(mind);
  const gaps = new Set<number>();
  const behind = new Set<number>();
  const failing = new Set<number>();
  const ram = grondOnMap(mind)?.at;
  battle.board.works.forEach(({ kind, level, inner, outer }, id) => {
    if (level < front || level > front + 1 || danger[outer]! > TWO_TURNS) return;
    if (state.works[id]!.breached) gaps.add(inner);
    else if (level === front) behind.add(inner);
    const isGate = kind === 'gate' || kind === 'main-gate';
    if (isGate && ram !== undefined && distance(battle.board, ram, outer) <= 2) failing.add(inner);
  });
  return { gaps, behind, failing };
}

/** Whether so many turns are left that what lies behind the wall at hand can be fought for as well. */
export function isTimeToGoOn({ battle, state }: Mind): boolean {
  return lastTurnOf(battle, state) - state.turn >= TIME_TO_GO_ON;
}

/** How many ordered enemies stand round a hex, near enough to fall on whoever goes there. */
export function foesRound({ battle, state, enemy }: Mind, hex: HexId): number {
  return battle.pieces.filter(
    ({ id, side }) =>
      side === enemy &&
      isOrdered(battle, state, id) &&
      distance(battle.board, standingAt(state, id), hex) <= NEAR_GAP,
  ).length;
}

/** Whether so many enemies are on a level, or come in at its gaps, that it cannot be held. */
export function isLost(mind: Mind, level: number, gaps: ReadonlySet<number>): boolean {
  const { battle, state, side, enemy, weights } = mind;
  if (weights.craft.outnumbered === Infinity) return false;
  let own = 0;
  let foes = 0;
  for (const { id, side: whose } of battle.pieces) {
    if (!isOrdered(battle, state, id)) continue;
    const at = standingAt(state, id);
    const within = battle.board.level[at] === level;
    if (whose === side && within) own += 1;
    if (whose !== enemy) continue;
    if (within || [...gaps].some((gap) => distance(battle.board, at, gap as HexId) <= NEAR_GAP)) foes += 1;
  }
  const inside = battle.pieces.some(
    ({ id, side: whose }) =>
      whose === enemy && isOrdered(battle, state, id) && battle.board.level[state.pieces[id]!.at] === level,
  );
  return inside && foes >= weights.craft.outnumbered * Math.max(1, own);
}
