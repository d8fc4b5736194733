/** What stands on the sheet of a battle: its id, its texts, how long it takes. */
import { id as idSchema, text as textSchema, whole } from '../../scenario/parts.ts';
import type { CommandOf } from '../command.ts';
import type { ScenarioDocument } from '../document.ts';
import { change, refuse, readLine, type Edited } from '../edited.ts';

/** Writes a text in a language; null takes it away, all of it where the language is English. Title and summary keep their English. */
export function describe(
  document: ScenarioDocument,
  { field, language, text }: CommandOf<'describe'>,
): Edited {
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(language)) return refuse('no-such-name', language);
  const before = document[field];
  if (text === (before?.[language] ?? null)) return refuse('no-change');
  if (text !== null) {
    const read = readLine(textSchema, { ...before, [language]: text });
    return read.ok ? change(document, { [field]: read.line }) : read;
  }
  if (language !== 'en') {
    const { [language]: _, ...rest } = before!;
    return change(document, { [field]: rest });
  }
  if (field === 'title' || field === 'summary') return refuse('wrong-shape', field);
  const { [field]: _, ...without } = document;
  return { ok: true, document: without };
}

/** Gives the scenario its id, by which saved games and links know it. */
export function identify(document: ScenarioDocument, { id }: CommandOf<'identify'>): Edited {
  const read = readLine(idSchema, id);
  if (!read.ok) return read;
  return id === document.id ? refuse('no-change') : change(document, { id });
}

/** Says how long a game takes two players; null where nobody knows. */
export function setMinutes(document: ScenarioDocument, { minutes }: CommandOf<'setMinutes'>): Edited {
  if (minutes === (document.minutes ?? null)) return refuse('no-change');
  if (minutes === null) {
    const { minutes: _, ...without } = document;
    return { ok: true, document: without };
  }
  const read = readLine(whole(1, 999), minutes);
  return read.ok ? change(document, { minutes }) : read;
}
