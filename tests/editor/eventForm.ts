/** What the form of an event can write: every line of a type it offers, every field with something its box or its list has. */
import type { ScenarioDocument } from '../../src/editor/document.ts';
import {
  fieldsOf,
  isSayable,
  typesOf,
  WHO_FIELDS,
  type EventLine,
  type LineField,
  type LineSort,
} from '../../src/editor/eventFields.ts';
import type { TriggerLine } from '../../src/scenario/triggerSchema.ts';
import { choicesOf } from '../../src/ui/features/editor/fields/choices.ts';

/** Lines within a line, which have forms of their own. */
const WITHIN = { condition: 'condition', conditions: 'condition', effects: 'effect' } as const;

/** What of a trigger no form writes, each with its place; nothing where it could be filled in field by field. */
export function notWritten(document: ScenarioDocument, trigger: TriggerLine): readonly string[] {
  const { when, if: conditions, then } = trigger;
  return [
    ...(typeof when === 'string' ? [] : wrongIn(document, 'moment', when as EventLine)),
    ...conditions.flatMap((line) => wrongIn(document, 'condition', line as EventLine)),
    ...wrongIn(document, 'consequence', then as EventLine),
  ];
}

function wrongIn(document: ScenarioDocument, sort: LineSort, line: EventLine): readonly string[] {
  if (!typesOf(sort).includes(line.type)) return [`${sort} ${line.type}`];
  return [...wrongFields(document, fieldsOf(sort, line.type), line), ...linesWithin(document, line)];
}

function linesWithin(document: ScenarioDocument, line: EventLine): readonly string[] {
  return Object.entries(WITHIN).flatMap(([key, sort]) =>
    [line[key] ?? []].flat().flatMap((inner) => wrongIn(document, sort, inner as EventLine)),
  );
}

function wrongFields(
  document: ScenarioDocument,
  fields: readonly LineField[],
  line: EventLine,
): readonly string[] {
  const { type, ...said } = line;
  const known = new Map(fields.map((field) => [field.key, field]));
  return Object.entries(said)
    .filter(([key]) => !Object.hasOwn(WITHIN, key))
    .flatMap(([key, value]) => {
      const field = known.get(key);
      const can = field !== undefined && canSay(document, field, line, value);
      return can ? [] : [`${type} ${key}: ${JSON.stringify(value)}`];
    });
}

function canSay(document: ScenarioDocument, field: LineField, line: EventLine, value: unknown): boolean {
  const { control } = field;
  if (control.type === 'list')
    return choicesOf(document, control.of, line).some((one) => one.value === value);
  if (control.type === 'who')
    return wrongFields(document, WHO_FIELDS, { type: 'who', ...(value as object) }).length === 0;
  return isSayable(field, value);
}
