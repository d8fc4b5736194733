// Runs round all tests: what they put into the temporary directory lies in one folder, and nothing may be left in it.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the tests a temporary directory of their own; what it returns takes it away and complains of whatever still lies there. */
export function setup(): () => void {
  const outer = tmpdir();
  const own = mkdtempSync(join(outer, 'pelennor-'));
  process.env['TMPDIR'] = own;
  return () => {
    process.env['TMPDIR'] = outer;
    const left = readdirSync(own);
    rmSync(own, { recursive: true });
    if (left.length === 0) return;
    // The runner tells what is thrown here, but does not take it for a failure by itself.
    process.exitCode = 1;
    throw new Error(`The tests left ${left.length} behind in ${own}: ${left.join(', ')}`);
  };
}
