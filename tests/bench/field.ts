/** Random battlefields of any size, equally crowded, for benches of movement. */
import { DEFAULT_OPTIONS } from '../../src/scenario/defaults.ts';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { compileBoard } from '../../src/board/compile.ts';
import { DIRECTIONS, hexName, type HexId } from '../../src/board/hex.ts';
import { hexesOf, hexsideOf } from '../../src/board/hexside.ts';
import type { MapFile, MapHexside } from '../../src/board/mapFile.ts';
import {
  BESIEGER,
  DEFENDER,
  type Battle,
  type Piece,
  type PieceId,
  type UnitKind,
} from '../../src/engine/battle.ts';
import { faceOfCode } from '../../src/engine/face.ts';
import { initialState } from '../../src/engine/initial.ts';
import { WITHOUT_LIMIT, type GameState } from '../../src/engine/state.ts';

/** A battle under way, and the units whose ranges are asked. */
export interface Field {
  readonly battle: Battle;
  readonly map: MapFile;
  readonly state: GameState;
  readonly movers: readonly PieceId[];
}

/** Half movement points of every unit: the budget at which the ranges are compared. */
export const BUDGET = 24;

/** Clear hexes to each unit, one unit in two of each side. */
const HEXES_PER_UNIT = 8;
/** One hexside in this many carries a wall, and one in five of the walls is a gate. */
const SIDES_PER_WALL = 12;
const GATES = 5;
/** As many ranges are asked on every map, so that maps are compared at the same work. */
export const MOVERS = 75;

const LEGEND = {
  '.': { terrain: 'clear', name: 'Clear' },
  p: { terrain: 'plowed', name: 'Plowed' },
  g: { terrain: 'grove', name: 'Grove' },
  M: { terrain: 'mountain', name: 'Mountain' },
} as const satisfies MapFile['legend'];

/** A battlefield of mixed ground with walls, gates and both sides all over it; the same for the same numbers. */
export function field(
  columns: number,
  rows: number,
  seed: number,
  hexesPerUnit = HEXES_PER_UNIT,
  sidesPerWall = SIDES_PER_WALL,
): Field {
  const random = xoroshiro128plus(seed);
  const upTo = (end: number) => uniformInt(random, 0, end - 1);
  const bare = bareMap(columns, rows, upTo);
  const map = { ...bare, hexsides: walls(bare, upTo, sidesPerWall) };
  const battle = battleOn(map, upTo, hexesPerUnit);
  const mine = battle.pieces.filter(({ side }) => side === BESIEGER).map(({ id }) => id);
  return {
    battle,
    map,
    state: initialState(battle, battle.placements),
    movers: Array.from({ length: MOVERS }, (_, index) => mine[Math.floor((index * mine.length) / MOVERS)]!),
  };
}

type UpTo = (end: number) => number;

function bareMap(columns: number, rows: number, upTo: UpTo): MapFile {
  const letters = '.................ppgM';
  const line = () => Array.from({ length: columns }, () => letters[upTo(letters.length)]).join('');
  return {
    name: `Field ${columns} x ${rows}`,
    orientation: 'pointy',
    columns,
    rows,
    offset: 'odd-r',
    legend: LEGEND,
    hexes: Array.from({ length: rows }, line),
    levels: Array.from({ length: rows }, () => '.'.repeat(columns)),
    hexsides: [],
    roads: [],
    blocks: { plowed: {}, groves: {}, hills: {} },
    decor: {},
    names: [],
    zones: {},
  };
}

function boardOf(map: MapFile): Battle['board'] {
  const compiled = compileBoard(map);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  return compiled.value;
}

function walls(map: MapFile, upTo: UpTo, sidesPerWall: number): MapHexside[] {
  const board = boardOf(map);
  const sides: MapHexside[] = [];
  for (let hex = 0 as HexId; hex < board.size; hex = (hex + 1) as HexId) {
    for (const direction of DIRECTIONS.slice(0, 3)) {
      const [near, far] = hexesOf(board, hexsideOf(board, hex, direction));
      if (far < 0 || upTo(sidesPerWall) > 0) continue;
      const [a, b] = [hexName(board, near), hexName(board, far as HexId)].sort() as [string, string];
      sides.push({ a, b, kind: upTo(GATES) === 0 ? 'gate' : 'wall', up: a, level: 1 });
    }
  }
  return sides;
}

const GAITS = ['foot', 'foot', 'foot', 'horse', 'beast'] as const;

function kindOf(gait: UnitKind['gait']): UnitKind {
  const face = faceOfCode('C3X')!;
  return {
    class: 'unit',
    id: gait,
    name: { en: gait },
    gait,
    faces: [face, face],
    movement: BUDGET,
    range: 0,
    value: 1,
    traits: new Set(),
  };
}

function battleOn(map: MapFile, upTo: UpTo, hexesPerUnit: number): Battle {
  const board = boardOf(map);
  const pieces: Piece[] = [];
  const placements: HexId[] = [];
  for (let hex = 0 as HexId; hex < board.size; hex = (hex + 1) as HexId) {
    if (map.hexes[Math.floor(hex / board.columns)]![hex % board.columns] !== '.') continue;
    if (upTo(hexesPerUnit) > 0) continue;
    const side = upTo(2) === 0 ? DEFENDER : BESIEGER;
    const id = pieces.length as PieceId;
    const kind = kindOf(GAITS[upTo(GAITS.length)]!);
    pieces.push({ id, name: `unit-${id}`, kind, force: side as number as Piece['force'], side });
    placements.push(hex);
  }
  const name = { en: map.name };
  return {
    id: 'bench',
    hash: board.hash,
    title: name,
    board,
    pieces,
    forces: [DEFENDER, BESIEGER].map((side) => ({
      id: `force-${side}`,
      name,
      side,
      threshold: 99,
      holds: true,
    })),
    sides: [
      { id: 'within', name },
      { id: 'without', name },
    ],
    turns: { first: 2, last: 9, night: new Set(), names: {} },
    options: DEFAULT_OPTIONS,
    setup: [],
    placements,
    triggers: [],
    oil: placements.map(() => 0),
    worn: placements.map(() => 0),
    shaken: new Set(),
    tries: [WITHOUT_LIMIT, WITHOUT_LIMIT],
    groups: [],
    supplies: { ladders: 0, heads: 0, trenches: 0 },
  };
}
