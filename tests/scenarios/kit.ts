/** The shipped siege as a document that tests can spoil, and what the reader says to it. */
import { expect } from 'vitest';
import type { Battle } from '../../src/engine/battle.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import type { ScenarioFile } from '../../src/scenario/schema.ts';
import { SHIPPED_LIBRARY, SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';

type Open<T> = T extends readonly (infer Item)[]
  ? Open<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Open<T[Key]> }
    : T;

/** A scenario file that may be changed. */
export type Draft = Open<ScenarioFile>;

/** A fresh copy of The Great Gate. */
export function greatGate(): Draft {
  return structuredClone(SHIPPED_SCENARIOS['the-great-gate']) as Draft;
}

/** A fresh copy of The Siege of Minas Tirith. */
export function fullSiege(): Draft {
  return structuredClone(SHIPPED_SCENARIOS['the-siege-of-minas-tirith']) as Draft;
}

/** The problems of a scenario, The Great Gate if no other, after a change, each as "path code"; none is an empty list. */
export function problemsAfter(change: (draft: Draft) => void, draft: Draft = greatGate()): readonly string[] {
  change(draft);
  const read = parseScenario(draft, SHIPPED_LIBRARY);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
}

/** The sentences of the problems after a change. */
export function sentencesAfter(change: (draft: Draft) => void): readonly string[] {
  const draft = greatGate();
  change(draft);
  const read = parseScenario(draft, SHIPPED_LIBRARY);
  return read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`);
}

/** The battle of a scenario without problems. */
export function battleOf(document: unknown): Battle {
  const read = parseScenario(document, SHIPPED_LIBRARY);
  expect(read).toMatchObject({ ok: true });
  if (!read.ok) throw new Error('not a scenario');
  return read.value;
}
