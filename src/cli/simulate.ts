import { availableParallelism } from 'node:os';
import { Option, type Command } from 'commander';
import type { Reason, Weighed } from '../ai/agent.ts';
import { AGENTS } from '../ai/agents.ts';
import { hexName } from '../board/hex.ts';
import type { Battle } from '../engine/battle.ts';
import { documentHash } from '../kernel/hash.ts';
import { compareAccounts } from '../lab/compare.ts';
import type { Account } from '../lab/account.ts';
import { halfWidth, MOST_GAMES } from '../lab/precision.ts';
import { reportOf } from '../lab/report.ts';
import type { Reports } from '../lab/reportPage.ts';
import { withExamples, type Reply } from './reply.ts';
import { scenarioNamed } from './files.ts';
import { seedOption, untilOption, wholeNumber } from './options.ts';
import { UsageError, type Answer } from './output.ts';
import { showProgress } from './progress.ts';
import type { SeriesGame, Series } from '../lab/series.ts';
import { checkReportFile, writeReport } from './labReport.ts';
import { shareSeries } from './sharedSeries.ts';
import { houseRulesIn, openNamed, variantBeside } from './variants.ts';
import { isStopped, newStop } from './thread.ts';
import { addTallies, NO_TALLY, type Counts } from '../lab/tally.ts';
import { CELLS } from '../game/consulted.ts';
import { shareOf } from '../strategic/estimate.ts';
import type { Estimate } from '../strategic/siege.ts';

/** What `simulate` is asked; the agent of a side stands under the side's id. */
type Asked = Readonly<{ games?: number; seed: number; workers: number; cells: boolean; explain: boolean }> &
  Readonly<{ until?: number; report?: readonly string[]; beside?: string; rules?: string }> &
  Readonly<Record<string, unknown>>;

/**
 * `simulate`: random (or other) legal play for both sides, a whole series. The same seed gives the same
 * hash with any number of workers; exit 1 if an agent's action was ever refused. Tells the share of each side and in how many
 * games each kind of action was done; with `--cells` also which cells of the charts were read and which refusals were met, with
 * `--explain` why agents that plan did what they did. `--until` ends it when the shares are known so well, `--report` writes everything
 * that the games tell, `--beside` and `--rules` play a second variant on the same seeds. Ctrl-C gives what was counted so far, exit 130.
 */
export function addSimulate(program: Command, argv: readonly string[], reply: Reply): void {
  const command = program
    .command('simulate')
    .description('plays a series of games by agents and counts what came of it')
    .argument('<scenario>', 'the id of a shipped scenario, or a file')
    .addOption(wholeNumber('--games <n>', `how many games; 1, with --until at most ${MOST_GAMES}`, 1))
    .addOption(seedOption())
    .addOption(
      wholeNumber('--workers <w>', 'so many games at a time', 1).default(availableParallelism(), 'all cores'),
    )
    .option('--cells', 'counts the cells of the charts that were read, and the refusals that were met', false)
    .addOption(untilOption())
    .option('--report <file...>', 'writes a report: a page with plots (.html), or all figures (.json)')
    .option('--beside <scenario>', 'a second variant, played on the same seeds')
    .option('--rules <rule=value,...>', 'the second variant has these house rules')
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
    'pelennor simulate the-great-gate --sauron soldier --westernesse soldier --until 2 --report gate.html gate.json',
    'pelennor simulate the-siege-of-minas-tirith --games 200 --rules rohanArrival=flat --report rohan.html',
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
  const opened = openNamed(name);
  const { battle } = opened;
  const { seed, cells, explain, until = null, report = [] } = asked;
  report.forEach(checkReportFile);
  const rules = asked.rules === undefined ? undefined : houseRulesIn(asked.rules);
  const beside = variantBeside(opened, asked.beside, rules);
  const sides = battle.sides.map(({ id }) => id) as [string, string];
  const games = asked.games ?? (until === null ? 1 : MOST_GAMES);
  const seats = [String(asked[sides[0]]), String(asked[sides[1]])] as const;
  const stop = newStop();
  const start = performance.now();
  const accounts = report.length > 0 || beside !== null;
  const series: Series = { seed, games, seats, cells, reasons: explain, accounts };
  const play = (one: Battle, of: number, precision: number | null): Promise<readonly SeriesGame[]> =>
    showProgress({ of, unit: 'games' }, stop, (told) =>
      shareSeries(one, { ...series, games: of }, Math.min(asked.workers, of), stop, told, precision),
    );
  const played = await play(battle, games, until);
  const other = beside === null || played.length === 0 ? null : await play(beside, played.length, null);
  const ms = Math.round(performance.now() - start);
  const reports = accounts ? reportsOn(battle, series, played, beside, other) : null;
  if (reports !== null) for (const file of report) writeReport(file, reports);
  const precision =
    until === null ? {} : { halfWidth: Math.round(halfWidth(played.map(winnerOf)) * 10) / 10 };
  const variant = reports?.b ?? null;
  const compared = variant === null ? {} : { beside: besideSummary(variant, sides) };
  const summary = {
    games: played.length,
    ...sumGamesFor(played, sides, cells),
    ...precision,
    ...compared,
    ms,
  };
  const exit = isStopped(stop) ? 130 : summary.refusals > 0 ? 1 : 0;
  if (!explain) return { exit, json: summary, lines: linesOf(summary) };
  const reasons = played.flatMap((game) =>
    game.reasons.map((reason) => ({ game: game.index, ...tellReason(battle, reason) })),
  );
  const lines = reasons.map(({ game, turn, side, chosen, rejected }) => {
    const others = rejected.length === 0 ? '' : `; rather than ${rejected.join(', ')}`;
    return `game ${game}, turn ${turn}, ${side}: ${chosen}${others}`;
  });
  return { exit, json: { ...summary, reasons }, lines: [...lines, ...linesOf(summary)] };
}

