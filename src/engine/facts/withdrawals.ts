/** Case 2.20.8: the ways by which the loser of a duel goes back. */
import { distance } from '../../board/distance.ts';
import { beyond, DIRECTIONS, directionTo, type Direction, type HexId } from '../../board/hex.ts';
import { DUEL_RETREAT } from '../../rulebook/house.ts';
import type { Battle, PieceId } from '../battle.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState, Owed } from '../state.ts';
import { retreatsOverTower } from './crossings.ts';
import { holdsEnemyOf } from './havens.ts';
import { stepOf, type Way } from './movement.ts';
import { companions } from './personages.ts';
import { unitAt } from './occupancy.ts';
import { sideOf, standingAt } from './pieces.ts';
import { refusedEnds, retreatOptions, type RetreatOwed, type RetreatPath } from './retreats.ts';

export type WithdrawOwed = Extract<Owed, { type: 'withdraw' }>;

/** One way back: alone, or with the unit of the hex. */
export interface Withdrawal extends RetreatPath {
  readonly unit: PieceId | null;
}

/** Why a personage may not go one step back alone (2.8.10, 2.20.8), or null: zones of control are ignored and friends no hindrance. */
function whyNotStepAlone(
  battle: Battle,
  state: GameState,
  { unit: personage, source }: WithdrawOwed,
  from: HexId,
  direction: Direction,
): Refusal | null {
  const afoot: Way = { side: sideOf(battle, personage), gait: 'foot', engine: false };
  const cost = stepOf(battle, state, afoot, from, direction);
  if (typeof cost !== 'number' && !retreatsOverTower(battle, state, personage, from, direction)) return cost;
  const to = beyond(battle.board, from, direction) as HexId;
  if (holdsEnemyOf(battle, state, personage, to)) return refuse('retreat-into-enemy', '2.8.10');
  const nearer = distance(battle.board, source, to) < distance(battle.board, source, from);
  return nearer ? refuse('retreat-closer', '2.8.10') : null;
}

/** The ways a beaten personage may go alone: two hexes, or one where two are impossible (2.20.8); none comes back to the hex he leaves. */
export function waysAlone(battle: Battle, state: GameState, owed: WithdrawOwed): readonly Withdrawal[] {
  const start = standingAt(state, owed.unit);
  let longest: readonly (readonly HexId[])[] = [];
  let ends: readonly (readonly HexId[])[] = [[]];
  for (let length = 1; length <= DUEL_RETREAT; length += 1) {
    ends = ends.flatMap((path) => stepsOn(battle, state, owed, start, path));
    if (ends.length > 0) longest = ends;
  }
  return longest.map((path) => ({ path, unit: null, displaces: null }));
}

function stepsOn(
  battle: Battle,
  state: GameState,
  owed: WithdrawOwed,
  start: HexId,
  path: readonly HexId[],
): readonly (readonly HexId[])[] {
  const from = path.at(-1) ?? start;
  return DIRECTIONS.flatMap((direction) => {
    const to = beyond(battle.board, from, direction);
    if (to < 0 || to === start) return [];
    return whyNotStepAlone(battle, state, owed, from, direction) === null ? [[...path, to as HexId]] : [];
  });
}

/** The unit with which a beaten personage may go back, and the retreat it would make (2.8.10-2.8.12); null when he stands alone. */
function asRetreat(battle: Battle, state: GameState, { unit, source }: WithdrawOwed): RetreatOwed | null {
  const companion = unitAt(battle, state, standingAt(state, unit));
  return companion === null
    ? null
    : { type: 'retreat', unit: companion, hexes: DUEL_RETREAT, source, displaced: [] };
}

/** Every way back among which the owner chooses: alone, then with the unit of the hex (2.20.8). */
export function withdrawals(battle: Battle, state: GameState, owed: WithdrawOwed): readonly Withdrawal[] {
  const retreat = asRetreat(battle, state, owed);
  const together = retreat === null ? [] : retreatOptions(battle, state, retreat).paths;
  return [...waysAlone(battle, state, owed), ...together.map((way) => ({ ...way, unit: retreat!.unit }))];
}

/** The others of his hex who may go along when he takes the unit with him (2.20.3). */
export function othersAlong(
  battle: Battle,
  state: GameState,
  personage: PieceId,
  unit: PieceId,
): readonly PieceId[] {
  return companions(battle, state, unit, 'retreat').filter((id) => id !== personage);
}

/** Why a way back is not among those the owner may choose (2.20.8): the first reason on it. */
export function whyNotThatWay(
  battle: Battle,
  state: GameState,
  owed: WithdrawOwed,
  path: readonly HexId[],
  unit: PieceId | null,
): Refusal {
  if (unit !== null) return whyNotTogether(battle, state, owed, path, unit);
  let from = standingAt(state, owed.unit);
  for (const to of path) {
    const direction = directionTo(battle.board, from, to);
    if (direction === null) return refuse('not-adjacent', '2.8.10');
    const refused = whyNotStepAlone(battle, state, owed, from, direction);
    if (refused !== null) return refused;
    from = to;
  }
  return refuse('retreat-too-short', '2.20.8');
}

function whyNotTogether(
  battle: Battle,
  state: GameState,
  owed: WithdrawOwed,
  path: readonly HexId[],
  unit: PieceId,
): Refusal {
  const retreat = asRetreat(battle, state, owed);
  if (retreat?.unit !== unit) return refuse('not-with-the-unit', '2.20.8');
  const refused = refusedEnds(battle, state, retreat);
  const reasons = path.toReversed().map((hex) => refused.get(hex));
  return reasons.find((reason) => reason !== undefined) ?? refuse('no-path', '2.8.10');
}
