// Whoever looks for a reason reads the log: every commit has a short subject and a body that says why.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/fingerprint.mjs';

/** The first commit of which it is asked. */
const SINCE = '48c30010aec11ed3f38ee53d9996e11c6f5cdc65';
/** So much of a subject is shown wherever a log is read. */
const SUBJECT = 72;

/** What is wrong with the messages of a log that was written by `%h%x00%s%x00%b%x00%x00`. */
function wrongIn(log: string): readonly string[] {
  return log
    .split('\0\0')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .flatMap((entry) => {
      const [commit, subject = '', body = ''] = entry.split('\0');
      return [
        ...(subject.length > SUBJECT ? [`${commit}: a subject of ${subject.length} letters`] : []),
        ...(body.trim() === '' ? [`${commit}: no body`] : []),
      ];
    });
}

/** The log since that commit, or null where there is none: a folder without git, or only the newest commits. */
function logSince(commit: string): string | null {
  if (!existsSync(join(ROOT, '.git'))) return null;
  const git = spawnSync('git', ['log', '--no-merges', '--format=%h%x00%s%x00%b%x00%x00', `${commit}..HEAD`], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return git.status === 0 ? git.stdout : null;
}

test('a long subject and a missing body are found', () => {
  const log = `a1\0${'w'.repeat(73)}\0Because.\n\0\0\nb2\0Short\0\0\0\nc3\0${'w'.repeat(72)}\0Because.\n\0\0\n`;
  expect(wrongIn(log)).toEqual(['a1: a subject of 73 letters', 'b2: no body']);
});

test('every commit has a subject of at most 72 letters and a body', async ({ annotate }) => {
  const log = logSince(SINCE);
  if (log === null) {
    await annotate(`There is no log since ${SINCE} here: a folder without git, or a shallow clone.`);
    return;
  }
  expect(wrongIn(log)).toEqual([]);
  expect(log).not.toBe('');
});
