// Hexsides are things of their own: laid along corners, around a selection, flipped, breached, one entry each.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexNamed, type HexId } from '../../src/board/hex.ts';
import { cornerOf, cornerPoint, nearestCorner, rimOf, wayBetween } from '../../src/editor/tools/corners.ts';
import { centreOf, everyHex, sheetOf } from '../../src/editor/sheet.ts';
import { worksAlong, worksAround } from '../../src/editor/tools/works.ts';
import { brushAt } from '../../src/editor/tools/shapes.ts';
import { anyOffset } from '../board/maps.ts';
import { after, refusalOf, SMALL } from './kit.ts';

const sheet = sheetOf(SMALL.map.inline);
const at = (name: string): HexId => hexNamed(sheet, name)!;
const pairs = (lines: readonly { a: string; b: string }[]) => lines.map(({ a, b }) => `${a}/${b}`).toSorted();
const CITY = brushAt(sheet, at('0403'), 2);

describe('corners', () => {
  test('on every layout the hexes around a corner call it by one name and find it in one place', () => {
    fc.assert(
      fc.property(anyOffset, (offset) => {
        const any = sheetOf({
          orientation: offset.endsWith('r') ? 'pointy' : 'flat',
          offset,
          columns: 6,
          rows: 6,
        });
        const places = new Map<number, string>();
        for (const hex of everyHex(any)) {
          for (let turn = 0; turn < 6; turn += 1) {
            const corner = cornerOf(any, hex, turn);
            const [[x, y], [cx, cy]] = [cornerPoint(any, corner), centreOf(any, hex)];
            expect(Math.hypot(x - cx, y - cy)).toBeCloseTo(1 / Math.sqrt(3));
            const place = `${x.toFixed(4)} ${y.toFixed(4)}`;
            expect(places.get(corner) ?? place).toBe(place);
            places.set(corner, place);
            expect(nearestCorner(any, hex, [x, y])).toBe(corner);
          }
        }
        expect(new Set(places.values()).size).toBe(places.size);
      }),
    );
  });

  test('around a hex and back at the corner where one began there are six hexsides, the hex always on the right', () => {
    const hex = at('0403');
    const corners = [0, 2, 4, 0].map((turn) => cornerOf(sheet, hex, turn));
    const ways = corners.slice(1).flatMap((corner, step) => wayBetween(sheet, corners[step]!, corner));
    expect(ways).toHaveLength(6);
    expect(ways.every(({ right }) => right === hex)).toBe(true);
    expect(wayBetween(sheet, corners[0]!, corners[0]!)).toEqual([]);
  });
});

