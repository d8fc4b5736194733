/** Tries mutants on the tests that reach them, the likeliest and the cheapest first, one after another in one thread. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Bundle } from './bundle.ts';
import { fingerprint } from '../../scripts/fingerprint.mjs';
import { MUTATED, type Mutant } from './mutants.ts';
import type { MeasuredFile, Task, TestAt, Verdict } from './worker.ts';

/** How one mutant ended: who killed it, that it never came to an end or broke its thread, or that nobody noticed. */
export type Outcome = Readonly<{ killer: string }> | 'endless' | 'crashed' | 'survived' | 'never reached';

/** All tests as they went without any change, by file. */
export type Measurement = Readonly<Record<string, MeasuredFile>>;

/** Tests of this many milliseconds in all are run against a mutant at most, the likeliest first; then again in a new thread. */
const PATIENCE = 3_000;
const PATIENCE_ANEW = 1_500;
/** And of so many files that have to be loaded for a new thread. */
const FILES_ANEW = 10;
/** How long the tests of one file may take without any change. */
const LONGEST_FILE = 900_000;
/** Memory of a thread: a loop that gathers for ever ends here. */
const MEMORY = 2_000;
/** A mutant may take this much longer than the tests did without it, in processor time; their files are loaded in it too. */
const LONGER = 4;
const SLACK = 20_000;
/** Who has not used the processor for so long waits for something that never comes. */
const IDLE = 30_000;
const LOOK = 500;
/** Loops of a mutant may go round so many times as often as without it. */
const ROUNDS = 8;
const FEW_ROUNDS = 20_000;
/** So many tests that killed the neighbours of a mutant are asked first, and then so many that reach most of its source. */
const NEIGHBOURS = 6;
const AT_HOME = 12;

/** A test that can be asked. */
interface Known extends TestAt {
  readonly name: string;
  readonly ms: number;
}

/** Tests and what they reach, ready to be asked. */
export interface Runner {
  try(mutant: Mutant, first: string | null): Promise<Outcome>;
  close(): Promise<void>;
}

/** A file that was measured, and the state of the sources and of the file at that time. */
export type Kept = Readonly<{ key: string; measured: MeasuredFile }>;

/** Runs every test file once without any change, each in a thread of its own; not again if neither it nor the rules have changed. */
export async function measure(
  bundle: Bundle,
  known: Readonly<Record<string, Kept>>,
  told: (file: string, kept: Kept) => void,
): Promise<Measurement> {
  const measured: Record<string, MeasuredFile> = {};
  for (const file of bundle.files) {
    const key = fingerprint([`${file}.test.ts`, ...Object.values(MUTATED)]);
    const before = known[file];
    const now = before?.key === key ? before.measured : await measureFile(bundle, file);
    if (now !== before?.measured) told(file, { key, measured: now });
    measured[file] = now;
  }
  return measured;
}

async function measureFile({ home }: Bundle, file: string): Promise<MeasuredFile> {
  const thread = openThread(home);
  const answer = await thread.ask({ type: 'measure', file }, LONGEST_FILE);
  await thread.close();
  if (typeof answer === 'string') throw new Error(`${file} cannot be run: ${answer}`);
  return answer as MeasuredFile;
}

/** A runner with a thread of its own. */
export function openRunner(bundle: Bundle, measurement: Measurement): Runner {
  const all = testsOf(measurement);
  const running = byPlace(all);
  const loading = byPlace(all.map(({ test, loading: places }) => ({ test, places })));
  const kills = new Map<string, Map<string, number>>();
  const homes = new Map<string, readonly Known[]>();
  let shared: Thread | null = null;

  /** In the thread that all mutants share, until one breaks it. */
  async function attempt(mutant: Mutant, tests: readonly Known[]): Promise<unknown> {
    shared ??= openThread(bundle.home);
    const answer = await shared.ask(taskOf(mutant, tests, false), limitOf(tests));
    if (typeof answer === 'string' && answer !== 'survived') await close();
    return answer;
  }

  /** In a thread of its own, awake before anything is loaded. */
  async function attemptAnew(mutant: Mutant, tests: readonly Known[]): Promise<unknown> {
    const thread = openThread(bundle.home);
    const answer = await thread.ask(taskOf(mutant, tests, true), limitOf(tests));
    await thread.close();
    return answer;
  }

  /** Who reaches it; or, if it is only reached while tests are loaded, who tests the rest of its file. */
  function candidates({ place, file }: Mutant): readonly Known[] {
    const reaching = running.get(place);
    if (reaching !== undefined) return reaching;
    const loaders = new Set(loading.get(place));
    return [...new Set([...neighboursOf(file).filter((test) => loaders.has(test)), ...loaders])];
  }

  /** Tests that reach any place of a source, those that reach most of it in little time first. */
  function neighboursOf(file: string): readonly Known[] {
    const known = homes.get(file);
    if (known !== undefined) return known;
    const counts = new Map<Known, number>();
    for (const [place, tests] of running) {
      if (bundle.places[place]!.file !== file) continue;
      for (const test of tests) counts.set(test, (counts.get(test) ?? 0) + 1);
    }
    const worth = (test: Known): number => counts.get(test)! / Math.sqrt(test.ms);
    const found = [...counts.keys()].toSorted((a, b) => worth(b) - worth(a));
    homes.set(file, found);
    return found;
  }

  async function close(): Promise<void> {
    await shared?.close();
    shared = null;
  }

  async function tryOne(mutant: Mutant, first: string | null): Promise<Outcome> {
    const near = kills.get(mutant.file) ?? new Map<string, number>();
    const reaching = new Set(running.get(mutant.place));
    const atHome = neighboursOf(mutant.file)
      .filter((test) => reaching.has(test))
      .slice(0, AT_HOME);
    let tests = inOrder([...new Set([...atHome, ...reaching])], near, first, PATIENCE);
    let answer: unknown = tests.length === 0 ? 'survived' : await attempt(mutant, tests);
    // What was reckoned while the tests were loaded may have hidden it: nobody noticed only if nobody does in a new thread.
    if (answer === 'spoilt' || (answer === 'survived' && (tests.length === 0 || loading.has(mutant.place)))) {
      tests = ofFewFiles(inOrder(candidates(mutant), near, first, PATIENCE_ANEW));
      if (tests.length === 0) return 'never reached';
      answer = await attemptAnew(mutant, tests);
    }
    if (answer === 'endless' || answer === 'crashed' || answer === 'survived') return answer;
    const killer = tests[(answer as Exclude<Verdict, string>).killer]!.name;
    near.set(killer, (near.get(killer) ?? 0) + 1);
    kills.set(mutant.file, near);
    return { killer };
  }

  return { try: tryOne, close };
}

