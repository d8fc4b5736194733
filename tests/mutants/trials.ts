/** Trials, some at a time, each in a thread of its own. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Court } from './court.ts';
import type { Bench, Hearing, Task, Verdict } from './trial.ts';

/** How one mutant ended: who noticed it, that it never came to an end or broke its thread, or that nobody noticed. */
export type Outcome = Readonly<{ killer: string }> | 'endless' | 'crashed' | 'survived' | 'never asked';

/** All tests as they go without any change, by file. */
export type Hearings = Readonly<Record<string, readonly Hearing[]>>;

/** Tests of this many milliseconds in all are asked about a mutant at most, the quickest first. */
const PATIENCE = 12_000;
/** How long the tests of one file may take without any change. */
const LONGEST_FILE = 600_000;
/** Memory for one trial: a loop that gathers for ever ends here. */
const MEMORY = 600;
/** A mutant may take this much longer than the tests did without it. */
const SLACK = 20_000;

/** Hears every test file once. */
export async function hearAll(
  court: Court,
  workers: number,
  told: (file: string) => void,
): Promise<Hearings> {
  const heard: Record<string, readonly Hearing[]> = {};
  await inParallel(court.files, workers, async (file) => {
    const hearings = await trial(court, { type: 'hear', file }, LONGEST_FILE);
    if (typeof hearings === 'string') throw new Error(`${file} cannot be heard: ${hearings}`);
    heard[file] = hearings as readonly Hearing[];
    told(file);
  });
  return heard;
}

/** Tries one change on the tests that ask the condition, quickest first; `first` is tried before all others. */
export async function attempt(
  court: Court,
  hearings: Hearings,
  { condition, change }: Pick<Extract<Task, { type: 'try' }>, 'condition' | 'change'>,
  first: string | null,
): Promise<Outcome> {
  const witnesses = witnessesOf(hearings, condition, first);
  if (witnesses.length === 0) return 'never asked';
  const benches = benchesOf(witnesses);
  const ms = witnesses.reduce((sum, { hearing }) => sum + hearing.ms, 0);
  const verdict = await trial(court, { type: 'try', condition, change, benches }, ms * 5 + SLACK);
  if (verdict === 'endless' || verdict === 'crashed') return verdict;
  const killer = verdict as Verdict;
  if (killer === null) return 'survived';
  return { killer: nameOf(killer.file, hearings[killer.file]?.[killer.test]?.title ?? 'cannot be loaded') };
}

interface Witness {
  readonly file: string;
  readonly test: number;
  readonly hearing: Hearing;
}

/** The tests that ask a condition and pass, as many as patience allows. */
function witnessesOf(hearings: Hearings, condition: number, first: string | null): readonly Witness[] {
  const all = Object.entries(hearings)
    .flatMap(([file, tests]) => tests.map((hearing, test): Witness => ({ file, test, hearing })))
    .filter(({ hearing }) => hearing.passed && hearing.conditions.includes(condition));
  const early = ({ file, hearing }: Witness): number =>
    nameOf(file, hearing.title) === first ? -1 : hearing.ms;
  let ms = 0;
  return all
    .toSorted((a, b) => early(a) - early(b))
    .filter(({ hearing }, place) => {
      ms += hearing.ms;
      return place === 0 || ms <= PATIENCE;
    });
}

/** Witnesses by file, so that no file is loaded twice; the file of the quickest first. */
function benchesOf(witnesses: readonly Witness[]): readonly Bench[] {
  const benches = new Map<string, number[]>();
  for (const { file, test } of witnesses) {
    benches.set(file, [...(benches.get(file) ?? []), test]);
  }
  return [...benches].map(([file, tests]) => ({ file, tests }));
}

function nameOf(file: string, title: string): string {
  return `${file}: ${title}`;
}

/** What a thread answers; or that it did not within the time, or broke. */
async function trial({ home }: Court, task: Task, ms: number): Promise<unknown> {
  const worker = new Worker(join(home, 'trial.mjs'), {
    workerData: { home, task },
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<unknown>((resolve) => {
      timer = setTimeout(() => resolve('endless'), ms);
      worker.once('message', resolve);
      worker.once('error', () => resolve('crashed'));
      worker.once('exit', () => resolve('crashed'));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** Does something with every item, so many at a time. */
export async function inParallel<T>(
  items: readonly T[],
  workers: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      await work(items[index]!, index);
    }
  };
  await Promise.all(Array.from({ length: workers }, one));
}
