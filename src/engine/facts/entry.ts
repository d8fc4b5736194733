/** Cases 2.6.2-2.6.4: who waits off the map for leave to come in, by which hexes, and at what cost. */
import { NEVER } from '../../board/path.ts';
import { houseGroundAt } from '../../board/houseGround.ts';
import { TERRAINS, type Board } from '../../board/board.ts';
import type { HexId } from '../../board/hex.ts';
import { forbids, TERRAIN_COST } from '../../rulebook/charts/4.3-terrain.ts';
import type { Battle, GroupId, PieceId, Side } from '../battle.ts';
import { perBattle } from '../memory.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { OFF_MAP, type GameState } from '../state.ts';
import { whyClosed } from './closed.ts';
import { bears } from './ground.ts';
import { standsAs } from './house.ts';
import { pieceOf, sideOf } from './pieces.ts';

/** No group: a piece that is there from the start. */
const NONE = -1;

const groupsOf = perBattle(({ pieces, groups }): Int16Array => {
  const of = new Int16Array(pieces.length).fill(NONE);
  for (const [group, { pieces: members }] of groups.entries()) for (const piece of members) of[piece] = group;
  return of;
});

/** The group that a piece comes with, or null for one that is there from the start (2.6). */
export function groupOf(battle: Battle, piece: PieceId): GroupId | null {
  const group = groupsOf(battle)[piece]!;
  return group === NONE ? null : (group as GroupId);
}

/** Whether a piece waits off the map and may come in: its group has arrived, in this turn or an earlier one (2.6.4). */
export function waits(battle: Battle, state: GameState, piece: PieceId): boolean {
  if (state.pieces[piece]!.at !== OFF_MAP) return false;
  const group = groupOf(battle, piece);
  return group !== null && state.arrived[group]!;
}

/** Why a piece that is not on the map cannot be moved, or null if it waits to come in (2.6.1, 2.6.4). */
export function whyNotComeIn(battle: Battle, state: GameState, piece: PieceId): Refusal | null {
  if (waits(battle, state, piece)) return null;
  const expected = state.pieces[piece]!.at === OFF_MAP && groupOf(battle, piece) !== null;
  return expected ? refuse('not-arrived', '2.6.1') : refuse('not-on-the-map', '2.6.4');
}

const NOWHERE: ReadonlySet<HexId> = new Set();

/** The hexes by which a piece may come in now, whoever stands there (2.6.2); none for a piece that does not wait. */
export function entryHexes(battle: Battle, state: GameState, piece: PieceId): ReadonlySet<HexId> {
  return waits(battle, state, piece) ? battle.groups[groupOf(battle, piece)!]!.zone : NOWHERE;
}

/** The other pieces of its group and force that wait with a piece, to be pushed or carried in by it (2.6.3). */
export function waitingWith(battle: Battle, state: GameState, piece: PieceId): readonly PieceId[] {
  if (!waits(battle, state, piece)) return [];
  const { pieces } = battle.groups[groupOf(battle, piece)!]!;
  const { force } = pieceOf(battle, piece);
  return pieces.filter(
    (other) =>
      other !== piece && state.pieces[other]!.at === OFF_MAP && pieceOf(battle, other).force === force,
  );
}

/** The pieces of a side that a movement phase may move: those on the map and those that wait, in the order of the scenario file. */
export function movable(battle: Battle, state: GameState, side: Side): readonly PieceId[] {
  const found: PieceId[] = [];
  for (const { id } of battle.pieces) {
    if (sideOf(battle, id) !== side) continue;
    if (state.pieces[id]!.at >= 0 || waits(battle, state, id)) found.push(id);
  }
  return found;
}

/**
 * What coming in by a hex costs a piece, perhaps with an engine, in half points: half a point where a road of the map ends
 * at its edge, else the cost of the hex; or why it may not come in there (2.6.2, 2.6.3, 4.3). Other pieces, zones of
 * control and points are not asked.
 */
export function entryCost(
  battle: Battle,
  state: GameState,
  piece: PieceId,
  pushing: boolean,
  hex: HexId,
): number | Refusal {
  if (!entryHexes(battle, state, piece).has(hex)) return refuse('not-an-entry-hex', '2.6.2');
  const { board } = battle;
  const shut = whyClosed(state, hex);
  if (shut !== null) return shut;
  const terrain = TERRAINS[board.terrain[hex]!]!;
  const own = houseGroundAt(board, hex);
  const { kind } = pieceOf(battle, piece);
  const cost = own === null ? TERRAIN_COST[terrain] : own.cost[pushing ? 'engine' : standsAs(kind)];
  const barred = terrain === 'tunnel' || !bears(board, kind, hex);
  if (cost === null || barred || (pushing && own === null && forbids(terrain, 'siege tower'))) {
    return refuse('terrain-bars-piece', '4.3');
  }
  return roadRunsOff(board, hex) ? TERRAIN_COST.road : cost;
}

/** The costs of coming in, index = hex, NEVER where it cannot be done; null for a piece that is on the map. */
export function entryCosts(
  battle: Battle,
  state: GameState,
  piece: PieceId,
  pushing: boolean,
): Uint8Array | null {
  if (state.pieces[piece]!.at >= 0) return null;
  const costs = new Uint8Array(battle.board.size).fill(NEVER);
  for (const hex of entryHexes(battle, state, piece)) {
    const cost = entryCost(battle, state, piece, pushing, hex);
    if (typeof cost === 'number') costs[hex] = cost;
  }
  return costs;
}

/** Whether a road leaves the map in a hex: it lies at the edge, and one road hexside alone leads to it (2.6.3). */
function roadRunsOff(board: Board, hex: HexId): boolean {
  let roads = 0;
  let atEdge = false;
  for (let side = hex * 6; side < hex * 6 + 6; side += 1) {
    roads += board.road[side]!;
    if (board.beyond[side]! < 0) atEdge = true;
  }
  return atEdge && roads === 1;
}
