/** The battle in figures: tracks and losses turn by turn, attacks and what came of them, the dice. */
import { sideOf } from '../../../engine/facts/pieces.ts';
import type { Match } from '../../../game/match.ts';
import { wearOfSide } from '../../../stage/wear.ts';
import { fill } from '../../../i18n/fill.ts';
import { ANSWERS } from '../../../i18n/answerWords.ts';
import { OUTCOMES } from '../../../i18n/words.ts';
import type { AttackTally, ChartLine, SideLuck, StatisticsCard } from './analysisModel.ts';
import { sideName } from '../../words/names.ts';
import { canBreak, trackLook } from '../../words/tracks.ts';
import { inWords } from '../../words/words.ts';
import { SIDES, type Chapter } from './annals.ts';

/** The figures of a game so far; null before anything was done. */
export function statisticsCard(
  { battle, start }: Match,
  chapters: readonly Chapter[],
  luck: readonly SideLuck[],
): StatisticsCard | null {
  if (chapters.every(({ lost, strikes, notes }) => lost.length + strikes.length + notes.length === 0))
    return null;
  const { first, last } = battle.turns;
  const turns = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const chapterOf = (turn: number): Chapter | undefined => chapters.find((one) => one.turn === turn);
  const tracks = battle.forces.flatMap((one, force): readonly ChartLine[] => {
    if (!canBreak(one)) return [];
    const { name, threshold } = one;
    return [
      {
        name: inWords(name),
        look: trackLook(battle, force),
        values: [start.tracks[force]!, ...turns.map((turn) => chapterOf(turn)?.tracks[force] ?? null)],
        threshold: {
          value: threshold,
          text: fill(ANSWERS.statisticsThreshold, { force: inWords(name), threshold }),
        },
      },
    ];
  });
  const losses = SIDES.map((side): ChartLine => ({
    name: sideName(battle, side),
    look: wearOfSide(battle, side),
    values: turns.map((turn) => {
      const chapter = chapterOf(turn);
      return chapter === undefined
        ? null
        : chapter.lost.filter((piece) => sideOf(battle, piece) === side).length;
    }),
    threshold: null,
  }));
  return {
    turns: [ANSWERS.statisticsStart, ...turns.map(String)],
    tracks,
    losses,
    attacks: SIDES.map((side): AttackTally => {
      const strikes = chapters.flatMap((chapter) => chapter.strikes.filter((one) => one.side === side));
      const shares = (['dead', 'destroyed', 'halved', 'thrown-back', 'nothing'] as const).map((outcome) => ({
        outcome,
        label: OUTCOMES[outcome],
        ways: strikes.filter((strike) => strike.outcome === outcome).length,
        of: Math.max(1, strikes.length),
      }));
      return {
        side,
        sideName: sideName(battle, side),
        made: strikes.length,
        shares: shares.filter(({ ways }) => ways > 0),
      };
    }),
    luck,
  };
}
