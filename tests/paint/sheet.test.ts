import { describe, expect, test } from 'vitest';
import {
  landBox,
  neatBox,
  SCALES,
  sheetBounds,
  TILE_PIXELS,
  tilesOf,
  type Scale,
} from '../../src/paint/geometry/sheet.ts';
import { emptyMap, minasTirith } from './maps.ts';

const ALL: readonly Scale[] = ['far', 'mid', 'near'];

describe('tiles', () => {
  test.each(ALL)(
    '2.2.0 the %s tiles cover the sheet once: neighbours share their borders and none overlap',
    (scale) => {
      for (const map of [minasTirith, emptyMap]) {
        const sheet = sheetBounds(map);
        const tiles = tilesOf(map, scale);
        const side = TILE_PIXELS / SCALES[scale];
        const area = tiles.reduce((sum, tile) => {
          const wide = Math.min(tile.x1, sheet.x1) - tile.x0;
          const tall = Math.min(tile.y1, sheet.y1) - tile.y0;
          expect(wide).toBeGreaterThan(0);
          expect(tall).toBeGreaterThan(0);
          expect(tile.x0).toBeCloseTo(sheet.x0 + tile.col * side);
          expect(tile.y0).toBeCloseTo(sheet.y0 + tile.row * side);
          return sum + wide * tall;
        }, 0);
        expect(area).toBeCloseTo((sheet.x1 - sheet.x0) * (sheet.y1 - sheet.y0), 3);
        expect(new Set(tiles.map(({ col, row }) => `${col},${row}`)).size).toBe(tiles.length);
      }
    },
  );

  test('2.2.0 the sheet widens below a river that runs along its lower edge', () => {
    expect(sheetBounds(minasTirith).y1).toBeGreaterThan(1.5 * (minasTirith.rows - 1) + 4);
    const dry = { ...minasTirith, decor: {} };
    expect(sheetBounds(dry).y1).toBeLessThan(sheetBounds(minasTirith).y1);
  });

  test('2.2.0 the river lies between the land and the neat line, at the edge along which its bank runs', () => {
    const land = landBox(minasTirith);
    expect(neatBox(minasTirith)).toEqual({ ...land, y1: expect.closeTo(land.y1 + 3.15) });
    const west = { ...minasTirith.decor, anduin: [[-2, 3] as const, [-2, 9] as const] };
    expect(neatBox({ ...minasTirith, decor: west })).toEqual({ ...land, x0: expect.closeTo(land.x0 - 3.15) });
    expect(neatBox({ ...minasTirith, decor: {} })).toEqual(land);
  });
});
