/** Case 2.11: ladders, docked towers, trenches, and what catapults and Grond strike. */
import { distance, hexesWithin } from '../../board/distance.ts';
import { DIRECTIONS, type HexId } from '../../board/hex.ts';
import { hexsideOf } from '../../board/hexside.ts';
import {
  BOMBARD_HITS,
  HEAD_REACH,
  HEAD_VALUE,
  INNER_GATE_BREACHED,
  MAIN_GATE_FALLEN,
  WALL_BREACHED,
} from '../../rulebook/house.ts';
import type { Action } from '../../engine/action.ts';
import { BESIEGER, DEFENDER, type PieceId } from '../../engine/battle.ts';
import { isClimber } from '../../engine/facts/ladders.ts';
import { unitAt } from '../../engine/facts/occupancy.ts';
import { engineKind, hasTrait, hexOf, isOrdered, standingAt } from '../../engine/facts/pieces.ts';
import { bombardChance, breachChance } from '../../engine/facts/siegeWeapons.ts';
import { verbOf } from '../../engine/verbs.ts';
import { frontLevel, levelFor } from './climb.ts';
import { isTimeToGoOn } from './craft.ts';
import { grondOnMap } from './grond.ts';
import { foeAt, onceIn, pressure, type Mind } from './mind.ts';

/** No more ladders than this stand at once at one level; `greedy` counts those of all levels. */
const LADDERS_AT_ONCE = 5;
/** So many on a level need no more ladders to it. */
const ENOUGH_WITHIN = 3;
/** What an engine is worth to its side beside its point. */
const ENGINE_WORTH = { catapult: 1.5, 'siege-tower': 3, grond: 2 } as const;

/** The best thing an engine of the side can do in the siege phase, or in the step of shots at engines. */
export function workEngines(mind: Mind): Action | null {
  const { battle, state, side, memory } = mind;
  for (const { id, kind, side: whose } of battle.pieces) {
    if (whose !== side || kind.class !== 'engine' || memory.passed.has(id)) continue;
    memory.passed.add(id);
    const { at, worked, moved } = state.pieces[id]!;
    if (at < 0 || worked || moved) continue;
    const deed = bestDeed(mind, id);
    if (deed !== null) return deed;
  }
  return null;
}

function bestDeed(mind: Mind, engine: PieceId): Action | null {
  const deeds = [...shotsAtEngines(mind, engine), ...breaches(mind, engine), ...heads(mind, engine)];
  deeds.sort((a, b) => b.value - a.value);
  const legal = deeds.find(
    ({ action }) => verbOf(action.type).whyNot(mind.battle, mind.state, action) === null,
  );
  return legal?.action ?? null;
}

interface Deed {
  readonly action: Action;
  readonly value: number;
}

function shotsAtEngines(mind: Mind, engine: PieceId): readonly Deed[] {
  const { battle, state, enemy } = mind;
  if (engineKind(battle, engine)!.weapon !== 'catapult') return [];
  return battle.pieces.flatMap(({ id: target, side, kind }): readonly Deed[] => {
    const { at, shotAt } = state.pieces[target]!;
    if (side !== enemy || kind.class !== 'engine' || at < 0 || shotAt) return [];
    const range = distance(battle.board, standingAt(state, engine), at as HexId);
    if (BOMBARD_HITS[range] === undefined) return [];
    const chance = bombardChance(battle, state, engine, target);
    if (typeof chance !== 'number') return [];
    const value = (chance / 6) * ENGINE_WORTH[kind.weapon] * pressure(mind, target);
    return [{ action: { type: 'Bombard', engine, target }, value }];
  });
}

/** What the fall of a work counts (2.10.2), and what the way through it is worth. */
const BREACHED = {
  wall: WALL_BREACHED,
  tower: WALL_BREACHED,
  gate: INNER_GATE_BREACHED + 1,
  'main-gate': MAIN_GATE_FALLEN + 2,
} as const;

function breaches(mind: Mind, engine: PieceId): readonly Deed[] {
  const { battle, state, side } = mind;
  const kind = engineKind(battle, engine)!;
  if (side !== BESIEGER || kind.weapon === 'siege-tower') return [];
  const from = standingAt(state, engine);
  return battle.board.works.flatMap((work, id): readonly Deed[] => {
    if (state.works[id]!.breached || distance(battle.board, from, work.inner) > HEAD_REACH + 1) return [];
    const totals = breachChance(battle, state, engine, kind, work);
    if (!Array.isArray(totals)) return [];
    const ways = totals.reduce((sum, total) => sum + 6 - Math.abs(7 - total), 0);
    const value = (ways / 36) * BREACHED[work.kind];
    return [{ action: { type: 'Breach', engine, hexside: work.hexside }, value }];
  });
}

