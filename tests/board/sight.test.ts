import fc from 'fast-check';
import { defineHex, Orientation } from 'honeycomb-grid';
import { describe, expect, test } from 'vitest';
import { HEXSIDE_KINDS, TERRAINS, type Board } from '../../src/board/board.ts';
import { distance } from '../../src/board/distance.ts';
import { directionTo, hexNamed, type HexId } from '../../src/board/hex.ts';
import { sight } from '../../src/board/sight.ts';
import { anyMap, boardOf, fieldMap } from './maps.ts';

/** A prime, so that no sample falls on the moment a line passes from one hex to the next. */
const SAMPLES = 2003;

const FAR = { id: -1, far: Infinity };

interface Walked {
  /** Hexes that the line goes through, and pairs of hexes whose common side it runs along; -1 is off the map. */
  readonly through: ReadonlySet<number>;
  readonly along: readonly (readonly [number, number])[];
  readonly last: readonly number[];
}

/** Walks a line in small steps, asking at each which centre is nearest. */
function walk(board: Board, from: HexId, to: HexId): Walked {
  const Hex = defineHex({
    orientation: board.orientation === 'pointy' ? Orientation.POINTY : Orientation.FLAT,
    offset: board.offset.startsWith('odd') ? -1 : 1,
  });
  const centres: { readonly id: number; readonly x: number; readonly y: number }[] = [];
  for (let row = -1; row <= board.rows; row += 1) {
    for (let col = -1; col <= board.columns; col += 1) {
      const onMap = row >= 0 && col >= 0 && row < board.rows && col < board.columns;
      const { x, y } = new Hex({ col, row });
      centres.push({ id: onMap ? row * board.columns + col : -1, x, y });
    }
  }
  const start = centres.find(({ id }) => id === from)!;
  const end = centres.find(({ id }) => id === to)!;
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const offLine = ({ x, y }: { readonly x: number; readonly y: number }) =>
    Math.abs((end.x - start.x) * (y - start.y) - (end.y - start.y) * (x - start.x)) / length;
  const near = centres.filter((centre) => offLine(centre) < 1.1);

  const through = new Set<number>();
  const along: [number, number][] = [];
  let last: readonly number[] = [];
  for (let step = 1; step < SAMPLES; step += 1) {
    const x = start.x + ((end.x - start.x) * step) / SAMPLES;
    const y = start.y + ((end.y - start.y) * step) / SAMPLES;
    let [first, second] = [FAR, FAR];
    for (const centre of near) {
      const far = Math.hypot(centre.x - x, centre.y - y);
      if (far < first.far) [first, second] = [{ id: centre.id, far }, first];
      else if (far < second.far) second = { id: centre.id, far };
    }
    if (second.far - first.far < 1e-9) {
      along.push([first.id, second.id]);
      last = [first.id, second.id];
    } else if (first.id !== to) {
      through.add(first.id);
      last = [first.id];
    }
  }
  through.delete(from);
  return { through, along, last };
}

/** What stands in a hex, judged by name. */
function isFree(board: Board, hex: number, top: number): boolean {
  if (hex < 0) return false;
  return (
    !['mountain', 'tunnel', 'grove'].includes(TERRAINS[board.terrain[hex]!]!) && board.height[hex]! <= top
  );
}

const anyLine = fc
  .tuple(anyMap, fc.nat(), fc.nat())
  .map(([map, a, b]) => {
    const board = boardOf(map);
    return { board, from: (a % board.size) as HexId, to: (b % board.size) as HexId };
  })
  .filter(({ board, from, to }) => from !== to && distance(board, from, to) <= 10);

