/** Games come to the table and leave it: begun, continued, loaded from a file, saved to one. */
import { marksUpTo } from '../../saves/marks.ts';
import type { TableSheet } from '../../saves/tableSheet.ts';
import { REPLAY } from '../../i18n/words.ts';
import { fetchFiles } from './fetching.ts';
import { headBeside } from '../persistence/head.ts';
import type { Autosave } from '../persistence/autosave.ts';
import { whoPlays } from '../persistence/notKept.ts';
import type { OpenBattle } from '../store/openBattle.ts';
import type { NewTable } from '../features/seats/draft.ts';
import { matchPoints, secondSheet } from '../../session/matchPlay.ts';
import { TWO_PLAYERS } from '../../session/seats.ts';
import { replacingAt, type Replacing } from './replacing.ts';
import { freshSeed } from './freshSeed.ts';
import { layingAt, type LayingPlace } from './laying.ts';
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
  /** The game to go on with; undefined while the store is asked. */
  readonly kept: Replacing['kept'];
  lookForKept(): Promise<void>;
  /** What a siege keeps beside the block on the table. */
  amend(siege: TableSheet['siege']): void;
}

/** What games need to know of the table. */
export interface GamesTable extends LayingPlace {
  readonly autosave: Autosave;
  /** Whether this browser keeps the game on the table. */
  keeps(): boolean;
}

/** The games of a table. */
export function gamesAt(seat: GamesTable): Games {
  const { store, opened, autosave, shell, orders, table: place } = seat;
  const laying = layingAt(seat);
  const { laid, keepAnew, beginAt, beginWith } = laying;
  const { kept, noteKept, fetched, lookForKept, resumeNow, carryOut, goesOnHere, replaceBy } = replacingAt(
    seat,
    laying,
  );
  const leave = (): void => {
    const game = laid();
    if (game !== null && goesOnHere()) noteKept(headBeside(game.history.present, game.table));
    else void lookForKept();
    orders.send({ type: 'Clear' });
    shell.send({ type: 'Leave' });
  };
  return {
    kept,
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
    leave,
    resume: async (game, watched = false) => {
      // What still lies on the table is there already.
      if (game === undefined && goesOnHere()) shell.send({ type: 'Open' });
      else await fetched(() => resumeNow(game, watched, 'ask'));
    },
    follow: () => fetched(() => resumeNow(autosave.onTable(), false, 'watch')),
    askWhoPlays: () => {
      shell.send({ type: 'Ask', question: { type: 'take-over', game: autosave.onTable(), watched: false } });
      store.showMessage(whoPlays(true));
    },
    goOnFrom: (moment) => {
      const game = laid();
      if (game === null) return;
      const history = branchAt(game.history, moment, freshSeed());
      beginAt({ ...game, history, marks: marksUpTo(game.marks, history.present.entries.length) });
      store.announce(REPLAY.goesOnHere);
    },
    keepAgain: () => {
      const game = laid();
      if (game !== null) keepAnew(game);
    },
    open: (file) =>
      fetched(async () => {
        const { openFile } = await fetchFiles();
        await openFile(file, store, { replaceBy, leave });
      }),
    save: () => {
      const game = laid();
      if (game === null) return;
      void fetched(async () => {
        const { saveFile } = await fetchFiles();
        saveFile(game, store);
      });
    },
    answer: (yes) => {
      const { question } = shell.getSnapshot().context;
      store.showMessage(null);
      if (question === null) return;
      shell.send({ type: 'Answered' });
      if (yes) carryOut(question);
      else if (question.type === 'take-over')
        void fetched(() => resumeNow(question.game, question.watched, 'watch'));
    },
  };
}
