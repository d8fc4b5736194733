/** Cases 2.18 (4B, 7B) and 2.18.4: a duel on its way through the sequence of play. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER, type Side } from '../../src/engine/battle.ts';
import { scripted } from '../../src/engine/dice.ts';
import type { GameState } from '../../src/engine/state.ts';
import { apply } from '../../src/game/apply.ts';
import { guard, hero, orc, siege, type Position } from '../kit/siege.ts';
import { accepting, challenging, declining, trying, withdrawing } from './personages.ts';

/** Two challengers against one, in the duel segment of a side, units apart from each other. */
function segment(side: Side): Position {
  const [a, d] = side === BESIEGER ? [BESIEGER, DEFENDER] : [DEFENDER, BESIEGER];
  const friend = side === BESIEGER ? guard('D3X', { at: '0403' }) : orc('E3Y', { at: '0403' });
  return siege({
    map: `
      . . . . . . .
      . . . b . . .
      . . a d . . .
      . . . . . . .
      . . . . . . .`,
    pieces: { a: hero(a), b: hero(a), d: hero(d), g: friend },
    active: side,
    step: `${side === BESIEGER ? 'besieger' : 'defender'}-combat.duel.choosing`,
  });
}

/** Plays the actions one after another; fails the test if one is refused. */
function play(at: Position, faces: readonly number[], ...actions: readonly Action[]): GameState {
  const dice = scripted(...faces);
  return actions.reduce((state, action) => {
    const done = apply(at.battle, state, action, dice);
    if (!done.ok) throw new Error(done.refusal.code);
    return done.state;
  }, at.state);
}

describe.each([
  ['besieger', BESIEGER, DEFENDER],
  ['defender', DEFENDER, BESIEGER],
] as const)('2.18 the duel segment of the %s', (name, side, other) => {
  const step = (leaf: string): string => `${name}-combat.duel.${leaf}`;

  test('2.18.4 the other side answers, and then the acting side goes on', () => {
    const at = segment(side);
    const asked = play(at, [], challenging(at, 'a', 'd'));
    expect([asked.step, asked.active]).toEqual([step('answering'), other]);
    const declined = play(at, [], challenging(at, 'a', 'd'), declining(at, 'd'));
    expect([declined.step, declined.active]).toEqual([step('choosing'), side]);
  });

  test('2.18.2 whoever is beaten back is moved by his owner', () => {
    const at = segment(side);
    const fight = [challenging(at, 'a', 'd'), accepting(at, 'd')] as const;
    const defenderBack = play(at, [5], ...fight);
    expect([defenderBack.step, defenderBack.active]).toEqual([step('withdrawing'), other]);
    const attackerBack = play(at, [2], ...fight);
    expect([attackerBack.step, attackerBack.active]).toEqual([step('withdrawing'), side]);
    const back = play(at, [5], ...fight, withdrawing(at, 'd', '0503', '0603'));
    expect(back.owed).toEqual([]);
  });
});

describe('2.20.5 one duel a segment, one challenge a turn', () => {
  test('2.20.5 who has fought in the segment of the besieger may fight again in that of the defender', () => {
    const at = segment(BESIEGER);
    const fought = play(at, [4], challenging(at, 'a', 'd'), accepting(at, 'd'));
    const later = play(
      at.with({ ...fought, step: 'besieger-combat.melee.choosing' as GameState['step'], active: BESIEGER }),
      [],
      { type: 'EndStep' },
    );
    expect(later.pieces[at.piece('a')]).toMatchObject({ challenged: true, duelled: false });
    expect(later.pieces[at.piece('d')]).toMatchObject({ challenged: false, duelled: false });
  });

  test('2.9.2 who declined in either segment rallies worse in this turn only', () => {
    const at = segment(BESIEGER);
    const declined = play(at, [], challenging(at, 'a', 'd'), declining(at, 'd'));
    expect(declined.pieces[at.piece('d')]!.declined).toBe(true);
    const rest = play(at.with({ ...declined, step: 'rally.besieger' as GameState['step'] }), [], {
      type: 'EndStep',
    });
    expect(rest.turn).toBe(at.state.turn + 1);
    expect(rest.pieces[at.piece('d')]!.declined).toBe(false);
  });
});

describe('2.18 phase 8, the joint rally', () => {
  test('2.9.1 the defender first, then the besieger', () => {
    const at = siege({
      map: 'l u . . . . . v k',
      pieces: {
        l: hero(DEFENDER),
        u: guard('D3X', { state: { disrupted: true } }),
        v: orc('E3Y', { state: { disrupted: true } }),
        k: hero(BESIEGER),
      },
      active: DEFENDER,
      step: 'rally.defender',
    });
    const first = play(at, [3, 3], trying(at, 'l', 'u'));
    const then = first.step === 'rally.defender' ? play(at.with(first), [], { type: 'EndStep' }) : first;
    expect([then.step, then.active]).toEqual(['rally.besieger', BESIEGER]);
    const done = play(at.with(then), [3, 3], trying(at, 'k', 'v'));
    expect(done.pieces[at.piece('v')]!.disrupted).toBe(false);
  });
});
