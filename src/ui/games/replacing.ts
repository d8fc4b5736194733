/** A game takes the place of another on the table: asked first where one would be left or lost, fetched where more of it is needed. */
import { signal, type ReadonlySignal } from '@preact/signals';
import { TABLE } from '../../i18n/words.ts';
import { assertNever } from '../../kernel/assertNever.ts';
import type { OpenedMatch } from '../../saves/openMatch.ts';
import type { NewTable } from '../features/seats/draft.ts';
import { causeError } from '../loading/causes.ts';
import { notFetched } from '../loading/notFetched.ts';
import type { Question } from '../shell/shell.chart.ts';
import type { Head } from '../persistence/head.ts';
import type { Claim, NotKept } from '../persistence/kept.ts';
import { bidNotice } from '../words/sitters.ts';
import { fetchBattle, fetchFiles } from './fetching.ts';
import type { Message } from '../shell/tableModel.ts';
import type { GamesTable } from './games.ts';
import type { TableLaying } from './laying.ts';

/** Takes a kept game to the table, the one that can be continued if none is named; `watched` = it is looked at from the start. */
export type Resume = (game: number | undefined, watched: boolean, how: Claim) => Promise<void>;

export interface Replacing {
  /** Does what needs more of the game to be fetched; where that fails nothing is changed, and the player is told. */
  fetched(act: () => Promise<void>): Promise<void>;
  /** The game to go on with; undefined while the store is asked. */
  readonly kept: ReadonlySignal<Head | NotKept | null | undefined>;
  /** This game is the one to go on with. */
  noteKept(head: Head): void;
  lookForKept(): Promise<void>;
  readonly resumeNow: Resume;
  /** Does what a question was asked about. */
  carryOut(question: Question): void;
  /** A game that has no verdict yet lies on the table. */
  goesOnHere(): boolean;
  /** Asks first where a game goes on at the table; from the title page only where it is not kept. */
  replaceBy(question: Exclude<Question, { type: 'take-over' }>): void;
}

/** How games follow each other at a table. */
export function replacingAt(seat: GamesTable, laying: TableLaying): Replacing {
  const { store, autosave, keeps, shell } = seat;
  const { lay, keepAnew, beginWith } = laying;
  const kept = signal<Head | NotKept | null | undefined>(undefined);
  const tryFetching = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (why) {
      store.showMessage(notFetched(why));
    }
  };

  const beginNow = async (scenario: string, { sheet, threshold, rules }: NewTable): Promise<void> => {
    const found = await fetchBattle(scenario, threshold, rules);
    if (!found.ok) throw causeError('damaged', `${scenario}: ${found.problems[0]?.message ?? ''}`);
    beginWith(found.value, sheet);
    const { battle } = found.value;
    if (sheet.match.type === 'bid') store.showMessage(bidNotice(battle, sheet, sheet.match.bids));
  };

  const openNow = async (game: OpenedMatch): Promise<void> => {
    const { layOpened } = await fetchFiles();
    layOpened(game, store, laying);
  };

  const lookForKept = async (): Promise<void> => {
    kept.value = await autosave.head();
  };

  const resumeNow: Resume = async (...asked) => {
    const { resumeOn } = await import('./resuming.ts');
    await resumeOn({ store, autosave, shell, keepAnew, lay, lookForKept })(...asked);
  };

  const carryOut = (question: Question): void =>
    void tryFetching(() => {
      switch (question.type) {
        case 'open':
          return openNow(question.game);
        case 'new-game':
          return beginNow(question.scenario, question.table);
        case 'take-over':
          return resumeNow(question.game, question.watched, 'take');
        default:
          return assertNever(question);
      }
    });

  const goesOnHere = (): boolean => store.history.peek()?.present.state.verdict === null;

  const replaceBy = (question: Exclude<Question, { type: 'take-over' }>): void => {
    const inSight = shell.getSnapshot().matches({ place: 'table' });
    if (!goesOnHere() || (!inSight && keeps())) return carryOut(question);
    shell.send({ type: 'Ask', question });
    store.showMessage(questionFirst(question.type));
  };

  const noteKept = (head: Head): void => {
    kept.value = head;
  };

  return { kept, noteKept, fetched: tryFetching, lookForKept, resumeNow, carryOut, goesOnHere, replaceBy };
}

/** What is asked before a game makes room for another. */
function questionFirst(type: Exclude<Question['type'], 'take-over'>): Message {
  const { newGameTitle, newGameText, newGameYes, newGameNo, openTitle, openYes } = TABLE;
  const words =
    type === 'open'
      ? { title: openTitle, text: newGameText, yes: openYes }
      : { title: newGameTitle, text: newGameText, yes: newGameYes };
  return { type: 'question', ...words, no: newGameNo };
}
