import { Option, type Command } from 'commander';
import type { Reason, Weighed } from '../ai/agent.ts';
import { AGENTS } from '../ai/agents.ts';
import { hexName } from '../board/hex.ts';
import type { Battle } from '../engine/battle.ts';
import { documentHash } from '../kernel/hash.ts';
import { parseScenario } from '../scenario/parse.ts';
import { withExamples, type Reply } from './reply.ts';
import { scenarioNamed } from './files.ts';
import { gamesOption, seedOption, wholeNumber } from './options.ts';
import { UsageError, type Answer } from './output.ts';
import { showProgress } from './progress.ts';
import type { SeriesGame, Series } from './series.ts';
import type { SimulateShare } from './simulate.worker.ts';
import { inThread, isStopped, newStop, type Stop } from './thread.ts';
import { addTallies, NO_TALLY, type Counts } from './tally.ts';
import { CELLS } from '../game/consulted.ts';
import { shareOf } from '../strategic/estimate.ts';

/** What `simulate` is asked; the agent of a side stands under the side's id. */
type Asked = Readonly<{ games: number; seed: number; workers: number; cells: boolean; explain: boolean }> &
  Readonly<Record<string, unknown>>;

/**
 * `simulate`: random (or other) legal play for both sides, a whole series. The same seed gives the same
 * hash with any number of workers; exit 1 if an agent's action was ever refused. Tells the share of each side and in how many
 * games each kind of action was done; with `--cells` also which cells of the charts were read and which refusals were met, with
 * `--explain` why agents that plan did what they did. Ctrl-C gives what was counted so far, exit 130.
 */
export function addSimulate(program: Command, argv: readonly string[], reply: Reply): void {
  const command = program
    .command('simulate')
    .description('plays a series of games by agents and counts what came of it')
    .argument('<scenario>', 'the id of a shipped scenario, or a file')
    .addOption(gamesOption(1, 'how many games'))
    .addOption(seedOption())
    .addOption(wholeNumber('--workers <w>', 'so many games at a time', 1).default(1))
    .option('--cells', 'counts the cells of the charts that were read, and the refusals that were met', false)
    .option('--explain', 'tells what agents that plan meant to do, and what they thought of besides', false)
    .action((name: string, asked: Asked) => reply(() => simulate(name, asked)));
  for (const side of sidesNamed(argv)) {
    const agent = new Option(`--${side} <agent>`, `who plays ${side}`);
    command.addOption(agent.choices(AGENTS.map((row) => row.name)).default('random'));
  }
  withExamples(command, [
    'pelennor simulate the-great-gate --games 100 --seed 1 --workers 2 --json',
    'pelennor simulate first-steps --games 20 --sauron greedy --westernesse greedy',
    'pelennor simulate the-great-gate --sauron captain --westernesse soldier --explain',
  ]);
}

/** The sides of the scenario that a command line names: each has an option of its own. None where it names none that can be read. */
function sidesNamed(argv: readonly string[]): readonly string[] {
  const name = argv[argv.indexOf('simulate') + 1];
  if (!argv.includes('simulate') || name === undefined || name.startsWith('-')) return [];
  try {
    const { document } = scenarioNamed(name);
    const { sides } = document as Readonly<{ sides?: readonly Readonly<{ id?: unknown }>[] }>;
    return (Array.isArray(sides) ? sides : []).flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  } catch (problem) {
    // Whoever plays it says what is wrong with it.
    if (problem instanceof UsageError) return [];
    throw problem;
  }
}

