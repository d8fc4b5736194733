/** `siege resolve --by dice`: battles decided by the dice of their own game. */
import type { OpenGame, OpenSiege, BattleReport } from '../strategic/open.ts';
import { dieOf, sampleOdds } from '../strategic/sample.ts';
import type { StrategicOdds, Sample } from '../strategic/siege.ts';
import type { Answer } from './output.ts';
import { firstLines, reportWords, sharesLines, toldWords } from './siegeText.ts';

/** What is done with the first game of a series besides printing its report. */
export interface FirstGame {
  /** Keeps its result; null: nobody asked for it. */
  readonly keep: ((first: BattleReport) => void) | null;
  /** Tells it from its beginning. */
  readonly tell: boolean;
}

/** Decides each battle `games` times, game i from (seed, i) alone; tells the first in full, and keeps it if it is to be kept. */
export function resolveByDice(
  game: OpenGame,
  sieges: readonly OpenSiege[],
  sample: Sample,
  { keep, tell }: FirstGame,
): Answer {
  const battles = sieges.map((one) => ({
    ...one.battle,
    first: one.resolve(dieOf(sample.seed, 0)),
    ...sharesOf(game, one, sample),
    ...(tell ? { told: one.tell(dieOf(sample.seed, 0)) } : {}),
  }));
  if (keep !== null) for (const { first } of battles) keep(first);
  return {
    exit: 0,
    json: {
      system: game.id,
      by: 'dice',
      games: sample.games,
      seed: sample.seed,
      battles: battles.map((one) => ({
        ...one,
        first: reportWords(one.first),
        ...(one.told === undefined ? {} : { told: toldWords(one.told) }),
      })),
    },
    lines: battles.flatMap(({ title, first, shares, games, told = [] }) => [
      ...firstLines(title, 'dice', sample, first, told),
      ...(sample.games === 1 ? [] : [`all ${games} games`, ...sharesLines(game, shares)]),
    ]),
  };
}

/** The shares of the verdicts, and of how many games: fewer than were wanted where the series was cut short. */
function sharesOf(
  game: OpenGame,
  one: OpenSiege,
  sample: Sample,
): Readonly<{ shares: StrategicOdds['chances']; games: number }> {
  const verdict = (die: Parameters<OpenSiege['resolve']>[0]) => one.resolve(die).verdict;
  const { chances, method } = sampleOdds(Object.keys(game.verdicts), sample, (die) => ({
    verdict: verdict(die),
    counts: {},
  }));
  return { shares: chances, games: method.type === 'sampled' ? method.games : sample.games };
}