describe('2.8.4 against a walk in small steps', () => {
  test('2.8.4 a line is clear when every hex it goes through is free, and one side of each hexside it runs along', () => {
    fc.assert(
      fc.property(anyLine, fc.constantFrom(0, 2), ({ board, from, to }, extra) => {
        const eye = board.height[from]! + extra;
        const top = Math.max(eye, board.height[to]!);
        const { through, along } = walk(board, from, to);
        const free = [...through].every((hex) => isFree(board, hex, top));
        const sided = along.every((pair) => pair.some((hex) => isFree(board, hex, top)));
        expect(sight(board, from, to, extra).clear).toBe(free && sided && board.height[to]! <= eye + 1);
      }),
      { numRuns: 200 },
    );
  });

  test('2.8.4 what blocks is a hex on the line, and blocks by itself', () => {
    fc.assert(
      fc.property(anyLine, ({ board, from, to }) => {
        const seen = sight(board, from, to);
        fc.pre(!seen.clear && seen.obstacle !== 'target-too-high');
        const { through, along } = walk(board, from, to);
        const top = Math.max(board.height[from]!, board.height[to]!);
        const blocker = seen.clear ? -1 : seen.blockedBy;
        expect([...through, ...along.flat()]).toContain(blocker);
        expect(isFree(board, blocker, top)).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  test('2.8.5 a line enters its target by the hexside it last crosses, or by the two of a corner', () => {
    fc.assert(
      fc.property(anyLine, ({ board, from, to }) => {
        const seen = sight(board, from, to);
        fc.pre(seen.clear);
        const sides = walk(board, from, to)
          .last.filter((hex) => hex >= 0)
          .map((hex) => directionTo(board, to, hex as HexId));
        const enters = seen.clear ? seen.enters : [];
        expect(enters).toEqual(expect.arrayContaining(sides));
        expect(enters.length).toBe(walk(board, from, to).last.length);
      }),
      { numRuns: 100 },
    );
  });

  test('2.8.4 between equal heights each sees the other or neither', () => {
    fc.assert(
      fc.property(anyLine, ({ board, from, to }) => {
        fc.pre(board.height[from] === board.height[to]);
        expect(sight(board, from, to).clear).toBe(sight(board, to, from).clear);
      }),
      { numRuns: 300 },
    );
  });

  test('2.8.4 a bare field is seen from end to end, in every layout of hexes', () => {
    for (const offset of ['odd-r', 'even-r', 'odd-q', 'even-q'] as const) {
      const board = boardOf(fieldMap(9, 9, offset));
      for (let from = 0; from < board.size; from += 1) {
        const every = Array.from({ length: board.size }, (_, to) => to as HexId);
        expect(every.filter((to) => !sight(board, from as HexId, to).clear)).toEqual([]);
      }
    }
  });
});

describe('2.8.4 sentence by sentence', () => {
  /** Whether the first hex sees the second on a field with these rows and city levels. */
  const seen = (hexes: string[], from: string, to: string, levels?: string[], extra = 0) => {
    const map = fieldMap(hexes[0]!.length, hexes.length);
    const board = boardOf({ ...map, hexes, levels: levels ?? map.levels });
    return sight(board, hexNamed(board, from)!, hexNamed(board, to)!, extra);
  };

  test.each(['g', 'M', 't'])(
    '2.8.4 a hex of Grove, Mountain or Tunnel (%s) strictly between blocks',
    (letter) => {
      expect(seen([`.${letter}.`], '0101', '0301')).toEqual({
        clear: false,
        blockedBy: 1,
        obstacle: 'terrain',
      });
      expect(seen([`${letter}.${letter}`], '0101', '0301').clear).toBe(true);
    },
  );

  test('2.2.10 missiles pass over a Crater and over Plowed', () => {
    expect(seen(['.xp.'], '0101', '0401').clear).toBe(true);
  });

  test('2.8.4 a hex higher than both ends blocks, one as high as either does not', () => {
    expect(seen(['.h.'], '0101', '0301')).toEqual({ clear: false, blockedBy: 1, obstacle: 'height' });
    expect(seen(['hh.'], '0101', '0301').clear).toBe(true);
    expect(seen(['.hh'], '0101', '0301').clear).toBe(true);
  });

  test('2.8.4 where the line runs along a hexside it is clear if either side is', () => {
    expect(seen(['...', 'g..', '...'], '0201', '0203').clear).toBe(true);
    expect(seen(['...', '.g.', '...'], '0201', '0203').clear).toBe(true);
    expect(seen(['...', 'gg.', '...'], '0201', '0203')).toEqual({
      clear: false,
      blockedBy: 3,
      obstacle: 'terrain',
    });
  });

  test('2.8.4 a grove touched at one corner only does not block', () => {
    expect(seen(['......', '.g....'], '0101', '0502').clear).toBe(true);
    expect(seen(['......', '..g...'], '0101', '0502').clear).toBe(false);
  });

  test('2.8.4 fire up is limited to one level, fire down is not', () => {
    expect(seen(['..'], '0101', '0201', ['.1']).clear).toBe(true);
    expect(seen(['..'], '0101', '0201', ['.2'])).toEqual({
      clear: false,
      blockedBy: 1,
      obstacle: 'target-too-high',
    });
    expect(seen(['..'], '0201', '0101', ['.7']).clear).toBe(true);
  });

  test('2.8.4 from a docked tower’s hex the firer counts 2 higher', () => {
    expect(seen(['..'], '0101', '0201', ['.3'], 2).clear).toBe(true);
    expect(seen(['..'], '0101', '0201', ['.4'], 2).clear).toBe(false);
    expect(seen(['.h.'], '0101', '0301', undefined, 2).clear).toBe(true);
  });

  test('2.8.4 adjacent fire across walls is allowed, across rock it is not', () => {
    for (const rock of [false, true]) {
      const hexsides = [{ a: '0101', b: '0201', kind: 'wall', up: '0101', level: 1, rock }] as const;
      const board = boardOf({ ...fieldMap(2, 1), hexsides });
      expect(HEXSIDE_KINDS[board.side[1]!]).toBe(rock ? 'rock' : 'wall');
      expect(sight(board, 0 as HexId, 1 as HexId).clear).toBe(!rock);
      expect(sight(board, 1 as HexId, 0 as HexId).clear).toBe(!rock);
    }
  });

  test('2.8.4 a hex sees itself', () => {
    expect(seen(['g'], '0101', '0101')).toEqual({ clear: true, enters: [] });
  });

  test('2.8.5 along a row the line enters by the side that faces the firer, through a corner by both sides of it', () => {
    expect(seen(['....'], '0401', '0101')).toEqual({ clear: true, enters: [1] });
    expect(seen(['...', '...', '...'], '0201', '0203')).toEqual({ clear: true, enters: [0, 5] });
  });
});
