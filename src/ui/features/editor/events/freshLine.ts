/** Lines of an event as they are first laid down: every field with something that could be meant, so that the form is never half a line. */
import type { ScenarioDocument } from '../../../../editor/document.ts';
import { EDITOR_FORM } from '../../../../i18n/editorWords.ts';
import type { ConditionLine, TriggerLine } from '../../../../scenario/triggerSchema.ts';
import { freeId } from '../kinds.ts';
import { textNow } from '../tongues.ts';
import { choicesOf } from '../fields/choices.ts';
import {
  fieldsOf,
  isSayable,
  type EventLine,
  type LineField,
  type LineSort,
} from '../../../../editor/eventFields.ts';

/** Whether the document has something to choose for every field of a type that must be filled. */
export function isPossible(document: ScenarioDocument, sort: LineSort, type: string): boolean {
  const line = { type, option: 'grond' };
  return fieldsOf(sort, type).every(
    ({ control, optional }) =>
      optional || control.type !== 'list' || choicesOf(document, control.of, line).length > 0,
  );
}

/** A line of a type; what the line before it said and this one can say is kept. */
export function freshLine(
  document: ScenarioDocument,
  sort: LineSort,
  type: string,
  before: EventLine | null = null,
): EventLine {
  if (type === 'any' || type === 'all') return { type, conditions: [conditionFor(document, before)] };
  if (type === 'effects') return { type, once: true, effects: [freshLine(document, 'effect', 'message')] };
  let line: EventLine = { type };
  for (const field of fieldsOf(sort, type)) {
    const kept = before?.[field.key];
    const value = isSaid(document, field, line, kept) ? kept : firstOf(document, field, line);
    if (value !== undefined) line = { ...line, [field.key]: value };
  }
  return line;
}

/** The condition with which a group begins: the one that it takes the place of, if that can stand in it. */
function conditionFor(document: ScenarioDocument, before: EventLine | null): EventLine {
  return before === null || ['any', 'all', 'not'].includes(before.type)
    ? freshLine(document, 'condition', 'lastTurn')
    : before;
}

/** Whether a field can say this here. */
function isSaid(document: ScenarioDocument, field: LineField, line: EventLine, value: unknown): boolean {
  if (value === undefined || !isSayable(field, value)) return false;
  const { control } = field;
  return (
    control.type !== 'list' || choicesOf(document, control.of, line).some((choice) => choice.value === value)
  );
}

function firstOf(document: ScenarioDocument, field: LineField, line: EventLine): unknown {
  const { control, optional, words } = field;
  // A figure is asked for by one bound at least.
  if (optional) return line.type === 'variable' && field.key === 'from' ? 1 : undefined;
  switch (control.type) {
    case 'list':
      return choicesOf(document, control.of, line)[0]?.value;
    case 'number':
      return FIRST_NUMBERS[words]?.(document) ?? Math.max(control.least, Math.min(control.most, 1));
    case 'flag':
      return true;
    case 'text':
      return textNow(EDITOR_FORM.firstText);
    case 'hexes':
      return Object.keys({ ...document.zones, ...document.map.inline.zones })[0] ?? [];
    case 'pieces':
      return [];
    case 'who':
      return {};
  }
}

/** Numbers that begin elsewhere than with 1. */
const FIRST_NUMBERS: Readonly<Record<string, (document: ScenarioDocument) => number>> = {
  'turn-from': ({ turns }) => turns.first,
  'turn-to': ({ turns }) => turns.last,
  'changeNight-from': ({ turns }) => turns.first,
  'changeNight-to': ({ turns }) => turns.last,
  turn: ({ turns }) => turns.last,
  credit: () => 0,
};

/** A new event: a message when a turn begins, to be made something else. */
export function freshEvent(document: ScenarioDocument): TriggerLine {
  const id = freeId('event', new Set(document.triggers.map((trigger) => trigger.id)));
  const then = freshLine(document, 'consequence', 'effects');
  return { id, when: { type: 'turnBegins' }, if: [], then: then as unknown as TriggerLine['then'] };
}

/** A trigger with another consequence, asked at the moment that belongs to it (2.18, 2.21.1). */
export function withConsequence(document: ScenarioDocument, trigger: TriggerLine, type: string): TriggerLine {
  const then = freshLine(document, 'consequence', type, trigger.then) as unknown as TriggerLine['then'];
  const { roll, ...rest } = trigger;
  const when = momentFor(document, trigger.when, then);
  const rolls = roll !== undefined && (type === 'effects' || type === 'arrive');
  return { ...rest, when, ...(rolls ? { roll } : {}), then };
}

/** Of an event the same moment in the words of events; of all else the one moment at which it is asked. */
export function momentFor(
  { groups, sides }: ScenarioDocument,
  when: TriggerLine['when'],
  then: TriggerLine['then'],
): TriggerLine['when'] {
  if (then.type === 'effects') return typeof when === 'string' ? OF_EVENTS[when] : when;
  if (then.type !== 'arrive') return 'turnEnds';
  const side = groups.find(({ id }) => id === then.group)?.side;
  return sides.find(({ id }) => id === side)?.role === 'defender' ? 'defenderMoves' : 'besiegerMoves';
}

const OF_EVENTS = {
  besiegerMoves: { type: 'phaseBegins', phase: 'besieger-movement' },
  defenderMoves: { type: 'phaseBegins', phase: 'defender-movement' },
  turnEnds: { type: 'phaseEnds', phase: 'rally' },
} as const;

/** A condition to begin with. */
export function freshCondition(document: ScenarioDocument): ConditionLine {
  return freshLine(document, 'condition', 'turn') as unknown as ConditionLine;
}
