// Ground tools: which hexes a brush, a line, a lasso, a fill touches, and what copies, mirrors and turns come to.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexName, hexNamed, type HexId } from '../../src/board/hex.ts';
import { blankDocument } from '../../src/editor/blank.ts';
import type { ScenarioDocument } from '../../src/editor/document.ts';
import { centreOf, everyHex, hexAt, sheetOf, stepsBetween } from '../../src/editor/sheet.ts';
import { copyRegion, turnedRegion } from '../../src/editor/tools/region.ts';
import { pathOfDrag, roadOfDrag } from '../../src/editor/tools/roads.ts';
import {
  allLike,
  brushAt,
  fillFrom,
  lassoAround,
  lineBetween,
  rectangleBetween,
  strokeAlong,
} from '../../src/editor/tools/shapes.ts';
import {
  hexsidesWithImages,
  imagesOf,
  mirrors,
  TURN_RIGHT,
  withImages,
  type Symmetry,
} from '../../src/editor/tools/symmetry.ts';
import { anyOffset } from '../board/maps.ts';
import { after, refusalOf, shippedDocument, SMALL } from './kit.ts';

const sheet = sheetOf(SMALL.map.inline);
const at = (name: string): HexId => hexNamed(sheet, name)!;
const named = (hexes: readonly HexId[]): readonly string[] =>
  hexes.map((hex) => hexName(sheet, hex)).toSorted();

/** The letters of a document, row by row. */
function drawn(document: ScenarioDocument): readonly string[] {
  return document.map.inline.hexes;
}