/** What both variants tell; B against A game by game, of those that both have played. */
function reportsOn(
  battle: Battle,
  { seats, seed }: Series,
  played: readonly SeriesGame[],
  beside: Battle | null,
  other: readonly SeriesGame[] | null,
): Reports {
  const a = reportOf(battle, seats, seed, accountsOf(played));
  if (beside === null || other === null) return { a, b: null };
  const both = new Set(other.map(({ index }) => index));
  const differences = compareAccounts(
    accountsOf(played.filter(({ index }) => both.has(index))),
    accountsOf(other),
  );
  return { a, b: { report: reportOf(beside, seats, seed, accountsOf(other)), differences } };
}

function accountsOf(games: readonly SeriesGame[]): readonly Account[] {
  return games.flatMap(({ account }) => (account === null ? [] : [account]));
}

function winnerOf({ winner }: SeriesGame): SeriesGame['winner'] {
  return winner;
}

function besideSummary(
  { report: { games, wins }, differences }: NonNullable<Reports['b']>,
  sides: readonly [string, string],
) {
  const shares = [...sides, 'draw'].map((who, at) => [who, inPercent(wins[at]!)] as const);
  return { games, shares: Object.fromEntries(shares), differences };
}

/** A reason in words; of what was rejected the best three. */
function tellReason({ board, sides }: Battle, { turn, side, chosen, rejected }: Reason) {
  const wordsOf = ({ hexes, effort, stance, promise, trials }: Weighed): string => {
    const where =
      hexes.length === 0 ? 'everybody as he sees fit' : hexes.map((hex) => hexName(board, hex)).join(' and ');
    const whose = effort === 'all' ? where : `${where} with whoever can be spared`;
    const how = stance === 'usual' ? whose : `${whose}, ${stance}`;
    return trials === 0 ? how : `${how} (${promise.toFixed(2)} in ${trials})`;
  };
  return { turn, side: sides[side].id, chosen: wordsOf(chosen), rejected: rejected.slice(0, 3).map(wordsOf) };
}

function sumGamesFor(games: readonly SeriesGame[], sides: readonly [string, string], thorough: boolean) {
  const sum = (figure: 'turns' | 'actions' | 'refusals'): number =>
    games.reduce((all, game) => all + game[figure], 0);
  const winsOf = (winner: SeriesGame['winner']): number =>
    games.filter((game) => game.winner === winner).length;
  const wins = { [sides[0]]: winsOf(0), [sides[1]]: winsOf(1), draw: winsOf('draw') };
  const { kinds, cells, refusals } = games.map(({ tally }) => tally).reduce(addTallies, NO_TALLY);
  return {
    wins,
    shares: Object.fromEntries(
      Object.entries(wins).map(([who, count]) => [who, inPercent(shareOf(count, Math.max(1, games.length)))]),
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

/** A share of the games in per cent, with its 95 % interval. */
function inPercent({ value, from, to }: Estimate): Readonly<{ percent: number; from: number; to: number }> {
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
