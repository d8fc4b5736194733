/** Every reason that can be told is given somewhere: a sentence that nobody ever reads is no reason. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REFUSALS } from '../../src/i18n/en/refusals.ts';

const SOURCES = new URL('../../src/', import.meta.url);

/** The text of every source of the engine and of the sequence of play, the list of reasons apart. */
function given(): string {
  return ['engine/', 'sequence/']
    .flatMap((folder) =>
      readdirSync(new URL(folder, SOURCES), { recursive: true }).map((file) => `${folder}${file}`),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('/refusal.ts'))
    .map((file) => readFileSync(new URL(file, SOURCES), 'utf8'))
    .join('\n');
}

test('2.0.7 each refusal with a sentence is given by some rule', () => {
  const text = given();
  expect(Object.keys(REFUSALS).filter((code) => !text.includes(`'${code}'`))).toEqual([]);
});
