/** Cases 7.41, 7.42 and 2.19.4: an attack resolved over all its dice does what the charts print, as often as they print it. */
import { describe, expect, test } from 'vitest';
import { scripted } from '../../src/engine/dice.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import type { Action } from '../../src/engine/action.ts';
import type { Verb } from '../../src/engine/verb.ts';
import { fire } from '../../src/engine/verbs/fire.ts';
import { melee } from '../../src/engine/verbs/melee.ts';
import { PRINT } from '../charts/print.ts';
import { guard, orc, siege, type Position } from '../kit/siege.ts';
import { blow, shot } from './blows.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const STRENGTHS = ['A', 'B', 'C', 'D', 'E'] as const;
const ARMOURS = [1, 2, 3, 4] as const;
const MORALES = ['W', 'X', 'Y', 'Z'] as const;

/** What the events of an attack did to its target, in the words of the print. */
function outcome(events: readonly GameEvent[]): string {
  const reduced = events.some(({ type }) => type === 'UnitReduced');
  if (events.some(({ type }) => type === 'UnitEliminated')) return 'E';
  for (const event of events) {
    if (event.type !== 'DecisionOwed' || event.owed.type !== 'retreat') continue;
    return `${reduced ? '½E, ' : ''}r${event.owed.hexes}`;
  }
  return '-';
}

/** How many of the 216 ways of three dice lead to each outcome. */
function resolved<A extends Action>(position: Position, verb: Verb<A>, action: A): Record<string, number> {
  const ways: Record<string, number> = {};
  for (const a of FACES) {
    for (const b of FACES) {
      for (const c of FACES) {
        const events = verb.resolve(position.battle, position.state, action, scripted(a, b, c));
        const what = outcome(events);
        ways[what] = (ways[what] ?? 0) + 1;
      }
    }
  }
  return ways;
}

/** The cell of a printed table by the heads of its row and column. */
function cell(table: readonly string[], row: string, column: string): string {
  const cells = table.map((line) => line.split(' | '));
  return cells.find(([head]) => head === row)![cells[0]!.indexOf(column)]!;
}

function isPrinted(totals: string, total: number): boolean {
  const [first, last] = totals.split('-').map(Number);
  return first! <= total && total <= last!;
}

/** The same counted from the two printed tables, for a target on its front or on its back. */
function printed(strength: string, armour: number, morale: string, reduced: boolean): Record<string, number> {
  const ways: Record<string, number> = {};
  for (const a of FACES) {
    for (const b of FACES) {
      for (const c of FACES) {
        const hurt = isPrinted(cell(PRINT['7.41'], strength, String(armour)), a + b);
        const result = cell(PRINT['7.42'], String(c), morale);
        const what = !hurt ? '-' : reduced && result.startsWith('½E') ? 'E' : result;
        ways[what] = (ways[what] ?? 0) + 1;
      }
    }
  }
  return ways;
}

const OPEN_FIELD = `
  . . . . .
   . . . . .
  . o d . .
   . . . . .
  . . . . .`;

const ROWS = STRENGTHS.flatMap((strength) => ARMOURS.map((armour) => ({ strength, armour })));

describe('7.41 and 7.42 through the verbs', () => {
  test.each(ROWS)(
    '2.19.4 $strength against armour $armour: melee and fire do what is printed',
    ({ strength, armour }) => {
      for (const morale of MORALES) {
        const attacker = orc(`${strength}${strength.toLowerCase()}1X`);
        const position = siege({ map: OPEN_FIELD, pieces: { o: attacker, d: guard(`E${armour}${morale}`) } });
        const expected = printed(strength, armour, morale, false);
        expect(resolved(position, melee, blow(position, 'o', 'd'))).toEqual(expected);
        expect(resolved(position, fire, shot(position, 'o', 'd'))).toEqual(expected);
      }
    },
  );

  test.each(MORALES)('7.42 a reduced unit of morale %s that is reduced again is eliminated', (morale) => {
    const target = guard(`E1${morale}`, { state: { lost: 1 } });
    const position = siege({ map: OPEN_FIELD, pieces: { o: orc('B1X'), d: target } });
    const shown = position.battle.pieces[position.piece('d')]!.kind;
    const back = shown.class === 'unit' ? shown.faces[1].morale : morale;
    expect(resolved(position, melee, blow(position, 'o', 'd'))).toEqual(printed('B', 1, back, true));
  });

  test.each(MORALES)('2.8.16 a fanatic needs no roll on 7.41 against morale %s', (morale) => {
    const position = siege({
      map: OPEN_FIELD,
      pieces: { o: orc('E1Z', { traits: ['fanatic'] }), d: guard(`E4${morale}`) },
      night: true,
    });
    for (const die of FACES) {
      const events = melee.resolve(position.battle, position.state, blow(position, 'o', 'd'), scripted(die));
      expect(outcome(events)).toBe(cell(PRINT['7.42'], String(die), morale));
    }
  });
});
