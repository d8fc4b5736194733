/** Cases 2.0.7, 2.5.1, 2.13 and 2.18: when a step stands, when it is passed, and where a turn and a game end. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { scripted } from '../../src/engine/dice.ts';
import { initialState } from '../../src/engine/initial.ts';
import type { GameState, Step } from '../../src/engine/state.ts';
import { advance, begin, isDecided } from '../../src/sequence/advance.ts';
import { guard, orc, siege, type Plan } from '../kit/siege.ts';

const PLAN: Plan = {
  map: 'o . . . d',
  pieces: { o: orc('E3Y'), d: guard('D3X') },
  zones: { defender: ['0401', '0501'], besieger: ['0101', '0201'] },
  turn: 3,
  last: 4,
};

/** The step and the side to decide after somebody has ended his step, or has taken a decision. */
function after(change: Partial<GameState>, type: 'EndStep' | 'HoldGround' = 'EndStep'): readonly unknown[] {
  const at = siege(PLAN).with(change);
  const action = type === 'EndStep' ? { type } : { type, unit: at.piece('o') };
  const { state } = advance(at.battle, at.state, [], action as never, scripted());
  return [state.step, state.active, state.turn];
}

describe('2.5.1 a game begins', () => {
  const first = (plan: Plan): Step => {
    const { battle } = siege(plan);
    return begin(battle, initialState(battle, battle.placements), scripted()).state.step;
  };

  test('with the set-up of the defender, where he has a piece to place', () => {
    expect(first({ ...PLAN, pieces: { o: orc('E3Y'), d: guard('D3X', { at: 'off' }) } })).toBe(
      'setup.defender',
    );
  });

  test('with the first step in which anybody can act, where there is nothing to set up', () => {
    expect(first({ ...PLAN, zones: {} })).toBe('besieger-movement.choosing');
  });
});

describe('2.0.7 a step stands or is passed', () => {
  test('steps in which nobody can do anything are passed with the one that ended', () => {
    expect(after({ step: 'initial-magic.defender' as Step, active: DEFENDER })).toEqual([
      'besieger-movement.choosing',
      BESIEGER,
      3,
    ]);
  });

  test('a step in which a decision was taken stands until its owner ends it, though nothing is left to do', () => {
    const step = 'besieger-combat.melee.advancing' as Step;
    expect(after({ step, active: BESIEGER }, 'HoldGround')).toEqual([
      'besieger-combat.melee.choosing',
      BESIEGER,
      3,
    ]);
  });
});

describe('2.18.2 whose piece it is decides', () => {
  const decided = (step: string, active: GameState['active'], owing: 'o' | 'd' | null): boolean => {
    const at = siege(PLAN);
    const owed = owing === null ? [] : [{ type: 'retreat', unit: at.piece(owing) }];
    const { battle, state } = at.with({ step: step as Step, active, owed } as unknown as Partial<GameState>);
    return isDecided(battle, state);
  };
  const retreating = 'besieger-combat.missile.retreating';

  test('a retreat is decided by its owner in the step of retreats, and by nobody else', () => {
    expect(decided(retreating, DEFENDER, 'd')).toBe(true);
    expect(decided(retreating, BESIEGER, 'd')).toBe(false);
    expect(decided(retreating, BESIEGER, 'o')).toBe(true);
    expect(decided('besieger-combat.missile.choosing', DEFENDER, 'd')).toBe(false);
  });

  test('where nothing is owed no step of a decision stands', () => {
    expect(decided(retreating, BESIEGER, null)).toBe(false);
    expect(decided('besieger-combat.missile.choosing', BESIEGER, null)).toBe(true);
  });
});

describe('2.13 a turn is over', () => {
  const last = { step: 'rally.besieger' as Step, active: BESIEGER };

  test('and the next begins with the first step in which anybody can act', () => {
    expect(after({ ...last, turn: 3 })).toEqual(['besieger-movement.choosing', BESIEGER, 4]);
  });

  test('2.13.4 and with the last of them the game: nothing follows', () => {
    expect(after({ ...last, turn: 4 })).toEqual(['over', BESIEGER, 4]);
  });
});
