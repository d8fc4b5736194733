/**
 * Case 2.2.0: the map file is the map. Turns the file an author wrote into the typed arrays of a Board, or
 * names every mistake in it at once.
 */
import { defineHex, Direction as Compass, neighborOf, Orientation } from 'honeycomb-grid';
import { documentHash } from '../kernel/hash.ts';
import { failed, ok, type Result } from '../kernel/result.ts';
import type { Board } from './board.ts';
import type { BoardProblem, ReportBoardProblem } from './boardProblem.ts';
import type { MapFile } from './mapFile.ts';
import { readGround, readHexsides, readHouse, readPlaces, readRoads, type Sheet } from './readMap.ts';

/** The longest side of a map: three digits of a printed hex number. */
const LONGEST_SIDE = 999;

/**
 * Compiles a map file (2.2.0). Walls, towers and gates become works in file order, except the sides of the
 * rock pier, which become `rock`. Refuses with every problem found; a wrong size or orientation hides the
 * others, since without them no hex number can be read.
 */
export function compileBoard(map: MapFile): Result<Board, BoardProblem> {
  const problems: BoardProblem[] = [];
  const report: ReportBoardProblem = (path, code, value) => problems.push({ path, code, value });
  checkSheet(map, report);
  if (problems.length > 0) return failed(problems);

  const sheet = layGrid(map);
  const ground = readGround(map, sheet, report);
  const sides = readHexsides(map, sheet, report);
  const road = readRoads(map, sheet, report);
  const { zones, names } = readPlaces(map, sheet, report);
  if (problems.length > 0) return failed(problems);
  const house = readHouse(map);
  const hash = documentHash(map);
  return ok({ name: map.name, hash, ...sheet, ...ground, ...sides, house, road, zones, names });
}

function checkSheet(map: MapFile, report: ReportBoardProblem): void {
  for (const field of ['columns', 'rows'] as const) {
    const size = map[field];
    if (!Number.isInteger(size) || size < 1 || size > LONGEST_SIDE) report(`/${field}`, 'not-a-size', size);
  }
  if ((map.orientation === 'pointy') !== map.offset.endsWith('r')) {
    report('/offset', 'offset-of-other-orientation', map.offset);
  }
}

/** Compass bearings of directions 0-5; only these six are asked for, as honeycomb answers the other two with some hex. */
const BEARINGS = {
  pointy: [Compass.NE, Compass.E, Compass.SE, Compass.SW, Compass.W, Compass.NW],
  flat: [Compass.N, Compass.NE, Compass.SE, Compass.S, Compass.SW, Compass.NW],
} as const satisfies Record<Board['orientation'], readonly Compass[]>;

/** One class of hexes for each layout, made once: every further class slows all calls of honeycomb down. */
const HEXES = {
  'odd-r': defineHex({ orientation: Orientation.POINTY, offset: -1 }),
  'even-r': defineHex({ orientation: Orientation.POINTY, offset: 1 }),
  'odd-q': defineHex({ orientation: Orientation.FLAT, offset: -1 }),
  'even-q': defineHex({ orientation: Orientation.FLAT, offset: 1 }),
} as const satisfies Record<Board['offset'], unknown>;

function layGrid({ orientation, offset, columns, rows }: MapFile): Sheet {
  const size = columns * rows;
  const q = new Int16Array(size);
  const r = new Int16Array(size);
  const beyond = new Int32Array(size * 6).fill(-1);
  const Hex = HEXES[offset];
  for (let id = 0; id < size; id += 1) {
    const hex = new Hex({ col: id % columns, row: Math.floor(id / columns) });
    q[id] = hex.q;
    r[id] = hex.r;
    for (const [direction, bearing] of BEARINGS[orientation].entries()) {
      const { col, row } = neighborOf(hex, bearing);
      const onMap = col >= 0 && row >= 0 && col < columns && row < rows;
      if (onMap) beyond[id * 6 + direction] = row * columns + col;
    }
  }
  return { orientation, offset, columns, rows, size, q, r, beyond };
}
