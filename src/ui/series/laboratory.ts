/** A laboratory of the page: machines play a battle against each other, several games at a time, and what their games come to. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { OPPONENTS, USUAL_OPPONENT } from '../../ai/agents.ts';
import type { Battle } from '../../engine/battle.ts';
import { MOST_GAMES, watchPrecision } from '../../lab/precision.ts';
import { reportOf, type Report } from '../../lab/report.ts';
import type { Series, SeriesGame } from '../../lab/series.ts';
import type { SeriesPlayer } from './client.ts';

/** When a series ends: after so many games, or when no share is known worse than to so many per cent either way. */
export interface Limit {
  readonly games: number;
  readonly until: number | null;
}

/** What has come is summed up once in so many milliseconds: a sum of a thousand games takes as long as some of them. */
const SHOWN_EVERY = 250;

/** What may be chosen. */
export const LIMITS: readonly Limit[] = [
  ...[20, 100, 300, 1000].map((games) => ({ games, until: null })),
  ...[7, 5, 3].map((until) => ({ games: MOST_GAMES, until })),
];

/** Who may play: those that a player may meet as opponents. */
export const PLAYERS: readonly string[] = OPPONENTS.map(({ name }) => name);

/** A series as far as it has come. */
export interface SeriesRun {
  readonly battle: Battle;
  readonly agents: readonly [string, string];
  readonly seed: number;
  readonly limit: Limit;
  /** In the order of their numbers. */
  readonly games: readonly SeriesGame[];
  readonly running: boolean;
  /** Why it broke off: the number of the game, and the cause; null while all is well. */
  readonly trouble: Readonly<{ game: number; reason: string }> | null;
}

export interface Laboratory {
  /** Who plays, index = Side. */
  readonly agents: ReadonlySignal<readonly [string, string]>;
  readonly limit: ReadonlySignal<Limit>;
  readonly run: ReadonlySignal<SeriesRun | null>;
  /** What the games so far come to; null before the first is over. */
  readonly report: ReadonlySignal<Report | null>;
  choose(part: Partial<Readonly<{ agents: readonly [string, string]; limit: Limit }>>): void;
  begin(battle: Battle): Promise<void>;
  stop(): void;
  /** Stops, and forgets what was played. */
  forget(): void;
}

/** What it works with. */
export interface LaboratoryPlace {
  /** How many games are played at a time. */
  readonly players: number;
  open(battle: Battle, series: Series): SeriesPlayer;
  newSeed(): number;
  /** Whether the actions of the games are kept. */
  readonly records?: boolean;
}

/** A laboratory in which nothing has been asked yet. The same seed gives the same report, whatever the number of players. */
export function openLaboratory({ players, open, newSeed, records = false }: LaboratoryPlace): Laboratory {
  const agents = signal<readonly [string, string]>([USUAL_OPPONENT.name, USUAL_OPPONENT.name]);
  const limit = signal(LIMITS[1]!);
  const run = signal<SeriesRun | null>(null);
  let atWork: readonly SeriesPlayer[] = [];
  let games: readonly SeriesGame[] = [];
  let shown = 0;
  const stop = (trouble: SeriesRun['trouble'] = null): void => {
    for (const player of atWork) player.end();
    atWork = [];
    if (run.value?.running === true) run.value = { ...run.value, games, running: false, trouble };
  };
  const show = (): void => {
    if (performance.now() - shown < SHOWN_EVERY) return;
    shown = performance.now();
    run.value = { ...run.value!, games };
  };
  const begin = async (battle: Battle): Promise<void> => {
    stop();
    const [seats, wanted, seed] = [agents.peek(), limit.peek(), newSeed()];
    const series: Series = { seed, games: wanted.games, seats, accounts: true, records };
    const mine = Array.from({ length: players }, () => open(battle, series));
    atWork = mine;
    games = [];
    run.value = { battle, agents: seats, seed, limit: wanted, games, running: true, trouble: null };
    const told = gather(wanted);
    const play = async (player: SeriesPlayer): Promise<void> => {
      for (let index = told.next(); index !== null && atWork === mine; index = told.next()) {
        // A worker may die of something else than its game; who breaks off twice is named.
        const first = await player.play(index);
        const game =
          first !== null && 'reason' in first && atWork === mine ? await player.play(index) : first;
        if (game === null || atWork !== mine) return;
        if ('reason' in game) return stop({ game: index, reason: game.reason });
        games = told.take(game);
        show();
      }
    };
    await Promise.all(mine.map(play));
    if (atWork === mine) stop();
  };
  const report = computed(() =>
    run.value === null || run.value.games.length === 0 ? null : tell(run.value),
  );
  return {
    agents,
    limit,
    run,
    report,
    begin,
    stop: () => stop(),
    forget: () => {
      stop();
      run.value = null;
    },
    choose: (part) => {
      if (part.agents !== undefined) agents.value = part.agents;
      if (part.limit !== undefined) limit.value = part.limit;
    },
  };
}

/** The report of a series so far. */
function tell({ battle, agents, seed, games }: SeriesRun): Report {
  return reportOf(
    battle,
    agents,
    seed,
    games.map(({ account }) => account!),
  );
}

/** Hands out the games of a series and takes them back, in whatever order they come. */
function gather({ games: most, until }: Limit): Readonly<{
  next: () => number | null;
  take: (game: SeriesGame) => readonly SeriesGame[];
}> {
  const come: SeriesGame[] = [];
  let handedOut = 0;
  let end = most;
  const precise = watchPrecision(until);
  return {
    next: () => (handedOut < end ? handedOut++ : null),
    take: (game) => {
      come[game.index] = game;
      end = precise(game) ?? most;
      return come.filter(({ index }) => index < end);
    },
  };
}
