/** Which cells of the seven printed charts an action made the rules read: for the coverage of the charts in play. */
import { distance } from '../board/distance.ts';
import { houseGroundAt } from '../board/houseGround.ts';
import { directionTo, type Direction, type HexId } from '../board/hex.ts';
import type { ChartCase } from '../rulebook/charts/chart.ts';
import { TERRAIN, type TerrainRowName } from '../rulebook/charts/4.3-terrain.ts';
import { CASUALTY } from '../rulebook/charts/7.41-casualty.ts';
import { DIFFERENTIALS, duelColumn } from '../rulebook/charts/7.26-leaders.ts';
import { weaponAt, WEAPONS, WORKS } from '../rulebook/charts/16.3-breach.ts';
import { SPELL_ROWS } from '../rulebook/charts/17.4-magic.ts';
import { OIL_STRENGTH, SELF_RALLY_RATING } from '../rulebook/house.ts';
import type { Action } from '../engine/action.ts';
import type { Battle, PieceId } from '../engine/battle.ts';
import { total } from '../engine/dice.ts';
import type { EventOf, GameEvent } from '../engine/event.ts';
import { isClosed } from '../engine/facts/closed.ts';
import { duelOf } from '../engine/facts/duels.ts';
import { kindOfSide, terrainOf } from '../engine/facts/hexsides.ts';
import { defenceMorale } from '../engine/facts/morale.ts';
import { armourBelow, targetBelow } from '../engine/facts/oil.ts';
import { unitAt } from '../engine/facts/occupancy.ts';
import { engineKind, standingAt } from '../engine/facts/pieces.ts';
import { rallyRating } from '../engine/facts/whoRallies.ts';
import { spellRow } from '../engine/facts/spells.ts';
import { attackOf, type Blow } from '../engine/facts/strength.ts';
import { workOn } from '../engine/facts/works.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { GameState } from '../engine/state.ts';
import { retrace } from './imagine.ts';

/** A cell by its chart, row and column: "7.41 E 3". */
export type Cell = string;

