import fc from 'fast-check';
import { defineHex, Grid, Orientation, rectangle } from 'honeycomb-grid';
import { describe, expect, test } from 'vitest';
import { HEXSIDE_KINDS, type Board } from '../../src/board/board.ts';
import { compileBoard } from '../../src/board/compile.ts';
import { beyond, DIRECTIONS, hexName, hexNamed, opposite, type HexId } from '../../src/board/hex.ts';
import { hexesOf, hexsideBetween, hexsideName, hexsideOf } from '../../src/board/hexside.ts';
import type { MapFile, MapHexside } from '../../src/board/mapFile.ts';
import { anyMap, boardOf, fieldMap } from './maps.ts';

function gridOf({ orientation, offset, columns, rows }: Board) {
  const Hex = defineHex({
    orientation: orientation === 'pointy' ? Orientation.POINTY : Orientation.FLAT,
    offset: offset.startsWith('odd') ? -1 : 1,
  });
  return new Grid(Hex, rectangle({ width: columns, height: rows }));
}

/** The ids of all hexes of a board. */
function everyHex(board: Board): HexId[] {
  return Array.from({ length: board.size }, (_, id) => id as HexId);
}

describe('2.2.0 the grid', () => {
  test('2.2.0 the neighbours of a hex are the hexes that honeycomb counts one away', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        const board = boardOf(map);
        const grid = gridOf(board);
        const hexes = everyHex(board);
        const at = (id: HexId) => ({ col: id % board.columns, row: Math.floor(id / board.columns) });
        for (const hex of hexes) {
          const near = DIRECTIONS.map((d) => board.beyond[hex * 6 + d]!).filter((id) => id >= 0);
          const oracle = hexes.filter((other) => grid.distance(at(hex), at(other)) === 1);
          expect(near.sort((a, b) => a - b)).toEqual(oracle);
        }
      }),
      { numRuns: 15 },
    );
  });

  test('2.2.0 directions turn clockwise from the upper right, so that opposite directions lead back', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        const board = boardOf(map);
        const grid = gridOf(board);
        const centre = (id: number) => {
          const hex = grid.getHex({ col: id % board.columns, row: Math.floor(id / board.columns) })!;
          return { x: hex.x, y: hex.y };
        };
        const first = board.orientation === 'pointy' ? 30 : 0;
        for (const hex of everyHex(board)) {
          for (const direction of DIRECTIONS) {
            const near = board.beyond[hex * 6 + direction]!;
            if (near < 0) continue;
            expect(board.beyond[near * 6 + opposite(direction)]).toBe(hex);
            const [from, to] = [centre(hex), centre(near)];
            const bearing = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
            expect(Math.round((bearing + 360) % 360)).toBe(first + direction * 60);
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  test('2.2.0 a hexside has one name, whichever of its hexes asks', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        const board = boardOf(map);
        const ids = new Set<number>();
        for (const hex of everyHex(board)) {
          for (const direction of DIRECTIONS) {
            const near = beyond(board, hex, direction);
            const hexside = hexsideOf(board, hex, direction);
            ids.add(hexside);
            expect([...hexesOf(board, hexside)].sort((a, b) => a - b)).toEqual(
              [hex, near].sort((a, b) => a - b),
            );
            const again = near < 0 ? hexside : hexsideOf(board, near as HexId, opposite(direction));
            expect(again).toBe(hexside);
            expect(near < 0 ? hexside : hexsideBetween(board, near as HexId, hex)).toBe(hexside);
          }
        }
        const edges = board.beyond.filter((near) => near < 0).length;
        expect(ids.size).toBe((board.size * 6 - edges) / 2 + edges);
        expect(board.side.filter((kind) => HEXSIDE_KINDS[kind] === 'edge')).toHaveLength(edges);
      }),
      { numRuns: 20 },
    );
  });

  test('2.2.0 a printed number and a hex are the same thing, with three digits beyond 99', () => {
    for (const map of [fieldMap(34, 26), fieldMap(100, 3)]) {
      const board = boardOf(map);
      for (const hex of everyHex(board)) expect(hexNamed(board, hexName(board, hex))).toBe(hex);
    }
    expect(hexName(boardOf(fieldMap(34, 26)), 33 as HexId)).toBe('3401');
    expect(hexName(boardOf(fieldMap(100, 3)), 199 as HexId)).toBe('100002');
    for (const wrong of ['3501', '0127', '0001', '101', '', 'a101']) {
      expect(hexNamed({ columns: 34, rows: 26 }, wrong)).toBeNull();
    }
  });

  test('2.2.0 the same map has the same hash, another map another', () => {
    expect(boardOf(fieldMap(5, 5)).hash).toBe(boardOf(fieldMap(5, 5)).hash);
    expect(boardOf(fieldMap(5, 5)).hash).not.toBe(boardOf(fieldMap(5, 6)).hash);
  });
});

