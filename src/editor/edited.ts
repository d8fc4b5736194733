/** What comes of a command, and how the files of `edit` say it. */
import type * as z from 'zod/mini';
import type { MapFile } from '../board/mapFile.ts';
import { canonicalJson } from '../kernel/canonicalJson.ts';
import { noteProblems } from '../scenario/problems.ts';
import { readShape } from '../scenario/shape.ts';
import type { ScenarioDocument } from './document.ts';
import type { EditRefusal, EditRefusalCode } from './refusal.ts';

/** The document that a command comes to, or why it changes nothing. */
export type Edited = Readonly<{ ok: true; document: ScenarioDocument }> | EditRefused;
export type EditRefused = Readonly<{ ok: false; refusal: EditRefusal }>;

/** The document with some of its parts replaced. */
export function change(document: ScenarioDocument, parts: Partial<ScenarioDocument>): Edited {
  return { ok: true, document: { ...document, ...parts } };
}

/** The document with some parts of its map replaced. */
export function changeMap(document: ScenarioDocument, parts: Partial<MapFile>): Edited {
  return change(document, { map: { inline: { ...document.map.inline, ...parts } } });
}

/** A refusal with what its sentence names. */
export function refuse(code: EditRefusalCode, what = ''): EditRefused {
  return { ok: false, refusal: { code, what } };
}

/** A line as its schema reads it, or the refusal that says what is wrong with it. */
export function readLine<T extends z.ZodMiniType>(
  schema: T,
  line: unknown,
): Readonly<{ ok: true; line: z.infer<T> }> | EditRefused {
  const { problems, report } = noteProblems();
  const read = readShape(schema, line, [], report);
  if (read !== null) return { ok: true, line: read };
  const [problem] = problems;
  return refuse('wrong-shape', `${problem!.path} ${problem!.message}`.trim());
}

/** A list with a line put at a place, or at its end where that is null; null where there is no such place. */
export function withLine<T>(lines: readonly T[], at: number | null, line: T): readonly T[] | null {
  if (at === null) return [...lines, line];
  return at in lines ? lines.with(at, line) : null;
}

/** A list without the line at a place; null where there is no such place. */
export function withoutLine<T>(lines: readonly T[], at: number): readonly T[] | null {
  return at in lines ? lines.toSpliced(at, 1) : null;
}

/** Whether two values of a file say the same. Parts that two lists share are not looked at. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  return canonicalJson(one) === canonicalJson(other);
}

/** A record with other names, in the order it had. */
export function renamedKeys<T>(
  record: Readonly<Record<string, T>>,
  name: (key: string) => string,
): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [name(key), value]));
}
