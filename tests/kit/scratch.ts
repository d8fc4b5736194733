/** Files that a test writes: in a folder of its own, which is gone when the test is over. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A new empty folder for the test that runs now. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pelennor-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
