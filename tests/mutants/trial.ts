/** One trial in a thread of its own, so that nothing that is remembered from another trial can help or harm it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Change } from './conditions.ts';
import { accuse, listen } from './judge.ts';
import { collected } from './standIn.ts';

/** Tests of one file, by their places in it. */
export interface Bench {
  readonly file: string;
  readonly tests: readonly number[];
}

/** What is asked of a trial: to hear all tests of a file, or to see whether any of some tests notices a change. */
export type Task =
  | Readonly<{ type: 'hear'; file: string }>
  | Readonly<{ type: 'try'; condition: number; change: Change; benches: readonly Bench[] }>;

/** A test as it went when nothing was changed. */
export interface Hearing {
  readonly title: string;
  readonly ms: number;
  readonly passed: boolean;
  readonly conditions: readonly number[];
}

/** Who noticed, or null. */
export type Verdict = Readonly<{ file: string; test: number }> | null;

const { home, task } = workerData as { home: string; task: Task };

async function load(file: string): Promise<ReturnType<typeof collected>> {
  await import(pathToFileURL(join(home, `${file}.mjs`)).href);
  return collected();
}

async function hear(file: string): Promise<readonly Hearing[]> {
  const atLoad = listen();
  const tests = await load(file);
  const hearings: Hearing[] = [];
  for (const { title, run } of tests) {
    const heard = listen();
    const start = performance.now();
    const passed = await passes(run);
    const ms = Math.round(performance.now() - start);
    hearings.push({ title, ms, passed, conditions: [...new Set([...atLoad, ...heard])] });
  }
  return hearings;
}

async function attempt(benches: readonly Bench[]): Promise<Verdict> {
  for (const { file, tests } of benches) {
    const all = await load(file).catch(() => null);
    if (all === null) return { file, test: -1 };
    for (const test of tests) {
      if (!(await passes(all[test]!.run))) return { file, test };
    }
  }
  return null;
}

async function passes(run: () => unknown): Promise<boolean> {
  try {
    await run();
    return true;
  } catch {
    return false;
  }
}

if (task.type === 'hear') {
  parentPort!.postMessage(await hear(task.file));
} else {
  accuse(task.condition, task.change);
  parentPort!.postMessage(await attempt(task.benches));
}
