/** Maps for board tests: the map of Minas Tirith, and bare or random sheets of any shape. */
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import type { Board } from '../../src/board/board.ts';
import { compileBoard } from '../../src/board/compile.ts';
import type { MapFile } from '../../src/board/mapFile.ts';

/** The shipped map, as its authors wrote it. */
export const MINAS_TIRITH = JSON.parse(
  readFileSync(new URL('../../scenarios/maps/minas-tirith.json', import.meta.url), 'utf8'),
) as MapFile;

/** Compiles a map that must have no problems. */
export function boardOf(map: MapFile): Board {
  const compiled = compileBoard(map);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  return compiled.value;
}

/** A map of nothing but clear field, to be changed field by field. */
export function fieldMap(columns: number, rows: number, offset: MapFile['offset'] = 'odd-r'): MapFile {
  return {
    name: 'Field',
    orientation: offset.endsWith('r') ? 'pointy' : 'flat',
    columns,
    rows,
    offset,
    legend: {
      '.': { terrain: 'clear', name: 'Clear' },
      h: { terrain: 'clear', elevation: 1, name: 'Hill' },
      g: { terrain: 'grove', name: 'Grove' },
      p: { terrain: 'plowed', name: 'Plowed' },
      t: { terrain: 'tunnel', name: 'Tunnel' },
      x: { terrain: 'crater', name: 'Crater' },
      M: { terrain: 'mountain', name: 'Mountain' },
    },
    hexes: Array.from({ length: rows }, () => '.'.repeat(columns)),
    levels: Array.from({ length: rows }, () => '.'.repeat(columns)),
    hexsides: [],
    roads: [],
    blocks: { plowed: {}, groves: {}, hills: {} },
    decor: {},
    names: [],
    zones: {},
  };
}

/** The four ways to lay hexes in rows and columns. */
export const anyOffset = fc.constantFrom<MapFile['offset']>('odd-r', 'even-r', 'odd-q', 'even-q');

/** Sheets of 1 to 14 columns and rows in all four layouts, of mixed terrain and city levels. */
export const anyMap: fc.Arbitrary<MapFile> = fc
  .record({
    offset: anyOffset,
    columns: fc.integer({ min: 1, max: 14 }),
    rows: fc.integer({ min: 1, max: 14 }),
  })
  .chain(({ offset, columns, rows }) =>
    fc
      .record({
        hexes: lettering('.......hgptM', columns, rows),
        levels: lettering('.........123', columns, rows),
      })
      .map((letters) => ({ ...fieldMap(columns, rows, offset), ...letters })),
  );

function lettering(letters: string, columns: number, rows: number): fc.Arbitrary<string[]> {
  const line = fc.string({ unit: fc.constantFrom(...letters), minLength: columns, maxLength: columns });
  return fc.array(line, { minLength: rows, maxLength: rows });
}
