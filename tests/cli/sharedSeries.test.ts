import { expect, test } from 'vitest';
import { shareSeries, type PlayShare } from '../../src/cli/sharedSeries.ts';
import { endEarly, newStop } from '../../src/cli/thread.ts';
import { NO_TALLY } from '../../src/lab/tally.ts';
import type { Series, SeriesGame } from '../../src/lab/series.ts';
import { shippedBattle } from '../kit/shipped.ts';

const BATTLE = shippedBattle('first-steps');
const SERIES: Series = { seed: 7, games: 12, seats: ['random', 'random'] };

function game(index: number): SeriesGame {
  const told = { winner: index % 2, turns: 1, actions: 1, refusals: 0, hash: String(index) };
  return { index, ...told, tally: NO_TALLY, reasons: [], account: null, record: null };
}

/**
 * Threads without a processor: each hands over its games by twos, and lets the others in between. `dies` says whether a thread ends
 * where it stands: in which life, 1 = the first that was begun, at which game.
 */
function threads(dies: (life: number, index: number) => boolean) {
  const begun: (readonly number[] | null)[] = [];
  const playShare: PlayShare = async ({ taken, only, series }, stop, { told, took = () => {} }) => {
    begun.push(only);
    const life = begun.length;
    let ready: SeriesGame[] = [];
    for (;;) {
      await Promise.resolve();
      const at = Atomics.add(taken, 0, 1);
      const index = only === null ? at : (only[at] ?? Infinity);
      if (Atomics.load(stop, 0) !== 0 || index >= series.games) break;
      if (dies(life, index)) throw new Error('out of memory');
      ready.push(game(index));
      if (only === null && ready.length < 2) continue;
      took(ready);
      ready = [];
      told(0);
    }
    took(ready);
    return null;
  };
  return { begun, playShare };
}

const indexes = (games: readonly SeriesGame[]): readonly number[] => games.map(({ index }) => index);
const ALL = Array.from({ length: 12 }, (_, index) => index);

test('whoever is free takes the next game, and all are told in their order', async () => {
  const { begun, playShare } = threads(() => false);
  const told: number[] = [];
  const games = await shareSeries(BATTLE, SERIES, 3, newStop(), (done) => told.push(done), null, playShare);
  expect(indexes(games)).toEqual(ALL);
  expect(begun).toEqual([null, null, null]);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
});

test('a thread that dies is replaced, and the games that it had not handed over are played once more', async () => {
  const { begun, playShare } = threads((life, index) => life === 1 && index >= 4);
  const games = await shareSeries(BATTLE, SERIES, 2, newStop(), () => {}, null, playShare);
  expect(games).toEqual(ALL.map(game));
  expect(begun.length).toBe(4);
  expect(begun[3]).toContain(4);
});

test('a single thread that dies at every other game still plays them all', async () => {
  const { playShare } = threads((life, index) => life < 5 && index === life * 2);
  const games = await shareSeries(BATTLE, SERIES, 1, newStop(), () => {}, null, playShare);
  expect(games).toEqual(ALL.map(game));
});

test('a game that ends its thread twice is named with its seed, and why', async () => {
  const { playShare } = threads((_, index) => index === 5);
  const played = shareSeries(BATTLE, SERIES, 2, newStop(), () => {}, null, playShare);
  await expect(played).rejects.toThrow('game 5 of the series with seed 7 broke off twice');
  await expect(played).rejects.toMatchObject({ cause: new Error('out of memory') });
});

test('threads that cannot even begin are not begun for ever', async () => {
  let begun = 0;
  const never: PlayShare = () => {
    begun += 1;
    return Promise.reject(new Error('no such module'));
  };
  const played = shareSeries(BATTLE, SERIES, 2, newStop(), () => {}, null, never);
  await expect(played).rejects.toMatchObject({
    message: 'no thread could be begun',
    cause: new Error('no such module'),
  });
  expect(begun).toBe(2);
});

test('what is stopped is told as far as it was counted', async () => {
  const stop = newStop();
  const { playShare } = threads((_, index) => {
    if (index === 6) endEarly(stop);
    return false;
  });
  const games = await shareSeries(BATTLE, SERIES, 1, stop, () => {}, null, playShare);
  expect(indexes(games)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