/** One printed chart: what its rows and its columns are called. */
export interface Grid {
  readonly chart: ChartCase;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

/** The seven charts, in the order of the print. */
export const GRIDS: readonly Grid[] = [
  grid('4.3', Object.keys(TERRAIN), ['movement', 'combat']),
  grid('7.26', [1, 2, 3, 4, 5, 6], [...new Set(DIFFERENTIALS.map(duelColumn))]),
  grid('7.41', Object.keys(CASUALTY), [1, 2, 3, 4]),
  grid('7.42', [1, 2, 3, 4, 5, 6], ['W', 'X', 'Y', 'Z']),
  grid('8.37', [1, 2, 3, 4, 5, 6, 7, 8], ['totals']),
  grid('16.3', WEAPONS, WORKS),
  grid('17.4', SPELL_ROWS, [1, 2, 3, 4, 5]),
];

/** Every cell of the seven charts. */
export const CELLS: readonly Cell[] = GRIDS.flatMap(cellsOf);

/** The cells of a chart, row by row. */
export function cellsOf({ chart, rows, columns }: Grid): readonly Cell[] {
  return rows.flatMap((row) => columns.map((column) => `${chart} ${row} ${column}`));
}

function grid(chart: ChartCase, rows: readonly unknown[], columns: readonly unknown[]): Grid {
  return { chart, rows: rows.map(String), columns: columns.map(String) };
}

/** Whom the next roll on 7.41 and 7.42 is about. */
interface Aim {
  readonly blow: Blow | null;
  readonly oil: EventOf<'OilPoured'> | null;
  readonly unit: PieceId | null;
  readonly duel: EventOf<'DuelFought'> | null;
}

/** The cells that an action read: from the state before it and what happened, by the very facts that resolved it. */
export function cellsConsulted(
  battle: Battle,
  before: GameState,
  action: Action,
  events: readonly GameEvent[],
): readonly Cell[] {
  const cells: Cell[] = [...cellsDeclared(battle, before, action)];
  let aim: Aim = { blow: blowOffered(before, action), oil: null, unit: null, duel: null };
  for (const { before: now, event } of retrace(battle, before, events)) {
    if (event.type === 'DiceRolled') cells.push(...cellsRolled(battle, now, event, aim));
    else aim = aimAt(battle, now, event, aim);
    cells.push(...cellsWalked(battle, now, event));
  }
  return cells;
}

/** What the action itself names a cell of: a try at a work, a spell, a rally. */
function cellsDeclared(battle: Battle, state: GameState, action: Action): readonly Cell[] {
  switch (action.type) {
    case 'Breach':
      return [breachCell(battle, state, action.engine, action.hexside), '4.3 wall combat'].filter(
        (cell) => cell !== null,
      );
    case 'Cast':
      return [`17.4 ${spellRow(battle, state, action)} ${action.points}`];
    case 'Rally':
      return [`8.37 ${rallyRating(battle, state, action.leader).rating} totals`];
    case 'RallySelf':
      return [`8.37 ${SELF_RALLY_RATING} totals`];
    default:
      return [];
  }
}

const COLUMNS = { wall: 'Wall', tower: 'Tower', gate: 'Gate', 'main-gate': 'Main Gate' } as const;

function breachCell(battle: Battle, state: GameState, engine: PieceId, hexside: number): Cell | null {
  const here = workOn(battle, hexside as Parameters<typeof workOn>[1]);
  const at = state.pieces[engine]?.at ?? -1;
  const weapon = at < 0 ? null : (engineKind(battle, engine)?.weapon ?? null);
  if (here === null || weapon === null || weapon === 'siege-tower') return null;
  const range = distance(battle.board, at as HexId, here.work.inner);
  const row = weapon === 'grond' ? 'Grond' : range < 1 || range > 4 ? null : weaponAt(range);
  return row === null ? null : `16.3 ${row} ${COLUMNS[here.work.kind]}`;
}

/** A melee that was declared before: the defender stood fast (2.8.6). */
function blowOffered({ owed: [owed] }: GameState, { type }: Action): Blow | null {
  if (type !== 'StandFast' || owed?.type !== 'slip') return null;
  return { manner: 'melee', attacker: owed.attacker, defender: owed.unit };
}

function aimAt(battle: Battle, state: GameState, event: GameEvent, aim: Aim): Aim {
  switch (event.type) {
    case 'AttackDeclared': {
      const { manner, attacker, defender } = event;
      return { ...aim, blow: { manner, attacker, defender }, unit: defender };
    }
    case 'OilPoured':
      return { ...aim, oil: event, unit: event.target };
    case 'EngineShotAt':
      return { ...aim, unit: unitAt(battle, state, standingAt(state, event.engine)) };
    case 'HexsideBreached':
      return { ...aim, unit: unitAt(battle, state, battle.board.works[event.work]!.inner) };
    case 'DuelFought':
      return { ...aim, duel: event };
    default:
      return aim;
  }
}

function cellsRolled(
  battle: Battle,
  state: GameState,
  { request, faces }: EventOf<'DiceRolled'>,
  { blow, oil, unit, duel }: Aim,
): readonly Cell[] {
  const die = total(faces);
  if (request.purpose === 'casualty') {
    if (oil !== null) {
      const below = targetBelow(battle, state, oil.cauldron, oil.hexside);
      return below === null ? [] : [`7.41 ${OIL_STRENGTH} ${armourBelow(battle, state, below)}`];
    }
    const attack = blow === null ? null : attackOf(battle, state, blow);
    return attack === null ? [] : [`7.41 ${attack.strength} ${attack.armour}`];
  }
  if (request.purpose === 'result') {
    const hurt = unit ?? blow?.defender ?? null;
    const struckFrom = blow?.manner === 'melee' ? standingAt(state, blow.attacker) : null;
    return hurt === null ? [] : [`7.42 ${die} ${defenceMorale(battle, state, hurt, struckFrom).morale}`];
  }
  if (request.purpose !== 'duel' || duel === null) return [];
  return [`7.26 ${die} ${duelOf(battle, state, duel.attacker, duel.defender).column}`];
}

/** The rows of 4.3 that a move, an attack or the zone of a unit that has moved reads. */
function cellsWalked(battle: Battle, state: GameState, event: GameEvent): readonly Cell[] {
  switch (event.type) {
    case 'UnitMoved':
      return [...steps(battle, event.path), ...bounds(battle, state, event.path.at(-1)!)];
    case 'PersonageMoved':
      return event.flying ? [] : steps(battle, event.path);
    case 'AttackDeclared':
      return cellsFought(battle, state, event);
    default:
      return [];
  }
}

function steps(battle: Battle, path: readonly HexId[]): readonly Cell[] {
  return path
    .slice(1)
    .flatMap((to, index) => rowsOfStep(battle, path[index]!, to).map((row) => `4.3 ${row} movement`));
}

function rowsOfStep(battle: Battle, from: HexId, to: HexId): readonly TerrainRowName[] {
  const { board } = battle;
  const direction = directionTo(board, from, to);
  if (direction === null) return [];
  const at = from * 6 + direction;
  const side = kindOfSide(battle, from, direction);
  if (side === 'gate' || side === 'main-gate') return ['gate'];
  const terrain = terrainOf(battle, to);
  const hexRow = board.road[at] === 1 && terrain !== 'tunnel' ? 'road' : terrain;
  const rows: TerrainRowName[] = hexRow !== 'road' && houseGroundAt(board, to) !== null ? [] : [hexRow];
  if (side === 'slope' && board.up[at] === 1) rows.push('slope');
  if (side === 'wall' || side === 'tower') rows.push('wall');
  return rows;
}

/** What ends the zone of a unit that has come to a hex: mountains, craters and shut gates (2.0.4, 6.13). */
function bounds(battle: Battle, state: GameState, hex: HexId): readonly Cell[] {
  const { board } = battle;
  return Array.from({ length: 6 }, (_, direction): readonly Cell[] => {
    const beside = board.beyond[hex * 6 + direction]!;
    if (beside < 0) return [];
    const side = kindOfSide(battle, hex, direction as Direction);
    const work = board.work[hex * 6 + direction]!;
    if ((side === 'gate' || side === 'main-gate') && !state.works[work]!.breached) return ['4.3 gate combat'];
    const terrain = isClosed(state, beside as HexId) ? 'crater' : terrainOf(battle, beside as HexId);
    return terrain === 'mountain' || terrain === 'crater' ? [`4.3 ${terrain} combat`] : [];
  }).flat();
}

function cellsFought(
  battle: Battle,
  state: GameState,
  { manner, attacker, defender }: EventOf<'AttackDeclared'>,
): readonly Cell[] {
  const hex = standingAt(state, defender);
  const rows = new Set<TerrainRowName>(
    houseGroundAt(battle.board, hex) === null ? [terrainOf(battle, hex)] : [],
  );
  if (battle.board.road.subarray(hex * 6, hex * 6 + 6).includes(1)) rows.add('road');
  for (const { what } of attackOf(battle, state, { manner, attacker, defender })?.modifiers ?? []) {
    if (what === 'up-slope') rows.add('slope');
    if (what === 'wall-cover' || what === 'tower-cover' || what === 'ladder') rows.add('wall');
    if (what === 'gate-cover') rows.add('gate');
  }
  return [...rows].map((row) => `4.3 ${row} combat`);
}

/** The cells that a refusal cites: what is prohibited is read as well. */
export function consultedByRefusal(
  battle: Battle,
  state: GameState,
  action: Action,
  { code, cite }: Refusal,
): readonly Cell[] {
  if (action.type === 'Breach' && cite === '16.3') {
    const cell = breachCell(battle, state, action.engine, action.hexside);
    return cell === null ? [] : [cell];
  }
  if (code !== 'mountain-or-crater' && code !== 'closed-hex') return [];
  const { path } = action.type === 'Move' || action.type === 'MoveAlone' ? action : { path: [] };
  const cells = path
    .filter((hex) => hex >= 0 && hex < battle.board.size)
    .map((hex) => (isClosed(state, hex) ? 'crater' : terrainOf(battle, hex)))
    .filter((terrain) => terrain === 'mountain' || terrain === 'crater');
  return cells.map((terrain) => `4.3 ${terrain} movement`);
}
