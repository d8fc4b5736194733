// Files of the project `page` share a process; what one of them leaves behind, none of the others meets.
import { expect, test, vi } from 'vitest';
import { beginWorld } from '../kit/world.ts';

/** What a page may leave on the globals. */
interface Left {
  traces?: string;
}

test('a world that is over leaves no trace on the globals, whether it was stubbed, replaced or new', async () => {
  const { fetch, navigator } = globalThis;
  const end = beginWorld();
  (globalThis as Left).traces = 'of a page';
  globalThis.fetch = () => Promise.reject(new Error('no network'));
  vi.stubGlobal('navigator', { languages: ['de'] });
  await end();
  expect((globalThis as Left).traces).toBeUndefined();
  expect(globalThis.fetch).toBe(fetch);
  expect(globalThis.navigator).toBe(navigator);
});

test('a timer that is still to fire does not, and time is real again', async () => {
  const fired: string[] = [];
  const end = beginWorld();
  setTimeout(() => fired.push('once'), 300);
  setInterval(() => fired.push('again'), 20);
  vi.useFakeTimers();
  await end();
  fired.length = 0;
  await new Promise((done) => setTimeout(done, 400));
  expect(fired).toEqual([]);
});

test('what a database does step by step ends with its world, and breaks nothing', async () => {
  const end = beginWorld();
  await import('../kit/indexedDb.ts');
  const { openDB } = await import('idb');
  const database = await openDB('games', 1, { upgrade: (base) => void base.createObjectStore('games') });
  let written = 0;
  const writeOn = async (): Promise<void> => {
    for (;;) written = await database.put('games', written, written + 1).then(Number);
  };
  void writeOn();
  await vi.waitUntil(() => written > 10);
  await end();
  const before = written;
  await new Promise((done) => setTimeout(done, 50));
  expect(written).toBe(before);
});

test('a module that is loaded in the next world remembers nothing', async () => {
  const end = beginWorld();
  const before = await import('../../src/i18n/language.ts');
  await end();
  const endNext = beginWorld();
  expect(await import('../../src/i18n/language.ts')).not.toBe(before);
  await endNext();
});
