/** A percentage is set as each language sets it: 5% in English, in German with a space that does not break. */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Every sentence of a language that speaks of per cent. */
async function percentages(tag: 'en' | 'de'): Promise<readonly string[]> {
  const folder = resolve('src/i18n', tag);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const catalogues = await Promise.all(files.map((name) => import(join(folder, name)) as Promise<unknown>));
  const sentences = new Set<string>();
  const gather = (words: unknown): void => {
    if (typeof words === 'string' && words.includes('%')) sentences.add(words);
    if (typeof words === 'object' && words !== null) Object.values(words).forEach(gather);
  };
  catalogues.forEach(gather);
  return [...sentences];
}

test('English sets it at the figure', async () => {
  const all = await percentages('en');
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter((words) => /\s%/.test(words))).toEqual([]);
});

test('German keeps a space before it that does not break', async () => {
  const all = await percentages('de');
  expect(all.length).toBeGreaterThan(10);
  // "95-%-Bereich" is one word.
  expect(all.filter((words) => /[^\u00a0-]%/.test(words))).toEqual([]);
});
