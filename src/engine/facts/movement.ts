/** Cases 2.3 and 4.3: what a step costs, in half movement points, and which steps nobody may take. */
import { HEXSIDE_KINDS, TERRAINS, type WorkId } from '../../board/board.ts';
import { houseGroundAt, houseSideAt } from '../../board/houseGround.ts';
import { NEVER } from '../../board/path.ts';
import { opposite, type Direction, type HexId } from '../../board/hex.ts';
import { hexsideOf } from '../../board/hexside.ts';
import { forbids, TERRAIN_COST } from '../../rulebook/charts/4.3-terrain.ts';
import { FIRST_LEVEL_WITHOUT_BEASTS, PUSHING_ALLOWANCE } from '../../rulebook/house.ts';
import { BESIEGER, DEFENDER, type Battle, type Gait, type PieceId, type Side } from '../battle.ts';
import { perBattle, remembering } from '../memory.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { barriersOf, sameClosings, type Barriers } from './barriers.ts';
import { closedHexes, whyClosed } from './closed.ts';
import { isBurning } from './flames.ts';
import { kindOfSide, terrainOf } from './hexsides.ts';
import { moverOf } from './house.ts';
import { pieceOf, unitKind } from './pieces.ts';

/** Everything about a mover that terrain asks: whose gates open to it, how it goes, and whether an engine rolls along. */
export interface Way {
  readonly side: Side;
  readonly gait: Gait;
  readonly engine: boolean;
}

const GAITS = ['foot', 'horse', 'beast'] as const satisfies readonly Gait[];

/** How a unit goes by its class (2.0.2), alone or pushing an engine. Not a unit: null. */
export function wayOf(battle: Battle, unit: PieceId, engine = false): Way | null {
  const kind = unitKind(battle, unit);
  return kind === null ? null : { side: pieceOf(battle, unit).side, gait: kind.gait, engine };
}

/** Index = `wayIndex`. */
const WAYS: readonly Way[] = [false, true].flatMap((engine) =>
  GAITS.flatMap((gait) => [DEFENDER, BESIEGER].map((side) => ({ side, gait, engine }))),
);

/** A whole number for each of the twelve ways, for tables. */
export function wayIndex({ side, gait, engine }: Way): number {
  return side + 2 * GAITS.indexOf(gait) + (engine ? 6 : 0);
}

/**
 * What a unit may spend in one move, in half points (2.7.2, 2.19.7): as its class has it (2.0.2), or 2 MP for a pusher; half
 * if disrupted (2.8.14). What that cannot pay is not entered, not even a single hex (2.3.3). The approach march (2.5.4) is not in it.
 */
export function allowance(battle: Battle, state: GameState, unit: PieceId, pushing = false): number {
  const printed = pushing ? PUSHING_ALLOWANCE : (unitKind(battle, unit)?.movement ?? 0);
  return state.pieces[unit]!.disrupted ? Math.floor(printed / 2) : printed;
}

/**
 * What crossing from a hex in a direction costs a way of going, in half points, hex cost included; or why it may not
 * be done at all (2.0.4, 2.3, 2.7.7, 2.7.9, 4.3). Pieces, zones, ladders and docked towers are not asked.
 */
export function stepOf(
  battle: Battle,
  barriers: Barriers,
  way: Way,
  hex: HexId,
  direction: Direction,
): number | Refusal {
  const { board } = battle;
  const at = hex * 6 + direction;
  const to = board.beyond[at]! as HexId | -1;
  if (to < 0) return refuse('hexside-closed', '2.6.6');
  return whyNotStep(battle, barriers, way, at, hex, to as HexId) ?? costOfStep(battle, way, at, to as HexId);
}

function whyNotStep(
  battle: Battle,
  barriers: Barriers,
  way: Way,
  at: number,
  hex: HexId,
  to: HexId,
): Refusal | null {
  const terrain = terrainOf(battle, to);
  if (TERRAIN_COST[terrain] === null || TERRAIN_COST[terrainOf(battle, hex)] === null) {
    return refuse('mountain-or-crater', '4.3');
  }
  const gone = whyClosed(barriers, to);
  if (gone !== null) return gone;
  const kind = kindOfSide(battle, hex, (at % 6) as Direction);
  if (kind === 'rock') return refuse('hexside-closed', '2.0.4');
  const underground = terrain === 'tunnel' || terrainOf(battle, hex) === 'tunnel';
  if (underground && kind !== 'tunnel') return refuse('hexside-closed', '2.2.3');
  if (houseSideAt(battle.board, at)?.cost[moverOf(way)] === null) return refuse('hexside-closed', '2.22.2');
  if (isBurning(barriers, hexsideOf(battle.board, hex, (at % 6) as Direction))) {
    return refuse('in-flames', '2.11.10');
  }
  const shut = whyNotThroughWork(battle, barriers.works, way, at);
  if (shut !== null) return shut;
  if (way.engine && terrain === 'tunnel') return refuse('terrain-forbidden', '2.7.9');
  const barred = whyNotInto(battle.board, way, to);
  if (barred !== null) return barred;
  if (way.gait === 'beast' && battle.board.level[to]! >= FIRST_LEVEL_WITHOUT_BEASTS) {
    return refuse('beasts-kept-out', '2.7.7');
  }
  return null;
}

/** Why the ground of a hex bears no such mover: the map's own (2.22.1), else the printed row (4.3). */
function whyNotInto(board: Battle['board'], way: Way, to: HexId): Refusal | null {
  const own = houseGroundAt(board, to);
  if (own !== null) return own.cost[moverOf(way)] === null ? refuse('terrain-forbidden', '2.22.1') : null;
  const terrain = TERRAINS[board.terrain[to]!]!;
  const shut =
    (way.engine && forbids(terrain, 'siege tower')) || (way.gait !== 'foot' && forbids(terrain, 'cavalry'));
  return shut ? refuse('terrain-forbidden', '4.3') : null;
}

