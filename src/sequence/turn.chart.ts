/**
 * Case 2.18, the sequence of play, as a statechart. Only order lives here: which step follows which, who
 * decides in it, what may be asked in it and which checks its end calls for. It is run by pure transitions;
 * its actions are data: `enter` names a step, `check` names a check of the engine, `permit` allows a verb.
 */
import { setup } from 'xstate';
import type { ActionType } from '../engine/action.ts';
import { BESIEGER, DEFENDER, type Side } from '../engine/battle.ts';
import type { CheckName } from './checks.ts';

/** What moves the sequence on. A player cannot send one: `advance` reads them off what happened. */
export const SIGNALS = [
  'StepEnded',
  'RetreatOwed',
  'AdvanceOffered',
  'SlipOffered',
  'Settled',
  'VictoryReached',
] as const;
export type Signal = (typeof SIGNALS)[number];

/** Who decides in a step: a side, the one who owes the decision, or nobody. */
export type Decides = Side | 'owed';

type ChartEvent = Readonly<{ type: Signal | ActionType }>;

const chart = setup({
  types: { events: {} as ChartEvent },
  actions: {
    enter: (_, _params: Readonly<{ decides: Decides }>) => {},
    check: (_, _params: Readonly<{ check: CheckName }>) => {},
    permit: () => {},
  },
});

const enter = (decides: Decides) => ({ type: 'enter', params: { decides } }) as const;
const check = (name: CheckName) => ({ type: 'check', params: { check: name } }) as const;
const permit = { actions: 'permit' } as const;
const other = (side: Side): Side => (side === DEFENDER ? BESIEGER : DEFENDER);

/** A step in which the deciding side may only pass until its verbs are written: magic, oil, duels. */
const passing = (decides: Side, next: string) => ({
  entry: enter(decides),
  on: { EndStep: permit, StepEnded: next },
});

/** The owner of a retreating unit decides where it goes (2.18.2). */
const retreating = {
  entry: enter('owed'),
  on: {
    Retreat: permit,
    RetreatOwed: { target: 'retreating', reenter: true },
    AdvanceOffered: 'advancing',
    Settled: 'choosing',
  },
} as const;

/** The same where no advance can follow: fire, rubble, engine hits. */
const thrownBack = {
  ...retreating,
  on: { Retreat: permit, RetreatOwed: { target: 'retreating', reenter: true }, Settled: 'choosing' },
} as const;

/** Phases 4 and 7: missile, duel and melee segments (2.8). `next` = the phase after. */
function combat(acting: Side, next: string) {
  return {
    initial: 'oil',
    exit: [check('levels'), check('demoralization')],
    states: {
      oil: passing(DEFENDER, 'missile'),
      missile: {
        initial: 'choosing',
        states: {
          choosing: {
            entry: enter(acting),
            on: {
              Fire: permit,
              EndStep: permit,
              RetreatOwed: 'retreating',
              StepEnded: '#' + name(acting) + '-duel',
            },
          },
          retreating: thrownBack,
        },
      },
      duel: { id: name(acting) + '-duel', ...passing(acting, 'melee') },
      melee: {
        initial: 'choosing',
        states: {
          choosing: {
            entry: enter(acting),
            on: {
              Melee: permit,
              ...(acting === DEFENDER ? { ThrowDown: permit } : {}),
              EndStep: permit,
              SlipOffered: 'slipping',
              RetreatOwed: 'retreating',
              AdvanceOffered: 'advancing',
              StepEnded: next,
            },
          },
          slipping: {
            entry: enter('owed'),
            on: {
              SlipAway: permit,
              StandFast: permit,
              RetreatOwed: 'retreating',
              AdvanceOffered: 'advancing',
              Settled: 'choosing',
            },
          },
          retreating,
          advancing: {
            entry: enter('owed'),
            on: { Advance: permit, HoldGround: permit, Settled: 'choosing' },
          },
        },
      },
    },
  } as const;
}

function name(side: Side): 'defender' | 'besieger' {
  return side === DEFENDER ? 'defender' : 'besieger';
}

/** Phases 1 and 5: one spell or one move for each magic leader (2.12.1). */
function magic(first: Side, id: string, next: string) {
  return {
    id,
    initial: name(first),
    exit: check('demoralization'),
    states: {
      [name(first)]: passing(first, name(other(first))),
      [name(other(first))]: passing(other(first), next),
    },
  } as const;
}

const deploying = (side: Side, next: string) =>
  ({ entry: enter(side), on: { Deploy: permit, EndStep: permit, StepEnded: next } }) as const;

const rallying = (side: Side, next: string) =>
  ({ entry: enter(side), on: { RallySelf: permit, EndStep: permit, StepEnded: next } }) as const;

export const turnChart = chart.createMachine({
  id: 'turn',
  initial: 'setup',
  states: {
    setup: {
      initial: 'defender',
      states: {
        defender: deploying(DEFENDER, 'besieger'),
        besieger: deploying(BESIEGER, '#initial-magic'),
      },
    },
    'initial-magic': magic(DEFENDER, 'initial-magic', '#siege'),
    siege: {
      id: 'siege',
      initial: 'choosing',
      exit: check('demoralization'),
      states: {
        choosing: {
          entry: enter(BESIEGER),
          on: {
            RaiseLadder: permit,
            Breach: permit,
            Bombard: permit,
            EndStep: permit,
            RetreatOwed: 'retreating',
            StepEnded: '#besieger-movement',
          },
        },
        retreating: thrownBack,
      },
    },
    'besieger-movement': {
      id: 'besieger-movement',
      entry: enter(BESIEGER),
      exit: check('demoralization'),
      on: { Move: permit, RaiseLadder: permit, EndStep: permit, StepEnded: 'besieger-combat' },
    },
    'besieger-combat': combat(BESIEGER, '#second-magic'),
    'second-magic': magic(BESIEGER, 'second-magic', '#defender-movement'),
    'defender-movement': {
      id: 'defender-movement',
      initial: 'counter-battery',
      exit: check('demoralization'),
      states: {
        'counter-battery': {
          initial: 'choosing',
          states: {
            choosing: {
              entry: enter(DEFENDER),
              on: {
                Bombard: permit,
                EndStep: permit,
                RetreatOwed: 'retreating',
                StepEnded: '#defender-moving',
              },
            },
            retreating: thrownBack,
          },
        },
        moving: {
          id: 'defender-moving',
          entry: enter(DEFENDER),
          on: { Move: permit, EndStep: permit, StepEnded: '#defender-combat' },
        },
      },
    },
    'defender-combat': { id: 'defender-combat', ...combat(DEFENDER, '#rally') },
    rally: {
      id: 'rally',
      initial: 'defender',
      states: {
        defender: rallying(DEFENDER, 'besieger'),
        besieger: rallying(BESIEGER, '#reckoning'),
      },
    },
    reckoning: {
      id: 'reckoning',
      entry: [enter(BESIEGER), check('demoralization'), check('victory')],
      on: {
        VictoryReached: 'over',
        StepEnded: { target: 'initial-magic', actions: check('turnBegins') },
      },
    },
    over: { type: 'final', entry: enter(BESIEGER) },
  },
});
