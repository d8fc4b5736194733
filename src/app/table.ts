/** The table: the store, the charts, the hands and the board put together into what the page shows and may ask. */
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { createActor, fromPromise } from 'xstate';
import type { Battle } from '../engine/battle.ts';
import { TABLE } from '../i18n/words.ts';
import type { Command } from '../panels/model.ts';
import { chooseFile } from '../panels/openFile.tsx';
import type { KeptGame, TableModel, WindowId } from '../panels/tableModel.ts';
import { openSound } from '../stage/sound.ts';
import { openBoardPort, type BoardPort } from './boardPort.ts';
import { BOARD_KEYS, commandsOf } from './commands.ts';
import { layDesk, type Desk } from './desk.ts';
import { lookingBack } from './lookingBack.ts';
import { gamesAt } from './games.ts';
import { handsAt, type Hands } from './hands.ts';
import { handoverAtTable, type TableHandover } from './handover/atTable.ts';
import { handOverAt } from './handover/handover.ts';
import { painted } from './handover/painted.ts';
import { openKeeper } from './keeping/keeper.ts';
import { FIRST_BATTLE, scenarioCards, type OpenBattle } from './opening.ts';
import { playAt } from './play.ts';
import { playbackChart, type Beats } from './playback.chart.ts';
import type { SettingsModel } from '../panels/settingsModel.ts';
import { nextSpeed, openSettings } from './settings.ts';
import { shellChart } from './shell.chart.ts';
import { shown } from './shown.ts';

/** The table as the page, the board and the keyboard use it. */
export interface Table {
  readonly model: TableModel;
  readonly desk: Desk;
  readonly board: BoardPort;
  readonly hands: Hands;
  readonly handover: TableHandover;
  /** The battle on the table, or null. */
  readonly battle: ReadonlySignal<Battle | null>;
}

/** Lays the table and looks what this browser keeps. The board is not fetched yet. */
export function createTable(): Table {
  const settings = openSettings();
  const desk = layDesk(settings);
  const opened = signal<OpenBattle | null>(null);
  const kept = signal<KeptGame | null>(null);
  const screen = signal<'title' | 'table'>('title');
  const sound = openSound(settings.peek().muted);
  const keeper = openKeeper(() => {
    desk.message.value = { type: 'notice', title: TABLE.storageFailed, text: TABLE.storageFailedText };
  });

  const board = openBoardPort(desk, opened, {
    pick: (spot, careful) => hands.pick(spot, careful),
    inspect: (spot) => hands.inspect(spot),
  });
  const playback = createActor(
    playbackChart.provide({
      actors: { play: fromPromise<void, Beats>(({ input }) => board.play(input)) },
      actions: { cutShort: () => board.skip() },
    }),
  ).start();
  const shell = createActor(shellChart);
  shell.subscribe((now) => {
    screen.value = now.matches({ place: 'title' }) ? 'title' : 'table';
    desk.resultOpen.value = now.matches({ place: { table: 'result' } });
  });
  shell.start();

  const handing = handOverAt(desk, painted);
  const play = playAt(
    desk,
    keeper,
    {
      show: (beats) => playback.send({ type: 'Show', beats }),
      snap: () => board.snap(),
      sound: (name) => sound.play(name),
      ended: () => shell.send({ type: 'Ended' }),
    },
    { ...handing, lookFirst: () => handover.peeking.press(true) },
  );
  const hands: Hands = handsAt(
    desk,
    play,
    () => {
      playback.send({ type: 'Skip' });
      handover.recap.close();
    },
    () => lookBack(Infinity),
  );
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
  });
  const games = gamesAt({
    desk,
    opened,
    kept,
    keeper,
    shell,
    orders: hands.orders,
    passing: handing,
    snap: () => board.snap(),
  });
  void games.lookForKept();

  effect(() => sound.setMuted(settings.value.muted));
  const set: SettingsModel['set'] = (setting, value) => {
    settings.value = { ...settings.peek(), [setting]: value };
  };
  const toggleWindow = (id: WindowId) => (): void => {
    desk.window.value = desk.window.peek() === id ? null : id;
  };
  const does: Readonly<Record<Command['id'], () => void>> = {
    undo: () => takeBack(play.undo),
    redo: () => takeBack(play.redo),
    'new-game': games.beginAgain,
    save: games.save,
    load: chooseFile,
    mute: () => set('muted', !settings.peek().muted),
    'zoom-in': () => board.zoomBy(1.25),
    'zoom-out': () => board.zoomBy(0.8),
    fit: board.fit,
    help: toggleWindow('help'),
    settings: toggleWindow('settings'),
    speed: () => set('speed', nextSpeed(settings.peek().speed)),
    'hide-counters': () => {
      desk.countersShown.value = !desk.countersShown.peek();
    },
    first: () => lookBack(0),
    earlier: () => lookBack((desk.moment.peek() ?? desk.history.peek()?.past.length ?? 0) - 1),
    later: () => lookBack((desk.moment.peek() ?? Infinity) + 1),
    present: () => lookBack(Infinity),
  };
  const takeBack = (step: () => void): void => {
    lookBack(Infinity);
    step();
  };

  const cards = scenarioCards();
  return {
    desk,
    board,
    hands,
    handover,
    battle: computed(() => opened.value?.battle ?? null),
    model: {
      ...shown(desk),
      handover: handover.model,
      boardKeys: BOARD_KEYS,
      settings: { now: settings, set },
      screen,
      title: computed(() => ({ scenarios: cards, first: FIRST_BATTLE, kept: kept.value })),
      commands: computed(() =>
        commandsOf({
          history: desk.history.value,
          settings: settings.value,
          countersShown: desk.countersShown.value,
          window: desk.window.value,
          moment: desk.moment.value,
        }),
      ),
      ask: {
        begin: games.begin,
        resume: () => void games.resume(),
        command: (id) => does[id](),
        endStep: handover.question.press,
        confirm: hands.confirm,
        cancel: hands.back,
        offer: (id) => {
          const hex = hands.offer(id);
          if (hex === null) return;
          desk.cursor.value = hex;
          board.reveal(hex);
        },
        show: (hex) => {
          desk.looked.value = hex;
          board.reveal(hex);
        },
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
