/** The seven charts as one object, each in the shape of its print: what the command line and the chart panel show. */
import { type ChartCase, type ChartWords, type Totals } from './charts/chart.ts';
import { TERRAIN_ROWS, TERRAIN_WORDS } from './charts/4.3-terrain.ts';
import { DIFFERENTIALS, DUEL_WORDS, duelText, type DuelText } from './charts/7.26-leaders.ts';
import { CASUALTY, CASUALTY_WORDS, type Armour, type Strength } from './charts/7.41-casualty.ts';
import { casualtyText, RESULTS_WORDS, type CasualtyText, type Morale } from './charts/7.42-results.ts';
import { RALLY_WORDS, rallyTotals } from './charts/8.37-rally.ts';
import {
  BREACH_WORDS,
  breachTotals,
  WEAPONS,
  WORKS,
  type Weapon,
  type BreachColumn,
} from './charts/16.3-breach.ts';
import { MAGIC_WORDS, SPELL_ROWS, spellTotals, type SpellRow } from './charts/17.4-magic.ts';

/** One row of the terrain chart in the words of the print. */
export interface PrintedTerrain {
  readonly terrain: string;
  readonly movement: string;
  readonly combat: string;
}

/** Every printed cell, keyed by case number, then by row and column as the print heads them. */
export interface PrintedCharts {
  readonly '4.3': readonly PrintedTerrain[];
  readonly '7.26': Readonly<Record<string, Readonly<Record<string, DuelText>>>>;
  readonly '7.41': Readonly<Record<Strength, Readonly<Record<Armour, Totals>>>>;
  readonly '7.42': Readonly<Record<string, Readonly<Record<Morale, CasualtyText>>>>;
  readonly '8.37': Readonly<Record<string, Totals>>;
  readonly '16.3': Readonly<Record<Weapon, Readonly<Record<BreachColumn, Totals | 'P'>>>>;
  readonly '17.4': Readonly<Record<SpellRow, Readonly<Record<string, Totals | 'A'>>>>;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const RATINGS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const POINTS = [1, 2, 3, 4, 5] as const;
const MORALES = ['W', 'X', 'Y', 'Z'] as const satisfies readonly Morale[];

/** The seven charts cell for cell (4.3, 7.26, 7.41, 7.42, 8.37, 16.3, 17.4): plain data, ready to be written as JSON. */
export function printedCharts(): PrintedCharts {
  return {
    '4.3': TERRAIN_ROWS.map(({ terrain, movement, combat }) => ({ terrain, movement, combat })),
    '7.26': keyCells(FACES, (die) =>
      keyCells(DIFFERENTIALS, (difference) => duelText(difference, die), writeSigned),
    ),
    '7.41': CASUALTY,
    '7.42': keyCells(FACES, (die) => keyCells(MORALES, (morale) => casualtyText(die, morale))),
    '8.37': keyCells(RATINGS, rallyTotals),
    '16.3': keyCells(WEAPONS, (weapon) => keyCells(WORKS, (work) => breachTotals(weapon, work))),
    '17.4': keyCells(SPELL_ROWS, (row) => keyCells(POINTS, (points) => spellTotals(row, points))),
  };
}

/** The heading, key and notes of each chart, in our words but with the print's signs and figures. */
export const CHART_WORDS = {
  '4.3': TERRAIN_WORDS,
  '7.26': DUEL_WORDS,
  '7.41': CASUALTY_WORDS,
  '7.42': RESULTS_WORDS,
  '8.37': RALLY_WORDS,
  '16.3': BREACH_WORDS,
  '17.4': MAGIC_WORDS,
} as const satisfies Record<ChartCase, ChartWords>;

function keyCells<Key extends string | number, Cell>(
  keys: readonly Key[],
  cell: (key: Key) => Cell,
  name: (key: Key) => string = String,
): Record<Key, Cell> {
  return Object.fromEntries(keys.map((key) => [name(key), cell(key)])) as Record<Key, Cell>;
}

/** A difference as the print heads its column: "+6", "0", "-4". */
function writeSigned(difference: number): string {
  return difference > 0 ? `+${difference}` : String(difference);
}
