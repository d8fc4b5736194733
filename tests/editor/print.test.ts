// A battle on paper: every part of the map is on a page, every piece is a counter with its back behind its front.
import { describe, expect, test } from 'vitest';
import { COUNTER_SIDE, counterSheets } from '../../src/editor/print/counterSheets.ts';
import { BORDER, OVERLAP, paperOf, tiled } from '../../src/editor/print/paper.ts';
import { HEX_ON_PAPER, printBattle } from '../../src/editor/print/printout.ts';
import { PRINT } from '../../src/i18n/en/editorPrint.ts';
import { KEEP } from './keep.ts';
import { shippedDocument } from './kit.ts';

describe('2.2.0 the map in pages', () => {
  test.each([
    [100, 100],
    [730, 480],
    [2000, 3000],
  ])(
    'of %d x %d mm, each page lies over the one before by a border, and nothing is left out',
    (width, height) => {
      for (const name of ['a4', 'a3'] as const) {
        const { paper, columns, rows, tiles } = tiled(width, height, name);
        const [wide, tall] = [paper.width - 2 * BORDER, paper.height - 2 * BORDER];
        expect(tiles).toHaveLength(columns * rows);
        for (const { column, row, x, y } of tiles) {
          expect([x, y]).toEqual([column * (wide - OVERLAP), row * (tall - OVERLAP)]);
        }
        const last = tiles.at(-1)!;
        expect(last.x + wide).toBeGreaterThanOrEqual(width);
        expect(last.y + tall).toBeGreaterThanOrEqual(height);
      }
    },
  );

  test('a counter of 15 mm lies in a hex: the largest square between six sides', () => {
    expect(COUNTER_SIDE).toBe(15);
    expect(HEX_ON_PAPER * (Math.sqrt(3) - 1)).toBeGreaterThan(COUNTER_SIDE);
  });
});

describe('2.4.6 counters', () => {
  const said = ({ en }: Readonly<{ en: string }>): string => en;
  const [front, back] = counterSheets(KEEP, paperOf('a4'), said);

  test('each piece has one; its reduced side is on the back, where it comes to lie when the sheet is turned', () => {
    const placed = (sheet: string): readonly (readonly [x: number, y: number])[] =>
      [...sheet.matchAll(/translate\(([\d.]+) ([\d.]+)\) scale\(0[.]15\)/g)].map(([, x, y]) => [
        Number(x),
        Number(y),
      ]);
    const wide = paperOf('a4').width - 2 * BORDER;
    expect(placed(front!)).toHaveLength(KEEP.pieces.length);
    expect(placed(back!)).toEqual(
      placed(front!).map(([x, y]) => [expect.closeTo(wide - COUNTER_SIDE - x, 5), y]),
    );
    expect(front).toContain('>B3X</text>');
    expect(back).toContain('>C3Y</text>');
  });

  test('2.4.7 a unit that is exchanged has a second counter', () => {
    const [kind, ...others] = KEEP.kinds;
    const document = {
      ...KEEP,
      kinds: [{ ...kind!, second: { code: 'E1Z' } } as typeof kind & object, ...others],
    };
    const [fronts] = counterSheets(document, paperOf('a4'), said);
    expect(fronts!.split('>E1Z</text>')).toHaveLength(4);
  });
});

test('all of it is one document: the battle, the charts, the map, the counters; words of strangers are text', () => {
  const words = { paper: 'a4', language: 'en', words: PRINT } as const;
  const html = printBattle(shippedDocument('the-great-gate'), words);
  expect([...html.matchAll(/class="page (\w+)/g)].map(([, kind]) => kind)).toEqual(
    expect.arrayContaining(['battle', 'charts', 'map', 'counters']),
  );
  for (const chart of ['4.3', '7.26', '7.41', '7.42', '8.37', '16.3', '17.4'])
    expect(html).toContain(`<h3>[${chart}]`);
  expect(printBattle({ ...KEEP, title: { en: '<script>' } }, words)).not.toContain('<script>');
});
