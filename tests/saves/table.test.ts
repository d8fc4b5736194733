// The sheet beside the game goes into the file and comes back; a broken one is refused with place and remedy.
import { describe, expect, test } from 'vitest';
import { openMatch } from '../../src/saves/openMatch.ts';
import { parseMatch } from '../../src/saves/parseMatch.ts';
import type { TableSheet } from '../../src/saves/tableSheet.ts';
import { writeMatch } from '../../src/saves/writeMatch.ts';
import { GREAT_GATE, kept, momentsOf } from './kit.ts';

const moments = momentsOf(5);
const SHEET: TableSheet = {
  seats: [
    { name: 'Anna', taken: { kind: 'player' } },
    { name: '', taken: { kind: 'agent', name: 'greedy' } },
  ],
  clock: { limit: 'turn', minutes: 20, used: [61_000, 0], turn: 2 },
  match: { type: 'two', game: 2, carried: [12, 40] },
};

function withSheet(table: unknown): unknown {
  const saved = writeMatch(moments.at(-1)!, GREAT_GATE.document, moments.slice(0, -1));
  return JSON.parse(JSON.stringify({ ...saved, table }));
}

function openedWith(table: unknown): TableSheet | null {
  const read = parseMatch(withSheet(table));
  if (!read.ok) return null;
  const opened = openMatch(read.value);
  return opened.ok ? opened.value.table : null;
}

describe('the sheet in a file', () => {
  test.each([
    ['a match of two games against the clock', SHEET],
    ['a bid', { ...SHEET, clock: { limit: 'none' }, match: { type: 'bid', bids: [90, 93] } }],
    ['one battle', { ...SHEET, match: { type: 'single' } }],
  ] as const)('comes back as it was: %s', (_, sheet) => {
    const read = parseMatch(
      JSON.parse(
        JSON.stringify(writeMatch(moments.at(-1)!, GREAT_GATE.document, moments.slice(0, -1), sheet)),
      ),
    );
    const opened = read.ok ? openMatch(read.value) : read;
    expect(opened).toMatchObject({ ok: true, value: { table: sheet } });
  });

  test.each([
    ['level', { kind: 'agent', name: 'greedy', level: 3 }],
    ['name that is not known here', { kind: 'agent', name: 'oracle' }],
  ])('an agent comes back with its %s', (_, taken) => {
    const opened = openedWith({ ...SHEET, seats: [SHEET.seats[0], { name: '', taken }] });
    expect(opened?.seats[1].taken).toEqual(taken);
  });

  test('words of an earlier version are read as what they meant', () => {
    const seats = [
      { name: 'Anna', taken: 'player' },
      { name: '', taken: 'greedy' },
    ];
    expect(openedWith({ ...SHEET, seats })).toEqual(SHEET);
  });

  test('is not asked of files without one', () => {
    const saved = kept(moments);
    expect(saved).not.toHaveProperty('table');
    expect(openMatch(saved)).toMatchObject({ ok: true, value: { table: null } });
  });

  test.each([
    ['no object', 7, '/table'],
    ['a third seat', { ...SHEET, seats: [...SHEET.seats, SHEET.seats[0]] }, '/table/seats'],
    [
      'a seat of nobody',
      { ...SHEET, seats: [SHEET.seats[0], { name: '', taken: 'ghost' }] },
      '/table/seats/1/taken',
    ],
    [
      'a name without end',
      { ...SHEET, seats: [{ name: 'n'.repeat(99), taken: { kind: 'player' } }, SHEET.seats[1]] },
      '/table/seats/0/name',
    ],
    ['a clock of no minutes', { ...SHEET, clock: { ...SHEET.clock, minutes: 0 } }, '/table/clock/minutes'],
    [
      'points below nothing',
      { ...SHEET, match: { type: 'two', game: 2, carried: [-1, 0] } },
      '/table/match/carried/0',
    ],
    ['a third game', { ...SHEET, match: { type: 'two', game: 3, carried: [0, 0] } }, '/table/match/game'],
    ['a bid of nothing', { ...SHEET, match: { type: 'bid', bids: [0, 9] } }, '/table/match/bids/0'],
    ['something more', { ...SHEET, cheats: true }, '/table/cheats'],
  ])('is refused where it is broken: %s', (_, table, place) => {
    const read = parseMatch(withSheet(table));
    expect(read).toMatchObject({ ok: false });
    const problems = read.ok ? [] : read.problems;
    expect(problems.map(({ path }) => path)).toContain(place);
    for (const { message } of problems)
      expect(message).toMatch(/\w{2,} \w+.*; or take the whole section "table" out/);
  });

  test('can be taken out, as its problems say', () => {
    const { table: _, ...without } = withSheet(7) as Record<string, unknown>;
    expect(parseMatch(without)).toMatchObject({ ok: true });
  });
});
