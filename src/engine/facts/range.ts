/** Cases 2.5.4 and 2.7.1-2.7.9: how far a unit can go, all rules kept; for orders, overlays and agents alike. */
import { hexesWithin } from '../../board/distance.ts';
import { directionTo, type HexId } from '../../board/hex.ts';
import { pathTo, type Search } from '../../board/path.ts';
import { APPROACH_DISTANCE, APPROACH_FACTOR, APPROACH_TURN } from '../../rulebook/house.ts';
import { BESIEGER, type Battle, type PieceId } from '../battle.ts';
import { remembering } from '../memory.ts';
import type { GameState, OFF_MAP } from '../state.ts';
import { changedPieces } from './changes.ts';
import { entryCosts } from './entry.ts';
import { costOfCrossing, crossingsFrom } from './crossings.ts';
import { haltingSides } from './house.ts';
import { headOf } from './ladders.ts';
import { laneOf, type Lane } from './lanes.ts';
import { allowance } from './movement.ts';
import { engineAt, unitAt } from './occupancy.ts';
import { sideOf } from './pieces.ts';
import { searchAgain } from './searches.ts';

/** How far one unit can go: read by `destinations`, `mayEndAt`, `spentTo`, `wayTo`, as often as one likes and whatever else is asked in between. */
export interface Range {
  /** Where the unit stands; OFF_MAP for one that waits to come in (2.6.4). */
  readonly start: HexId | typeof OFF_MAP;
  /** Half points the unit may spend, the approach march apart (2.5.4). */
  readonly allowance: number;
  /** What is searched; the hexes found are also those that may only be passed. */
  readonly search: Search;
  /** Whose friends bar stopping, and in what state (2.7.1). */
  readonly battle: Battle;
  readonly state: GameState;
  readonly unit: PieceId;
  readonly pushing: boolean;
  /** 1 where an approach march may not end; null when none is made. */
  readonly near: Uint8Array | null;
}

/** How a range is asked: with the engine of the unit's hex, with personages who go along. */
export interface RangeRequest {
  readonly pushing?: boolean;
  readonly escorted?: boolean;
}

/**
 * How far a unit can go, on the map or from off it (2.6.3), at what cost in half points. It does not ask whether the
 * unit may move at all, nor whether it may push: that is for the verb.
 */
export function range(battle: Battle, state: GameState, unit: PieceId, request: RangeRequest = {}): Range {
  const { pushing = false, escorted = false } = request;
  const start = state.pieces[unit]!.at as Range['start'];
  const lane = laneOf(battle, state, unit, pushing, escorted);
  const points = allowance(battle, state, unit, pushing);
  const near = pushing ? null : approachBan(battle, state, unit);
  const march = near !== null && near[start] === 0;
  const leaving: Pick<Search, 'cost' | 'firstStepBarred'> =
    start >= 0 && lane.zone[start] === 1
      ? outOfZone(battle, state, unit, start as HexId, lane, pushing)
      : { cost: lane.cost };
  const search: Search = {
    from: start,
    entry: entryCosts(battle, state, unit, pushing),
    budget: march ? points * APPROACH_FACTOR : points,
    cost: leaving.cost,
    stop: lane.stop,
    halts: haltingSides(battle),
    barred: lane.barred,
    firstStepBarred: leaving.firstStepBarred,
  };
  return {
    start,
    allowance: points,
    search,
    battle,
    state,
    unit,
    pushing,
    near: march ? near : null,
  };
}

/** Half points spent to get to a hex, to stop there or only to pass; null where the unit cannot get. */
export function spentTo({ battle, search }: Range, hex: HexId): number | null {
  const spent = searchAgain(battle, search).spent[hex]!;
  return spent < 0 ? null : spent;
}

/** Whether a hex may be the end of the move (2.7.1, 2.5.4). */
export function mayEndAt(range: Range, hex: HexId): boolean {
  const spent = spentTo(range, hex);
  return spent !== null && isEnd(range, hex, spent);
}

