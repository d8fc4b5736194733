/** What a roll had to show: the totals that succeed, for whoever threw it, at the moment it was thrown. */
import { standingAt } from '../engine/facts/pieces.ts';
import { distance } from '../board/distance.ts';
import type { Action } from '../engine/action.ts';
import type { Battle, GroupId } from '../engine/battle.ts';
import type { Purpose } from '../engine/dice.ts';
import { bombardChance } from '../engine/facts/siegeWeapons.ts';
import type { GameState } from '../engine/state.ts';
import { isMet } from '../engine/facts/conditions.ts';
import type { Cell } from '../game/consulted.ts';
import { span } from '../kernel/span.ts';
import { breachTotals, WEAPONS, WORKS } from '../rulebook/charts/16.3-breach.ts';
import { SPELL_ROWS, spellTotals } from '../rulebook/charts/17.4-magic.ts';
import { DIFFERENTIALS, duelColumn, duelText } from '../rulebook/charts/7.26-leaders.ts';
import { casualtyTotals, type Armour, type Strength } from '../rulebook/charts/7.41-casualty.ts';
import { casualtyText, type Morale } from '../rulebook/charts/7.42-results.ts';
import { rallyTotals } from '../rulebook/charts/8.37-rally.ts';
import { BEREFT_DIES_TO, CAUGHT_DIES_TO, SLIP_DISRUPTS_TO, THROW_DOWN_FROM } from '../rulebook/house.ts';

type Totals = readonly number[];

/** The chart on which a roll is read; null where a case alone says what must be shown. */
export const CHART_OF = {
  breach: '16.3',
  bombard: null,
  casualty: '7.41',
  result: '7.42',
  'throw-down': null,
  slip: null,
  rally: '8.37',
  duel: '7.26',
  caught: null,
  bereft: null,
  spell: '17.4',
  head: null,
  arrival: null,
  event: null,
} as const satisfies Record<Purpose, string | null>;

/**
 * The totals that succeed by the cell of a chart that was read ("7.41 E 3"). Success on 7.42 is a unit lost or halved, on
 * 7.26 harm to the challenged.
 */
export function winningByCell(cell: Cell): Totals | null {
  const [chart, ...words] = cell.split(' ');
  const rest = words.join(' ');
  const last = words.at(-1)!;
  switch (chart) {
    case '7.41':
      return casualtyTotals(words[0] as Strength, Number(last) as Armour);
    case '7.42':
      return span(1, 6).filter((die) => casualtyText(die, last as Morale).includes('E'));
    case '7.26': {
      const column = rest.slice(rest.indexOf(' ') + 1);
      const difference = DIFFERENTIALS.find((one) => duelColumn(one) === column);
      return difference === undefined
        ? null
        : span(1, 6).filter((die) => duelText(difference, die).startsWith('D'));
    }
    case '8.37':
      return rallyTotals(Number(words[0]));
    case '16.3':
      return breachCell(rest);
    case '17.4': {
      const row = SPELL_ROWS.find((one) => rest === `${one} ${last}`);
      const totals = row === undefined ? 'A' : spellTotals(row, Number(last));
      return totals === 'A' ? null : totals;
    }
    default:
      return null;
  }
}

function breachCell(rest: string): Totals | null {
  for (const weapon of WEAPONS) {
    for (const work of WORKS) {
      const totals = breachTotals(weapon, work);
      if (rest === `${weapon} ${work}`) return totals === 'P' ? null : totals;
    }
  }
  return null;
}

/** The faces that succeed where no chart is read: for the owner of a unit that slips or a personage in danger, his escape. */
export function winningByCase(
  battle: Battle,
  state: GameState,
  action: Action,
  purpose: Purpose,
  group: GroupId | null,
): Totals | null {
  switch (purpose) {
    case 'throw-down':
      return span(THROW_DOWN_FROM, 6);
    case 'slip':
      return span(SLIP_DISRUPTS_TO + 1, 6);
    case 'caught':
      return span(CAUGHT_DIES_TO + 1, 6);
    case 'bereft':
      return span(BEREFT_DIES_TO + 1, 6);
    case 'bombard': {
      if (action.type !== 'Bombard') return null;
      const upTo = bombardChance(battle, state, action.engine, action.target);
      return typeof upTo === 'number' ? span(1, upTo) : null;
    }
    case 'head': {
      if (action.type !== 'ThrowHead') return null;
      const from = standingAt(state, action.engine);
      return span(distance(battle.board, from, action.hex) + 1, 6);
    }
    case 'arrival':
      return group === null ? null : arriving(battle, state, group);
    default:
      return null;
  }
}

/** The faces with which an expected group comes now (2.6.1): of the first of its triggers that is met. */
function arriving(battle: Battle, state: GameState, group: GroupId): Totals | null {
  const trigger = battle.triggers.find(
    ({ then, roll, if: conditions }) =>
      then.type === 'arrive' &&
      then.group === group &&
      roll !== null &&
      conditions.every((condition) => isMet(battle, state, condition)),
  );
  const roll = trigger?.roll ?? null;
  return roll === null ? null : span(roll.atLeast, 6);
}
