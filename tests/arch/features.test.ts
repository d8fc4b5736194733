// The pages of features and of wishes name the tests that prove them, and every name is true.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { testTitles } from '../kit/titles.ts';

test.each([
  ['features', 30],
  ['editor-wishes', 15],
])('every row of %s names a file of tests, and a title that stands in it', (name, least) => {
  const page = readFileSync(join(ROOT, `docs/${name}.md`), 'utf8');
  const titles = testTitles();
  const rows = page.split('\n').filter((line) => line.startsWith('|') && line.includes('`tests/'));
  expect(rows.length).toBeGreaterThan(least);
  for (const row of rows) {
    const [, file, title] = /`(tests\/[^`]+)`(?:: (.*?))? *\|$/.exec(row)!;
    expect(existsSync(join(ROOT, file!)), row).toBe(true);
    const found = title === undefined || titles.some((one) => one.file === file && one.title.endsWith(title));
    expect(found, row).toBe(true);
  }
});
