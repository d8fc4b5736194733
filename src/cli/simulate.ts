import { Worker } from 'node:worker_threads';
import { AGENTS } from '../ai/agents.ts';
import { documentHash } from '../kernel/hash.ts';
import { parseScenario } from '../scenario/parse.ts';
import { onlyFlags, wholeNumber, type Arguments } from './arguments.ts';
import { scenarioNamed, type Read } from './files.ts';
import { UsageError, type Answer } from './output.ts';
import { playSeries, type Game, type Series } from './series.ts';
import { addedTally, NO_TALLY, type Counts } from './tally.ts';
import { CELLS } from '../game/consulted.ts';
import { shareOf } from '../strategic/estimate.ts';

const USAGE = 'usage: pelennor simulate SCENARIO --games N --seed S [--workers W] [--SIDE AGENT] [--json]';

/**
 * `simulate`: random (or other) legal play for both sides, a whole series. The same seed gives the same
 * hash with any number of workers; exit 1 if an agent's action was ever refused. Tells the share of each side, in how many
 * games each kind of action was done, which cells of the charts were read and which refusals were met.
 */
export async function simulate(given: Arguments): Promise<Answer> {
  const [name, ...more] = given.words;
  if (name === undefined || more.length > 0) throw new UsageError(USAGE);
  const read = scenarioNamed(name);
  const battle = parseScenario(read.document, read.library);
  if (!battle.ok) throw new UsageError(`${name} is not a valid scenario; see: pelennor validate ${name}`);
  const sides = battle.value.sides.map(({ id }) => id) as [string, string];
  onlyFlags(given, ['games', 'seed', 'workers', ...sides]);
  const games = wholeNumber(given, 'games', 1, 1);
  const workers = Math.min(wholeNumber(given, 'workers', 1, 1), games);
  const series: Series = {
    seed: wholeNumber(given, 'seed', 1, 0),
    first: 0,
    games,
    stride: workers,
    seats: [agentFor(given, sides[0]), agentFor(given, sides[1])],
  };
  const start = performance.now();
  const played = workers === 1 ? playSeries(battle.value, series) : await shared(read, series);
  const ms = Math.round(performance.now() - start);
  const summary = { games, ...summed(played, sides), ms };
  return { exit: summary.refusals > 0 ? 1 : 0, json: summary, lines: linesOf(summary) };
}

function agentFor({ flags }: Arguments, side: string): string {
  const name = flags.get(side) ?? 'random';
  if (AGENTS[name] === undefined) {
    throw new UsageError(`--${side} ${name}: no such agent; there is ${Object.keys(AGENTS).join(', ')}`);
  }
  return name;
}

/** Shares the series out by turns: worker w plays games w, w + W, w + 2W ... */
async function shared({ document, library }: Read, series: Series): Promise<readonly Game[]> {
  const script = './simulate.worker.mjs';
  const shares = Array.from({ length: series.stride }, (_, first) => {
    const workerData = { document, library, series: { ...series, first } };
    return new Promise<readonly Game[]>((resolve, reject) => {
      const worker = new Worker(new URL(script, import.meta.url), { workerData });
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  });
  const games = (await Promise.all(shares)).flat();
  return games.sort((a, b) => a.index - b.index);
}

function summed(games: readonly Game[], sides: readonly [string, string]) {
  const sum = (figure: 'turns' | 'actions' | 'refusals'): number =>
    games.reduce((all, game) => all + game[figure], 0);
  const won = (winner: Game['winner']): number => games.filter((game) => game.winner === winner).length;
  const wins = { [sides[0]]: won(0), [sides[1]]: won(1), draw: won('draw') };
  const { kinds, cells, refusals } = games.map(({ tally }) => tally).reduce(addedTally, NO_TALLY);
  return {
    wins,
    shares: Object.fromEntries(
      Object.entries(wins).map(([who, count]) => [who, percentOf(count, games.length)]),
    ),
    kinds: inOrder(kinds),
    cells: { consulted: inOrder(cells), never: CELLS.filter((cell) => cells[cell] === undefined) },
    refusalCodes: inOrder(refusals),
    turns: sum('turns'),
    actions: sum('actions'),
    refusals: sum('refusals'),
    hash: documentHash(games.map(({ hash }) => hash)),
  };
}

/** The share of the games in per cent, with its 95 % interval. */
function percentOf(count: number, of: number): Readonly<{ percent: number; from: number; to: number }> {
  const { value, from, to } = shareOf(count, of);
  const percent = (share: number): number => Math.round(share * 1000) / 10;
  return { percent: percent(value), from: percent(from), to: percent(to) };
}

function inOrder(counts: Counts): Counts {
  return Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function linesOf(summary: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(summary).map(
    ([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
  );
}