function heads(mind: Mind, engine: PieceId): readonly Deed[] {
  const { battle, state, side } = mind;
  if (side !== BESIEGER || state.headSupply === 0 || engineKind(battle, engine)!.weapon !== 'catapult')
    return [];
  const from = standingAt(state, engine);
  const deeds: Deed[] = [];
  for (const hex of hexesWithin(battle.board, from, HEAD_REACH)) {
    if (battle.board.level[hex] === 0 || state.heads.includes(hex)) continue;
    const there = unitAt(battle, state, hex);
    const felt = there !== null && battle.pieces[there]!.side === DEFENDER ? 0.4 : 0;
    const value = ((6 - distance(battle.board, from, hex)) / 6) * (HEAD_VALUE + felt);
    deeds.push({ action: { type: 'ThrowHead', engine, hex }, value });
  }
  return deeds;
}

/** A ladder against the wall of the level that somebody means to come to, by whoever stands before it (2.11.2). */
export function raiseLadder(mind: Mind): Action | null {
  const { battle, state, side, memory } = mind;
  if (side !== BESIEGER || state.ladderSupply === 0) return null;
  if (mind.weights.craft.skill === 0 && state.ladders.length >= LADDERS_AT_ONCE) return null;
  const front = frontLevel(mind);
  const kept = keepsLadders(mind, front);
  for (const { id: unit, side: whose } of battle.pieces) {
    const { at, worked } = state.pieces[unit]!;
    if (whose !== side || at < 0 || worked || !isClimber(battle, state, unit)) continue;
    // A ladder in the siege phase costs the move: worth it only for some.
    if (!state.pieces[unit]!.moved && (memory.passed.has(unit) || !onceIn(mind, 2))) continue;
    for (const direction of DIRECTIONS) {
      const work = battle.board.works[battle.board.work[at * 6 + direction]!];
      if (work?.kind !== 'wall' || work.outer !== at || work.level > levelFor(mind, unit)) continue;
      if ((kept && work.level <= front) || laddersTo(mind, work.level) >= LADDERS_AT_ONCE) continue;
      const action = { type: 'RaiseLadder', unit, hexside: work.hexside } as const;
      const doubled = state.ladders.some(({ foot }) => foot === at);
      if (!doubled && verbOf('RaiseLadder').whyNot(battle, state, action) === null) return action;
    }
  }
  return null;
}

/** How many ladders stand against the walls of a level. */
function laddersTo({ battle, state }: Mind, level: number): number {
  const { work, works } = battle.board;
  return state.ladders.filter(({ hexside }) => works[work[hexside]!]!.level === level).length;
}

/** A siege tower docks wherever it can, but not in Grond's way (2.11.3). */
export function dock(mind: Mind): Action | null {
  const { battle, state, side } = mind;
  if (side !== BESIEGER) return null;
  const grond = grondOnMap(mind);
  for (const { id: tower, kind } of battle.pieces) {
    const at = hexOf(state, tower);
    if (kind.class !== 'engine' || kind.weapon !== 'siege-tower' || at === null) continue;
    const docks = DIRECTIONS.flatMap((direction) => {
      const work = battle.board.works[battle.board.work[at * 6 + direction]!];
      if (work === undefined || (work.kind === 'main-gate' && grond !== null)) return [];
      const hexside = hexsideOf(battle.board, at, direction);
      const action = { type: 'Dock', tower, hexside } as const;
      return verbOf('Dock').whyNot(battle, state, action) === null ? [{ action, work }] : [];
    });
    if (mind.weights.craft.skill === 1)
      docks.sort((a, b) => coverOf(mind, a.work.inner) - coverOf(mind, b.work.inner));
    if (docks.length > 0) return docks[0]!.action;
  }
  return null;
}

/** Whether enough are in, and the ladders that are left are for the walls behind. */
function keepsLadders(mind: Mind, front: number): boolean {
  const { battle, state, side, weights } = mind;
  if (weights.craft.skill === 0 || !isTimeToGoOn(mind)) return false;
  if (state.ladderSupply > battle.supplies.ladders / 2) return false;
  const within = battle.pieces.filter(
    ({ id, side: whose }) =>
      whose === side && isOrdered(battle, state, id) && battle.board.level[standingAt(state, id)] === front,
  );
  return within.length >= ENOUGH_WITHIN;
}

/** How many defenders stand in a hex, and round it: half as much each. */
function coverOf(mind: Mind, hex: HexId): number {
  const { beyond } = mind.battle.board;
  const isFoe = (at: number): number => Number(foeAt(mind, at) !== null);
  return DIRECTIONS.reduce((sum, way) => sum + isFoe(beyond[hex * 6 + way]!) / 4, isFoe(hex));
}

/** A trench of fire, now and then, by an orc at the back (2.2.10). */
export function digTrench(mind: Mind): Action | null {
  const { battle, state, side, memory } = mind;
  if (!battle.options.fireTrenches || side !== BESIEGER || state.trenchSupply === 0) return null;
  for (const { id: unit } of battle.pieces) {
    if (memory.passed.has(unit) || !hasTrait(battle, unit, 'digs') || state.pieces[unit]!.at < 0) continue;
    memory.passed.add(unit);
    if (!onceIn(mind, 12)) continue;
    for (const direction of DIRECTIONS) {
      const hex = battle.board.beyond[state.pieces[unit]!.at * 6 + direction]! as HexId;
      const action = { type: 'DigTrench', unit, hex } as const;
      if (hex >= 0 && verbOf('DigTrench').whyNot(battle, state, action) === null) return action;
    }
  }
  return null;
}
