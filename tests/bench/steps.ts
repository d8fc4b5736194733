/**
 * P16: from step to step inside a playout, the event of each and the state after it included, against an actor of
 * XState that is sent the same signals on the same chart.
 */
import assert from 'node:assert/strict';
import { createActor } from 'xstate';
import type { GameEvent } from '../../src/engine/event.ts';
import { BESIEGER } from '../../src/engine/battle.ts';
import { reduce } from '../../src/engine/reduce.ts';
import type { GameState, Step } from '../../src/engine/state.ts';
import { newMatch } from '../../src/game/match.ts';
import { follow } from '../../src/sequence/steps.ts';
import { turnChart } from '../../src/sequence/turn.chart.ts';
import { shippedBattle } from '../kit/shipped.ts';
import { raced, type Bench, type Goal } from './bench.ts';

const P16: Goal = { id: 'P16', sense: 'atLeast', must: 50, stretch: 200 };

const SIGNAL = 'StepEnded';
/** Game-turns gone through in one call. */
const TURNS = 10;

export const stepsBench: Bench = {
  name: 'steps',
  run: (race) => {
    const start: GameState = {
      ...newMatch(shippedBattle('the-great-gate'), 1).state,
      step: 'reckoning' as Step,
    };
    const ring = steps(start);
    const actor = createActor(turnChart, {
      snapshot: turnChart.resolveState({ value: 'reckoning' }),
    }).start();
    for (const step of ring) {
      actor.send({ type: SIGNAL });
      assert.ok(actor.getSnapshot().matches(valueOf(step) as never), step);
    }
    const times = race({
      ours: () => {
        let state = start;
        for (let count = TURNS * ring.length; count > 0; count -= 1) state = stepped(state);
        return state.step.length;
      },
      theirs: () => {
        for (let count = TURNS * ring.length; count > 0; count -= 1) actor.send({ type: SIGNAL });
        return actor.getSnapshot().status.length;
      },
    });
    return [
      raced({
        goal: P16,
        what: 'a step of the sequence of play, with its event',
        against: 'actor of XState',
        ...times,
        times: TURNS * ring.length,
      }),
    ];
  },
};

/** The steps of one game-turn, from the first to the reckoning. */
function steps(start: GameState): readonly Step[] {
  const ring: Step[] = [];
  let state = start;
  do {
    state = stepped(state);
    ring.push(state.step);
  } while (state.step !== start.step);
  return ring;
}

/** What the chart calls for when a step ends, but for the checks: those are rules, and the peer has none. */
function stepped(state: GameState): GameState {
  let now = state;
  for (const deed of follow(state.step, SIGNAL)) {
    if (deed.type === 'check') continue;
    const active = deed.decides === 'owed' ? BESIEGER : deed.decides;
    const entered: GameEvent = { type: 'StepEntered', step: deed.step, active, cite: '2.18' };
    now = reduce(now, entered);
  }
  return now;
}

function valueOf(step: string): unknown {
  const [first, ...rest] = step.split('.');
  return rest.length === 0 ? first : { [first!]: valueOf(rest.join('.')) };
}
