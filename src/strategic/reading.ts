/** Reads a brief by its schema and keeps every problem in one list. */
import type * as z from 'zod/mini';
import { readShape } from '../scenario/shape.ts';
import type { BriefProblem } from './siege.ts';

/** Takes down one problem of a brief. */
export type Complain = (path: string, code: string, message: string) => void;

/** A list of problems and the way to add to it. */
export function complaints(): { readonly problems: readonly BriefProblem[]; readonly complain: Complain } {
  const problems: BriefProblem[] = [];
  return { problems, complain: (path, code, message) => problems.push({ path, code, message }) };
}

/** The document in its shape, or null after every difference was told; a text is no document here. */
export function readBrief<T extends z.ZodMiniType>(
  schema: T,
  document: unknown,
  complain: Complain,
): z.infer<T> | null {
  if (typeof document === 'string') {
    complain('', 'no-note', 'this game has no one-line note; give a brief as JSON');
    return null;
  }
  return readShape(schema, document, [], complain);
}
