/** The odds shown before an order are the odds of the order: every throw, resolved by the verb itself. */
import { describe, expect, test } from 'vitest';
import { oddsOf, type Outcome } from '../../src/game/odds.ts';
import type { Action } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { engine, guard, orc, siege, type Position } from '../kit/siege.ts';
import { blow, shot } from '../rules/blows.ts';
import { DISRUPTED } from '../rules/orders.ts';

/** Ways of 216 (7.41 and 7.42) or of what the action rolls, by outcome. */
function waysOf(
  { battle, state }: Position,
  action: Action,
): Partial<Record<Outcome, number>> & { of: number } {
  const { of, outcomes } = oddsOf(battle, state, action);
  return { of, ...Object.fromEntries(outcomes.map(({ outcome, ways }) => [outcome, ways])) };
}

describe('the odds of an attack', () => {
  const field = (defender = guard('D3X')): Position =>
    siege({
      map: `. . . . .
             . o d . .
            . . . . .`,
      pieces: { o: orc('E3Y'), d: defender },
    });

  test('7.42 a retreat whose way the owner still chooses counts as thrown back', () => {
    expect(waysOf(field(), blow(field(), 'o', 'd'))).toEqual({
      of: 216,
      halved: 14 * 3,
      'thrown-back': 14 * 3,
      nothing: 22 * 6,
    });
  });

  test('7.42 a unit that is disrupted already is thrown back too', () => {
    const position = field(guard('D3X', DISRUPTED));
    expect(waysOf(position, blow(position, 'o', 'd'))['thrown-back']).toBe(14 * 3);
  });

  test('2.8.11 a unit that must go back and cannot is dead', () => {
    const position = siege({ map: 'o d', pieces: { o: orc('E3Y'), d: guard('D3X') } });
    expect(waysOf(position, blow(position, 'o', 'd'))).toEqual({ of: 216, dead: 14 * 6, nothing: 22 * 6 });
  });

  test('2.8.2 shots are reckoned likewise', () => {
    const position = siege({
      map: `. . . .
             . b . d
            . . . .`,
      active: DEFENDER,
      pieces: { b: guard('e2Y'), d: orc('E3Y') },
    });
    expect(waysOf(position, shot(position, 'b', 'd'))).toEqual({
      of: 216,
      dead: 14 * 2,
      halved: 14,
      'thrown-back': 14 * 3,
      nothing: 22 * 6,
    });
  });
});

describe('the odds of a shot at an engine', () => {
  const duel = (weapon: 'grond' | 'catapult', attended: boolean): Position =>
    siege({
      map: '. . . . . .',
      active: DEFENDER,
      pieces: {
        x: engine('catapult', DEFENDER, { at: '0101' }),
        t: engine(weapon, BESIEGER, { at: '0301' }),
        ...(attended ? { o: orc('B3Z', { at: '0301' }) } : {}),
      },
    });
  const aim = (position: Position): Action => ({
    type: 'Bombard',
    engine: position.piece('x'),
    target: position.piece('t'),
  });

  test('2.11.6 a hit destroys the engine', () => {
    expect(waysOf(duel('catapult', false), aim(duel('catapult', false)))).toEqual({
      of: 6,
      destroyed: 3,
      nothing: 3,
    });
  });

  test('2.11.6 at Grond what becomes of his pusher is told', () => {
    expect(waysOf(duel('grond', true), aim(duel('grond', true)))).toEqual({
      of: 36,
      dead: 8,
      'thrown-back': 4,
      nothing: 24,
    });
  });
});