describe('hexes', () => {
  test('on every layout a hex is found by its axial coordinates, and neighbours are one apart', () => {
    fc.assert(
      fc.property(
        anyOffset,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (offset, columns, rows) => {
          const any = sheetOf({
            orientation: offset.endsWith('r') ? 'pointy' : 'flat',
            offset,
            columns,
            rows,
          });
          for (const hex of everyHex(any)) {
            expect(hexAt(any, any.q[hex]!, any.r[hex]!)).toBe(hex);
            for (let side = 0; side < 6; side += 1) {
              const next = any.beyond[hex * 6 + side]! as HexId;
              if (next < 0) continue;
              const [[x, y], [nx, ny]] = [centreOf(any, hex), centreOf(any, next)];
              expect(Math.hypot(x - nx, y - ny)).toBeCloseTo(1);
              expect(stepsBetween(any, hex, next)).toBe(1);
            }
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test('a brush of 2 touches seven hexes, at the corner of the map those that are there', () => {
    expect(brushAt(sheet, at('0303'), 1)).toEqual([at('0303')]);
    expect(named(brushAt(sheet, at('0303'), 2))).toEqual([
      '0202',
      '0203',
      '0204',
      '0302',
      '0303',
      '0304',
      '0403',
    ]);
    expect(named(brushAt(sheet, at('0101'), 2))).toEqual(['0101', '0102', '0201']);
  });

  test('a line is as long as the way, and a stroke leaves no gaps where the pointer was quick', () => {
    expect(named(lineBetween(sheet, at('0101'), at('0801')))).toHaveLength(8);
    const line = lineBetween(sheet, at('0101'), at('0806'));
    expect(line).toHaveLength(stepsBetween(sheet, at('0101'), at('0806')) + 1);
    expect(line.every((hex, step) => step === 0 || stepsBetween(sheet, line[step - 1]!, hex) === 1)).toBe(
      true,
    );
    expect(strokeAlong(sheet, [at('0101'), at('0801'), at('0101')], 1)).toHaveLength(8);
  });

  test('a rectangle is rows and columns, whichever corners are dragged', () => {
    const hexes = ['0203', '0204', '0303', '0304'];
    expect(named(rectangleBetween(sheet, at('0203'), at('0304')))).toEqual(hexes);
    expect(named(rectangleBetween(sheet, at('0304'), at('0203')))).toEqual(hexes);
  });

  test('a lasso takes its loop and what the loop surrounds', () => {
    const loop = ['0201', '0501', '0505', '0205'].map(at);
    const inside = lassoAround(sheet, loop);
    expect(inside).toContain(at('0303'));
    expect(inside).toContain(at('0201'));
    expect(inside).not.toContain(at('0703'));
    expect(lassoAround(sheet, [at('0303')])).toEqual([at('0303')]);
  });

  test('a fill stays within like hexes, and within walls where it is told to', () => {
    const column = ['0401', '0402', '0403', '0404', '0405', '0406'].map(at);
    const split = after(SMALL, { type: 'paint', hexes: column, letter: 'M' });
    expect(fillFrom(split.map.inline, at('0101'), 'letter', false)).toHaveLength(18);
    expect(fillFrom(split.map.inline, at('0101'), 'level', false)).toHaveLength(48);
    const walled = after(SMALL, {
      type: 'hexsides',
      lines: [
        { a: '0101', b: '0201', kind: 'wall', up: '0101', level: 1 },
        { a: '0101', b: '0102', kind: 'wall', up: '0101', level: 1 },
      ],
    });
    expect(fillFrom(walled.map.inline, at('0101'), 'letter', true)).toEqual([at('0101')]);
    expect(fillFrom(walled.map.inline, at('0101'), 'letter', false)).toHaveLength(48);
  });

  test('replace: all that is like a hex, wherever it lies', () => {
    const dotted = after(SMALL, { type: 'paint', hexes: [at('0101'), at('0806')], letter: 'g' });
    expect(named(allLike(dotted.map.inline, at('0101'), 'terrain'))).toEqual(['0101', '0806']);
    const hills = after(dotted, { type: 'paint', hexes: [at('0404')], letter: 'h' });
    expect(allLike(hills.map.inline, at('0404'), 'terrain')).toHaveLength(46);
    expect(named(allLike(hills.map.inline, at('0404'), 'letter'))).toEqual(['0404']);
  });
});

describe('symmetry', () => {
  test('on every layout mirrors and turns keep neighbours neighbours, and come back', () => {
    fc.assert(
      fc.property(
        anyOffset,
        fc.nat(80),
        fc.nat(80),
        fc.constantFrom('upright', 'level'),
        (offset, a, b, axis) => {
          const any = sheetOf({
            orientation: offset.endsWith('r') ? 'pointy' : 'flat',
            offset,
            columns: 9,
            rows: 9,
          });
          const symmetry: Symmetry = { kind: 'mirror', axis, centre: 40 as HexId };
          const [, there] = imagesOf(any, symmetry, a as HexId);
          const [, other] = imagesOf(any, symmetry, b as HexId);
          if (there === null || there === undefined || other === null || other === undefined) return;
          expect(imagesOf(any, symmetry, there)[1]).toBe(a);
          expect(stepsBetween(any, there, other)).toBe(stepsBetween(any, a as HexId, b as HexId));
          const along = axis === 'upright' ? 1 : 0;
          expect(centreOf(any, there)[along]).toBeCloseTo(centreOf(any, a as HexId)[along]);
        },
      ),
    );
    let step = [2, -1] as readonly [number, number];
    for (let turn = 0; turn < 6; turn += 1) step = TURN_RIGHT(step);
    expect(step).toEqual([2, -1]);
  });

  test('a stroke in six parts is painted six times; its centre once', () => {
    const six: Symmetry = { kind: 'rotation', parts: 6, centre: at('0403') };
    expect(withImages(sheet, six, [at('0503')])).toHaveLength(6);
    expect(withImages(sheet, six, [at('0403')])).toEqual([at('0403')]);
    expect(
      withImages(sheet, { kind: 'mirror', axis: 'both', centre: at('0403') }, [at('0504')]),
    ).toHaveLength(4);
    expect(withImages(sheet, { kind: 'none' }, [at('0503')])).toEqual([at('0503')]);
  });

  test('hexsides are mirrored with their inner hex', () => {
    const upright: Symmetry = { kind: 'mirror', axis: 'upright', centre: at('0403') };
    const lines = hexsidesWithImages(sheet, upright, [
      { a: '0203', b: '0303', kind: 'wall', up: '0303', level: 1 },
    ]);
    expect(lines.slice(1)).toEqual([{ a: '0603', b: '0503', kind: 'wall', up: '0503', level: 1 }]);
  });
});

describe('copies', () => {
  const keep = after(
    SMALL,
    { type: 'paint', hexes: [at('0203'), at('0303')], letter: 'c' },
    { type: 'level', hexes: [at('0203'), at('0303')], level: 2 },
    { type: 'hexsides', lines: [{ a: '0303', b: '0403', kind: 'gate', up: '0303', level: 2, name: 'Gate' }] },
    { type: 'putRoad', at: null, road: { name: 'Way', kind: 'street', path: ['0203', '0303', '0403'] } },
    { type: 'putName', at: null, name: { text: 'Keep', at: '0203', importance: 2, kind: 'city' } },
  );
  const region = copyRegion(keep, [at('0203'), at('0303')]);

  test('what was copied is laid with ground, levels, hexsides, roads and names, on a row of the other parity too', () => {
    const laid = after(keep, { type: 'paste', region, at: at('0506') });
    expect(drawn(laid)).toEqual(['........', '........', '.cc.....', '........', '........', '....cc..']);
    expect(laid.map.inline.levels[5]).toBe('....22..');
    expect(laid.map.inline.hexsides.at(-1)).toEqual({
      a: '0606',
      b: '0706',
      kind: 'gate',
      up: '0606',
      level: 2,
      name: 'Gate',
    });
    expect(laid.map.inline.roads.at(-1)).toEqual({ name: 'Way', kind: 'street', path: ['0506', '0606'] });
    expect(laid.map.inline.names.at(-1)).toMatchObject({ text: 'Keep', at: '0506' });
  });

  test('laid where it was cut, a copy changes nothing', () => {
    expect(refusalOf(keep, { type: 'paste', region: { ...region, roads: [] }, at: at('0203') })).toBe(
      'no-change',
    );
  });

  test('turned by half and turned by half again it is the same copy', () => {
    const half = (one: typeof region) =>
      turnedRegion(one, (step) => TURN_RIGHT(TURN_RIGHT(TURN_RIGHT(step))));
    expect(half(half(region))).toEqual(region);
    const { upright } = mirrors('pointy');
    expect(
      drawn(after(SMALL, { type: 'paste', region: turnedRegion(region, upright), at: at('0506') }))[5],
    ).toBe('...cc...');
  });

  test('another document takes the letters up by their meaning', () => {
    const foreign = blankDocument({ columns: 8, rows: 6, orientation: 'pointy' });
    const other = after(foreign, {
      type: 'defineLetter',
      letter: 'c',
      meaning: { terrain: 'grove', name: 'Copse' },
    });
    const laid = after(other, { type: 'paste', region, at: at('0203') }).map.inline;
    expect(laid.legend[laid.hexes[2]![1]!]).toMatchObject({ terrain: 'clear', city: true });
    expect(laid.legend['c']).toEqual({ terrain: 'grove', name: 'Copse' });
  });

  test('refused: nothing copied, and hexes that stand the other way', () => {
    const flat = blankDocument({ columns: 8, rows: 6, orientation: 'flat' });
    expect(refusalOf(flat, { type: 'paste', region, at: at('0203') })).toBe('other-orientation pointy');
    expect(refusalOf(SMALL, { type: 'paste', region: copyRegion(SMALL, []), at: at('0203') })).toBe(
      'nothing-copied',
    );
  });
});

describe('roads and sheets', () => {
  test('a dragged road has no gaps, and going back takes its last hexes up again', () => {
    const path = pathOfDrag(sheet, ['0101', '0401', '0201'].map(at));
    expect(named(path)).toEqual(['0101', '0201']);
  });

  test('a drag from the end of a road goes on with it', () => {
    const road = { name: 'Way', kind: 'road' } as const;
    const first = roadOfDrag(SMALL.map.inline, ['0101', '0301'].map(at), road)!;
    const once = after(SMALL, { type: 'putRoad', ...first });
    const second = roadOfDrag(once.map.inline, ['0301', '0501'].map(at), road)!;
    const twice = after(once, { type: 'putRoad', ...second });
    expect(twice.map.inline.roads).toEqual([{ ...road, path: ['0101', '0201', '0301', '0401', '0501'] }]);
    expect(roadOfDrag(SMALL.map.inline, [at('0101')], road)).toBeNull();
  });

  test('a higher sheet keeps everything in its hex: a row above turns the layout', () => {
    const siege = shippedDocument('the-siege-of-minas-tirith');
    const grown = after(siege, { type: 'resize', left: 2, top: 1, right: 0, bottom: 3, letter: '.' });
    expect(grown.map.inline).toMatchObject({ columns: 36, rows: 30, offset: 'even-r' });
    expect(grown.pieces[0]).toMatchObject({ at: expect.stringMatching(/^\d{4}$/) as string });
    const back = after(grown, { type: 'resize', left: -2, top: -1, right: 0, bottom: -3, letter: '.' });
    expect({ ...back, map: { inline: { ...back.map.inline, decor: {} } } }).toEqual({
      ...siege,
      map: { inline: { ...siege.map.inline, decor: {} } },
    });
  });

  test('what falls off a narrower sheet goes: hexsides, roads, names; pieces wait off the map', () => {
    const siege = shippedDocument('the-great-gate');
    const cut = after(siege, { type: 'resize', left: 0, top: 0, right: -22, bottom: 0, letter: '.' });
    expect(cut.map.inline.hexsides.every(({ b }) => b < '1300')).toBe(true);
    expect(cut.pieces.find(({ id }) => id === 'grond')).toMatchObject({ at: 'off' });
  });
});
