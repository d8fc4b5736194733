/** The laboratory of the page: a series of games between machines on the open battle, played by several at a time. */
import { expect, test } from 'vitest';
import { reportOf } from '../../src/lab/report.ts';
import { playSeries, type SeriesGame } from '../../src/lab/series.ts';
import { TO_THE_END } from '../../src/lab/watch.ts';
import {
  LIMITS,
  openLaboratory,
  type Laboratory,
  type LaboratoryPlace,
  type Limit,
} from '../../src/ui/series/laboratory.ts';
import type { PlayedGame, SeriesPlayer } from '../../src/ui/series/client.ts';
import { shippedBattle } from '../kit/shipped.ts';
import { playersHere } from './seriesHere.ts';

const BATTLE = shippedBattle('first-steps');
const SEED = 5;
const TWENTY = LIMITS[0]!;
const AGENTS = ['recruit', 'soldier'] as const;

function laboratory(players: number, open: LaboratoryPlace['open']): Laboratory {
  const lab = openLaboratory({ players, open, newSeed: () => SEED });
  lab.choose({ agents: AGENTS });
  return lab;
}

function accounts(limit: Limit): readonly SeriesGame[] {
  return playSeries(BATTLE, { seed: SEED, games: limit.games, seats: AGENTS, accounts: true }, TO_THE_END);
}

test.each([1, 3])(
  'with %i players at a time it tells what the command line tells of the same seed',
  async (players) => {
    const lab = laboratory(players, playersHere());
    lab.choose({ limit: TWENTY });
    await lab.begin(BATTLE);
    expect(lab.run.value).toMatchObject({ running: false, trouble: null, seed: SEED });
    expect(lab.run.value!.games.map(({ hash }) => hash)).toEqual(accounts(TWENTY).map(({ hash }) => hash));
    const report = reportOf(
      BATTLE,
      AGENTS,
      SEED,
      accounts(TWENTY).map(({ account }) => account!),
    );
    expect(lab.report.value).toEqual(report);
  },
);

/** A player of games that are decided by their numbers alone. */
function deciding(winner: (index: number) => number | 'draw', slow: (index: number) => number): SeriesPlayer {
  const [game] = accounts({ games: 1, until: null });
  return {
    play: async (index) => {
      for (let wait = slow(index); wait > 0; wait -= 1) await Promise.resolve();
      const won = winner(index);
      return { ...game!, index, winner: won, account: { ...game!.account!, winner: won as 0 } };
    },
    end: () => undefined,
  };
}

test('where a precision is wanted it ends at the same game, whoever of the players is fast', async () => {
  const limit = LIMITS.find(({ until }) => until === 7)!;
  const ends = [];
  for (const slow of [() => 1, (index: number) => (index * 7) % 13]) {
    const lab = laboratory(3, () => deciding((index) => (index % 3 === 0 ? 1 : 0), slow));
    lab.choose({ limit });
    await lab.begin(BATTLE);
    ends.push([lab.run.value!.games.length, lab.report.value!.wins]);
  }
  expect(ends[0]).toEqual(ends[1]);
  expect(ends[0]![0]).toBe(200);
});

test('a game whose worker breaks is played again; the second time the series ends, and says at which game and why', async () => {
  const once = laboratory(2, playersHere({ broken: new Map([[3, 1]]) }));
  once.choose({ limit: TWENTY });
  await once.begin(BATTLE);
  expect([once.run.value!.games.length, once.run.value!.trouble]).toEqual([20, null]);
  const twice = laboratory(1, playersHere({ broken: new Map([[3, 2]]) }));
  twice.choose({ limit: TWENTY });
  await twice.begin(BATTLE);
  expect(twice.run.value).toMatchObject({ running: false, trouble: { game: 3, reason: 'out of memory' } });
  expect(twice.run.value!.games.map(({ index }) => index)).toEqual([0, 1, 2]);
});

test('a series that is stopped keeps what it has counted, and hears of no game of it any more', async () => {
  let answer: ((game: PlayedGame) => void) | null = null;
  const [game] = accounts({ games: 1, until: null });
  const lab = laboratory(1, () => ({
    play: (index) =>
      index === 0
        ? Promise.resolve({ ...game!, index })
        : new Promise((hear) => (answer = hear as typeof answer)),
    end: () => answer?.(null),
  }));
  lab.choose({ limit: TWENTY });
  const over = lab.begin(BATTLE);
  await expect.poll(() => answer).not.toBe(null);
  lab.stop();
  await over;
  expect(lab.run.value).toMatchObject({ running: false, trouble: null });
  expect(lab.run.value!.games.map(({ index }) => index)).toEqual([0]);
});
