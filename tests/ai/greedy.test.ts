/** The greedy agent: legal in everything it does, blind to what it may not know, and better than chance. */
import { describe, expect, test } from 'vitest';
import type { Agent } from '../../src/ai/agent.ts';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { harm } from '../../src/ai/greedy/chances.ts';
import { greedy } from '../../src/ai/greedy.ts';
import { playout } from '../../src/session/playout.ts';
import { random } from '../../src/ai/random.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { attackOf } from '../../src/engine/facts/strength.ts';
import { UNKNOWN_OIL } from '../../src/engine/state.ts';
import { drawing } from '../../src/game/generator.ts';
import { oddsOf } from '../../src/game/odds.ts';
import { engine, guard, orc, siege, type Position } from '../kit/siege.ts';
import { withCauldrons } from '../kit/cauldrons.ts';
import { shippedBattle } from '../kit/shipped.ts';

const gate = withCauldrons(shippedBattle('the-great-gate'));

/** What the agent does first in a position. */
function chosen({ battle, state }: Position) {
  return greedy()(battle, state, drawing(1));
}

describe('what an attack is worth', () => {
  const codes = ['A4Z', 'B3W', 'C3Y', 'D3X', 'E1Z'] as const;

  test('7.41, 7.42 the table of the agent says what the exact odds of the attack say', () => {
    for (const code of codes) {
      for (const target of ['D3W', 'B3X', 'E2Y', 'E1Z']) {
        const { battle, state, piece } = siege({
          map: `. . . . .
                 . o d . .
                . . . . .`,
          pieces: { o: orc(code), d: guard(target) },
          step: 'besieger-combat.melee.choosing',
        });
        const [attacker, defender] = [piece('o'), piece('d')];
        const { of, outcomes } = oddsOf(battle, state, { type: 'Melee', attacker, defender });
        const worth = { dead: 1, halved: 0.6, 'thrown-back': 0.15 } as Readonly<Record<string, number>>;
        const mean = outcomes.reduce((sum, { outcome, ways }) => sum + (worth[outcome] ?? 0) * ways, 0) / of;
        const blow = { manner: 'melee', attacker, defender } as const;
        const { strength, armour, morale, automatic } = attackOf(battle, state, blow)!;
        expect(harm(strength, armour, morale, automatic, false)).toBeCloseTo(mean, 12);
      }
    }
  });
});

describe('what it chooses', () => {
  test('2.8 of two targets it strikes the one from whom it takes more', () => {
    const position = siege({
      map: `. a . . .
             . o b . .
            . . . . .`,
      pieces: { o: orc('B3Z'), a: guard('D3W', { value: 2 }), b: guard('e1Z', { value: 8 }) },
      step: 'besieger-combat.melee.choosing',
    });
    expect(chosen(position)).toEqual({
      type: 'Melee',
      attacker: position.piece('o'),
      defender: position.piece('b'),
    });
  });

  test('2.11.6 a catapult throws at an engine in its reach', () => {
    const position = siege({
      map: '. k . e .',
      active: DEFENDER,
      pieces: { k: engine('catapult', DEFENDER), e: engine('siege-tower', BESIEGER) },
      step: 'defender-movement.counter-battery.choosing',
    });
    expect(chosen(position)).toEqual({
      type: 'Bombard',
      engine: position.piece('k'),
      target: position.piece('e'),
    });
  });

  test('2.0.7 with nothing worth doing it ends the step', () => {
    const position = siege({
      map: '. o . . . . g',
      pieces: { o: orc('E3Y'), g: guard('D3X') },
      step: 'besieger-combat.melee.choosing',
    });
    expect(chosen(position)).toEqual({ type: 'EndStep' });
  });
});

describe('whole games', () => {
  const seats = (a: () => Agent, b: () => Agent) => [a(), b()] as const;

  test('every game comes to its verdict, and nothing it asks for is refused', () => {
    for (let index = 0; index < 6; index += 1) {
      const { state, refusals } = playout(gate, seats(greedy, greedy), 11, index);
      expect(refusals).toBe(0);
      expect(state.verdict).not.toBeNull();
    }
  });

  test('2.5.1 no agent of the besieger is ever shown what is in a cauldron', () => {
    const shown = new Set<number>();
    const watching: Agent = (battle, state, draw) => {
      const pots = battle.pieces.filter(({ kind }) => kind.class === 'cauldron');
      for (const { id } of pots) shown.add(state.pieces[id]!.oil);
      return random(battle, state, draw);
    };
    playout(gate, [greedy(), watching], 5, 0);
    expect([...shown]).toEqual([UNKNOWN_OIL]);
  });

  test('the same seed gives the same game, whoever played before', () => {
    const once = playout(gate, seats(greedy, greedy), 3, 1);
    playout(gate, seats(greedy, greedy), 3, 2);
    expect(playout(gate, seats(greedy, greedy), 3, 1)).toEqual(once);
  });

  test('it takes the gate from a defender who plays by chance, and chance does not take it from him', () => {
    const wins = (defender: () => Agent, besieger: () => Agent): number =>
      Array.from({ length: 6 }, (_, index) => playout(gate, seats(defender, besieger), 2, index)).filter(
        ({ state }) => state.verdict!.winner === BESIEGER,
      ).length;
    const chance = (): Agent => makeAgent('random');
    expect(wins(chance, greedy)).toBeGreaterThanOrEqual(5);
    expect(wins(greedy, chance)).toBeLessThanOrEqual(1);
  });
});
