/** The table: the store, the charts, the hands and the board put together into what the page shows and may ask. */
import { computed, signal, type Signal } from '@preact/signals';
import { createActor } from 'xstate';
import type { HexId } from '../../board/hex.ts';
import type { Command } from '../store/model.ts';
import { chooseFile } from '../games/openFile.tsx';
import type { DraftModel } from '../features/seats/seatsModel.ts';
import type { Settings } from '../features/settings/settingsModel.ts';
import { accessAtTable } from './accessibility.ts';
import { openBoardPort } from '../board/boardPort.ts';
import { commandsOf } from './commands.ts';
import { layDesk } from '../store/tableStore.ts';
import { figuresInBook } from '../features/help/figures.ts';
import { bookAt } from '../features/help/book.ts';
import { knowingAt } from '../features/analysis/analysis.ts';
import { shiftHeld } from '../input/shiftKey.ts';
import { lessonsAtTable } from '../features/tutorial/atTable.ts';
import { litDesk } from '../features/tutorial/light.ts';
import { lookingBack } from '../features/replay/lookingBack.ts';
import { fanAt } from '../board/stackSpread.ts';
import { gamesAt } from '../games/games.ts';
import { handsAt, type Hands } from '../input/orderInput.ts';
import { handoverAtTable, type TableHandover } from '../features/handOver/atTable.ts';
import { handOverAt } from '../features/handOver/handover.ts';
import { painted } from '../board/painted.ts';
import { ownDiceAt } from '../features/dice/ownDice.ts';
import { keptWords, type Head } from '../persistence/head.ts';
import { keeperAt } from '../persistence/keeperAtTable.ts';
import { showWhenKept } from '../persistence/showWhenKept.ts';
import type { OpenBattle } from '../store/openBattle.ts';
import { playAt } from '../play/play.ts';
import { playbackOn } from '../play/playbackOn.ts';
import { scenarioCards, UNOPENED } from '../features/title/scenarioCards.ts';
import { followMotion } from '../features/settings/motion.ts';
import { settingCommands, settingsModel } from '../features/settings/settings.ts';
import { siegeGate } from '../features/strategic/gate.ts';
import { seatsAtTable } from '../features/seats/atTable.ts';
import { heldBack } from '../features/seats/held.ts';
import { shellChart } from './shell.chart.ts';
import { shown } from './pageModel.ts';
import { hearAt } from '../features/sound/hearing.ts';
import { theatreAtTable, type TableTheatre } from '../features/replay/atTable.ts';
import type { Table } from './tableParts.ts';
import { boardAsks, viewCommands } from '../board/viewCommands.ts';
import { windowCommands } from './windows.ts';

export type { Table } from './tableParts.ts';

