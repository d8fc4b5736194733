/** Chart 17.4 at the table: every spell cast with every number of points and every throw of two dice. */
import { describe, expect, test } from 'vitest';
import { BESIEGER } from '../../src/engine/battle.ts';
import type { Spell } from '../../src/engine/spell.ts';
import { cast } from '../../src/engine/verbs/cast.ts';
import { cells, PRINT, totals } from '../charts/print.ts';
import { types, type Position } from '../kit/siege.ts';
import { dark, magic, spell } from './spells.ts';

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** What is cast on each row of the print, and where. */
const ROWS: Readonly<Record<string, readonly [Spell, string | null, () => Position]>> = {
  'Break Darkness': ['break-darkness', null, () => magic()],
  'Stalemate Nazgul (Day)': ['stalemate', null, () => magic()],
  'Stalemate Nazgul (Night)': ['stalemate', null, () => magic({ night: true })],
  'Revealing Aragorn to Sauron': ['reveal', null, () => magic()],
  'Fear Spell': ['fear', null, () => dark(magic())],
  'Freeze Leader Spell (1st spell)': ['freeze', 'k', () => dark(magic())],
  'Freeze Leader Spell (2nd spell)': ['freeze', 'k', frozenBefore],
  'Activate Grond': ['activate-grond', null, () => dark(magic())],
};

function frozenBefore(): Position {
  const position = magic({ active: BESIEGER });
  return position.with({ magic: { ...position.state.magic, freezes: 1 } });
}

const CELLS = PRINT['17.4'].slice(1).flatMap((line) => {
  const [row, ...figures] = cells(line);
  return figures.map((cell, index) => [row!, index + 1, cell] as const);
});

/** The two faces of a total. */
function faces(sum: number): readonly [number, number] {
  const high = Math.min(6, sum - 1);
  return [high, sum - high];
}

describe('17.4 the Magic Capabilities Chart', () => {
  test('17.4 all eight rows with their five columns are cast here', () => {
    expect(CELLS.length).toBe(8 * 5);
    expect(new Set(CELLS.map(([row]) => row))).toEqual(new Set(Object.keys(ROWS)));
  });

  test.each(CELLS.filter(([, , cell]) => cell !== 'A'))(
    '17.4 %s with %i points works on %s and on nothing else',
    (row, points, cell) => {
      const [which, target, setUp] = ROWS[row]!;
      const before = setUp();
      const outcome = TOTALS.map((sum) => {
        const { events } = before.act(cast, spell(before, which, points, target), ...faces(sum));
        expect(types(events).slice(0, 2)).toEqual(['SpellCast', 'DiceRolled']);
        return [sum, types(events)[2]];
      });
      expect(outcome.filter(([, end]) => end === 'SpellWorked').map(([sum]) => sum)).toEqual(totals(cell));
      expect(outcome.filter(([, end]) => end === 'SpellFailed').length).toBe(11 - totals(cell).length);
    },
  );

  test.each(CELLS.filter(([, , cell]) => cell === 'A'))(
    '17.4 %s with %i points works without a roll',
    (row, points) => {
      const [which, target, setUp] = ROWS[row]!;
      const before = setUp();
      const { events } = before.act(cast, spell(before, which, points, target));
      expect(types(events)).toEqual(['SpellCast', 'SpellWorked']);
    },
  );
});
