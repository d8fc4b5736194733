/** The tests of the page again and again, every other time beside a load on all cores: one that fails once is broken. */
import { execFileSync, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { CACHE, ROOT } from '../../scripts/fingerprint.mjs';
import type { Proof } from './proofs.ts';

/** One run of all tests of the page. */
interface Run {
  readonly commit: string;
  readonly besideLoad: boolean;
  readonly passed: number;
  readonly seconds: number;
}

export interface BrowserRuns {
  readonly runs: readonly Run[];
  /** The tests that failed, each with its commit. */
  readonly failed: readonly string[];
}

/** What vitest writes of a run, as far as it is read here. */
interface Results {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly success: boolean;
  readonly testResults: readonly Readonly<{
    assertionResults: readonly Readonly<{
      fullName: string;
      status: string;
      failureMessages: readonly string[];
    }>[];
  }>[];
}

/** 20 runs in a row, ten of them beside a load. */
export const browserRuns: Proof<BrowserRuns, Promise<BrowserRuns>> = {
  name: 'browser',
  seed: 0,
  count: 20,
  part: 1,
  isWrittenByPart: true,
  nothing: { runs: [], failed: [] },
  run: (_battles, _seed, part) => runBeside(part % 2 === 1),
  add: (a, b) => ({ runs: [...a.runs, ...b.runs], failed: [...a.failed, ...b.failed] }),
  wrong: ({ failed }) => failed,
};

/** Keeps a core busy for as long as whoever started it lives, however that ends. */
const LOAD = 'const by = process.ppid; while (process.ppid === by);';

async function runBeside(besideLoad: boolean): Promise<BrowserRuns> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();
  const loads = besideLoad
    ? Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', LOAD]))
    : [];
  const began = Date.now();
  try {
    const { passed, failed } = await testPage();
    const seconds = Math.round((Date.now() - began) / 1000);
    // Told at once: the runs that follow take two hours.
    for (const one of failed) console.error(`failed${besideLoad ? ' beside a load' : ''}: ${one}`);
    return {
      runs: [{ commit, besideLoad, passed, seconds }],
      failed: failed.map((one) => `${commit}: ${one}`),
    };
  } finally {
    for (const load of loads) load.kill('SIGKILL');
  }
}

/** Where vitest.config.ts has the results written. */
const RESULTS = join(CACHE, 'results.json');

/** What the last run said, for whoever asks why it failed. */
const SAID = join(CACHE, 'browser-run.log');

/** Runs the project `browser` of vitest in a process of its own. */
async function testPage(): Promise<Readonly<{ passed: number; failed: readonly string[] }>> {
  rmSync(RESULTS, { force: true });
  const said = openSync(SAID, 'w');
  const code = await new Promise<number | null>((resolve) => {
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const args = [vitest, 'run', '--project', 'browser'];
    spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', said, said] }).on('close', resolve);
  });
  closeSync(said);
  if (!existsSync(RESULTS)) return { passed: 0, failed: [`no results, exit code ${code}: see ${SAID}`] };
  const results = JSON.parse(readFileSync(RESULTS, 'utf8')) as Results;
  const broken = results.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed');
  for (const { failureMessages } of broken) console.error(failureMessages.join('\n'));
  const failed = broken.map(({ fullName }) => fullName);
  // A file that cannot be loaded, or something that was left behind, fails a run without a failed test.
  const silent =
    failed.length === 0 && code !== 0 ? [`exit code ${code} without a failed test: see ${SAID}`] : [];
  return { passed: results.numPassedTests, failed: [...failed, ...silent] };
}
