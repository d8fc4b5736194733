// The command line, run from outside.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../../scripts/fingerprint.mjs';

/** What a command answered. */
export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly complaint: string;
}

/** Runs the command line as a stranger would. */
export async function pelennor(...words: readonly string[]): Promise<Ran> {
  return pelennorFed('', ...words);
}

/** Runs the command line with something on its standard input. */
export async function pelennorFed(input: string, ...words: readonly string[]): Promise<Ran> {
  const run = promisify(execFile)('node', ['scripts/pelennor.mjs', ...words], { cwd: ROOT });
  run.child.stdin!.end(input);
  return run.then(
    ({ stdout, stderr }) => ({ exit: 0, out: stdout, complaint: stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      exit: code,
      out: stdout,
      complaint: stderr,
    }),
  );
}
