/** The table: the store, the charts, the hands and the board put together into what the page shows and may ask. */
import { computed, signal, type Signal } from '@preact/signals';
import type { HexId } from '../../board/hex.ts';
import type { DraftModel } from '../features/seats/seatsModel.ts';
import type { Settings } from '../store/settingsModel.ts';
import { accessAtTable } from './accessibility.ts';
import { openBoardPort } from '../board/boardPort.ts';
import { openStore } from '../store/tableStore.ts';
import { figuresInBook } from '../features/help/figures.ts';
import { bookAt } from '../features/help/book.ts';
import { analysisAt } from '../features/analysis/analysis.ts';
import { lessonsAtTable } from '../features/tutorial/atTable.ts';
import { litStore } from '../features/tutorial/light.ts';
import { goToMoment } from '../features/replay/lookingBack.ts';
import { stackSpreadAt } from '../board/stackSpread.ts';
import { gamesAt } from '../games/games.ts';
import { handoverAtTable, type TableHandover } from '../features/handOver/atTable.ts';
import { handOverAt } from '../features/handOver/handover.ts';
import { keptWords, type Head } from '../persistence/head.ts';
import { autosaveAt } from '../persistence/autosaveAtTable.ts';
import { showWhenKept } from '../persistence/showWhenKept.ts';
import type { OpenBattle } from '../store/openBattle.ts';
import { playAt } from '../play/play.ts';
import { playbackOn } from '../play/playbackOn.ts';
import { scenarioCards } from '../games/scenarioCards.ts';
import { narrowPage } from '../store/narrow.ts';
import { followMotion } from '../store/motion.ts';
import { settingsModel } from '../features/settings/settings.ts';
import { siegeGate } from '../features/strategic/gate.ts';
import { seatingAt } from '../features/seats/seating.ts';
import { sessionAtTable } from './sessionAtTable.ts';
import { pageSignals } from './pageModel.ts';
import { inputAtTable } from './inputAtTable.ts';
import { openShell } from './openShell.ts';
import { hearAt } from '../features/sound/hearing.ts';
import { replayAtTable, type TableReplay } from './replayAtTable.ts';
import { asksAtTable } from './tableAsks.ts';
import { commandsAtTable } from './tableCommands.ts';
import type { Table } from './tableParts.ts';

export type { Table } from './tableParts.ts';

/** Lays the table, for the game that `drafting` lays out, and looks what this browser keeps. The board is not fetched yet. */
export function createTable(settings: Signal<Settings>, drafting: DraftModel): Table {
  const setting = settingsModel(settings);
  const store = openStore(settings);
  const analysis = analysisAt(store);
  const book = bookAt(store);
  const lit = signal<readonly HexId[]>([]);
  const opened = signal<OpenBattle | null>(null);
  const kept = signal<Head | null | undefined>(undefined);
  const { actor: shell, screen, ended } = openShell(store);
  const hearing = hearAt(store, screen);
  const { autosave, keeps } = autosaveAt(store, () => games);
  showWhenKept(autosave, document.body);

  const spread = stackSpreadAt(store, () => input);
  const board = openBoardPort(litStore(store, lit), opened, followMotion(settings), {
    pick: (spot, careful) => input.pick(spot, careful),
    inspect: (spot) => {
      input.inspect(spot);
      spread.open(spot?.hex ?? null);
    },
    spread,
    beat: hearing.beat,
  });
  const playback = playbackOn(board, hearing, autosave.settled);
  const skip = (): void => playback.send({ type: 'Skip' });

  const { table, turn } = sessionAtTable({
    store,
    autosave,
    playback,
    screen,
    snap: () => board.snap(),
    ended,
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
  const { input, dice } = inputAtTable({
    store,
    play,
    analysis,
    touched: () => {
      skip();
      handover.recap.close();
    },
    leavePast: () => replaying.leave(),
  });
  const lookBack = goToMoment(store, () => {
    skip();
    play.passOn();
    input.orders.send({ type: 'Clear' });
    board.snap();
  });
  const handover: TableHandover = handoverAtTable(store, handing, input, {
    show: (beats) => {
      for (const one of beats) playback.send({ type: 'Show', beats: one });
    },
    snap: () => {
      skip();
      board.snap();
    },
    look: (moment, hex) => {
      lookBack(moment);
      if (hex !== null) board.reveal(hex);
    },
  });
  const games = gamesAt({
    store,
    opened,
    kept,
    autosave,
    keeps,
    shell,
    orders: input.orders,
    table,
    forgetPins: handing.pins.forget,
    snap: () => board.snap(),
    watch: () => replaying.move('first'),
  });
  const replaying: TableReplay = replayAtTable({
    store,
    play,
    dice,
    games,
    autosave,
    playback,
    lookBack,
    ended,
  });
  const lessons = lessonsAtTable(store, lit, autosave, games, () => input.orders.send({ type: 'Clear' }));
  void games.lookForKept();
  const seating = seatingAt(store, { turn, drafting, begin: games.begin, playSecond: games.playSecond });

  const page = pageSignals(store);
  const access = accessAtTable({ store, settings: setting, page, board });
  const parts = { store, board, analysis, games, play, input, dice, book, replaying };
  const commands = commandsAtTable({
    ...parts,
    settings: setting,
    drafting,
    spread,
    access,
    recap: handover.recap,
    lessons,
    lookBack,
    skip,
  });
  const ask = asksAtTable({
    ...parts,
    commands,
    question: handover.question,
    dismissResult: () => shell.send({ type: 'Dismiss' }),
  });

  return {
    store,
    board,
    book,
    input,
    handover,
    replaying,
    opened,
    begin: games.tryOut,
    skip,
    model: {
      ...page,
      ...board.shown,
      ...narrowPage(settings, page.unit),
      offers: computed(() =>
        store.laid.value === null ? [...store.offers.value, ...analysis.offers.value] : [],
      ),
      analysis: analysis.model,
      captions: hearing.captions,
      handover: handover.model,
      replaying: replaying.model,
      seating,
      lessons: lessons.model,
      sieges: siegeGate({ store, games, autosave }),
      bookmark: book.bookmark,
      inThisBattle: computed(() =>
        store.match.value === null ? {} : figuresInBook(store.match.value.battle),
      ),
      ...access.model,
      settings: setting,
      screen,
      title: computed(() => ({
        scenarios: scenarioCards(),
        kept: kept.value && keptWords(kept.value),
      })),
      commands: commands.shown,
      ask,
    },
  };
}
