/** Every cell of the seven charts against the table typed a second time from the print. */
import { describe, expect, test } from 'vitest';
import { CHART_WORDS, printedCharts } from '../../src/rulebook/print.ts';
import {
  TERRAIN_COST,
  terrainArmour,
  forbids,
  type TerrainRowName,
} from '../../src/rulebook/charts/4.3-terrain.ts';
import { duelResult, duelText } from '../../src/rulebook/charts/7.26-leaders.ts';
import {
  ARMOUR_CAP,
  casualtyTotals,
  isCasualty,
  WALL_ARMOUR,
} from '../../src/rulebook/charts/7.41-casualty.ts';
import { casualtyResult } from '../../src/rulebook/charts/7.42-results.ts';
import { rallies, rallyTotals } from '../../src/rulebook/charts/8.37-rally.ts';
import { breachTotals, weaponAt } from '../../src/rulebook/charts/16.3-breach.ts';
import { spellTotals } from '../../src/rulebook/charts/17.4-magic.ts';
import { cells, PRINT, table, totals } from './print.ts';

const charts = printedCharts();

/** The differences a printed head covers: "+4 or +5" is +4 and +5. */
const differences = (head: string) => head.split(' or ');

describe('the printed object is the print, cell for cell', () => {
  test('the seven charts are there under their case numbers, and nothing else', () => {
    expect(Object.keys(charts).sort()).toEqual(Object.keys(PRINT).sort());
    expect(Object.keys(CHART_WORDS).sort()).toEqual(Object.keys(PRINT).sort());
  });

  test('4.3 every row in print order, in the words of the print', () => {
    const rows = PRINT['4.3']
      .map(cells)
      .map(([terrain, movement, combat]) => ({ terrain, movement, combat }));
    expect(charts['4.3']).toEqual(rows);
  });

  test('7.26 every die and difference', () => {
    const printed = Object.entries(table(PRINT['7.26'], String)).map(([die, row]) => [
      die,
      Object.fromEntries(
        Object.entries(row).flatMap(([head, cell]) =>
          differences(head).map((difference) => [difference, cell]),
        ),
      ),
    ]);
    expect(charts['7.26']).toEqual(Object.fromEntries(printed));
  });

  test('7.41 every strength and armour', () => {
    expect(charts['7.41']).toEqual(table(PRINT['7.41'], totals));
  });

  test('7.42 every die and morale', () => {
    expect(charts['7.42']).toEqual(table(PRINT['7.42'], String));
  });

  test('8.37 every rating', () => {
    const rows = PRINT['8.37'].map(cells).map(([rating, cell]) => [rating, totals(cell!)]);
    expect(charts['8.37']).toEqual(Object.fromEntries(rows));
  });

  test('16.3 every weapon and work', () => {
    expect(charts['16.3']).toEqual(table(PRINT['16.3'], totals));
  });

  test('17.4 every spell and number of points', () => {
    expect(charts['17.4']).toEqual(table(PRINT['17.4'], totals));
  });

  test('the object survives being written as JSON', () => {
    expect(JSON.parse(JSON.stringify(charts))).toEqual(charts);
  });
});

