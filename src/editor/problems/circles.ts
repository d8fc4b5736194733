/** Events and arrivals that can only come after themselves (2.6, 2.21). */
import type { ConditionLine, TriggerLine } from '../../scenario/triggerSchema.ts';
import type { ScenarioDocument } from '../document.ts';

/** Places in the list of triggers, one of which must have come first. */
type AnyOf = readonly number[];

/**
 * The circles of a battle: triggers, by their places in the list, each of which waits for another of the same circle and for
 * nothing that could come without it.
 */
export function circlesOf(document: ScenarioDocument): readonly ReadonlySet<number>[] {
  const needs = document.triggers.map((trigger) => needsOf(document, trigger));
  const stuck = stuckAmong(needs);
  const circles: Set<number>[] = [];
  for (const one of stuck) {
    if (circles.some((circle) => circle.has(one))) continue;
    const ahead = reachedFrom(one, needs, stuck);
    const circle = [...ahead].filter((other) => reachedFrom(other, needs, stuck).has(one));
    if (ahead.has(one)) circles.push(new Set(circle));
  }
  return circles;
}

/** Those that never come, whatever happens, though each could by something that another brings about. */
function stuckAmong(needs: readonly (readonly AnyOf[])[]): ReadonlySet<number> {
  const left = new Set(needs.keys());
  let count: number;
  do {
    count = left.size;
    for (const one of left) {
      if (needs[one]!.every((any) => any.some((other) => !left.has(other)))) left.delete(one);
    }
  } while (left.size < count);
  return left;
}

/** Whatever a trigger waits for, and what that waits for in its turn. */
function reachedFrom(
  from: number,
  needs: readonly (readonly AnyOf[])[],
  stuck: ReadonlySet<number>,
): ReadonlySet<number> {
  const reached = new Set<number>();
  const ahead = [from];
  for (let one = ahead.pop(); one !== undefined; one = ahead.pop()) {
    for (const other of needs[one]!.flat()) {
      if (reached.has(other) || !stuck.has(other)) continue;
      reached.add(other);
      ahead.push(other);
    }
  }
  return reached;
}

function needsOf(document: ScenarioDocument, { id, when, if: conditions }: TriggerLine): readonly AnyOf[] {
  return [
    ...(typeof when === 'string' ? [] : momentNeeds(document, when)),
    ...conditions.flatMap((one) => conditionNeeds(document, one)),
    ...(isOffAtFirst(document, id) ? [whichDo(document, 'switchOn', 'trigger', id)] : []),
  ];
}

function momentNeeds(
  document: ScenarioDocument,
  when: Exclude<TriggerLine['when'], string>,
): readonly AnyOf[] {
  if (when.type === 'triggerFired') return [callersOf(document, when.trigger)];
  if (when.type === 'variableSet') return [settersOf(document, when.variable)];
  return when.type === 'groupArrived' ? [bringersOf(document, when.group)] : [];
}

function conditionNeeds(document: ScenarioDocument, condition: ConditionLine): readonly AnyOf[] {
  switch (condition.type) {
    case 'fired':
      return [callersOf(document, condition.trigger)];
    case 'arrived':
      return [bringersOf(document, condition.group)];
    case 'variable': {
      const first = document.variables?.find(({ id }) => id === condition.variable)?.first ?? 0;
      const { from = -Infinity, to = Infinity } = condition;
      return first >= from && first <= to ? [] : [settersOf(document, condition.variable)];
    }
    case 'all':
      return condition.conditions.flatMap((one) => conditionNeeds(document, one));
    case 'any': {
      const ways = condition.conditions.map((one) => conditionNeeds(document, one));
      // One of them is enough; a way that needs several is counted as if one of those were.
      return ways.some(({ length }) => length === 0) ? [] : [ways.flat(2)];
    }
    default:
      return [];
  }
}

function callersOf({ triggers }: ScenarioDocument, id: string): AnyOf {
  return triggers.flatMap((trigger, at) => (trigger.id === id ? [at] : []));
}

function settersOf(document: ScenarioDocument, variable: string): AnyOf {
  return (['setVariable', 'addVariable', 'rollVariable'] as const).flatMap((type) =>
    whichDo(document, type, 'variable', variable),
  );
}

function bringersOf(document: ScenarioDocument, group: string): AnyOf {
  const plain = document.triggers.flatMap(({ then }, at) =>
    then.type === 'arrive' && then.group === group ? [at] : [],
  );
  return [...plain, ...whichDo(document, 'arrive', 'group', group)];
}

/** The events one of whose effects is of a type and names something. */
function whichDo({ triggers }: ScenarioDocument, type: string, field: string, name: string): AnyOf {
  return triggers.flatMap(({ then }, at) =>
    then.type === 'effects' &&
    then.effects.some(
      (effect) => effect.type === type && (effect as Readonly<Record<string, unknown>>)[field] === name,
    )
      ? [at]
      : [],
  );
}

/** Whether an event of the very beginning, which asks for nothing, switches a trigger off. */
function isOffAtFirst(document: ScenarioDocument, id: string): boolean {
  return whichDo(document, 'switchOff', 'trigger', id).some((at) => {
    const { when, if: conditions, roll } = document.triggers[at]!;
    return typeof when !== 'string' && when.type === 'turnBegins' && conditions.length === 0 && !roll;
  });
}