/** Lays the table, for the game that `drafting` lays out, and looks what this browser keeps. The board is not fetched yet. */
export function createTable(settings: Signal<Settings>, drafting: DraftModel): Table {
  const setting = settingsModel(settings);
  const desk = layDesk(settings);
  const knowing = knowingAt(desk);
  const book = bookAt(desk);
  const lit = signal<readonly HexId[]>([]);
  const opened = signal<OpenBattle | null>(null);
  const kept = signal<Head | null | undefined>(undefined);
  const screen = signal<'title' | 'table'>('title');
  const hearing = hearAt(desk, screen);
  const { keeper, keeps } = keeperAt(desk, () => games);
  showWhenKept(keeper, document.documentElement);

  const fan = fanAt(desk, () => hands);
  const board = openBoardPort(litDesk(desk, lit), opened, followMotion(settings), {
    pick: (spot, careful) => hands.pick(spot, careful),
    inspect: (spot) => {
      hands.inspect(spot);
      fan.open(spot?.hex ?? null);
    },
    fan,
    beat: hearing.beat,
  });
  const playback = playbackOn(board, hearing, keeper.settled);
  const shell = createActor(shellChart);
  shell.subscribe((now) => {
    screen.value = now.matches({ place: 'title' }) ? 'title' : 'table';
    desk.resultOpen.value = now.matches({ place: { table: 'result' } });
  });
  shell.start();
  const ended = (): void => shell.send({ type: 'Ended' });

  const handing = handOverAt(desk, () => keeper.settled().then(painted));
  const play = playAt(
    desk,
    keeper,
    {
      show: (beats) => playback.send({ type: 'Show', beats }),
      snap: () => board.snap(),
      ended,
      askWhoPlays: () => games.askWhoPlays(),
    },
    { ...handing, lookFirst: () => handover.peeking.press(true) },
  );
  const dice = ownDiceAt(desk, play, (piece) =>
    hands.orders.send(piece === null ? { type: 'Clear' } : { type: 'Choose', piece }),
  );
  const touched = (): void => {
    playback.send({ type: 'Skip' });
    handover.recap.close();
  };
  const orders: Hands = heldBack(
    handsAt(desk, { ...play, submit: dice.submit }, touched, () => theatre.leave()),
    desk,
    touched,
  );
  const hands = knowing.through(orders, shiftHeld());
  const lookBack = lookingBack(desk, () => {
    playback.send({ type: 'Skip' });
    hands.orders.send({ type: 'Clear' });
    board.snap();
  });
  const handover: TableHandover = handoverAtTable(desk, handing, hands, {
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
    desk,
    opened,
    kept,
    keeper,
    keeps,
    shell,
    orders: hands.orders,
    passing: handing,
    snap: () => board.snap(),
    watch: () => theatre.move('first'),
  });
  const theatre: TableTheatre = theatreAtTable({
    desk,
    play,
    dice,
    games,
    keeper,
    playback,
    lookBack,
    ended,
  });
  const lessons = lessonsAtTable(desk, lit, keeper, games, () => hands.orders.send({ type: 'Clear' }));
  void games.lookForKept();
  const seating = seatsAtTable({
    desk,
    play,
    orders: hands.orders,
    games,
    keeper,
    playback,
    screen,
    drafting,
  });

  const page = shown(desk);
  const access = accessAtTable({ desk, settings: setting, page, board });
  const does: Readonly<Record<Command['id'], () => void>> = {
    ...windowCommands(desk),
    ...access.commands,
    ...settingCommands(setting),
    undo: () => takeBack(play.undo),
    redo: () => takeBack(play.redo),
    'new-game': () => {
      const battle = desk.match.peek()?.battle.id;
      if (UNOPENED.some(({ id }) => id === battle)) drafting.choose(battle!);
      playback.send({ type: 'Skip' });
      games.leave();
    },
    save: games.save,
    load: chooseFile,
    ...viewCommands({ desk, board, fan, settings: setting, knowing }),
    ...theatre.commands,
    recap: () => handover.recap.toggle(),
    lessons: lessons.begin,
  };
  const takeBack = (step: () => void): void => {
    lookBack(Infinity);
    step();
  };

  return {
    desk,
    board,
    book,
    hands,
    handover,
    theatre,
    opened,
    skip: () => playback.send({ type: 'Skip' }),
    model: {
      ...page,
      offers: computed(() =>
        desk.laid.value === null ? [...desk.offers.value, ...knowing.offers.value] : [],
      ),
      knowing: knowing.model,
      captions: hearing.captions,
      handover: handover.model,
      theatre: theatre.model,
      seating,
      lessons: lessons.model,
      sieges: siegeGate({ desk, games, keeper }),
      bookmark: book.bookmark,
      inThisBattle: computed(() => (desk.match.value === null ? {} : figuresInBook(desk.match.value.battle))),
      ...access.model,
      settings: setting,
      screen,
      title: computed(() => ({
        scenarios: scenarioCards(),
        kept: kept.value && keptWords(kept.value),
      })),
      commands: computed(() =>
        commandsOf({
          history: desk.history.value,
          sheet: desk.sheet.value,
          handedOver: desk.history.value !== null && handing.barsUndo(desk.history.value),
          settings: settings.value,
          countersShown: desk.countersShown.value,
          asked: knowing.enquiries.asked.value?.type ?? null,
          window: desk.window.value,
          moment: desk.moment.value,
        }),
      ),
      ask: {
        resume: () => void games.resume(),
        command: (id) => does[id](),
        endStep: handover.question.press,
        confirm: hands.confirm,
        cancel: hands.back,
        ...boardAsks({ desk, board, hands, knowing }),
        openCase: book.open,
        answer: games.answer,
        open: (file) => void games.open(file),
        dismissBanner: () => {
          desk.banner.value = null;
        },
        dismissResult: () => shell.send({ type: 'Dismiss' }),
      },
    },
  };
}
