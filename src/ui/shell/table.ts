/** The table: the store, the charts, the hands and the board put together into what the page shows and may ask. */
import { computed, signal, type Signal } from '@preact/signals';
import { createActor } from 'xstate';
import type { HexId } from '../../board/hex.ts';
import type { Command } from '../store/model.ts';
import { chooseFile } from '../games/openFile.tsx';
import type { DraftModel } from '../features/seats/seatsModel.ts';
import type { Settings } from '../store/settingsModel.ts';
import { accessAtTable } from './accessibility.ts';
import { openBoardPort } from '../board/boardPort.ts';
import { commandsOf } from './commands.ts';
import { openStore } from '../store/tableStore.ts';
import { figuresInBook } from '../features/help/figures.ts';
import { bookAt } from '../features/help/book.ts';
import { analysisAt } from '../features/analysis/analysis.ts';
import { shiftHeld } from '../input/shiftKey.ts';
import { lessonsAtTable } from '../features/tutorial/atTable.ts';
import { litStore } from '../features/tutorial/light.ts';
import { goToMoment } from '../features/replay/lookingBack.ts';
import { stackSpreadAt } from '../board/stackSpread.ts';
import { gamesAt } from '../games/games.ts';
import { orderInputAt, type OrderInput } from '../input/orderInput.ts';
import { handoverAtTable, type TableHandover } from '../features/handOver/atTable.ts';
import { handOverAt } from '../features/handOver/handover.ts';
import { nextPaint } from '../board/painted.ts';
import { ownDiceAt } from '../features/dice/ownDice.ts';
import { keptWords, type Head } from '../persistence/head.ts';
import { autosaveAt } from '../persistence/autosaveAtTable.ts';
import { showWhenKept } from '../persistence/showWhenKept.ts';
import type { OpenBattle } from '../store/openBattle.ts';
import { playAt } from '../play/play.ts';
import { playbackOn } from '../play/playbackOn.ts';
import { scenarioCards, UNOPENED } from '../games/scenarioCards.ts';
import { narrowPage } from '../store/narrow.ts';
import { followMotion } from '../store/motion.ts';
import { settingCommands, settingsModel } from '../features/settings/settings.ts';
import { siegeGate } from '../features/strategic/gate.ts';
import { seatsAtTable } from '../features/seats/atTable.ts';
import { holdBack } from '../features/seats/held.ts';
import { shellChart } from './shell.chart.ts';
import { pageSignals } from './pageModel.ts';
import { hearAt } from '../features/sound/hearing.ts';
import { replayAtTable, type TableReplay } from './replayAtTable.ts';
import type { Table } from './tableParts.ts';
import { boardAsks, viewCommands } from '../board/viewCommands.ts';
import { windowCommands } from '../store/windows.ts';

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
  const screen = signal<'title' | 'table'>('title');
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
  const shell = createActor(shellChart);
  shell.subscribe((now) => {
    screen.value = now.matches({ place: 'title' }) ? 'title' : 'table';
    store.resultOpen.value = now.matches({ place: { table: 'result' } });
  });
  shell.start();
  const ended = (): void => shell.send({ type: 'Ended' });

  const handing = handOverAt(store, () => autosave.settled().then(nextPaint));
  const play = playAt(
    store,
    autosave,
    {
      show: (beats) => playback.send({ type: 'Show', beats }),
      snap: () => board.snap(),
      ended,
      askWhoPlays: () => games.askWhoPlays(),
    },
    { ...handing, lookFirst: () => handover.peeking.press(true) },
  );
  const dice = ownDiceAt(store, play, (piece) =>
    input.orders.send(piece === null ? { type: 'Clear' } : { type: 'Choose', piece }),
  );
  const touched = (): void => {
    playback.send({ type: 'Skip' });
    handover.recap.close();
  };
  const orders: OrderInput = holdBack(
    orderInputAt(store, { ...play, submit: dice.submit }, touched, () => replaying.leave()),
    store,
    touched,
  );
  const input = analysis.through(orders, shiftHeld());
  const lookBack = goToMoment(store, () => {
    playback.send({ type: 'Skip' });
    input.orders.send({ type: 'Clear' });
    board.snap();
  });
  const handover: TableHandover = handoverAtTable(store, handing, input, {
    show: (beats) => {
      for (const one of beats) playback.send({ type: 'Show', beats: one });
    },
    snap: () => {
      playback.send({ type: 'Skip' });
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
    passing: handing,
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
  const seating = seatsAtTable({
    store,
    play,
    orders: input.orders,
    games,
    autosave,
    playback,
    screen,
    drafting,
  });
  const page = pageSignals(store);
  const access = accessAtTable({ store, settings: setting, page, board });
  const does: Readonly<Record<Command['id'], () => void>> = {
    ...windowCommands(store),
    ...access.commands,
    ...settingCommands(setting),
    undo: () => takeBack(play.undo),
    redo: () => takeBack(play.redo),
    'new-game': () => {
      const battle = store.match.peek()?.battle.id;
      if (UNOPENED.some(({ id }) => id === battle)) drafting.choose(battle!);
      playback.send({ type: 'Skip' });
      games.leave();
    },
    save: games.save,
    load: chooseFile,
    ...viewCommands({ store, board, spread, settings: setting, analysis }),
    ...replaying.commands,
    recap: () => handover.recap.toggle(),
    lessons: lessons.begin,
  };
  const takeBack = (step: () => void): void => {
    lookBack(Infinity);
    step();
  };

  return {
    store,
    board,
    book,
    input,
    handover,
    replaying,
    opened,
    begin: games.tryOut,
    skip: () => playback.send({ type: 'Skip' }),
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
      commands: computed(() =>
        commandsOf({
          history: store.history.value,
          sheet: store.sheet.value,
          handedOver: store.history.value !== null && handing.barsUndo(store.history.value),
          settings: settings.value,
          countersShown: store.countersShown.value,
          asked: analysis.enquiries.asked.value?.type ?? null,
          window: store.window.value,
          moment: store.moment.value,
        }),
      ),
      ask: {
        resume: () => void games.resume(),
        command: (id) => does[id](),
        endStep: handover.question.press,
        confirm: input.confirm,
        cancel: input.back,
        ...boardAsks({ store, board, input, analysis }),
        openCase: book.open,
        answer: games.answer,
        open: (file) => void games.open(file),
        dismissBanner: () => {
          store.banner.value = null;
        },
        dismissResult: () => shell.send({ type: 'Dismiss' }),
      },
    },
  };
}
