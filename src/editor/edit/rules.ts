/** Turns, options, supplies, the opening and the triggers of a scenario. */
import type * as z from 'zod/mini';
import {
  levelValuesSchema,
  openingSchema,
  optionsSchema,
  suppliesSchema,
  turnsSchema,
} from '../../scenario/schema.ts';
import { triggerSchema } from '../../scenario/triggerSchema.ts';
import type { CommandOf } from '../command.ts';
import type { ScenarioDocument } from '../document.ts';
import { change, isSame, refuse, readLine, withLine, type Edited } from '../edited.ts';

/** Adds a trigger at the end, or replaces the one at a place. */
export function putTrigger(document: ScenarioDocument, { at, trigger }: CommandOf<'putTrigger'>): Edited {
  const read = readLine(triggerSchema, trigger);
  if (!read.ok) return read;
  const twin = document.triggers.findIndex(({ id }) => id === trigger.id);
  if (twin >= 0 && twin !== at) return refuse('name-taken', trigger.id);
  const triggers = withLine(document.triggers, at, read.line);
  if (triggers === null) return refuse('nothing-there');
  if (isSame(triggers, document.triggers)) return refuse('no-change');
  return change(document, { triggers: [...triggers] });
}

/** Takes a trigger away. */
export function removeTrigger(document: ScenarioDocument, { id }: CommandOf<'removeTrigger'>): Edited {
  const triggers = document.triggers.filter((trigger) => trigger.id !== id);
  if (triggers.length === document.triggers.length) return refuse('no-such-name', id);
  return change(document, { triggers });
}

/** Lets a trigger be asked earlier or later: of several that could end a battle the first counts. */
export function moveTrigger(document: ScenarioDocument, { from, to }: CommandOf<'moveTrigger'>): Edited {
  const { triggers } = document;
  const moved = triggers[from];
  if (moved === undefined || !(to in triggers)) return refuse('nothing-there');
  if (from === to) return refuse('no-change');
  return change(document, { triggers: triggers.toSpliced(from, 1).toSpliced(to, 0, moved) });
}

/** Sets the turns, their nights and their names (2.1). */
export function setTurns(document: ScenarioDocument, { turns }: CommandOf<'setTurns'>): Edited {
  const read = readLine(turnsSchema, turns);
  if (!read.ok) return read;
  return isSame(read.line, document.turns) ? refuse('no-change') : change(document, { turns: read.line });
}

/** Sets options; those that are not named stay. */
export function setOptions(document: ScenarioDocument, { options }: CommandOf<'setOptions'>): Edited {
  const read = readLine(optionsSchema, { ...document.options, ...options });
  if (!read.ok) return read;
  return isSame(read.line, document.options) ? refuse('no-change') : change(document, { options: read.line });
}

/** Sets what the besieger has in supply, and how often leaders may try to rally (2.5.3, 2.9.6). */
export function setSupplies(document: ScenarioDocument, { supplies }: CommandOf<'setSupplies'>): Edited {
  const read = readLine(suppliesSchema, supplies);
  if (!read.ok) return read;
  return isSame(read.line, document.supplies)
    ? refuse('no-change')
    : change(document, { supplies: read.line });
}

/** Sets what a level that changes hands counts (2.10.2); null for what the rules say. */
export function setLevelValues(document: ScenarioDocument, { values }: CommandOf<'setLevelValues'>): Edited {
  return withPart(document, 'levelValues', levelValuesSchema, values);
}

/** Sets what has happened before the first turn (2.5.3); null for a fresh siege. */
export function setOpening(document: ScenarioDocument, { opening }: CommandOf<'setOpening'>): Edited {
  return withPart(document, 'opening', openingSchema, opening);
}

/** Sets a part that a scenario may leave out; null leaves it out. */
function withPart(
  document: ScenarioDocument,
  part: 'opening' | 'levelValues',
  schema: z.ZodMiniType,
  value: unknown,
): Edited {
  const { [part]: before, ...without } = document;
  if (value === null) return before === undefined ? refuse('no-change') : { ok: true, document: without };
  const read = readLine(schema, value);
  if (!read.ok) return read;
  const isKnown = before !== undefined && isSame(read.line, before);
  return isKnown ? refuse('no-change') : change(document, { [part]: read.line });
}
