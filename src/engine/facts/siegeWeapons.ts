/** Cases 2.11.5-2.11.7, 2.11.12 and 16.3: where catapults and Grond may strike, and with what chance. */
import { distance } from '../../board/distance.ts';
import type { Work } from '../../board/board.ts';
import { DIRECTIONS, type HexId } from '../../board/hex.ts';
import { breachTotals, weaponAt, type BreachColumn as Column } from '../../rulebook/charts/16.3-breach.ts';
import type { Totals } from '../../rulebook/charts/chart.ts';
import {
  BOMBARD_AT_GROND,
  BOMBARD_AT_NIGHT,
  BOMBARD_HITS,
  CATAPULT_REACH,
  OUTER_WALL_LEVEL,
} from '../../rulebook/house.ts';
import type { Battle, EngineKind, PieceId } from '../battle.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { openSides, terrainOf } from './hexsides.ts';
import { isNight } from './phase.ts';
import { unitAt } from './occupancy.ts';
import { engineKind, hasTrait, isOrdered, sideOf, standingAt } from './pieces.ts';

const COLUMNS = {
  wall: 'Wall',
  tower: 'Tower',
  gate: 'Gate',
  'main-gate': 'Main Gate',
} as const satisfies Record<Work['kind'], Column>;

/** Why a piece may not be used as an engine at all now: not one, not on the map, not of the acting side, or it has done its one thing (2.11.1, 2.11.5). */
export function whyNotWork(battle: Battle, state: GameState, engine: PieceId): Refusal | null {
  const piece = state.pieces[engine];
  if (piece === undefined || piece.at < 0) return refuse('not-on-the-map', '2.6.4');
  if (sideOf(battle, engine) !== state.active) return refuse('not-your-piece', '2.18');
  const kind = engineKind(battle, engine);
  if (kind === null) return refuse('not-an-engine', '2.0.1');
  if (piece.worked) return refuse('worked-already', '2.11.1');
  return kind.weapon === 'catapult' && piece.moved ? refuse('moved-already', '2.11.5') : null;
}

/** Whether a hex is a tunnel, into and out of which no catapult throws (2.11.5). */
export function isTunnel(battle: Battle, hex: HexId): boolean {
  return terrainOf(battle, hex) === 'tunnel';
}

/**
 * The totals of two dice with which an engine in a hex breaches a work (16.3), or why it may not try: only from
 * outside inward, a catapult at one to four hexes counted to the hex behind (2.11.7), Grond from the hex before it,
 * active and attended (2.11.12), the outer wall never.
 */
export function breachChance(
  battle: Battle,
  state: GameState,
  engine: PieceId,
  kind: EngineKind,
  work: Work,
): Totals | Refusal {
  const outerWall = work.level === OUTER_WALL_LEVEL && work.kind !== 'main-gate';
  if (kind.weapon === 'siege-tower') return refuse('not-a-siege-weapon', '16.3');
  if (outerWall) return refuse('outer-wall-never-breached', '16.3');
  if (kind.weapon === 'grond') return grondChance(battle, state, engine, work);
  const from = standingAt(state, engine);
  if (isTunnel(battle, from) || isTunnel(battle, work.inner)) return refuse('in-a-tunnel', '2.11.5');
  const range = distance(battle.board, from, work.inner);
  if (range > CATAPULT_REACH) return refuse('out-of-range', '2.11.7');
  const outside = battle.board.level[from]! < work.level && distance(battle.board, from, work.outer) < range;
  if (!outside) return refuse('not-from-outside', '2.11.7');
  const totals = breachTotals(weaponAt(range), COLUMNS[work.kind]);
  return totals === 'P' ? refuse('prohibited', '16.3') : totals;
}

function grondChance(battle: Battle, state: GameState, engine: PieceId, work: Work): Totals | Refusal {
  const from = standingAt(state, engine);
  if (from === work.inner) return refuse('not-from-outside', '2.11.12');
  if (from !== work.outer) return refuse('must-be-adjacent', '2.11.12');
  if (!isActive(battle, state)) return refuse('grond-inactive', '2.12.9');
  if (!isAttended(battle, state, engine)) return refuse('grond-unattended', '2.11.12');
  const totals = breachTotals('Grond', COLUMNS[work.kind]);
  return totals === 'P' ? refuse('prohibited', '16.3') : totals;
}

/** Whether Grond strikes in this siege phase: one that a spell has paid for, or by option any (2.12.9). */
function isActive({ options }: Battle, { magic }: GameState): boolean {
  return options.grond === 'always-active' || magic.grond > 0;
}

/** Whether an ordered unit fit to push Grond stands in his hex or in contact with it (2.8.14, 2.11.12). */
export function isAttended(battle: Battle, state: GameState, grond: PieceId): boolean {
  const hex = standingAt(state, grond);
  const open = openSides(battle, state);
  const serves = (at: HexId): boolean => {
    const unit = unitAt(battle, state, at);
    if (unit === null || sideOf(battle, unit) !== sideOf(battle, grond)) return false;
    return isOrdered(battle, state, unit) && hasTrait(battle, unit, 'pushes-grond');
  };
  if (serves(hex)) return true;
  return DIRECTIONS.some((direction) => {
    const side = hex * 6 + direction;
    return open[side] === 1 && serves(battle.board.beyond[side] as HexId);
  });
}

/**
 * The highest face of one die with which a catapult hits an enemy engine (2.11.6): by range, one less at night and
 * one less at Grond; or why it may not try.
 */
export function bombardChance(
  battle: Battle,
  state: GameState,
  engine: PieceId,
  target: PieceId,
): number | Refusal {
  const from = standingAt(state, engine);
  const to = standingAt(state, target);
  if (isTunnel(battle, from) || isTunnel(battle, to)) return refuse('in-a-tunnel', '2.11.5');
  const hits = BOMBARD_HITS[distance(battle.board, from, to)];
  if (hits === undefined) return refuse('out-of-range', '2.11.6');
  const grond = engineKind(battle, target)?.weapon === 'grond';
  if (grond && unitAt(battle, state, to) === null) return refuse('target-is-grond', '2.11.6');
  const upTo = hits - (isNight(battle, state) ? BOMBARD_AT_NIGHT : 0) - (grond ? BOMBARD_AT_GROND : 0);
  return upTo > 0 ? upTo : refuse('no-chance', '2.19.6');
}
