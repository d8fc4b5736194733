/** Holds a file against its schema and tells every difference in a sentence. */
import type * as z from 'zod/mini';
import { MOST_TOLD, pointer, quote, type ProblemCode, type ReportProblem } from './problems.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** What zod/mini says where neither it nor the schema has a sentence. */
const NO_SENTENCE = 'Invalid input';

/**
 * Reads a value by a schema: the value, or null after every difference was reported under `path`.
 */
export function readShape<T extends z.ZodMiniType>(
  schema: T,
  value: unknown,
  path: Path,
  report: ReportProblem,
): z.infer<T> | null {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const { issues } = read.error;
  for (const issue of issues.slice(0, MOST_TOLD)) tell(issue, value, path, report);
  // Each of those was a problem at least, so that the rest are only counted.
  for (let more = MOST_TOLD; more < issues.length; more += 1) report('', 'many-more', '');
  return null;
}

/** Reads a value by a schema without a word: the value, or null. */
export function tryShape<T extends z.ZodMiniType>(schema: T, value: unknown): z.infer<T> | null {
  const read = schema.safeParse(value);
  return read.success ? read.data : null;
}

function tell(issue: Issue, root: unknown, base: Path, report: ReportProblem): void {
  const path = [...base, ...issue.path];
  const say = (code: ProblemCode, sentence: string): void =>
    report(pointer(path), code, issue.message === NO_SENTENCE ? sentence : issue.message);
  const found = valueAt(root, issue.path);
  switch (issue.code) {
    case 'unrecognized_keys':
      for (const key of issue.keys) {
        report(
          pointer([...path, key]),
          'unknown-key',
          `there is no place for ${quote(key)} here; take it out`,
        );
      }
      return;
    case 'invalid_type':
      if (found === undefined)
        return say('missing', `this is missing; it must be ${expected(issue.expected)}`);
      return say('wrong-type', `this is ${nameOf(found)}; it must be ${expected(issue.expected)}`);
    case 'invalid_value':
      if (found === undefined) return say('missing', `this is missing; it must be ${oneOf(issue.values)}`);
      return say('wrong-value', `this must be ${oneOf(issue.values)}`);
    case 'invalid_format':
      return say('wrong-spelling', `this is not written as it should be`);
    case 'too_small':
      return say('out-of-bounds', `this is too small or too short; the least is ${issue.minimum}`);
    case 'too_big':
      return say('out-of-bounds', `this is too big or too long; the most is ${issue.maximum}`);
    case 'invalid_union':
      return tellUnion(issue, root, base, report);
    case 'invalid_key':
    case 'invalid_element':
      for (const inner of issue.issues) tell({ ...inner, path: issue.path }, root, base, report);
      return;
    default:
      return say('wrong-value', 'this is not a possible value');
  }
}

/** Of several shapes the one that the value comes nearest to: whose first difference lies deepest. */
function tellUnion(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  root: unknown,
  base: Path,
  report: ReportProblem,
): void {
  const depth = (issues: readonly Issue[]): number => Math.min(...issues.map(({ path }) => path.length));
  const nearest = issue.errors.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0];
  if (nearest === undefined) {
    const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
    const found = valueAt(root, issue.path);
    const [code, start]: [ProblemCode, string] =
      found === undefined ? ['missing', 'this is missing; it must be'] : ['wrong-value', 'this must be'];
    return report(pointer([...base, ...issue.path]), code, `${start} ${oneOf(options)}`);
  }
  for (const inner of nearest) {
    tell({ ...inner, path: [...issue.path, ...inner.path] }, root, base, report);
  }
}

function valueAt(root: unknown, path: Path): unknown {
  let at = root;
  for (const key of path) {
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, key)) return undefined;
    at = (at as Readonly<Record<PropertyKey, unknown>>)[key];
  }
  return at;
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

function expected(type: string): string {
  return EXPECTED[type] ?? type;
}

function nameOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'string':
      return 'a text';
    case 'number':
      return `the number ${value}`;
    case 'object':
      return 'an object';
    default:
      return String(typeof value);
  }
}

function oneOf(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(' or ');
}
