/** A kept game comes to the table again: read, played again, laid; or it is told why it cannot be. */
import type { ActorRefFrom } from 'xstate';
import type { History } from '../../game/history.ts';
import { fill } from '../../i18n/fill.ts';
import { KEEPING, TABLE } from '../../i18n/words.ts';
import { assertNever } from '../../kernel/assertNever.ts';
import type { Message } from '../shell/tableModel.ts';
import { NO_MARKS, type Marks } from '../../saves/marks.ts';
import type { TableSheet } from '../../saves/tableSheet.ts';
import type { Problem } from '../../scenario/problems.ts';
import type { TableStore } from '../store/tableStore.ts';
import { fetchReader } from './fetching.ts';
import { keptWords } from '../persistence/head.ts';
import type { Autosave } from '../persistence/autosave.ts';
import type { Claim, Loaded } from '../persistence/kept.ts';
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
    const again = opened.ok
      ? reopen(opened.value.first, opened.value.records, opened.value.snapshot, opened.value.takenBack)
      : null;
    if (!opened.ok || again === null || again.history === null) {
      autosave.setAside(found.raw.game, keptWords(found.head).title);
      await lookForKept();
      store.showMessage(damaged());
      return;
    }
    const { history } = again;
    const marks = again.ok ? again.marks : NO_MARKS;
    const { battle, table } = opened.value;
    const laid = { battle, history, table: table ?? TWO_PLAYERS, marks };
    if (!again.ok && !found.watched) keepAnew(laid);
    lay(laid, false, watched);
    if (!again.ok) store.showMessage(noticeOfResuming(history.present.state.turn));
  };
}

/** The notice that a game goes on from its last good moment. */
export function noticeOfResuming(turn: number): Message {
  return { type: 'notice', title: TABLE.oldRules, text: fill(TABLE.oldRulesText, { turn }) };
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
