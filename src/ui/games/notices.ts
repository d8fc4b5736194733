/** What is said when games come to the table: what is asked before, and what is wrong with them. */
import { fill } from '../../i18n/fill.ts';
import { TABLE } from '../../i18n/words.ts';
import { RULES } from '../../saves/rules.ts';
import type { Problem } from '../../scenario/problems.ts';
import type { Question } from '../shell/shell.chart.ts';
import type { Message } from '../shell/tableModel.ts';

/** The notice that a game goes on from its last good moment; `rules` = those it was saved under, null where that is not known. */
export function noticeOfResuming(turn: number, rules: string | null): Message {
  const { oldRules, damagedRecord, partedRecord } = TABLE;
  const title = rules === null ? partedRecord : rules === RULES ? damagedRecord : oldRules;
  return { type: 'notice', title, text: fill(TABLE.lastGoodMoment, { turn }) };
}

/** Everything that is wrong with a file. */
export function brokenFile(problems: readonly Problem[]): Message {
  return { type: 'problems', title: TABLE.brokenFile, text: TABLE.brokenFileText, problems };
}

/** A file holds a battle that cannot be looked at from here. */
export function battleInFile(): Message {
  return { type: 'notice', title: TABLE.battleFile, text: TABLE.battleFileText };
}

/** What is asked before a game makes room for another. */
export function questionFirst(type: Exclude<Question['type'], 'take-over'>): Message {
  const { newGameTitle, newGameText, newGameYes, newGameNo, openTitle, openYes } = TABLE;
  const words =
    type === 'open'
      ? { title: openTitle, text: newGameText, yes: openYes }
      : { title: newGameTitle, text: newGameText, yes: newGameYes };
  return { type: 'question', ...words, no: newGameNo };
}
