/** From text to a JSON value, or to the line and column where the text stops being JSON. */
import { failed, ok, type Result } from '../kernel/result.ts';
import type { Problem } from './problems.ts';

/** Reads JSON text; a byte order mark in front of it is allowed, and what it tells editors is left out. */
export function parseJson(text: string): Result<unknown, Problem> {
  const bare = text.startsWith('\uFEFF') ? text.slice(1) : text;
  try {
    return ok(withoutSchema(JSON.parse(bare)));
  } catch (problem) {
    if (!(problem instanceof SyntaxError)) throw problem;
    return failed([{ path: '', code: 'not-json', message: sentenceFor(bare) }]);
  }
}

/** "$schema" at the top says where an editor finds the schema of the file. It belongs to no game, so no hash knows of it. */
function withoutSchema(document: unknown): unknown {
  if (typeof document !== 'object' || document === null || !Object.hasOwn(document, '$schema'))
    return document;
  const { $schema: _forEditors, ...rest } = document as Readonly<Record<string, unknown>>;
  return rest;
}

/** Where a text stops being JSON, and the sign that stands there; null where the text ends before the JSON does. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  readonly sign: string | null;
}

/** The place where a text that is no JSON stops being so. */
export function jsonFault(text: string): JsonFault {
  const at = firstFault(text);
  const before = text.slice(0, at).split('\n');
  const sign = at >= text.length ? null : JSON.stringify(text.slice(at, at + 1));
  return { line: before.length, column: before.at(-1)!.length + 1, sign };
}

function sentenceFor(text: string): string {
  const { line, column, sign } = jsonFault(text);
  const place = `line ${line}, column ${column}`;
  if (sign === null) return `the text ends at ${place} before the JSON is complete`;
  return `this is not JSON: unexpected ${sign} at ${place}`;
}

const SPACE = /[ \t\n\r]*/y;
const SCALAR =
  /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** What may come next: a value, a value or the end of an empty list, a key ..., or the end of the text. */
type Awaited = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end' | 'nothing';

/** How far the text is JSON. Browsers word their own errors differently and not all say where. */
function firstFault(text: string): number {
  const open: ('[' | '{')[] = [];
  let awaited: Awaited = 'value';
  let at = 0;
  for (;;) {
    at += lengthOf(SPACE, text, at);
    const letter = text[at];
    if (letter === undefined || awaited === 'nothing') return at;
    const step = stepOf(letter, awaited, open);
    if (step !== null) {
      awaited = step;
      at += 1;
      continue;
    }
    const isKey: boolean = awaited === 'key' || awaited === 'key-or-end';
    const length = awaited === 'colon' || awaited === 'comma-or-end' ? 0 : lengthOf(SCALAR, text, at);
    if (length === 0 || (isKey && letter !== '"')) return at;
    at += length;
    awaited = isKey ? 'colon' : open.length === 0 ? 'nothing' : 'comma-or-end';
  }
}

/** What is awaited after a sign that opens, closes or divides, where the sign is allowed; otherwise null. */
function stepOf(letter: string, awaited: Awaited, open: ('[' | '{')[]): Awaited | null {
  const inside = open.at(-1);
  const valueDue = awaited === 'value' || awaited === 'value-or-end';
  if (valueDue && (letter === '[' || letter === '{')) {
    open.push(letter);
    return letter === '[' ? 'value-or-end' : 'key-or-end';
  }
  if (awaited === 'colon' && letter === ':') return 'value';
  if (awaited === 'comma-or-end' && letter === ',') return inside === '[' ? 'value' : 'key';
  const endsList = inside === '[' && letter === ']' && awaited !== 'value';
  const endsObject =
    inside === '{' && letter === '}' && (awaited === 'key-or-end' || awaited === 'comma-or-end');
  if (!endsList && !endsObject) return null;
  open.pop();
  return open.length === 0 ? 'nothing' : 'comma-or-end';
}

function lengthOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}
