/** Games come to the table, and are kept from their beginning. */
import { batch, type ReadonlySignal } from '@preact/signals';
import type { ActorRefFrom } from 'xstate';
import { historyOf, type History } from '../../game/history.ts';
import { newMatch } from '../../game/match.ts';
import { NO_MARKS, type Marks } from '../../saves/marks.ts';
import { RULES } from '../../saves/rules.ts';
import type { TableSheet } from '../../saves/tableSheet.ts';
import { logOf } from '../../session/log.ts';
import type { Orders } from '../input/orderInput.ts';
import type { Autosave } from '../persistence/autosave.ts';
import { headBeside } from '../persistence/head.ts';
import type { TableSession } from '../play/tableSession.ts';
import type { shellChart } from '../shell/shell.chart.ts';
import type { OpenBattle } from '../store/openBattle.ts';
import type { TableStore } from '../store/tableStore.ts';
import { freshSeed } from './freshSeed.ts';

/** A game as it lies on the table. */
export interface GameOnTable {
  readonly battle: OpenBattle;
  readonly history: History;
  readonly table: TableSheet;
  readonly marks: Marks;
}

/** What a game that comes to the table needs of it. */
export interface LayingPlace {
  readonly store: TableStore;
  readonly opened: ReadonlySignal<OpenBattle | null>;
  /** Another battle comes to the table. */
  bring(battle: OpenBattle): void;
  readonly autosave: Pick<Autosave, 'begin'>;
  readonly shell: ActorRefFrom<typeof shellChart>;
  readonly orders: Orders;
  readonly table: TableSession;
  /** No game that was left here comes to the table: PINs of another are forgotten. */
  forgetPins(): void;
  snap(): void;
  /** The game that has come to the table is looked at from the start. */
  watch(): void;
}

export interface TableLaying {
  /** What lies on the table, or null. */
  laid(): GameOnTable | null;
  /** Takes a game to the table; `anew` = it is not the one that was left here, `watched` = it is looked at from the start. */
  lay(game: GameOnTable, anew?: boolean, watched?: boolean): void;
  /** Keeps a game from its beginning. */
  keepAnew(game: GameOnTable): void;
  /** Takes a game to the table and keeps it. */
  beginAt(game: GameOnTable): void;
  /** Begins a battle with this sheet beside it. */
  beginWith(battle: OpenBattle, table: TableSheet): void;
}

/** How games come to a table. */
export function layingAt(place: LayingPlace): TableLaying {
  const { store, opened, bring, autosave, shell, orders, table: session, forgetPins, snap, watch } = place;
  const show = ({ battle, history }: GameOnTable, watched: boolean): void => {
    batch(() => {
      bring(battle);
      store.forgetGame();
    });
    snap();
    shell.send({ type: 'Open' });
    if (watched) watch();
    else if (history.present.state.verdict !== null) shell.send({ type: 'Ended' });
  };
  const lay = (game: GameOnTable, anew = true, watched = false): void => {
    orders.send({ type: 'Clear' });
    if (anew) forgetPins();
    const { history, table: sheet, marks } = game;
    session.open({ history, sheet, marks }, () => show(game, watched));
  };
  const keepAnew = ({ battle, history, table, marks }: GameOnTable): void => {
    const { start, generator } = history.past[0] ?? history.present;
    const { takenBack } = marks;
    const opening = { document: battle.document, start, generator, takenBack, rules: RULES };
    autosave.begin(opening, logOf(history, marks), headBeside(history.present, table));
  };
  const beginAt = (game: GameOnTable): void => {
    keepAnew(game);
    lay(game);
  };
  return {
    lay,
    keepAnew,
    beginAt,
    beginWith: (battle, table) => {
      const history = historyOf(newMatch(battle.battle, freshSeed()));
      beginAt({ battle, history, table, marks: NO_MARKS });
    },
    laid: () => {
      const [battle, history] = [opened.peek(), store.history.peek()];
      if (battle === null || history === null) return null;
      return { battle, history, table: store.sheet.peek(), marks: store.marks.peek() };
    },
  };
}