describe('the look-ups read the same cells', () => {
  test('4.3 half points: clear 2, road 1, slope +2, tunnel 2, plowed and grove 4, gate 2, breached wall +2, mountain and crater never', () => {
    expect(TERRAIN_COST).toEqual({
      clear: 2,
      road: 1,
      slope: 2,
      crater: null,
      mountain: null,
      tunnel: 2,
      plowed: 4,
      grove: 4,
      gate: 2,
      wall: 2,
    });
  });

  test('4.3 the figure of each movement cell is the cost of the row, doubled', () => {
    const costs = PRINT['4.3'].map((line) => {
      const figure = /^(½|\d)/.exec(cells(line)[1]!)?.[0];
      return figure === undefined ? null : figure === '½' ? 1 : 2 * Number(figure);
    });
    expect(Object.values(TERRAIN_COST)).toEqual(costs);
  });

  test('4.3 only a slope and a grove add to armour, only plowed fields and groves bar cavalry and siege towers', () => {
    const rows = Object.keys(TERRAIN_COST) as TerrainRowName[];
    expect(rows.filter((row) => terrainArmour(row) === 1)).toEqual(['slope', 'grove']);
    expect(rows.filter((row) => forbids(row, 'cavalry'))).toEqual(['plowed', 'grove']);
    expect(rows.filter((row) => forbids(row, 'siege tower'))).toEqual(['plowed', 'grove']);
  });

  test('7.26 a difference above +6 is read as +6 and one below -4 as -4', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      for (const beyond of [7, 8, 20]) expect(duelText(beyond, die)).toBe(duelText(6, die));
      for (const beyond of [-5, -8, -20]) expect(duelText(beyond, die)).toBe(duelText(-4, die));
    }
  });

  test('7.26 each sign means what the key says', () => {
    expect(duelResult(6, 1)).toEqual({ type: 'retreat', who: 'defender', retreat: 2 });
    expect(duelResult(6, 3)).toEqual({ type: 'reduced', who: 'defender' });
    expect(duelResult(6, 6)).toEqual({ type: 'eliminated', who: 'defender' });
    expect(duelResult(0, 4)).toEqual({ type: 'none' });
    expect(duelResult(-4, 6)).toEqual({ type: 'retreat', who: 'attacker', retreat: 2 });
    expect(duelResult(-4, 3)).toEqual({ type: 'reduced', who: 'attacker' });
    expect(duelResult(-4, 1)).toEqual({ type: 'eliminated', who: 'attacker' });
  });

  test('7.41 a casualty is exactly a total in the printed range', () => {
    for (const strength of ['A', 'B', 'C', 'D', 'E'] as const)
      for (const armour of [1, 2, 3, 4] as const) {
        const hits = Array.from({ length: 11 }, (_, at) => at + 2).filter((total) =>
          isCasualty(strength, armour, total),
        );
        expect(hits).toEqual(table(PRINT['7.41'], totals)[strength]![armour]);
        expect(casualtyTotals(strength, armour)).toEqual(hits);
      }
  });

  test('7.41 note: a wall adds one to armour against missiles, and 4 is the most', () => {
    expect([WALL_ARMOUR, ARMOUR_CAP]).toEqual([1, 4]);
  });

  test('7.42 each sign means what the key says', () => {
    expect(casualtyResult(1, 'W')).toEqual({ type: 'reduced', retreat: 1 });
    expect(casualtyResult(1, 'X')).toEqual({ type: 'reduced', retreat: 2 });
    expect(casualtyResult(1, 'Y')).toEqual({ type: 'eliminated' });
    expect(casualtyResult(3, 'W')).toEqual({ type: 'retreat', retreat: 2 });
    expect(casualtyResult(6, 'Z')).toEqual({ type: 'retreat', retreat: 1 });
  });

  test('7.42 there is no seventh face', () => {
    expect(() => casualtyResult(7, 'W')).toThrow(RangeError);
    expect(() => duelResult(0, 0)).toThrow(RangeError);
  });

  test('8.37 a unit rallies on exactly the printed totals, and a rating below 1 reads row 1 (2.9.2)', () => {
    expect(rallyTotals(3)).toEqual([3, 4, 5, 6]);
    expect([2, 3, 6, 7].map((total) => rallies(3, total))).toEqual([false, true, true, false]);
    expect(rallyTotals(-1)).toEqual([4, 5]);
    expect(() => rallyTotals(9)).toThrow(RangeError);
  });

  test('16.3 a catapult has a row at 1, at 2 and at 3 or 4 hexes, and none beyond', () => {
    expect([1, 2, 3, 4].map(weaponAt)).toEqual([
      'Catapult at 1 hex',
      'Catapult at 2 hexes',
      'Catapult at 3 or 4 hexes',
      'Catapult at 3 or 4 hexes',
    ]);
    expect(() => weaponAt(0)).toThrow(RangeError);
    expect(() => weaponAt(5)).toThrow(RangeError);
  });

  test('16.3 no catapult may try the Main Gate', () => {
    for (const range of [1, 2, 3, 4]) expect(breachTotals(weaponAt(range), 'Main Gate')).toBe('P');
  });

  test('17.4 nobody puts six points into a spell', () => {
    expect(spellTotals('Break Darkness', 5)).not.toBe('A');
    expect(() => spellTotals('Break Darkness', 6)).toThrow(RangeError);
  });
});
