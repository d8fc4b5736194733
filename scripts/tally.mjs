// Prints the closing line of a whole run, `N passed, N failed`, from what the test runner wrote down.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from './fingerprint.mjs';

const RESULTS = join(CACHE, 'results.json');

/**
 * Counts tests; a file that could not be loaded is one failure, and so is a run that failed without naming a test.
 * @param {number} exitCode of the whole run
 * @returns {{ passed: number, failed: number }}
 */
function tally(exitCode) {
  const none = { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  const results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : none;
  /** @type {{ status: string, assertionResults: unknown[] }[]} */
  const files = results.testResults;
  const broken = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = results.numFailedTests + broken.length;
  return { passed: results.numPassedTests, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}

const { passed, failed } = tally(Number(process.argv[2] ?? 0));
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
