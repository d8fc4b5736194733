import { getShortestPaths } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import type { Step } from '../../src/engine/state.ts';
import { ACTION_TYPES } from '../kit/verbs.ts';
import { permittedIn } from '../../src/sequence/permits.ts';
import { askChart, follow, STEPS } from '../../src/sequence/steps.ts';
import { SIGNALS, turnChart, type Signal } from '../../src/sequence/turn.chart.ts';

/** The steps entered by ending one step after another, from a step until one comes again. */
function round(from: string): readonly string[] {
  const steps: string[] = [];
  let step = from as Step;
  while (!steps.includes(step)) {
    steps.push(step);
    step = follow(step, 'StepEnded').find((deed) => deed.type === 'enter')!.step;
  }
  return steps;
}

describe('2.18 sequence of play', () => {
  test('a turn goes through the eight phases, each with its steps in order', () => {
    expect(round('initial-magic.defender')).toEqual([
      'initial-magic.defender',
      'initial-magic.besieger',
      'siege.choosing',
      'besieger-movement.choosing',
      'besieger-combat.oil.choosing',
      'besieger-combat.missile.choosing',
      'besieger-combat.duel.choosing',
      'besieger-combat.melee.choosing',
      'second-magic.besieger',
      'second-magic.defender',
      'defender-movement.counter-battery.choosing',
      'defender-movement.moving.choosing',
      'defender-combat.oil.choosing',
      'defender-combat.missile.choosing',
      'defender-combat.duel.choosing',
      'defender-combat.melee.choosing',
      'rally.defender',
      'rally.besieger',
      'reckoning',
    ]);
  });

  test('2.5.1 the defender sets up before the besieger', () => {
    expect(round('setup.defender').slice(0, 3)).toEqual([
      'setup.defender',
      'setup.besieger',
      'initial-magic.defender',
    ]);
  });

  test('every step can be reached, and every step but the last can be left', () => {
    const reached = new Set(getShortestPaths(turnChart).map(({ state }) => JSON.stringify(state.value)));
    expect(reached.size).toBe(STEPS.size);
    for (const step of STEPS.keys()) {
      const exits = SIGNALS.filter((signal) => follow(step, signal).length > 0);
      expect(exits.length > 0, step).toBe(step !== 'over');
    }
  });

  test('every path of the chart enters a step that the chart knows', () => {
    for (const step of STEPS.keys()) {
      for (const signal of SIGNALS) {
        const entered = follow(step, signal).flatMap((deed) => (deed.type === 'enter' ? [deed.step] : []));
        expect(
          entered.filter((next) => !STEPS.has(next)),
          `${step} ${signal}`,
        ).toEqual([]);
      }
    }
  });

  test('what is remembered of the chart is what the chart says', () => {
    for (const step of STEPS.keys()) {
      for (const signal of SIGNALS) expect(follow(step, signal)).toEqual(askChart(step, signal));
    }
  });

  test('every kind of action is allowed in some step, and no signal can be sent by a player', () => {
    const allowed = new Set([...STEPS.keys()].flatMap((step) => [...permittedIn(step)]));
    expect([...allowed].sort()).toEqual([...ACTION_TYPES].sort());
  });

  test('2.10.3 the end of every phase calls for the demoralization check, combat for level control before it', () => {
    const checksAfter = (step: string): readonly string[] =>
      follow(step as Step, 'StepEnded').flatMap((deed) => (deed.type === 'check' ? [deed.check] : []));
    expect(checksAfter('initial-magic.besieger')).toEqual(['leadersThaw', 'demoralization']);
    expect(checksAfter('siege.choosing')).toEqual(['grondCounted', 'demoralization', 'besiegerArrivals']);
    expect(checksAfter('besieger-movement.choosing')).toEqual(['demoralization']);
    expect(checksAfter('besieger-combat.melee.choosing')).toEqual([
      'flamesOut',
      'levels',
      'demoralization',
      'magicBegins',
    ]);
    expect(checksAfter('second-magic.defender')).toEqual(['demoralization']);
    expect(checksAfter('defender-movement.moving.choosing')).toEqual(['demoralization']);
    expect(checksAfter('defender-combat.melee.choosing')).toEqual([
      'levels',
      'demoralization',
      'bannerCalls',
    ]);
    expect(checksAfter('rally.defender')).toEqual(['bannerCalls']);
    expect(checksAfter('rally.besieger')).toEqual(['demoralization', 'victory']);
    expect(checksAfter('reckoning')).toEqual(['turnBegins', 'magicBegins']);
    expect(checksAfter('besieger-combat.missile.choosing')).toEqual([]);
  });

  test('2.18.1 the game ends in the reckoning of the turn, which alone asks for a verdict, or where an event ends it', () => {
    const isAsked = (step: Step, signal: Signal): boolean =>
      follow(step, signal).some((task) => task.type === 'check' && task.check === 'victory');
    const asking = [...STEPS.keys()].filter((step) => SIGNALS.some((signal) => isAsked(step, signal)));
    expect([...new Set(asking.map((step) => step.split('.')[0]))]).toEqual(['rally']);
    const ends = [...STEPS.keys()].filter((step) => follow(step, 'VictoryReached').length > 0);
    expect(ends).toEqual([...STEPS.keys()].filter((step) => step !== 'over'));
  });
});