function isEnd(range: Range, hex: HexId, spent: number): boolean {
  const { start, allowance, near } = range;
  if (hex === start || isFull(range, hex)) return false;
  return near === null || near[hex] === 0 || spent <= allowance;
}

/** Whether a friend bars stopping in a hex: a unit, and for an engine that is pushed another engine or a cauldron (2.7.1). */
function isFull(range: Range, hex: HexId): boolean {
  const { battle, state, pushing } = range;
  return (
    isFriend(range, unitAt(battle, state, hex)) || (pushing && isFriend(range, engineAt(battle, state, hex)))
  );
}

function isFriend({ battle, unit }: Range, there: PieceId | null): boolean {
  return there !== null && sideOf(battle, there) === sideOf(battle, unit);
}

/** Every hex the move may end in, from cheap to dear. */
export function destinations(range: Range): readonly HexId[] {
  const found: HexId[] = [];
  const { order, count, spent } = searchAgain(range.battle, range.search);
  for (let index = 0; index < count; index += 1) {
    const hex = order[index]! as HexId;
    if (isEnd(range, hex, spent[hex]!)) found.push(hex);
  }
  return found;
}

/** The cheapest way to a reached hex: the hexes entered, in order. */
export function wayTo(range: Range, hex: HexId): readonly HexId[] {
  const trail = trailTo(range, hex);
  return range.start < 0 ? trail : trail.slice(1);
}

/** The same with the hex left in front; from off the map there is none. */
export function trailTo({ battle, search }: Range, hex: HexId): readonly HexId[] {
  return pathTo(searchAgain(battle, search), hex);
}

/**
 * 2.7.4: from one enemy zone no first step into another, except over one's own ladder or docked tower, and at its price
 * even where the unit's own gate stands behind it.
 */
function outOfZone(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  start: HexId,
  { cost, zone }: Lane,
  pushing: boolean,
): Pick<Search, 'cost' | 'firstStepBarred'> {
  const ways = pushing ? [] : crossingsFrom(battle, state, unit, start);
  const heads = ways.filter((crossing) => zone[headOf(battle, crossing)] === 1);
  if (heads.length === 0) return { cost, firstStepBarred: zone };
  const [costs, firstStepBarred] = [cost.slice(), zone.slice()];
  for (const crossing of heads) {
    const head = headOf(battle, crossing);
    costs[start * 6 + directionTo(battle.board, start, head)!] = costOfCrossing(crossing);
    firstStepBarred[head] = 0;
  }
  return { cost: costs, firstStepBarred };
}

type Near = Readonly<{ b: GameState['pieces']; value: Uint8Array }> | null;

const nearOf = remembering((battle: Battle, pieces: GameState['pieces'], before: Near): Uint8Array => {
  const stays = (id: PieceId): boolean =>
    sideOf(battle, id) === BESIEGER || before!.b[id]!.at === pieces[id]!.at;
  if (before !== null && changedPieces(battle, before.b, pieces).every(stays)) return before.value;
  const near = new Uint8Array(battle.board.size);
  const keepAwayFrom = new Set<HexId>(battle.board.works.map(({ inner }) => inner));
  for (const { id, side, kind } of battle.pieces) {
    const { at } = pieces[id]!;
    if (side !== BESIEGER && kind.class === 'unit' && at >= 0) keepAwayFrom.add(at as HexId);
  }
  for (const centre of keepAwayFrom) {
    for (const hex of hexesWithin(battle.board, centre, APPROACH_DISTANCE)) near[hex] = 1;
  }
  return near;
});

/**
 * The hexes within two of a wall or an enemy unit, where an approach march may neither start nor end (2.5.4); null
 * when no such march is made: the option is off, another turn, or not the besieger.
 */
export function approachBan(battle: Battle, state: GameState, unit: PieceId): Uint8Array | null {
  if (!battle.options.approachMarch || state.turn !== APPROACH_TURN || sideOf(battle, unit) !== BESIEGER)
    return null;
  return nearOf(battle, state.pieces);
}
