/** A series that several threads play: whoever is free takes the next game, and the order is restored. */
import type { Battle } from '../engine/battle.ts';
import { watchPrecision } from '../lab/precision.ts';
import type { Series, SeriesGame } from '../lab/series.ts';
import { UsageError } from './output.ts';
import type { SimulateShare } from './simulate.worker.ts';
import { inThread, isStopped, newCount, type Heard, type Stop } from './thread.ts';

/** Has a share of a series played, in a thread of its own. */
export type PlayShare = (share: SimulateShare, stop: Stop, heard: Heard<null, SeriesGame>) => Promise<null>;

const inOwnThread: PlayShare = (share, stop, heard) => inThread('simulate.worker.mjs', share, stop, heard);

/**
 * Plays a series in so many threads, to its end or until it is stopped. With `until` it ends as soon as its first games are that precise
 * (half-width in per cent); what was played beyond them is left out, so that the answer is the same with any number of threads. A thread
 * that dies is replaced, and what it had begun is played once more; a game that ends its thread twice is named, with its seed.
 */
export async function shareSeries(
  battle: Battle,
  series: Series,
  workers: number,
  stop: Stop,
  told: (done: number) => void,
  until: number | null = null,
  playShare: PlayShare = inOwnThread,
): Promise<readonly SeriesGame[]> {
  const taken = newCount();
  const games: (SeriesGame | undefined)[] = [];
  const precise = watchPrecision(until);
  let handed = 0;
  let enough: number | null = null;
  const takeGames = (parts: readonly SeriesGame[]): void => {
    handed += parts.length;
    for (const game of parts) {
      games[game.index] = game;
      enough = precise(game);
    }
    // No game is left for anybody.
    if (enough !== null) Atomics.store(taken, 0, series.games);
  };
  const playOn = (share: SimulateShare): Promise<Fate> =>
    fateOf(playShare(share, stop, { told: () => told(handed), took: takeGames }));

  const all: SimulateShare = { battle, series, taken, only: null };
  const work = async (): Promise<Fate> => {
    let fate: Fate = 'done';
    for (let before = -1; Atomics.load(taken, 0) > before;) {
      before = Atomics.load(taken, 0);
      fate = await playOn(all);
      if (fate === 'done') break;
    }
    return fate;
  };
  const fates = await Promise.all(Array.from({ length: workers }, work));

  if (enough === null && !isStopped(stop)) {
    const begun = Atomics.load(taken, 0);
    const unable = fates.find((fate) => fate !== 'done');
    if (begun < series.games && unable !== undefined)
      throw new Error('no thread could be begun', { cause: unable.diedOf });
    const gaps = (): readonly number[] => missingIn(games, Math.min(begun, series.games));
    const only = gaps();
    const fate = only.length === 0 ? 'done' : await playOn({ ...all, taken: newCount(), only });
    if (fate !== 'done') {
      const game = `game ${gaps()[0]} of the series with seed ${series.seed}`;
      throw new Error(`${game} broke off twice`, { cause: fate.diedOf });
    }
  }
  const played = games.filter((game) => game !== undefined);
  return enough === null ? played : played.slice(0, enough);
}

type Fate = 'done' | Readonly<{ diedOf: unknown }>;

/** How a thread has ended; what it refused is refused. */
async function fateOf(thread: Promise<null>): Promise<Fate> {
  try {
    await thread;
    return 'done';
  } catch (why) {
    if (why instanceof UsageError) throw why;
    return { diedOf: why };
  }
}

/** The numbers below `end` of games that nobody has handed over. */
function missingIn(games: readonly (SeriesGame | undefined)[], end: number): readonly number[] {
  return Array.from({ length: end }, (_, index) => index).filter((index) => games[index] === undefined);
}
