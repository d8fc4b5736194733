/** The game that is played at a table: its session, what its players give it, and the ways to begin, to look back and to hand over. */
import type { Analysis } from '../features/analysis/analysis.ts';
import type { OwnDice } from '../features/dice/ownDice.ts';
import { handoverAtTable, type TableHandover } from '../features/handOver/atTable.ts';
import { handOverAt } from '../features/handOver/handover.ts';
import type { MachineTurn } from '../features/opponent/opponentModel.ts';
import { goToMoment } from '../features/replay/lookingBack.ts';
import { lessonsAtTable, type TableLessons } from '../features/tutorial/atTable.ts';
import { gamesAt, type Games } from '../games/games.ts';
import type { OrderInput } from '../input/orderInput.ts';
import { playAt, type Play } from '../play/play.ts';
import type { TableStore } from '../store/tableStore.ts';
import { inputAtTable } from './inputAtTable.ts';
import type { Shell } from './openShell.ts';
import { replayAtTable, type TableReplay } from './replayAtTable.ts';
import { sessionAtTable } from './sessionAtTable.ts';
import type { TableStage } from './stageAtTable.ts';

/** What the game needs of the table. */
export interface GamePlace {
  readonly store: TableStore;
  readonly shell: Shell;
  readonly analysis: Pick<Analysis, 'through'>;
  readonly stage: TableStage;
}

/** What is played, and with what. */
export interface TableGame {
  /** The game to go on with; undefined while the store is asked. */
  readonly kept: Games['kept'];
  readonly turn: MachineTurn;
  readonly play: Play;
  readonly input: OrderInput;
  readonly dice: OwnDice;
  readonly handover: TableHandover;
  readonly games: Games;
  readonly replaying: TableReplay;
  readonly lessons: TableLessons;
  /** Goes to a moment of the game at once. */
  lookBack(moment: number): void;
}

/** Lays the game out, in the order in which one part needs another; what comes later is asked for when it is there. */
export function gameAtTable({ store, shell, analysis, stage }: GamePlace): TableGame {
  const { board, playback, autosave, skip } = stage;
  const snap = (): void => board.snap();
  const clear = (): void => input.orders.send({ type: 'Clear' });

  const { table, turn } = sessionAtTable({
    store,
    autosave,
    playback,
    screen: shell.screen,
    snap,
    ended: shell.ended,
    covering: (cover, sheet) => handing.covering(cover, sheet),
    lookFirst: () => handover.peeking.press(true),
    orders: () => input.orders,
  });
  const handing = handOverAt(store, table.current);
  const play = playAt(store, {
    session: table.current,
    watching: autosave.watching,
    askWhoPlays: () => games.askWhoPlays(),
  });
  const cutShort = (): void => {
    skip();
    handover.recap.close();
  };
  const leavePast = (): void => replaying.leave();
  const { input, dice } = inputAtTable({ store, play, analysis, touched: cutShort, leavePast });
  const lookBack = goToMoment(store, () => {
    skip();
    play.passOn();
    clear();
    snap();
  });
  const handover = handoverAtTable(store, handing, input, {
    show: (beats) => {
      for (const one of beats) playback.send({ type: 'Show', beats: one });
    },
    snap: () => {
      skip();
      snap();
    },
    look: (moment, hex) => {
      lookBack(moment);
      if (hex !== null) board.reveal(hex);
    },
  });
  const games = gamesAt({
    ...stage,
    store,
    shell: shell.actor,
    orders: input.orders,
    table,
    forgetPins: handing.pins.forget,
    snap,
    watch: () => replaying.move('first'),
  });
  const replaying = replayAtTable({ ...stage, store, play, games, lookBack, ended: shell.ended });
  const lessons = lessonsAtTable(store, stage.light, autosave, games, clear);
  void games.lookForKept();
  return { kept: games.kept, turn, play, input, dice, handover, games, replaying, lessons, lookBack };
}
