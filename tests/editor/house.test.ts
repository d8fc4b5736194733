// Ground and hexsides of a map's own in the editor: rows are written and taken out by commands, painted with like any other, shared, and undone.
import { describe, expect, test } from 'vitest';
import { worksAlong, worksAround } from '../../src/editor/tools/works.ts';
import { openText, writeDocument } from '../../src/editor/document.ts';
import { enact, newHistory, undo } from '../../src/editor/history.ts';
import { problemsOf } from '../../src/editor/problems/problems.ts';
import { readLink, writeLink } from '../../src/editor/share/link.ts';
import type { HexId } from '../../src/board/hex.ts';
import { cornerOf } from '../../src/editor/tools/corners.ts';
import { sheetOf } from '../../src/editor/sheet.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { openScenario } from '../../src/scenario/parse.ts';
import { SHIPPED_GROUND, SHIPPED_HEXSIDES } from '../../src/scenario/houseRows.ts';
import { after, refusalOf, SMALL } from './kit.ts';

const { terrain, ...FORD } = SHIPPED_GROUND['ford']!;
const STREAM = SHIPPED_HEXSIDES['stream']!;
const SHEET = sheetOf(SMALL.map.inline);

/** A ford in two hexes, and a stream along a hex. */
const DOWN = after(
  SMALL,
  { type: 'putHouseGround', id: 'ford', row: FORD },
  { type: 'defineLetter', letter: 'w', meaning: { terrain, house: 'ford', name: 'Ford' } },
  { type: 'paint', hexes: [9, 10] as HexId[], letter: 'w' },
  { type: 'putHouseHexside', id: 'stream', row: STREAM },
);
const LAID = after(DOWN, {
  type: 'hexsides',
  lines: worksAround(DOWN.map.inline, [20 as HexId], { kind: 'house', house: 'stream' }),
});

test('2.22 what an author makes is a battle that can be played, written and read again as it was', () => {
  expect(openScenario(LAID, NO_LIBRARY)).toMatchObject({ ok: true });
  expect(problemsOf(LAID).filter(({ severity }) => severity === 'error')).toEqual([]);
  const read = openText(writeDocument(LAID), NO_LIBRARY);
  expect(read.ok && read.value).toEqual(LAID);
});

test('2.22 a link carries the rows', () => {
  const read = readLink(writeLink(LAID));
  expect(read.ok && read.value).toEqual(LAID);
});

test('2.22.2 a stream is no work: nothing of it can be breached, no level is asked of it', () => {
  const lines = LAID.map.inline.hexsides;
  expect(lines).toHaveLength(6);
  expect(lines[0]).toEqual({ a: lines[0]!.a, b: lines[0]!.b, kind: 'house', house: 'stream' });
  const pair = `${lines[0]!.a}/${lines[0]!.b}`;
  expect(refusalOf(LAID, { type: 'breach', pairs: [pair], down: true })).toBe(`no-hexside ${pair}`);
  const about = problemsOf(LAID).filter(({ place }) => place.at === 'hexside');
  expect(about).toEqual([]);
  const corners = [0, 2].map((corner) => cornerOf(SHEET, 30 as HexId, corner));
  const along = worksAlong(LAID.map.inline, corners, { kind: 'house', house: 'stream', inside: 'left' });
  expect(along.map(({ house }) => house)).toEqual(['stream', 'stream']);
});

describe('a row', () => {
  test('that is in use is not taken away, and it is said by what', () => {
    expect(refusalOf(LAID, { type: 'removeHouseGround', id: 'ford' })).toBe('still-used Ford');
    expect(refusalOf(LAID, { type: 'removeHouseHexside', id: 'stream' })).toMatch(
      /^still-used \d{4}\/\d{4}$/,
    );
    expect(refusalOf(SMALL, { type: 'removeHouseGround', id: 'ford' })).toBe('no-such-name ford');
  });

  test('keeps to the bounds of the file', () => {
    const row = { ...FORD, armour: 4 };
    expect(refusalOf(SMALL, { type: 'putHouseGround', id: 'deep', row })).toMatch(/^wrong-shape \/armour/);
    expect(refusalOf(SMALL, { type: 'putHouseGround', id: 'Deep Ford', row: FORD })).toMatch(/^wrong-shape/);
    expect(refusalOf(DOWN, { type: 'putHouseGround', id: 'ford', row: FORD })).toBe('no-change');
  });

  test('is altered, and all of it undone to the map without any', () => {
    let history = newHistory(SMALL);
    for (const row of [FORD, { ...FORD, stops: false }]) {
      const enacted = enact(history, { type: 'putHouseGround', id: 'ford', row });
      if (!enacted.ok) throw new Error(enacted.refusal.code);
      history = enacted.history;
    }
    expect(history.now.map.inline.house?.ground?.['ford']?.stops).toBe(false);
    expect(undo(undo(history)).now).toBe(SMALL);
    const gone = after(history.now, { type: 'removeHouseGround', id: 'ford' });
    expect(writeDocument(gone)).toBe(writeDocument(SMALL));
  });
});
