// What is built once and kept: programs, the site, the unpacked browser.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { CACHE, ROOT, filesBelow, fingerprint } from '../../scripts/fingerprint.mjs';
import { kept } from '../../scripts/keep.mjs';

const SHELF = `kept-test-${process.pid}`;
afterEach(() => rmSync(join(CACHE, SHELF), { recursive: true, force: true }));

test('a folder is made once and then found', async () => {
  let made = 0;
  const make = (draft: string): Promise<void> => {
    made += 1;
    writeFileSync(join(draft, 'brick'), String(made));
    return Promise.resolve();
  };
  const folder = await kept(SHELF, 'house', make);
  expect(await kept(SHELF, 'house', make)).toBe(folder);
  expect(readFileSync(join(folder, 'brick'), 'utf8')).toBe('1');
});

test('two who ask at once in one process wait for one build', async () => {
  let made = 0;
  const make = async (draft: string): Promise<void> => {
    made += 1;
    await new Promise((done) => setTimeout(done, 10));
    writeFileSync(join(draft, 'brick'), 'whole');
  };
  const folders = await Promise.all([kept(SHELF, 'twins', make), kept(SHELF, 'twins', make)]);
  expect(new Set(folders).size).toBe(1);
  expect(made).toBe(1);
  expect(readdirSync(join(CACHE, SHELF))).toEqual(['twins']);
});

test('a build that fails leaves nothing behind that could be taken for a build', async () => {
  await expect(kept(SHELF, 'ruin', () => Promise.reject(new Error('no stone')))).rejects.toThrow('no stone');
  expect(existsSync(join(CACHE, SHELF, 'ruin'))).toBe(false);
  expect(readdirSync(join(CACHE, SHELF))).toEqual([]);
});

test('the fingerprint of the sources changes with a file and returns with it', () => {
  const folder = `node_modules/.cache/pelennor/${SHELF}-sources`;
  const file = join(ROOT, folder, 'a.ts');
  const before = fingerprint([folder]);
  try {
    rmSync(join(ROOT, folder), { recursive: true, force: true });
    expect(filesBelow([folder])).toEqual([]);
    plantAt(file, 'one');
    expect(filesBelow([folder])).toEqual([`${folder}/a.ts`]);
    expect(fingerprint([folder])).not.toBe(before);
  } finally {
    rmSync(join(ROOT, folder), { recursive: true, force: true });
  }
  expect(fingerprint([folder])).toBe(before);
});

function plantAt(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
