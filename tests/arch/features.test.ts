// The page of features names the tests that prove them, and every name is true.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { testTitles } from '../kit/titles.ts';

const PAGE = readFileSync(join(ROOT, 'docs/features.md'), 'utf8');

test('every feature names a file of tests, and a title that stands in it', () => {
  const titles = testTitles();
  const rows = PAGE.split('\n').filter((line) => line.startsWith('|') && line.includes('`tests/'));
  expect(rows.length).toBeGreaterThan(30);
  for (const row of rows) {
    const [, file, title] = /`(tests\/[^`]+)`(?:: (.*?))? *\|$/.exec(row)!;
    expect(existsSync(join(ROOT, file!)), row).toBe(true);
    const found = title === undefined || titles.some((one) => one.file === file && one.title.endsWith(title));
    expect(found, row).toBe(true);
  }
});