describe('laying', () => {
  test('a wall along corners has the hexes of the higher level inside; on level ground the hand decides', () => {
    const corners = [cornerOf(sheet, at('0403'), 0), cornerOf(sheet, at('0403'), 2)];
    const right = worksAlong(SMALL.map.inline, corners, { kind: 'wall', inside: 'right' });
    expect(right).toEqual([
      { a: '0402', b: '0403', kind: 'wall', up: '0403', level: 1 },
      { a: '0403', b: '0503', kind: 'wall', up: '0403', level: 1 },
    ]);
    const left = worksAlong(SMALL.map.inline, corners, { kind: 'wall', inside: 'left' });
    expect(left.map(({ up }) => up)).toEqual(['0402', '0503']);
    const city = after(SMALL, { type: 'level', hexes: [at('0403')], level: 3 });
    const high = worksAlong(city.map.inline, corners, { kind: 'tower', inside: 'left' });
    expect(high.map(({ up, level }) => [up, level])).toEqual([
      ['0403', 3],
      ['0403', 3],
    ]);
  });

  test('slopes have an upper hex and no level, tunnel mouths neither, rock is a wall', () => {
    const corners = [cornerOf(sheet, at('0403'), 0), cornerOf(sheet, at('0403'), 1)];
    const lay = (kind: 'slope' | 'tunnel' | 'wall', rock = false) =>
      worksAlong(SMALL.map.inline, corners, { kind, inside: 'right', rock });
    expect(lay('slope')).toEqual([{ a: '0402', b: '0403', kind: 'slope', up: '0403' }]);
    expect(lay('tunnel')).toEqual([{ a: '0402', b: '0403', kind: 'tunnel' }]);
    expect(lay('wall', true)).toEqual([
      { a: '0402', b: '0403', kind: 'wall', up: '0403', level: 1, rock: true },
    ]);
  });

  test('a wall around the selection closes it, the selection inside; the edge of the map needs none', () => {
    expect(worksAround(SMALL.map.inline, CITY, { kind: 'wall' })).toHaveLength(18);
    expect(
      worksAround(SMALL.map.inline, CITY, { kind: 'wall' }).every(({ a, b, up }) => up === a || up === b),
    ).toBe(true);
    const inside = new Set(CITY.map((hex) => hex));
    for (const { left, right } of rimOf(sheet, CITY)) {
      expect([inside.has(left as HexId), inside.has(right as HexId)]).toEqual([false, true]);
    }
    expect(pairs(worksAround(SMALL.map.inline, [at('0101')], { kind: 'wall' }))).toEqual([
      '0101/0102',
      '0101/0201',
    ]);
  });

  test('what lay on a hexside makes room, whichever hex is named first', () => {
    const wall = { a: '0303', b: '0403', kind: 'wall', up: '0403', level: 1 } as const;
    const gate = { a: '0403', b: '0303', kind: 'gate', up: '0403', level: 1 } as const;
    const laid = after(SMALL, { type: 'hexsides', lines: [wall] }, { type: 'hexsides', lines: [gate] });
    expect(laid.map.inline.hexsides).toEqual([{ ...gate, a: '0303', b: '0403' }]);
    expect(refusalOf(laid, { type: 'hexsides', lines: [gate] })).toBe('no-change');
    expect(refusalOf(SMALL, { type: 'hexsides', lines: [{ ...wall, b: '0803' }] })).toBe(
      'not-neighbours 0303/0803',
    );
    expect(refusalOf(SMALL, { type: 'hexsides', lines: [{ ...wall, b: '0903' }] })).toBe('off-map 0903');
  });

  test('flipped, the other hex is inside; a tunnel mouth has nothing to flip', () => {
    const lines = worksAround(SMALL.map.inline, [at('0403')], { kind: 'wall' });
    const walled = after(SMALL, { type: 'hexsides', lines });
    const flipped = after(walled, { type: 'flipHexsides', pairs: ['0403/0303'] });
    expect(flipped.map.inline.hexsides.map(({ up }) => up).filter((up) => up === '0303')).toHaveLength(1);
    expect(after(flipped, { type: 'flipHexsides', pairs: ['0303/0403'] })).toEqual(walled);
    expect(refusalOf(SMALL, { type: 'flipHexsides', pairs: ['0303/0403'] })).toBe('nothing-there 0303/0403');
  });

  test('a breach needs a work that can be down, and goes with it', () => {
    const wall = { a: '0303', b: '0403', kind: 'wall', up: '0403', level: 2 } as const;
    const walled = after(SMALL, {
      type: 'hexsides',
      lines: [wall, { a: '0403', b: '0503', kind: 'slope', up: '0403' }],
    });
    const breached = after(walled, { type: 'breach', pairs: ['0403/0303'], down: true });
    expect(breached.opening?.breached).toEqual(['0303/0403']);
    expect(refusalOf(walled, { type: 'breach', pairs: ['0403/0503'], down: true })).toBe(
      'no-hexside 0403/0503',
    );
    expect(after(breached, { type: 'breach', pairs: ['0303/0403'], down: false }).opening?.breached).toEqual(
      [],
    );
    expect(after(breached, { type: 'clearHexsides', pairs: ['0303/0403'] }).opening?.breached).toEqual([]);
  });
});
