/** Lines that the verbs of `siege` share: problems, verdicts with their shares, figures with their intervals. */
import { sentence, wordSaid } from '../i18n/siegeSaid.ts';
import type { Said } from '../strategic/said.ts';
import type { OpenGame, BattleReport } from '../strategic/open.ts';
import type { BriefProblem, Estimate, StrategicOdds, Sample, ToldStep } from '../strategic/siege.ts';
import type { Answer } from './output.ts';

/** A negative finding: every problem on a line of its own, with its place. */
export function answerProblems(problems: readonly BriefProblem[]): Answer {
  const told = problems.map(({ path, code, said }) => ({ path, code, message: wordSaid(said) }));
  const lines = told.map(
    ({ path, code, message }) => `${path === '' ? '' : `${path}: `}${message} (${code})`,
  );
  return { exit: 1, json: { ok: false, problems: told }, lines };
}

/** What was said, line by line. */
export function sentences(said: readonly Said[]): readonly string[] {
  return said.map(sentence);
}

/** A report in words, as it is answered in JSON. */
export function reportWords({ verdict, lines, document }: BattleReport): object {
  return { verdict, lines: sentences(lines), document };
}

/** What was told, in words, as it is answered in JSON. */
export function toldWords(steps: readonly ToldStep[]): readonly object[] {
  return steps.map((step) => ({ ...step, line: sentence(step.line) }));
}

/** The verdicts of a game with their chances or shares, in per cent. */
export function sharesLines(game: OpenGame, shares: StrategicOdds['chances']): readonly string[] {
  return Object.entries(shares).map(([verdict, share]) => `  ${verdictIn(game, verdict)}: ${percent(share)}`);
}

/** A verdict in words. */
export function verdictIn({ verdicts }: OpenGame, verdict: string): string {
  const said = verdicts[verdict];
  return said === undefined ? verdict : wordSaid(said);
}

/** A share in per cent, with its interval where there is one. */
export function percent(share: Estimate): string {
  return writeEstimate(share, 100, '%');
}

/** A mean, with its interval where there is one. */
export function mean(one: Estimate): string {
  return writeEstimate(one, 1, '');
}

function writeEstimate({ value, from, to }: Estimate, times: number, unit: string): string {
  const figure = (one: number): string => (one * times).toFixed(2);
  const interval = from === to ? '' : ` (${figure(from)} to ${figure(to)})`;
  return `${figure(value)}${unit}${interval}`;
}

/** The first game of a series: its head line, what is told of it, and its report. */
export function firstLines(
  title: string,
  by: string,
  { games, seed }: Sample,
  first: BattleReport,
  told: readonly ToldStep[],
): readonly string[] {
  return [
    `${title} (by ${by}, seed ${seed}${games === 1 ? '' : `, the first of ${games} games`})`,
    ...told.map(({ round, line }) => `  ${round}. ${sentence(line)}`),
    ...sentences(first.lines).map((line) => `  ${line}`),
  ];
}
