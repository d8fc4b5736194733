/** Holds a file against its schema and tells every difference: as a value, or to the author of a scenario in a sentence. */
import type * as z from 'zod/mini';
import { assertNever } from '../kernel/assertNever.ts';
import { MOST_TOLD, pointer, quote, type ProblemCode, type ReportProblem } from './problems.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** What is said where the schema has no sentence of its own; whatever a language of zod would say, for that is shared by all who use it. */
const NO_SENTENCE = 'Invalid input';
const WITHOUT_LANGUAGE = { error: () => NO_SENTENCE };

/** How a value differs from its shape. */
export type Difference =
  | { readonly type: 'unknown-key'; readonly key: string }
  | { readonly type: 'missing'; readonly expected: string }
  | { readonly type: 'missing-of'; readonly values: string }
  /** Something else was found: its kind, and the figure if it is a number. */
  | {
      readonly type: 'other';
      readonly found: string;
      readonly figure: string | number;
      readonly expected: string;
    }
  | { readonly type: 'not-of'; readonly values: string }
  | { readonly type: 'too-small'; readonly least: number }
  | { readonly type: 'too-big'; readonly most: number }
  /** `rule`: how it is to be written, where the schema says so. */
  | { readonly type: 'misspelt'; readonly rule: string | null }
  | { readonly type: 'impossible' };

/** One difference, and where it is. */
export interface ShapeFault {
  readonly path: Path;
  readonly code: ProblemCode;
  readonly difference: Difference;
}

/** A value in its shape; or what differs, and how many more differences are not told. */
export type ByShape<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly ShapeFault[]; readonly untold: number };

/** Reads a value by a schema. */
export function readByShape<T extends z.ZodMiniType>(schema: T, value: unknown): ByShape<z.infer<T>> {
  const read = schema.safeParse(value, WITHOUT_LANGUAGE);
  if (read.success) return { ok: true, value: read.data };
  const { issues } = read.error;
  const problems = issues.slice(0, MOST_TOLD).flatMap((issue) => faultsOf(issue, value));
  return { ok: false, problems, untold: Math.max(0, issues.length - MOST_TOLD) };
}

/**
 * Reads a value by a schema: the value, or null after every difference was reported under `path`.
 */
export function readShape<T extends z.ZodMiniType>(
  schema: T,
  value: unknown,
  path: Path,
  report: ReportProblem,
): z.infer<T> | null {
  const read = readByShape(schema, value);
  if (read.ok) return read.value;
  for (const fault of read.problems)
    report(pointer([...path, ...fault.path]), fault.code, sentenceOf(fault.difference));
  // Each of those was a problem at least, so that the rest are only counted.
  for (let more = 0; more < read.untold; more += 1) report('', 'many-more', '');
  return null;
}

/** Reads a value by a schema without a word: the value, or null. */
export function tryShape<T extends z.ZodMiniType>(schema: T, value: unknown): z.infer<T> | null {
  const read = schema.safeParse(value);
  return read.success ? read.data : null;
}

function faultsOf(issue: Issue, root: unknown): readonly ShapeFault[] {
  const { path } = issue;
  const one = (code: ProblemCode, difference: Difference): readonly ShapeFault[] => [
    { path, code, difference: issue.message === NO_SENTENCE ? difference : misspelling(issue.message) },
  ];
  const found = valueAt(root, path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        code: 'unknown-key',
        difference: { type: 'unknown-key', key: quote(key) },
      }));
    case 'invalid_type':
      if (found === undefined) return one('missing', { type: 'missing', expected: issue.expected });
      return one('wrong-type', { type: 'other', ...kindOf(found), expected: issue.expected });
    case 'invalid_value':
      if (found === undefined) return one('missing', { type: 'missing-of', values: oneOf(issue.values) });
      return one('wrong-value', { type: 'not-of', values: oneOf(issue.values) });
    case 'invalid_format':
      return one('wrong-spelling', misspelling(null));
    case 'too_small':
      return one('out-of-bounds', { type: 'too-small', least: Number(issue.minimum) });
    case 'too_big':
      return one('out-of-bounds', { type: 'too-big', most: Number(issue.maximum) });
    case 'invalid_union':
      return faultsOfUnion(issue, root);
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues.flatMap((inner) => faultsOf({ ...inner, path }, root));
    default:
      return one('wrong-value', { type: 'impossible' });
  }
}

function misspelling(rule: string | null): Difference {
  return { type: 'misspelt', rule };
}

/** Of several shapes the one that the value comes nearest to: whose first difference lies deepest. */
function faultsOfUnion(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  root: unknown,
): readonly ShapeFault[] {
  const depth = (issues: readonly Issue[]): number => Math.min(...issues.map(({ path }) => path.length));
  const nearest = issue.errors.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0];
  const { path } = issue;
  if (nearest === undefined) {
    const values = oneOf('options' in issue && Array.isArray(issue.options) ? issue.options : []);
    return valueAt(root, path) === undefined
      ? [{ path, code: 'missing', difference: { type: 'missing-of', values } }]
      : [{ path, code: 'wrong-value', difference: { type: 'not-of', values } }];
  }
  return nearest.flatMap((inner) => faultsOf({ ...inner, path: [...path, ...inner.path] }, root));
}

function valueAt(root: unknown, path: Path): unknown {
  let at = root;
  for (const key of path) {
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, key)) return undefined;
    at = (at as Readonly<Record<PropertyKey, unknown>>)[key];
  }
  return at;
}

function kindOf(value: unknown): { readonly found: string; readonly figure: string | number } {
  if (value === null) return { found: 'null', figure: '' };
  if (Array.isArray(value)) return { found: 'array', figure: '' };
  return { found: typeof value, figure: typeof value === 'number' ? value : '' };
}

function oneOf(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(' or ');
}

/** A difference in a sentence, for the author of a scenario. */
function sentenceOf(difference: Difference): string {
  switch (difference.type) {
    case 'unknown-key':
      return `there is no place for ${difference.key} here; take it out`;
    case 'missing':
      return `this is missing; it must be ${sayExpected(difference.expected)}`;
    case 'missing-of':
      return `this is missing; it must be ${difference.values}`;
    case 'other':
      return `this is ${nameOf(difference)}; it must be ${sayExpected(difference.expected)}`;
    case 'not-of':
      return `this must be ${difference.values}`;
    case 'too-small':
      return `this is too small or too short; the least is ${difference.least}`;
    case 'too-big':
      return `this is too big or too long; the most is ${difference.most}`;
    case 'misspelt':
      return difference.rule ?? 'this is not written as it should be';
    case 'impossible':
      return 'this is not a possible value';
    default:
      return assertNever(difference);
  }
}

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  nonoptional: 'given',
};

function sayExpected(type: string): string {
  return EXPECTED[type] ?? type;
}

const FOUND: Readonly<Record<string, string>> = { array: 'a list', string: 'a text', object: 'an object' };

function nameOf({ found, figure }: Extract<Difference, { readonly type: 'other' }>): string {
  return found === 'number' ? `the number ${figure}` : (FOUND[found] ?? found);
}