function taskOf({ place, change }: Mutant, tests: readonly Known[], early: boolean): Task {
  const bare = tests.map(({ file, test, rounds, loading }) => ({ file, test, rounds, loading }));
  return { type: 'try', place, change, tests: bare, early };
}

function limitOf(tests: readonly Known[]): number {
  return tests.reduce((sum, { ms }) => sum + ms, 0) * LONGER + SLACK;
}

/** All tests that pass without a mutant, with what they and the loading of their file reach. */
function testsOf(measurement: Measurement): readonly Readonly<{
  test: Known;
  places: readonly number[];
  loading: readonly number[];
}>[] {
  return Object.entries(measurement).flatMap(([file, { loading, rounds: before, tests }]) =>
    tests.flatMap(({ title, ms, passed, rounds, places }, test) => {
      const limits = { rounds: allowed(rounds), loading: allowed(before) };
      const known = { file, test, ms, name: `${file}: ${title}`, ...limits };
      return passed ? [{ test: known, places, loading }] : [];
    }),
  );
}

/** How often loops may go round that went round so often without a mutant. */
function allowed(rounds: number): number {
  return rounds * ROUNDS + FEW_ROUNDS;
}

/** Tests by the places they reach, the cheapest first. */
function byPlace(
  all: readonly Readonly<{ test: Known; places: readonly number[] }>[],
): ReadonlyMap<number, readonly Known[]> {
  const reaching = new Map<number, Known[]>();
  for (const { test, places } of all.toSorted((a, b) => a.test.ms - b.test.ms)) {
    for (const place of places) {
      const others = reaching.get(place);
      if (others === undefined) reaching.set(place, [test]);
      else others.push(test);
    }
  }
  return reaching;
}

/** First who killed it before, then who killed its neighbours, then the others in their order, as many as patience allows. */
function inOrder(
  all: readonly Known[],
  near: ReadonlyMap<string, number>,
  first: string | null,
  patience: number,
): readonly Known[] {
  const neighbours = all
    .filter(({ name }) => near.has(name))
    .toSorted((a, b) => near.get(b.name)! / b.ms - near.get(a.name)! / a.ms)
    .slice(0, NEIGHBOURS);
  const before = all.filter(({ name }) => name === first).slice(0, 1);
  let ms = 0;
  return [...new Set([...before, ...neighbours, ...all])].filter((test, place) => {
    ms += test.ms;
    return place === 0 || ms <= patience;
  });
}

/** The tests of the first files among them. */
function ofFewFiles(tests: readonly Known[]): readonly Known[] {
  const files = new Set([...new Set(tests.map(({ file }) => file))].slice(0, FILES_ANEW));
  return tests.filter(({ file }) => files.has(file));
}

interface Thread {
  /** What the thread answers; or that it did not within the processor time, or broke. */
  ask(task: Task, ms: number): Promise<unknown>;
  close(): Promise<void>;
}

function openThread(home: string): Thread {
  const worker = new Worker(join(home, 'worker.mjs'), {
    workerData: { home },
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  return {
    ask: (task, ms) =>
      new Promise((resolve) => {
        const begun = processorTime();
        let [latest, since] = [begun, Date.now()];
        const answer = (what: unknown): void => {
          clearInterval(timer);
          worker.off('message', answer).off('error', broke).off('exit', broke);
          resolve(what);
        };
        const broke = (): void => answer('crashed');
        const timer = setInterval(() => {
          const now = processorTime();
          if (now - latest > LOOK / 10) [latest, since] = [now, Date.now()];
          if (now - begun > ms || Date.now() - since > IDLE) answer('endless');
        }, LOOK);
        worker.once('message', answer).once('error', broke).once('exit', broke);
        worker.postMessage(task);
      }),
    close: async () => {
      await worker.terminate();
    },
  };
}

/** Milliseconds that this process and its threads have computed: what else the machine does is not counted. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
