/** Reads a brief by its schema and keeps every problem in one list. */
import type * as z from 'zod/mini';
import { assertNever } from '../kernel/assertNever.ts';
import { failed, type Result } from '../kernel/result.ts';
import { jsonFault, parseJson } from '../scenario/parseJson.ts';
import { readByShape, type ShapeFault } from '../scenario/shape.ts';
import { pointer } from '../scenario/problems.ts';
import type { Said, SharedSaid } from './said.ts';
import type { BriefProblem } from './siege.ts';

/** Takes down one problem of a brief. */
export type Complain = (path: string, code: string, said: Said) => void;

/** A list of problems and the way to add to it. */
export function complaints(): { readonly problems: readonly BriefProblem[]; readonly complain: Complain } {
  const problems: BriefProblem[] = [];
  return { problems, complain: (path, code, said) => problems.push({ path, code, said }) };
}

/** The document in its shape, or null after every difference was told; a text is no document here. */
export function readBrief<T extends z.ZodMiniType>(
  schema: T,
  document: unknown,
  complain: Complain,
): z.infer<T> | null {
  if (typeof document === 'string') {
    complain('', 'no-note', inSharedWords({ say: 'noNote' }));
    return null;
  }
  return readDocument(schema, document, complain);
}

/** The JSON of a text, or where it stops being so. */
export function readJson(text: string): Result<unknown, BriefProblem> {
  const read = parseJson(text);
  if (read.ok) return read;
  const { line, column, sign } = jsonFault(text);
  const said: SharedSaid =
    sign === null ? { say: 'jsonEnds', line, column } : { say: 'notJson', sign, line, column };
  return failed([{ path: '', code: 'no-json', said: inSharedWords(said) }]);
}

/** Something that every game may say. */
export function inSharedWords(said: SharedSaid): Said {
  return said;
}

/** A document in its shape, or null after every difference was told. */
export function readDocument<T extends z.ZodMiniType>(
  schema: T,
  document: unknown,
  complain: Complain,
): z.infer<T> | null {
  const read = readByShape(schema, document);
  if (read.ok) return read.value;
  for (const fault of read.problems)
    complain(pointer(fault.path), fault.code, inSharedWords(faultSaid(fault)));
  if (read.untold > 0) complain('', 'many-more', inSharedWords({ say: 'manyMore', count: read.untold }));
  return null;
}

function faultSaid({ difference: is }: ShapeFault): SharedSaid {
  switch (is.type) {
    case 'unknown-key':
      return { say: 'noPlaceFor', key: is.key };
    case 'missing':
      return { say: 'isMissing', expected: is.expected };
    case 'missing-of':
      return { say: 'isMissingOf', values: is.values };
    case 'other':
      return { say: 'isOther', found: is.found, figure: is.figure, expected: is.expected };
    case 'not-of':
      return { say: 'mustBeOf', values: is.values };
    case 'too-small':
      return { say: 'tooSmall', least: is.least };
    case 'too-big':
      return { say: 'tooBig', most: is.most };
    case 'misspelt':
      return is.rule === null ? { say: 'wrongSpelling' } : { say: 'spelling', written: is.rule };
    case 'impossible':
      return { say: 'notPossible' };
    default:
      return assertNever(is);
  }
}
