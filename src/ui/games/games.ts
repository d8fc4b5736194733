/** Games come to the table and leave it: begun, continued, loaded from a file, saved to one. */
import type { Signal } from '@preact/signals';
import { assertNever } from '../../kernel/assertNever.ts';
import type { OpenedMatch } from '../../saves/openMatch.ts';
import { marksUpTo } from '../../saves/marks.ts';
import type { TableSheet } from '../../saves/tableSheet.ts';
import { TABLE, REPLAY } from '../../i18n/words.ts';
import { download } from './files.ts';
import { causeError } from '../loading/causes.ts';
import { notFetched } from '../loading/notFetched.ts';
import { fetchBattle, fetchGameFile, fetchReader } from './fetching.ts';
import { headBeside, type Head } from '../persistence/head.ts';
import type { Autosave } from '../persistence/autosave.ts';
import { whoPlays } from '../persistence/notKept.ts';
import type { OpenBattle } from '../store/openBattle.ts';
import type { NewTable } from '../features/seats/draft.ts';
import { bidNotice } from '../words/sitters.ts';
import { matchPoints, secondSheet } from '../../session/matchPlay.ts';
import { TWO_PLAYERS } from '../../session/seats.ts';
import type { Question } from '../shell/shell.chart.ts';
import { questionFirst, brokenFile, noticeOfResuming, resumeOn } from './resuming.ts';
import { aSeed, layingAt, type LayingPlace } from './laying.ts';
import { branchAt } from '../../session/moments.ts';

export interface Games {
  /** Begins a battle anew; asks first when another one goes on at the table, or would be lost with the table. */
  begin(scenario: string, table: NewTable): void;
  /** Goes back to the title page. What goes on at the table stays kept, and can be continued. */
  leave(): void;
  /** Begins a battle that was brought, with this sheet beside it; another one that goes on stays kept. */
  beginWith(battle: OpenBattle, table: TableSheet): void;
  /** Begins a battle that was brought, for two players here. */
  tryOut(battle: OpenBattle): void;
  /** Begins the second game of a match: the same battle, the sides changed. */
  playSecond(): void;
  /** Takes a kept game to the table, the one that can be continued if none is named; `watched` = to look at it from the start. */
  resume(game?: number, watched?: boolean): Promise<void>;
  /** Begins a new game at a moment of the one on the table, with fresh dice. */
  goOnFrom(moment: number): void;
  /** Another tab plays the game on the table: it is looked at here as it stands now. */
  follow(): Promise<void>;
  /** Another tab has taken the game on the table: it is asked whether it is watched here, or played. */
  askWhoPlays(): void;
  /** Keeps the game on the table once more, from its beginning. */
  keepAgain(): void;
  open(file: File): Promise<void>;
  save(): void;
  answer(yes: boolean): void;
  lookForKept(): Promise<void>;
  /** What a siege keeps beside the block on the table. */
  amend(siege: TableSheet['siege']): void;
}

/** What games need to know of the table. */
export interface GamesTable extends LayingPlace {
  readonly kept: Signal<Head | null | undefined>;
  readonly autosave: Autosave;
  /** Whether this browser keeps the game on the table. */
  keeps(): boolean;
}

