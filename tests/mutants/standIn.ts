/**
 * Stands in for the test runner while conditions are tried: the same matchers, and tests as a list that can be run one by one
 * in the order that finds a mistake soonest.
 */
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
  type ExpectStatic,
} from '@vitest/expect';
import fc from 'fast-check';

/** A test that waits to be run; its place in the list of its file is its name. */
export interface Waiting {
  readonly title: string;
  run(): unknown;
}

const waiting: Waiting[] = [];
const closing: Body[] = [];

/** The tests that were told since the last time, each with what its file does after it. */
export function collected(): readonly Waiting[] {
  const after = closing.splice(0);
  const tests = waiting.splice(0);
  if (after.length === 0) return tests;
  return tests.map(({ title, run }) => ({
    title,
    run: async () => {
      try {
        return await run();
      } finally {
        for (const one of after) await one();
      }
    },
  }));
}

// Whoever kills a mutant need not find the smallest example of it.
fc.configureGlobal({ endOnFailure: true });

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

const world = globalThis as unknown as Record<symbol, object>;

/** What a test claims. */
export const expect = ((value: unknown, message?: string) =>
  chai.expect(value, message)) as unknown as ExpectStatic;
Object.assign(expect, chai.expect, world[ASYMMETRIC_MATCHERS_OBJECT]);
world[GLOBAL_EXPECT] = expect;
setState({ assertionCalls: 0 }, expect);

type Body = (...row: readonly unknown[]) => unknown;

function spread(row: unknown): readonly unknown[] {
  return Array.isArray(row) ? row : [row];
}

function one(title: string, body: Body): void {
  waiting.push({ title, run: body });
}

/** One test, or one a row. */
export const test = Object.assign(one, {
  each: (rows: readonly unknown[]) => (title: string, body: Body) => {
    for (const row of rows) waiting.push({ title, run: () => body(...spread(row)) });
  },
});

function group(_title: string, body: Body): void {
  body();
}

/** A group of tests, or one a row. */
export const describe = Object.assign(group, {
  each: (rows: readonly unknown[]) => (_title: string, body: Body) => {
    for (const row of rows) body(...spread(row));
  },
});

/** What has to be done before the tests of a file: a first test of it. */
export function beforeAll(body: Body): void {
  one('before all', body);
}

/** What a file does after each of its tests. */
export function afterEach(body: Body): void {
  closing.push(body);
}

/** What is left behind by a test is left to the thread, which ends. */
export function onTestFinished(): void {}
