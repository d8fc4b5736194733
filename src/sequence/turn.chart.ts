/**
 * Case 2.18, the sequence of play, as a statechart. Only order lives here: which step follows which, who
 * decides in it, what may be asked in it and which checks its end calls for. It is run by pure transitions;
 * its actions are data: `enter` names a step, `check` names a check of the engine, `permit` allows a verb.
 */
import { not, setup, stateIn } from 'xstate';
import type { ActionType } from '../engine/action.ts';
import { BESIEGER, DEFENDER, type Side } from '../engine/battle.ts';
import type { Owed } from '../engine/state.ts';
import type { CheckName } from './checks.ts';
import { OWED } from './owed.ts';

/** What moves the sequence on. A player cannot send one: `advance` reads them off what happened. */
export const SIGNALS = [
  'StepEnded',
  ...Object.values(OWED).map(({ signal }) => signal),
  'Settled',
  'VictoryReached',
] as const;
export type Signal = (typeof SIGNALS)[number];

/** Who decides in a step: a side, the one who owes the decision, or nobody. */
export type Decides = Side | 'owed';

type ChartEvent = Readonly<{ type: Signal | ActionType }>;

const chart = setup({
  types: { events: {} as ChartEvent },
  guards: { goesOn: not(stateIn('over')) },
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

/** Several verbs at once. */
const permits = <T extends ActionType>(...verbs: readonly T[]) =>
  Object.fromEntries(verbs.map((verb) => [verb, permit])) as Record<T, typeof permit>;

/** What a side may do in each of its own phases besides what they are for: the defender takes dummies away (2.11.11). */
const besides = (side: Side): readonly ActionType[] => (side === DEFENDER ? ['RemoveDummy'] : []);

/**
 * A step in which `acting` chooses what to do, with the decisions that its acts may ask of either side: the owner of
 * the piece decides (2.18.2), one decision may lead to the next, and then the choosing goes on.
 */
function choosing(
  acting: Side,
  verbs: readonly ActionType[],
  decisions: readonly Owed['type'][],
  next: string,
) {
  const onOwed = Object.fromEntries(
    decisions.map((decision) => [OWED[decision].signal, { target: OWED[decision].step, reenter: true }]),
  );
  return {
    initial: 'choosing',
    states: {
      choosing: {
        entry: enter(acting),
        on: { ...permits(...verbs), EndStep: permit, ...onOwed, StepEnded: next },
      },
      ...Object.fromEntries(
        decisions.map((decision) => [
          OWED[decision].step,
          {
            entry: enter('owed'),
            on: { ...permits(...OWED[decision].answers), ...onOwed, Settled: 'choosing' },
          },
        ]),
      ),
    },
  } as const;
}

/** Phases 4 and 7: missile, duel and melee segments (2.8), oil before the shots (2.8.1). `next` = the phase after. */
function combat(acting: Side, next: string) {
  const phase = name(acting);
  const melee: readonly ActionType[] = acting === DEFENDER ? ['Melee', 'ThrowDown'] : ['Melee'];
  return {
    initial: 'oil',
    exit: [...(acting === BESIEGER ? [check('flamesOut')] : []), check('levels'), check('demoralization')],
    states: {
      oil: choosing(DEFENDER, ['Pour', ...besides(acting)], ['retreat', 'escape'], `#${phase}-missile`),
      missile: {
        id: `${phase}-missile`,
        ...choosing(acting, ['Fire', ...besides(acting)], ['retreat', 'escape'], `#${phase}-duel`),
      },
      duel: {
        id: `${phase}-duel`,
        ...choosing(
          acting,
          ['Challenge', ...besides(acting)],
          ['duel', 'withdraw', 'retreat', 'escape'],
          `#${phase}-melee`,
        ),
      },
      melee: {
        id: `${phase}-melee`,
        ...choosing(acting, [...melee, ...besides(acting)], ['slip', 'retreat', 'advance', 'escape'], next),
      },
    },
  } as const;
}

function name(side: Side): 'defender' | 'besieger' {
  return side === DEFENDER ? 'defender' : 'besieger';
}

/** Phases 1 and 5: one spell or one move for each magic leader (2.12.1). */
function magic(first: Side, id: string, next: string) {
  const last = check('demoralization');
  const exit = first === DEFENDER ? [check('leadersThaw'), last] : [last];
  return {
    id,
    initial: name(first),
    entry: check('magicBegins'),
    exit,
    states: {
      [name(first)]: casting(first, name(other(first))),
      [name(other(first))]: casting(other(first), next),
    },
  } as const;
}

const casting = (decides: Side, next: string) =>
  ({
    entry: enter(decides),
    on: { ...permits('Cast', 'MoveAlone', 'Fly', 'EndStep', ...besides(decides)), StepEnded: next },
  }) as const;

/** The defender sets up, then the besieger (2.5.1, 2.5.2). */
const deploying = (side: Side, next: string) =>
  ({ entry: enter(side), on: { ...permits('Deploy', 'EndStep'), StepEnded: next } }) as const;

const rallying = (side: Side, next: string) => {
  const verbs = ['Rally', 'RallySelf', 'RallyToBanner', 'ClearHead', 'EndStep'] as const;
  const on = { ...permits(...verbs, ...besides(side)), StepEnded: next };
  return { entry: [enter(side), check('bannerCalls')], on } as const;
};

/** Moving may catch a personage, who then gets away (2.20.6). */
const moving = (side: Side, verbs: readonly ActionType[], next: string) =>
  choosing(side, ['Move', 'MoveAlone', 'Fly', ...verbs], ['escape'], next);

export const turnChart = chart.createMachine({
  id: 'turn',
  initial: 'setup',
  // An event of the scenario may end the battle at any time (2.21).
  on: { VictoryReached: { target: '.over', guard: 'goesOn' } },
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
      exit: [check('grondCounted'), check('demoralization')],
      ...choosing(
        BESIEGER,
        ['RaiseLadder', 'Breach', 'Bombard', 'ThrowHead', 'DigTrench'],
        ['retreat', 'escape'],
        '#besieger-movement',
      ),
    },
    'besieger-movement': {
      id: 'besieger-movement',
      entry: check('besiegerArrivals'),
      exit: check('demoralization'),
      ...moving(BESIEGER, ['RaiseLadder', 'Dock'], '#besieger-combat'),
    },
    'besieger-combat': { id: 'besieger-combat', ...combat(BESIEGER, '#second-magic') },
    'second-magic': magic(BESIEGER, 'second-magic', '#defender-movement'),
    'defender-movement': {
      id: 'defender-movement',
      initial: 'counter-battery',
      exit: check('demoralization'),
      states: {
        'counter-battery': choosing(
          DEFENDER,
          ['Bombard', ...besides(DEFENDER)],
          ['retreat', 'escape'],
          '#defender-moving',
        ),
        moving: {
          id: 'defender-moving',
          entry: check('defenderArrivals'),
          ...moving(DEFENDER, besides(DEFENDER), '#defender-combat'),
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