function whyNotThroughWork(battle: Battle, works: GameState['works'], way: Way, at: number): Refusal | null {
  const id = battle.board.work[at]!;
  if (id < 0) return null;
  const { breached, holder } = works[id as WorkId]!;
  const { kind } = battle.board.works[id as WorkId]!;
  if (kind === 'gate' || kind === 'main-gate') {
    return breached || holder === way.side ? null : refuse('gate-shut', '4.3');
  }
  if (!breached) return refuse('hexside-closed', '4.3');
  if (way.engine) return refuse('terrain-forbidden', '2.7.9');
  return way.gait === 'foot' ? null : refuse('terrain-forbidden', '2.7.7');
}

/** 2.3.2: one hex cost, or road, or gate; plus slope or hexside of the map's own; plus breached wall. */
function costOfStep({ board }: Battle, way: Way, at: number, to: HexId): number {
  const id = board.work[at]!;
  const kind = id < 0 ? null : board.works[id]!.kind;
  if (kind === 'gate' || kind === 'main-gate') return TERRAIN_COST.gate;
  const terrain = TERRAINS[board.terrain[to]!]!;
  const byRoad = board.road[at] === 1 && terrain !== 'tunnel';
  const own = houseGroundAt(board, to)?.cost[moverOf(way)] ?? TERRAIN_COST[terrain] ?? NEVER;
  const hexCost = byRoad ? TERRAIN_COST.road : own;
  const across = houseSideAt(board, at)?.cost[moverOf(way)] ?? 0;
  const upward = HEXSIDE_KINDS[board.side[at]!] === 'slope' && board.up[at] === 1;
  return hexCost + across + (upward ? TERRAIN_COST.slope : 0) + (kind === null ? 0 : TERRAIN_COST.wall);
}

/** Why a unit may not cross a hexside in that direction, whatever stands beyond and whatever it has spent; ladders and docked towers apart (`crossingFor`). */
export function mayCross(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  from: HexId,
  direction: Direction,
): Refusal | null {
  const way = wayOf(battle, unit);
  const at = from * 6 + direction;
  if (way !== null && stepCosts(battle, state, way)[at] !== NEVER) return null;
  const cost = stepCost(battle, state, unit, from, direction);
  return typeof cost === 'number' ? null : cost;
}

/** What a step costs a unit in half points, or why it may not be taken; pieces, zones, ladders and docked towers are not asked. */
export function stepCost(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  from: HexId,
  direction: Direction,
  pushing = false,
): number | Refusal {
  const way = wayOf(battle, unit, pushing);
  return way === null ? refuse('not-a-unit', '2.0.1') : stepOf(battle, state, way, from, direction);
}

type Tables = (Uint8Array | undefined)[];
type Before = Readonly<{ b: Barriers; value: Tables }> | null;

/** By way. Where flames and closed hexes hold still, the tables are taken over but for the sides of the works that have changed. */
const tablesOf = remembering((battle: Battle, barriers: Barriers, before: Before): Tables => {
  const alike = before?.b.flames === barriers.flames && sameClosings(before.b, barriers);
  if (!alike) return [];
  const changed = worksOf(battle).filter((at) => {
    const work = battle.board.work[at]!;
    return before.b.works[work] !== barriers.works[work];
  });
  return before.value.map((known, index) => {
    const table = known?.slice();
    if (table !== undefined)
      for (const at of changed) table[at] = askedCost(battle, barriers, WAYS[index]!, at);
    return table;
  });
});

/** The costs of all steps for a way of going, index = hex * 6 + direction; NEVER where there is none. Made once for the barriers of a state. */
export function stepCosts(battle: Battle, state: Barriers, way: Way): Uint8Array {
  const barriers = barriersOf(battle, state);
  const tables = tablesOf(battle, barriers);
  return (tables[wayIndex(way)] ??= costTable(battle, barriers, way));
}

/** The ground alone is asked once a board: works, flames and closed hexes change a few steps of it. */
function costTable(battle: Battle, barriers: Barriers, way: Way): Uint8Array {
  const { board } = battle;
  const table = (groundOf(battle)[wayIndex(way)] ??= bareTable(battle, barriers, way)).slice();
  const ask = (at: number): void => {
    table[at] = askedCost(battle, barriers, way, at);
  };
  for (const at of worksOf(battle)) ask(at);
  for (const hex of closedHexes(barriers)) {
    for (let at = hex * 6; at < hex * 6 + 6; at += 1) {
      ask(at);
      if (board.beyond[at]! >= 0) ask(board.beyond[at]! * 6 + opposite((at % 6) as Direction));
    }
  }
  return table;
}

const groundOf = perBattle((): (Uint8Array | undefined)[] => []);

/** Index = hex * 6 + direction of every side with a work, from both hexes. */
const worksOf = perBattle(({ board: { work } }): readonly number[] =>
  Array.from(work.keys()).filter((at) => work[at]! >= 0),
);

function bareTable(battle: Battle, { works }: Barriers, way: Way): Uint8Array {
  const bare: Barriers = { works, flames: [], trenches: [], closed: [] };
  return Uint8Array.from({ length: battle.board.size * 6 }, (_, at) => askedCost(battle, bare, way, at));
}

function askedCost(battle: Battle, barriers: Barriers, way: Way, at: number): number {
  const cost = stepOf(battle, barriers, way, Math.floor(at / 6) as HexId, (at % 6) as Direction);
  return typeof cost === 'number' ? cost : NEVER;
}
