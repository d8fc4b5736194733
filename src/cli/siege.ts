import type { OpenGame, OpenSiege, Report } from '../strategic/open.ts';
import { dieOf, sampled } from '../strategic/sample.ts';
import type { BriefProblem, Estimate, Odds, Sample } from '../strategic/siege.ts';
import { onlyFlags, wholeNumber, type Arguments } from './arguments.ts';
import { briefDocument, gameOf, resultDocument } from './briefs.ts';
import { writeText } from './files.ts';
import { UsageError, type Answer } from './output.ts';

const USAGE =
  'usage: pelennor siege odds BRIEF | siege resolve BRIEF --by dice [--tell] [--result FILE] | siege import RESULT [--system GAME] [--games N] [--seed S] [--json]';

/** What `siege` can be asked, and which options go with it. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
  odds: ['system', 'games', 'seed'],
  resolve: ['system', 'games', 'seed', 'by', 'result', 'tell'],
  import: ['system'],
};

/** Games of a sample unless another number is given. */
const ENOUGH = 10_000;

/**
 * `siege odds BRIEF`: what may come of every battle of a brief, counted exactly where it can be, else sampled.
 * `siege resolve BRIEF --by dice`: decides it by the dice of its own game, once or many times; `--tell` tells the
 * first game line by line, `--result FILE` keeps its result as a document. `siege import RESULT`: takes such a document and tells what it comes to. BRIEF is a file, a
 * one-line note in quotes, a famous set-up by its name, or - for standard input. Exit 1 with every problem if it is wrong.
 */
export function siege(given: Arguments): Answer {
  const [verb = '', word, ...more] = given.words;
  if (!Object.hasOwn(VERBS, verb) || word === undefined || more.length > 0) throw new UsageError(USAGE);
  onlyFlags(given, VERBS[verb]!);
  const game = gameOf(given);
  if (verb === 'import') return taken(game, resultDocument(word));
  const sample: Sample = {
    games: wholeNumber(given, 'games', verb === 'odds' ? ENOUGH : 1, 1),
    seed: wholeNumber(given, 'seed', 1, 0),
  };
  const by = given.flags.get('by') ?? 'dice';
  if (by !== 'dice' && by !== 'tactics') {
    throw new UsageError(`--by ${by}: a battle is decided by dice or by tactics`);
  }
  const opened = game.open(briefDocument(word));
  if (!opened.ok) return wrong(opened.problems);
  if (by === 'tactics') throw new UsageError(noTactics(opened.value));
  if (verb === 'odds') return forecast(game, opened.value, sample);
  const file = given.flags.get('result') ?? null;
  const keep = file === null ? null : (one: Report): void => writeResult(game, file, one);
  return decided(game, opened.value, sample, { keep, tell: given.flags.has('tell') });
}

/** What is done with the first game of a series besides printing its report. */
interface FirstGame {
  readonly keep: ((first: Report) => void) | null;
  readonly tell: boolean;
}

/** Takes a result that was carried here, and tells what it comes to. */
function taken(game: OpenGame, document: unknown): Answer {
  if (game.readResult === null) throw new UsageError(noResults(game));
  const report = game.readResult(document);
  if (!report.ok) return wrong(report.problems);
  const { verdict, lines } = report.value;
  return { exit: 0, json: { ok: true, system: game.id, verdict, lines }, lines };
}

function writeResult(game: OpenGame, file: string, { document }: Report): void {
  if (document === null) throw new UsageError(noResults(game));
  writeText(file, `${JSON.stringify(document, null, 2)}\n`);
}

function noResults({ title }: OpenGame): string {
  return `${title} keeps no documents of results; its outcome is what is printed`;
}

function noTactics(sieges: readonly OpenSiege[]): string {
  const ground = sieges[0]?.ground();
  const why = ground === undefined || ground.ok ? 'a fight on hexes is not played from here' : ground.why;
  return `--by tactics: ${why}; --by dice decides it`;
}

function wrong(problems: readonly BriefProblem[]): Answer {
  const lines = problems.map(
    ({ path, code, message }) => `${path === '' ? '' : `${path}: `}${message} (${code})`,
  );
  return { exit: 1, json: { ok: false, problems }, lines };
}

function forecast(game: OpenGame, sieges: readonly OpenSiege[], sample: Sample): Answer {
  const battles = sieges.map((one) => ({ ...one.battle, ...one.odds(sample) }));
  return {
    exit: 0,
    json: { system: game.id, battles },
    lines: battles.flatMap((one) => [
      `${one.title} (${[methodOf(one), ...one.under].join('; ')})`,
      ...oddsLines(game, one),
    ]),
  };
}

function methodOf({ method }: Odds): string {
  return method.type === 'exact' ? 'exact' : `${method.games} games, seed ${method.seed}`;
}

/** Decides each battle `games` times, game i from (seed, i) alone; tells the first in full, and keeps it if it is to be kept. */
function decided(
  game: OpenGame,
  sieges: readonly OpenSiege[],
  sample: Sample,
  { keep, tell }: FirstGame,
): Answer {
  const battles = sieges.map((one) => ({
    ...one.battle,
    ...series(game, one, sample),
    ...(tell ? { told: one.tell(dieOf(sample.seed, 0)) } : {}),
  }));
  if (keep !== null) for (const { first } of battles) keep(first);
  return {
    exit: 0,
    json: { system: game.id, by: 'dice', ...sample, battles },
    lines: battles.flatMap(({ title, first, shares, told = [] }) => [
      `${title} (by dice, seed ${sample.seed}${sample.games === 1 ? '' : `, the first of ${sample.games} games`})`,
      ...told.map(({ round, line }) => `  ${round}. ${line}`),
      ...first.lines.map((line) => `  ${line}`),
      ...(sample.games === 1 ? [] : [`all ${sample.games} games`, ...sharesLines(game, shares)]),
    ]),
  };
}

function series(
  game: OpenGame,
  one: OpenSiege,
  sample: Sample,
): Readonly<{ first: Report; shares: Odds['chances'] }> {
  const { chances } = sampled(Object.keys(game.verdicts), sample, (die) => ({
    verdict: one.resolve(die).verdict,
    counts: {},
  }));
  return { first: one.resolve(dieOf(sample.seed, 0)), shares: chances };
}

function oddsLines(game: OpenGame, { chances, means }: Odds): readonly string[] {
  return [
    ...sharesLines(game, chances),
    ...Object.entries(means).map(([name, mean]) => `  ${name}: ${written(mean, 1, '')}`),
  ];
}

function sharesLines(game: OpenGame, shares: Odds['chances']): readonly string[] {
  return Object.entries(shares).map(
    ([verdict, share]) => `  ${game.verdicts[verdict] ?? verdict}: ${written(share, 100, ' %')}`,
  );
}

function written({ value, from, to }: Estimate, times: number, unit: string): string {
  const figure = (one: number): string => (one * times).toFixed(2);
  const interval = from === to ? '' : ` (${figure(from)} to ${figure(to)})`;
  return `${figure(value)}${unit}${interval}`;
}