/** The games of a table. */
export function gamesAt(seat: GamesTable): Games {
  const { store, opened, kept, autosave, keeps, shell, orders, table: place } = seat;
  const { laid, lay, keepAnew, beginAt, beginWith } = layingAt(seat);

  /** Does what needs more of the game to be fetched; where that fails nothing is changed, and the player is told. */
  const fetched = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (why) {
      store.message.value = notFetched(why);
    }
  };

  const beginNow = async (scenario: string, { sheet, threshold, rules }: NewTable): Promise<void> => {
    const found = await fetchBattle(scenario, threshold, rules);
    if (!found.ok) throw causeError('damaged', `${scenario}: ${found.problems[0]?.message ?? ''}`);
    beginWith(found.value, sheet);
    const { battle } = found.value;
    if (sheet.match.type === 'bid') store.message.value = bidNotice(battle, sheet, sheet.match.bids);
  };

  const openNow = async ({ document, history, notice, table, marks }: OpenedMatch): Promise<void> => {
    const { openDocument } = await fetchReader();
    const battle = openDocument(document);
    if (!battle.ok) return;
    beginAt({ battle: battle.value, history, table: table ?? TWO_PLAYERS, marks });
    if (notice !== null) store.message.value = noticeOfResuming(history.present.state.turn);
  };

  const lookForKept = async (): Promise<void> => {
    kept.value = await autosave.head();
  };

  const resumeNow = resumeOn({ store, autosave, shell, keepAnew, lay, lookForKept });

  const carryOut = (question: Question): void =>
    void fetched(() => {
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

  /** A game that has no verdict yet lies on the table. */
  const goesOnHere = (): boolean => store.history.peek()?.present.state.verdict === null;

  /** Asks first where a game goes on at the table; from the title page only where it is not kept. */
  const replaceBy = (question: Exclude<Question, { type: 'take-over' }>): void => {
    const inSight = shell.getSnapshot().matches({ place: 'table' });
    if (!goesOnHere() || (!inSight && keeps())) return carryOut(question);
    shell.send({ type: 'Ask', question });
    store.message.value = questionFirst(question.type);
  };

  return {
    beginWith,
    tryOut: (battle) => beginWith(battle, TWO_PLAYERS),
    begin: (scenario, table) => replaceBy({ type: 'new-game', scenario, table }),
    playSecond: () => {
      const [battle, now] = [opened.peek(), store.history.peek()?.present];
      if (battle === null || now === undefined) return;
      const second = secondSheet(store.sheet.peek(), matchPoints(now.battle, now.state));
      if (second !== null) beginWith(battle, second);
    },
    lookForKept,
    amend: (siege) => place.current.peek()?.amend(siege),
    leave: () => {
      const game = laid();
      if (game !== null && goesOnHere()) kept.value = headBeside(game.history.present, game.table);
      else void lookForKept();
      orders.send({ type: 'Clear' });
      shell.send({ type: 'Leave' });
    },
    resume: async (game, watched = false) => {
      // What still lies on the table is there already.
      if (game === undefined && goesOnHere()) shell.send({ type: 'Open' });
      else await fetched(() => resumeNow(game, watched, 'ask'));
    },
    follow: () => fetched(() => resumeNow(autosave.onTable(), false, 'watch')),
    askWhoPlays: () => {
      shell.send({ type: 'Ask', question: { type: 'take-over', game: autosave.onTable(), watched: false } });
      store.message.value = whoPlays(true);
    },
    goOnFrom: (moment) => {
      const game = laid();
      if (game === null) return;
      const history = branchAt(game.history, moment, aSeed());
      beginAt({ ...game, history, marks: marksUpTo(game.marks, history.present.entries.length) });
      store.announcement.value = REPLAY.goesOnHere;
    },
    keepAgain: () => {
      const game = laid();
      if (game !== null) keepAnew(game);
    },
    open: (file) =>
      fetched(async () => {
        const { readGame } = await fetchGameFile();
        const found = await readGame(file);
        if (found.ok) replaceBy({ type: 'open', game: found.value });
        else store.message.value = brokenFile(found.problems);
      }),
    save: () => {
      const game = laid();
      if (game === null) return;
      void fetched(async () => {
        const { writeGame } = await fetchGameFile();
        const { name, text, tells } = writeGame(game.history, game.battle.document, game.table, game.marks);
        download(name, text);
        if (tells) store.message.value = { type: 'notice', title: TABLE.savedTitle, text: TABLE.savedText };
      });
    },
    answer: (yes) => {
      const { question } = shell.getSnapshot().context;
      store.message.value = null;
      if (question === null) return;
      shell.send({ type: 'Answered' });
      if (yes) carryOut(question);
      else if (question.type === 'take-over')
        void fetched(() => resumeNow(question.game, question.watched, 'watch'));
    },
  };
}
