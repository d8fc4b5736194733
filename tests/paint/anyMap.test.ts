// Whatever map an author makes can be measured for the board: nothing breaks, and every stroke has its place.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MapFile, MapHexside } from '../../src/board/mapFile.ts';
import { latticeOf, nameOf, neighboursOf, type Lattice } from '../../src/paint/geometry/lattice.ts';
import { preparePainter, type Painter } from '../../src/paint/painter.ts';
import { emptyMap, ownRows } from './maps.ts';

const WET = ['water', 'ford', 'bridge', 'marsh', 'hall', 'wood'] as const;
const LEGEND: MapFile['legend'] = {
  '.': { terrain: 'clear', name: 'Clear' },
  h: { terrain: 'clear', elevation: 1, name: 'Hill' },
  b: { terrain: 'clear', city: false, name: 'Within the walls' },
  c: { terrain: 'clear', city: true, name: 'Street' },
  t: { terrain: 'tunnel', name: 'Tunnel' },
  T: { terrain: 'tunnel', city: false, name: 'Caves' },
  m: { terrain: 'mountain', name: 'Mountain' },
  p: { terrain: 'plowed', name: 'Plowed' },
  g: { terrain: 'grove', name: 'Grove' },
  x: { terrain: 'crater', name: 'Crater' },
  ...Object.fromEntries(
    WET.map((look, i) => [String(i), { terrain: 'clear', name: look, house: look } as const]),
  ),
};
const KINDS = ['wall', 'tower', 'gate', 'main-gate', 'tunnel', 'slope'] as const;

const sizes = fc.record({ columns: fc.integer({ min: 1, max: 8 }), rows: fc.integer({ min: 1, max: 7 }) });
const shapes = fc.constantFrom(
  { orientation: 'pointy', offset: 'odd-r' } as const,
  { orientation: 'pointy', offset: 'even-r' } as const,
  { orientation: 'flat', offset: 'odd-q' } as const,
  { orientation: 'flat', offset: 'even-q' } as const,
);

/** Rows of letters out of a bag of many. */
function rowsFrom(letters: readonly string[], columns: number, rows: number): readonly string[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, at) => letters[(row * columns + at) % letters.length]).join(''),
  );
}

/** A hexside between a hex and one of its neighbours; null beyond the map. */
function hexsideAt(lattice: Lattice, { cell, side, kind, level, inner }: Drawn): MapHexside | null {
  const one = cell % lattice.centres.length;
  const next = neighboursOf(lattice, one)[side]!;
  if (next < 0) return null;
  const [a, b] = [one, next].toSorted((x, y) => x - y).map((at) => nameOf(lattice, at)) as [string, string];
  return { a, b, kind, up: inner ? a : b, ...(kind === 'slope' ? {} : { level }) };
}

interface Drawn {
  readonly cell: number;
  readonly side: number;
  readonly kind: (typeof KINDS)[number];
  readonly level: number;
  readonly inner: boolean;
}

const drawn = fc.record<Drawn>({
  cell: fc.nat(60),
  side: fc.nat(5),
  kind: fc.constantFrom(...KINDS),
  level: fc.integer({ min: 1, max: 7 }),
  inner: fc.boolean(),
});

/** A road from a hex on, always to the next neighbour that there is. */
function pathFrom(lattice: Lattice, start: number, turns: readonly number[]): readonly string[] {
  let cell = start % lattice.centres.length;
  const path = [nameOf(lattice, cell)];
  for (const turn of turns) {
    const next = neighboursOf(lattice, cell)[turn]!;
    if (next < 0) continue;
    path.push(nameOf(lattice, next));
    cell = next;
  }
  return path;
}

const maps = fc
  .record({
    size: sizes,
    shape: shapes,
    letters: fc.array(fc.constantFrom(...Object.keys(LEGEND)), { minLength: 1, maxLength: 56 }),
    levels: fc.array(fc.constantFrom('.', '.', '1', '2', '7'), { minLength: 1, maxLength: 56 }),
    hexsides: fc.array(drawn, { maxLength: 24 }),
    roads: fc.array(fc.tuple(fc.nat(60), fc.array(fc.nat(5), { maxLength: 9 })), { maxLength: 3 }),
    zones: fc.dictionary(
      fc.constantFrom('water', 'fire', 'ford', 'halls', 'citadel', 'fields'),
      fc.array(fc.nat(60), { maxLength: 8 }),
      { maxKeys: 4 },
    ),
  })
  .map(({ size: { columns, rows }, shape, letters, levels, hexsides, roads, zones }): MapFile => {
    const bare: MapFile = {
      ...emptyMap,
      ...shape,
      columns,
      rows,
      legend: LEGEND,
      house: { ground: ownRows(WET) },
      hexes: rowsFrom(letters, columns, rows),
      levels: rowsFrom(levels, columns, rows),
    };
    const lattice = latticeOf(bare);
    const named = (cells: readonly number[]): readonly string[] => [
      ...new Set(cells.map((cell) => nameOf(lattice, cell % (columns * rows)))),
    ];
    const sides = new Map(
      hexsides.flatMap((one) => {
        const side = hexsideAt(lattice, one);
        return side === null ? [] : [[`${side.a}${side.b}`, side] as const];
      }),
    );
    return {
      ...bare,
      hexsides: [...sides.values()],
      roads: roads.map(([start, turns], i) => ({
        name: `Road ${i}`,
        kind: (['causeway', 'road', 'street'] as const)[i]!,
        path: pathFrom(lattice, start, turns),
      })),
      zones: Object.fromEntries(Object.entries(zones).map(([id, cells]) => [id, named(cells)])),
    };
  });

/** The first figure of what is drawn that is none, by its place; null when all are. */
function noFigure(value: unknown, at = ''): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${at}: ${value}`;
  if (typeof value !== 'object' || value === null) return null;
  if (value instanceof Map || value instanceof Set) return noFigure([...value], at);
  for (const [key, one] of Object.entries(value)) {
    const found = noFigure(one, `${at}/${key}`);
    if (found !== null) return found;
  }
  return null;
}

test('2.2.0 any map is measured without a break, and every figure of it is one', () => {
  fc.assert(
    fc.property(maps, (map) => {
      const { fields: _, ...drawn }: Painter = preparePainter(map);
      expect(noFigure({ ...drawn, survey: null })).toBeNull();
    }),
    { numRuns: 60 },
  );
});
