/** What is said of games that are opened or taken up again: what is wrong with them, and from where they go on. */
import { fill } from '../../i18n/fill.ts';
import { GAMES } from '../../i18n/gameWords.ts';
import { RULES } from '../../saves/rules.ts';
import type { Problem } from '../../scenario/problems.ts';
import type { Message } from '../shell/tableModel.ts';

/** The notice that a game goes on from its last good moment; `rules` = those it was saved under, null where that is not known. */
export function noticeOfResuming(turn: number, rules: string | null): Message {
  const { oldRules, damagedRecord, partedRecord } = GAMES;
  const title = rules === null ? partedRecord : rules === RULES ? damagedRecord : oldRules;
  return { type: 'notice', title, text: fill(GAMES.lastGoodMoment, { turn }) };
}

/** Everything that is wrong with a file. */
export function brokenFile(problems: readonly Problem[]): Message {
  return { type: 'problems', title: GAMES.brokenFile, text: GAMES.brokenFileText, problems };
}
