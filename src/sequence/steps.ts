/** Steps as the state names them, and what the chart does on a signal. */
import { transition, type AnyStateNode, type StateValue } from 'xstate';
import type { Step } from '../engine/state.ts';
import type { CheckName } from './checks.ts';
import { turnChart, type Decides, type Signal } from './turn.chart.ts';

/** A thing to do, in order, while the sequence goes from one step to the next. */
export type SequenceTask =
  Readonly<{ type: 'enter'; step: Step; decides: Decides }> | Readonly<{ type: 'check'; check: CheckName }>;

/** "besieger-combat.melee.choosing" for the value {besieger-combat: {melee: 'choosing'}}. */
function stepOf(value: StateValue): Step {
  if (typeof value === 'string') return value as Step;
  const [[state, inner]] = Object.entries(value) as [[string, StateValue]];
  return `${state}.${stepOf(inner)}` as Step;
}

/** Back from the name to the chart's value. */
function valueOf(step: string): StateValue {
  const [first, ...rest] = step.split('.');
  return rest.length === 0 ? first! : { [first!]: valueOf(rest.join('.')) };
}

const followed = new Map<Step, Partial<Record<Signal, readonly SequenceTask[]>>>();

/**
 * What the chart does on a signal in a step: the checks it calls for and the step it enters, in order;
 * empty when the signal means nothing there. Each answer is asked of the chart once and kept.
 */
export function follow(step: Step, signal: Signal): readonly SequenceTask[] {
  let known = followed.get(step);
  if (known === undefined) followed.set(step, (known = {}));
  return (known[signal] ??= askChart(step, signal));
}

/** The chart's own answer, without the memory of `follow`. */
export function askChart(step: Step, signal: Signal): readonly SequenceTask[] {
  const snapshot = turnChart.resolveState({ value: valueOf(step) as never });
  if (!snapshot.can({ type: signal })) return [];
  const [next, actions] = transition(turnChart, snapshot, { type: signal });
  return actions.flatMap((action): readonly SequenceTask[] => {
    if (action.type === 'enter') {
      const { decides } = action.params as { decides: Decides };
      return [{ type: 'enter', step: stepOf(next.value), decides }];
    }
    if (action.type === 'check')
      return [{ type: 'check', check: (action.params as { check: CheckName }).check }];
    return [];
  });
}

/** Every step of the chart, by walking it once: its leaves, with the events each listens to. */
export const STEPS: ReadonlyMap<Step, readonly string[]> = new Map(leaves(turnChart.root));

function leaves(node: AnyStateNode): readonly (readonly [Step, readonly string[]])[] {
  const children = Object.values(node.states);
  if (children.length === 0) return [[node.path.join('.') as Step, node.ownEvents]];
  return children.flatMap(leaves);
}

const LEAVES: ReadonlyMap<Step, string> = new Map(
  [...STEPS.keys()].map((step) => [step, step.slice(step.lastIndexOf('.') + 1)]),
);

/** The last part of the name of a step: "choosing" of "besieger-combat.melee.choosing". */
export function leafOf(step: Step): string {
  return LEAVES.get(step) ?? step;
}
