/** Steps as the state names them, and what the chart does on a signal. */
import { transition, type AnyStateNode, type StateValue } from 'xstate';
import type { Step } from '../engine/state.ts';
import type { CheckName } from './checks.ts';
import { turnChart, type Decides, type Signal } from './turn.chart.ts';

/** A thing to do, in order, while the sequence goes from one step to the next. */
export type Deed =
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

const followed = new Map<string, readonly Deed[]>();

/**
 * What the chart does on a signal in a step: the checks it calls for and the step it enters, in order;
 * empty when the signal means nothing there. Each answer is asked of the chart once and kept.
 */
export function follow(step: Step, signal: Signal): readonly Deed[] {
  const key = `${step}|${signal}`;
  const known = followed.get(key);
  if (known !== undefined) return known;
  const deeds = askChart(step, signal);
  followed.set(key, deeds);
  return deeds;
}

/** The chart's own answer, without the memory of `follow`. */
export function askChart(step: Step, signal: Signal): readonly Deed[] {
  const snapshot = turnChart.resolveState({ value: valueOf(step) as never });
  if (!snapshot.can({ type: signal })) return [];
  const [next, actions] = transition(turnChart, snapshot, { type: signal });
  return actions.flatMap((action): readonly Deed[] => {
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
