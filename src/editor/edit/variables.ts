/** The figures that events keep (2.21.2). */
import { variableSchema } from '../../scenario/eventSchema.ts';
import type { CommandOf } from '../command.ts';
import type { ScenarioDocument } from '../document.ts';
import { change, isSame, refuse, readLine, withLine, type Edited } from '../edited.ts';
import { namesInTriggers } from './triggerNames.ts';

/** Adds a variable at the end, or replaces the one at a place; its id is change by "rename" alone. */
export function putVariable(document: ScenarioDocument, { at, variable }: CommandOf<'putVariable'>): Edited {
  const read = readLine(variableSchema, variable);
  if (!read.ok) return read;
  const before = document.variables ?? [];
  const twin = before.findIndex(({ id }) => id === variable.id);
  if (twin >= 0 && twin !== at) return refuse('name-taken', variable.id);
  const variables = withLine(before, at, read.line);
  if (variables === null) return refuse('nothing-there');
  return isSame(variables, before) ? refuse('no-change') : change(document, { variables: [...variables] });
}

/** Takes a variable away; refused while a trigger speaks of it. A document without any has no list of them. */
export function removeVariable(document: ScenarioDocument, { id }: CommandOf<'removeVariable'>): Edited {
  const { variables = [], ...rest } = document;
  if (!variables.some((variable) => variable.id === id)) return refuse('no-such-name', id);
  const user = document.triggers.find((trigger) => speaksOf(trigger, id));
  if (user !== undefined) return refuse('still-used', user.id);
  const kept = variables.filter((variable) => variable.id !== id);
  return { ok: true, document: kept.length === 0 ? rest : { ...rest, variables: kept } };
}

function speaksOf(trigger: ScenarioDocument['triggers'][number], variable: string): boolean {
  return namesInTriggers([trigger], 'variable').includes(variable);
}