describe('2.2.0 hexsides', () => {
  const wall: MapHexside = { a: '0202', b: '0302', kind: 'wall', up: '0202', level: 1 };

  test('2.0.4 both hexes of a wall see the wall, and each knows which of them is inside', () => {
    const board = boardOf({ ...fieldMap(4, 4), hexsides: [wall] });
    const [inside, outside] = [hexNamed(board, '0202')!, hexNamed(board, '0302')!];
    const [near, far] = [inside * 6 + 1, outside * 6 + 4];
    for (const side of [near, far]) expect(HEXSIDE_KINDS[board.side[side]!]).toBe('wall');
    expect([board.up[near], board.up[far]]).toEqual([-1, 1]);
    expect([board.work[near], board.work[far]]).toEqual([0, 0]);
    expect(board.works).toEqual([
      { hexside: near, kind: 'wall', inner: inside, outer: outside, level: 1, name: null },
    ]);
    expect(hexsideName(board, board.works[0]!.hexside)).toBe('0202/0302');
  });

  test('2.2.3 a side of the rock pier is rock and no work', () => {
    const board = boardOf({ ...fieldMap(4, 4), hexsides: [{ ...wall, rock: true }] });
    expect(HEXSIDE_KINDS[board.side[hexNamed(board, '0202')! * 6 + 1]!]).toBe('rock');
    expect(board.works).toEqual([]);
    expect(board.work.every((work) => work === -1)).toBe(true);
  });

  test('2.2.7 a road crosses each hexside between two hexes of its list, both ways, and no other', () => {
    const roads = [{ name: 'Way', kind: 'road', path: ['0101', '0201', '0202'] }] as const;
    const board = boardOf({ ...fieldMap(3, 3), roads });
    const crossed = [...board.road.entries()].filter(([, road]) => road === 1).map(([side]) => side);
    expect(crossed).toEqual([1, 6 + 2, 6 + 4, 4 * 6 + 5]);
  });

  test('2.8.4 heights: field 0, hill 1, a city hex its level', () => {
    const board = boardOf({ ...fieldMap(3, 1), hexes: ['.h.'], levels: ['..7'] });
    expect([...board.height]).toEqual([0, 1, 7]);
    expect([...board.level]).toEqual([0, 0, 7]);
  });
});

describe('2.2.0 a wrong map is refused with every problem at once', () => {
  const problemsOf = (map: MapFile) => {
    const compiled = compileBoard(map);
    return compiled.ok ? [] : compiled.problems.map(({ path, code, value }) => [path, code, value]);
  };

  test('2.2.0 a size or a layout that cannot be', () => {
    expect(problemsOf({ ...fieldMap(3, 3), columns: 0, rows: 2.5 })).toEqual([
      ['/columns', 'not-a-size', 0],
      ['/rows', 'not-a-size', 2.5],
    ]);
    expect(problemsOf({ ...fieldMap(3, 3), offset: 'odd-q' })).toEqual([
      ['/offset', 'offset-of-other-orientation', 'odd-q'],
    ]);
  });

  test('2.2.0 rows of the wrong number or length, letters without a meaning', () => {
    expect(
      problemsOf({
        ...fieldMap(3, 3),
        hexes: ['..', '.z.', '.\u{1F332}.'],
        levels: ['...', '..9', '...', '...'],
      }),
    ).toEqual([
      ['/hexes/0', 'wrong-row-length', 2],
      ['/hexes/1', 'unknown-letter', 'z'],
      ['/hexes/2', 'unknown-letter', '\u{1F332}'],
      ['/levels', 'wrong-row-count', 4],
      ['/levels/1', 'unknown-level', '9'],
    ]);
    expect(problemsOf({ ...fieldMap(1, 1), hexes: ['x'], legend: {} })).toHaveLength(1);
  });

  test('2.2.0 hexsides: off the map, not between neighbours, twice, in the wrong order, without their facing or level', () => {
    const hexsides: MapHexside[] = [
      { a: '0101', b: '9914', kind: 'tunnel' },
      { a: '0101', b: '0303', kind: 'tunnel' },
      { a: '0101', b: '0201', kind: 'slope', up: '0101' },
      { a: '0201', b: '0101', kind: 'slope', up: '0101' },
      { a: '0102', b: '0202', kind: 'wall' },
      { a: '0202', b: '0302', kind: 'gate', up: '0303', level: 1 },
      { a: '0103', b: '0203', kind: 'tower', up: '0103', level: 1, rock: true },
    ];
    expect(problemsOf({ ...fieldMap(3, 3), hexsides })).toEqual([
      ['/hexsides/0/b', 'no-such-hex', '9914'],
      ['/hexsides/1', 'not-neighbours', '0101/0303'],
      ['/hexsides/3', 'wrong-order', '0201/0101'],
      ['/hexsides/3', 'hexside-listed-twice', '0201/0101'],
      ['/hexsides/4/up', 'up-missing', null],
      ['/hexsides/4/level', 'level-missing', null],
      ['/hexsides/5/up', 'up-not-of-pair', '0303'],
      ['/hexsides/6/rock', 'rock-without-wall', 'tower'],
    ]);
  });

  test('2.2.0 roads, zones, blocks and names that leave the map', () => {
    expect(
      problemsOf({
        ...fieldMap(3, 3),
        roads: [{ name: 'Way', kind: 'road', path: ['0101', '0301', '0401', '0302'] }],
        zones: { 'a/b': ['0101', '0004', '0101'] },
        blocks: { plowed: { Tilth: ['0104'] }, groves: {}, hills: {} },
        names: [{ text: 'Nowhere', at: '5050', importance: 1, kind: 'field', span: ['0000'] }],
      }),
    ).toEqual([
      ['/roads/0/path/2', 'no-such-hex', '0401'],
      ['/roads/0/path/1', 'not-neighbours', '0101/0301'],
      ['/zones/a~1b/1', 'no-such-hex', '0004'],
      ['/zones/a~1b/2', 'hex-listed-twice', '0101'],
      ['/blocks/plowed/Tilth/0', 'no-such-hex', '0104'],
      ['/names/0/at', 'no-such-hex', '5050'],
      ['/names/0/span/0', 'no-such-hex', '0000'],
    ]);
  });
});
