/** The dice as they are shown: the log line by line, and the luck of both sides. */
import { BESIEGER, DEFENDER, type Battle, type Side } from '../../../engine/battle.ts';
import { fill } from '../../../i18n/fill.ts';
import { ANSWERS } from '../../../i18n/answerWords.ts';
import { PURPOSES } from '../../../i18n/words.ts';
import type { DiceLine, LuckCard, SideLuck } from './analysisModel.ts';
import { sideName } from '../../words/names.ts';
import type { Roll } from './rolls.ts';
import { facesOf, luckOf, type LuckLine, type DiceTally } from './tally.ts';

/** The log, the latest roll first. */
export function diceLines(battle: Battle, rolls: readonly Roll[]): readonly DiceLine[] {
  return rolls
    .map(({ ways, purpose, ...roll }, id) => ({
      ...roll,
      id,
      sideName: sideName(battle, roll.side),
      purpose: PURPOSES[purpose],
      chance: ways === null ? null : Math.round((100 * ways) / 36),
    }))
    .toReversed();
}

/** The luck of this game and of all games, for both sides. */
export function luckCard(battle: Battle | null, now: DiceTally, all: DiceTally, games: number): LuckCard {
  return { thisGame: sidesOf(battle, now), allGames: sidesOf(battle, all), games };
}

/** The luck of both sides by one tally; a side without dice is left out. */
export function sidesOf(battle: Battle | null, tally: DiceTally): readonly SideLuck[] {
  return [DEFENDER, BESIEGER].flatMap((side) => sideLuck(battle, side, tally));
}

function sideLuck(battle: Battle | null, side: Side, tally: DiceTally): readonly SideLuck[] {
  const lines = luckOf(tally[side]);
  const faces = facesOf(tally[side]);
  const [all] = lines;
  if (all === undefined || faces === null) return [];
  return [
    {
      side,
      sideName: battle === null ? '' : sideName(battle, side),
      summary: fill(ANSWERS.luckLine, {
        won: all.observed,
        thrown: all.thrown,
        expected: all.expected.toFixed(1),
      }),
      verdict: verdictOf(all),
      rows: lines.map((line) => ({
        label: line.purpose === 'all' ? ANSWERS.luckEverything : PURPOSES[line.purpose],
        thrown: line.thrown,
        won: line.observed,
        expected: line.expected,
        z: line.z,
        p: line.p,
      })),
      faces: tally[side].faces,
      facesText: fill(ANSWERS.luckFacesLine, {
        dice: faces.dice,
        total: faces.observed,
        expected: faces.expected.toFixed(1),
        z: faces.z.toFixed(2),
        p: faces.p.toFixed(3),
      }),
    },
  ];
}

/** Below these chances luck is called a little odd, or uncommon. */
const ODD = 0.1;
const UNCOMMON = 0.01;

/** Luck in two words: only what chance seldom brings is called anything. */
export function verdictOf({ z, p }: Pick<LuckLine, 'z' | 'p'>): string {
  if (p >= ODD) return ANSWERS.luckUsual;
  if (p >= UNCOMMON) return z > 0 ? ANSWERS.luckGood : ANSWERS.luckBad;
  return z > 0 ? ANSWERS.luckVeryGood : ANSWERS.luckVeryBad;
}
