/** A kept game comes to the table again: read, played again, laid; or it is told why it cannot be. */
import type { ActorRefFrom } from 'xstate';
import { historyOf, type History } from '../../game/history.ts';
import { matchFrom } from '../../game/match.ts';
import { fill } from '../../i18n/fill.ts';
import { KEEPING, TABLE } from '../../i18n/words.ts';
import { assertNever } from '../../kernel/assertNever.ts';
import type { Message } from '../shell/tableModel.ts';
import { NO_MARKS, type Marks } from '../../saves/marks.ts';
import { RULES } from '../../saves/rules.ts';
import type { TableSheet } from '../../saves/tableSheet.ts';
import type { Problem } from '../../scenario/problems.ts';
import type { TableStore } from '../store/tableStore.ts';
import { fetchReader } from './fetching.ts';
import { keptWords } from '../persistence/head.ts';
import type { Autosave } from '../persistence/autosave.ts';
import type { Claim, Loaded } from '../persistence/kept.ts';
import type { KeptGame } from '../persistence/openKept.ts';
import { reopen } from '../../session/log.ts';
import { notKept, whoPlays } from '../persistence/notKept.ts';
import type { OpenBattle } from '../store/openBattle.ts';
import { TWO_PLAYERS } from '../../session/seats.ts';
import type { Question, shellChart } from '../shell/shell.chart.ts';

/** A game as it lies on the table. */
export interface GameOnTable {
  readonly battle: OpenBattle;
  readonly history: History;
  readonly table: TableSheet;
  readonly marks: Marks;
}

/** What it needs of the table. */
interface Around {
  readonly store: Pick<TableStore, 'showMessage'>;
  readonly autosave: Pick<Autosave, 'load' | 'setAside'>;
  readonly shell: ActorRefFrom<typeof shellChart>;
  keepAnew(game: GameOnTable): void;
  lay(game: GameOnTable, anew: boolean, watched: boolean): void;
  lookForKept(): Promise<void>;
}

/** Takes a kept game to the table, the one that can be continued if none is named; `watched` = it is looked at from the start. */
export type Resume = (game: number | undefined, watched: boolean, claim: Claim) => Promise<void>;

/** How kept games come back. */
export function resumeOn({ store, autosave, shell, keepAnew, lay, lookForKept }: Around): Resume {
  const refused = (answer: Exclude<Loaded, { type: 'found' }>, watched: boolean): Message => {
    switch (answer.type) {
      case 'none':
        return { type: 'notice', title: KEEPING.goneTitle, text: KEEPING.goneText };
      case 'not-kept':
        return { ...notKept(answer.why), title: KEEPING.notRead };
      case 'damaged':
        return damaged();
      case 'held':
        shell.send({ type: 'Ask', question: { type: 'take-over', game: answer.game, watched } });
        return whoPlays(false);
      default:
        return assertNever(answer);
    }
  };
  return async (game, watched, claim) => {
    const [found, { openKept }] = await Promise.all([autosave.load(game, claim), fetchReader()]);
    if (found.type !== 'found') {
      store.showMessage(refused(found, watched));
      return;
    }
    const opened = openKept(found.raw);
    const again = opened.ok ? playAgain(opened.value) : null;
    if (!opened.ok || again === null) {
      autosave.setAside(found.raw.game, keptWords(found.head).title);
      await lookForKept();
      store.showMessage(damaged());
      return;
    }
    const { history, marks, whole } = again;
    const { battle, table, rules } = opened.value;
    const laid = { battle, history, table: table ?? TWO_PLAYERS, marks };
    if (!whole && !found.watched) keepAnew(laid);
    lay(laid, false, watched);
    if (!whole) store.showMessage(noticeOfResuming(history.present.state.turn, rules));
  };
}

/** A kept game as it goes on: where its record is not whole, or parts from the rules, from its last good moment; null where there is none. */
function playAgain({
  first,
  records,
  holed,
  snapshot,
  takenBack,
}: KeptGame): Readonly<{ history: History; marks: Marks; whole: boolean }> | null {
  const again = reopen(first, records, snapshot, takenBack);
  if (!again.ok) return again.history && { history: again.history, marks: NO_MARKS, whole: false };
  const { history, marks } = again;
  if (!holed) return { history, marks, whole: true };
  if (snapshot === null) return { history, marks, whole: false };
  const last = matchFrom(first.battle, snapshot.state, snapshot.generator);
  return { history: historyOf(last), marks: NO_MARKS, whole: false };
}

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

/** What is asked before a game makes room for another. */
export function questionFirst(type: Exclude<Question['type'], 'take-over'>): Message {
  const { newGameTitle, newGameText, newGameYes, newGameNo, openTitle, openYes } = TABLE;
  const words =
    type === 'open'
      ? { title: openTitle, text: newGameText, yes: openYes }
      : { title: newGameTitle, text: newGameText, yes: newGameYes };
  return { type: 'question', ...words, no: newGameNo };
}

function damaged(): Message {
  return { type: 'notice', title: KEEPING.damagedTitle, text: KEEPING.damagedText };
}
