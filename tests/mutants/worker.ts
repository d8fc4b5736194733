/** Runs tests in a thread: once without any change, to learn what they reach, or with one mutant after another. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { activate, allowRounds, recordReached, roundsDone } from './active.ts';
import type { Change } from './places.ts';
import { collected, type Waiting } from './standIn.ts';

/** A test of a file by its place in it, and the rounds of loops that it may take, and the loading of its file. */
export interface TestAt {
  readonly file: string;
  readonly test: number;
  readonly rounds: number;
  readonly loading: number;
}

/** What is asked of a thread. */
export type Task =
  /** Run a file without any change. */
  | Readonly<{ type: 'measure'; file: string }>
  /** Try a mutant on tests until one fails; `early` wakes it before the tests are loaded. */
  | Readonly<{ type: 'try'; place: number; change: Change; tests: readonly TestAt[]; early: boolean }>;

/** A test as it went without any change. */
export interface Measured {
  readonly title: string;
  readonly ms: number;
  readonly passed: boolean;
  readonly rounds: number;
  readonly places: readonly number[];
}

/** A file as it went: what was reached while it was loaded, and its tests. */
export interface MeasuredFile {
  readonly loading: readonly number[];
  readonly rounds: number;
  readonly tests: readonly Measured[];
}

/**
 * Which of the tests killed a mutant (by its place in the list), or that none did. `spoilt`: the test fails
 * without the mutant too, because of what an earlier one left in a memory: that is no verdict.
 */
export type Verdict = Readonly<{ killer: number }> | 'survived' | 'spoilt';

const { home } = workerData as { home: string };
/** No mutant is awake. */
const NOBODY = -1;

const loaded = new Map<string, readonly Waiting[]>();

async function load(file: string): Promise<readonly Waiting[]> {
  const known = loaded.get(file);
  if (known !== undefined) return known;
  await import(pathToFileURL(join(home, `${file}.mjs`)).href);
  const tests = collected();
  loaded.set(file, tests);
  return tests;
}

async function measure(file: string): Promise<MeasuredFile> {
  const loading = recordReached();
  const waiting = await load(file);
  const rounds = roundsDone();
  const tests: Measured[] = [];
  for (const { title, run } of waiting) {
    const reached = recordReached();
    allowRounds(Number.POSITIVE_INFINITY);
    const start = performance.now();
    const passed = await passes(run);
    const ms = Math.ceil(performance.now() - start);
    tests.push({ title, ms, passed, rounds: roundsDone(), places: [...reached] });
  }
  return { loading: [...loading], rounds, tests };
}

async function attempt(task: Extract<Task, { type: 'try' }>): Promise<Verdict> {
  const { place, change, tests, early } = task;
  for (const [index, { file, test, rounds, loading }] of tests.entries()) {
    activate(early || loaded.has(file) ? place : NOBODY, change);
    allowRounds(loading);
    const waiting = await load(file).catch(() => null);
    if (waiting === null) return { killer: index };
    const { run } = waiting[test]!;
    activate(place, change);
    allowRounds(rounds);
    if (await passes(run)) continue;
    if (early) return { killer: index };
    activate(NOBODY, change);
    allowRounds(rounds);
    return (await passes(run)) ? { killer: index } : 'spoilt';
  }
  return 'survived';
}

async function passes(run: () => unknown): Promise<boolean> {
  try {
    await run();
    return true;
  } catch {
    return false;
  }
}

parentPort!.on('message', (task: Task) => {
  void (task.type === 'measure' ? measure(task.file) : attempt(task)).then((answer) =>
    parentPort!.postMessage(answer),
  );
});