async function simulate(name: string, asked: Asked): Promise<Answer> {
  const read = scenarioNamed(name);
  const battle = parseScenario(read.document, read.library);
  if (!battle.ok) throw new UsageError(`${name} is not a valid scenario; see: pelennor validate ${name}`);
  const sides = battle.value.sides.map(({ id }) => id) as [string, string];
  const workers = Math.min(asked.workers, asked.games);
  const seats = [String(asked[sides[0]]), String(asked[sides[1]])] as const;
  const stop = newStop();
  const start = performance.now();
  const { seed, games, cells, explain } = asked;
  const series: Series = { seed, games, seats, cells, reasons: explain };
  const played = await showProgress(games, stop, (told) => shared(battle.value, series, workers, stop, told));
  const ms = Math.round(performance.now() - start);
  const summary = { games: played.length, ...summed(played, sides, cells), ms };
  const exit = isStopped(stop) ? 130 : summary.refusals > 0 ? 1 : 0;
  if (!explain) return { exit, json: summary, lines: linesOf(summary) };
  const reasons = played.flatMap((game) =>
    game.reasons.map((reason) => ({ game: game.index, ...told(battle.value, reason) })),
  );
  const lines = reasons.map(({ game, turn, side, chosen, rejected }) => {
    const others = rejected.length === 0 ? '' : `; rather than ${rejected.join(', ')}`;
    return `game ${game}, turn ${turn}, ${side}: ${chosen}${others}`;
  });
  return { exit, json: { ...summary, reasons }, lines: [...lines, ...linesOf(summary)] };
}

/** A reason in words; of what was rejected the best three. */
function told({ board, sides }: Battle, { turn, side, chosen, rejected }: Reason) {
  const named = ({ hexes, stance, promise, trials }: Weighed): string => {
    const where =
      hexes.length === 0 ? 'everybody as he sees fit' : hexes.map((hex) => hexName(board, hex)).join(' and ');
    const how = stance === 'usual' ? where : `${where}, ${stance}`;
    return trials === 0 ? how : `${how} (${promise.toFixed(2)} in ${trials})`;
  };
  return { turn, side: sides[side].id, chosen: named(chosen), rejected: rejected.slice(0, 3).map(named) };
}

/** Several threads play a series; whoever is free takes the next game, and the order is restored afterwards. */
async function shared(
  battle: Battle,
  series: Series,
  workers: number,
  stop: Stop,
  told: (done: number) => void,
): Promise<readonly SeriesGame[]> {
  const taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const done = Array.from({ length: workers }, () => 0);
  const shares = done.map((_, worker) => {
    const share: SimulateShare = { battle, series, taken };
    return inThread<SimulateShare, readonly SeriesGame[]>('simulate.worker.mjs', share, stop, (own) => {
      done[worker] = own;
      told(done.reduce((sum, one) => sum + one, 0));
    });
  });
  const games = (await Promise.all(shares)).flat();
  return games.sort((a, b) => a.index - b.index);
}

function summed(games: readonly SeriesGame[], sides: readonly [string, string], thorough: boolean) {
  const sum = (figure: 'turns' | 'actions' | 'refusals'): number =>
    games.reduce((all, game) => all + game[figure], 0);
  const won = (winner: SeriesGame['winner']): number => games.filter((game) => game.winner === winner).length;
  const wins = { [sides[0]]: won(0), [sides[1]]: won(1), draw: won('draw') };
  const { kinds, cells, refusals } = games.map(({ tally }) => tally).reduce(addTallies, NO_TALLY);
  return {
    wins,
    shares: Object.fromEntries(
      Object.entries(wins).map(([who, count]) => [who, percentOf(count, games.length)]),
    ),
    kinds: inOrder(kinds),
    ...(thorough
      ? {
          cells: { consulted: inOrder(cells), never: CELLS.filter((cell) => cells[cell] === undefined) },
          refusalCodes: inOrder(refusals),
        }
      : {}),
    turns: sum('turns'),
    actions: sum('actions'),
    refusals: sum('refusals'),
    hash: documentHash(games.map(({ hash }) => hash)),
  };
}

/** The share of the games in per cent, with its 95 % interval. */
function percentOf(count: number, of: number): Readonly<{ percent: number; from: number; to: number }> {
  const { value, from, to } = shareOf(count, Math.max(1, of));
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
