// The accounts of a game are fetched with the first window that is opened, and say the same as if they had been there.
import { effect } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { accountsAt } from '../../src/ui/features/analysis/accounts.ts';
import { fetchedAccounts } from '../../src/ui/features/analysis/fetchedAccounts.ts';
import { table } from './smallTable.ts';
import { guard, orc } from '../kit/siege.ts';

const BATTLE = { map: '. a d .', pieces: { a: orc('D1Z'), d: guard('D2X') } } as const;

test('nothing is fetched before a window is opened, and an open window fills itself', async () => {
  const { store } = table(BATTLE);
  const { told } = fetchedAccounts(store);
  const seen: unknown[] = [];
  const stop = effect(() => void seen.push(told.record.value));
  expect(seen).toEqual([null]);
  store.openWindow('record');
  await vi.waitFor(() => expect(told.record.peek()).not.toBeNull());
  const there = accountsAt(store);
  expect(told.record.peek()).toEqual(there.record.peek());
  expect(told.statistics.peek()).toEqual(there.statistics.peek());
  expect(told.luck.peek()).toEqual(there.luck.peek());
  expect(seen.at(-1)).toEqual(there.record.peek());
  stop();
});

test('whoever asks for them waits for the same accounts', async () => {
  const accounts = fetchedAccounts(table(BATTLE).store);
  const [one, other] = await Promise.all([accounts.fetch(), accounts.fetch()]);
  expect(one).not.toBeNull();
  expect(other).toBe(one);
});

test('what is fetched without a game has nothing to report', () => {
  const { store } = table(BATTLE);
  expect(accountsAt(store).report()).toContain('Turn');
  store.showGame(null);
  expect(accountsAt(store).report()).toBeNull();
});
