/** The table: the store, the charts, the order input and the board put together into what the page shows and may ask. */
import type { Signal } from '@preact/signals';
import { analysisAt } from '../features/analysis/analysis.ts';
import { bookAt } from '../features/help/book.ts';
import { seatingAt } from '../features/seats/seating.ts';
import type { DraftModel } from '../features/seats/seatsModel.ts';
import { settingsModel } from '../features/settings/settings.ts';
import type { Settings } from '../store/settingsModel.ts';
import { openStore } from '../store/tableStore.ts';
import { accessAtTable } from './accessibility.ts';
import { gameAtTable, type TableGame } from './gameAtTable.ts';
import { modelAtTable } from './modelAtTable.ts';
import { openShell } from './openShell.ts';
import { pageSignals } from './pageModel.ts';
import { stageAtTable } from './stageAtTable.ts';
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
  const shell = openShell(store);
  const { screen } = shell;

  const stage = stageAtTable({
    store,
    settings,
    screen,
    later: { input: () => game.input, games: () => game.games },
  });
  const game: TableGame = gameAtTable({ store, shell, analysis, stage });
  const { games, handover, turn } = game;
  const seating = seatingAt(store, { turn, drafting, begin: games.begin, playSecond: games.playSecond });

  const page = pageSignals(store);
  const access = accessAtTable({ store, settings: setting, page, board: stage.board });
  const parts = { ...stage, ...game, store, analysis, book };
  const commands = commandsAtTable({
    ...parts,
    settings: setting,
    drafting,
    access,
    recap: handover.recap,
  });
  const ask = asksAtTable({
    ...parts,
    commands,
    question: handover.question,
    dismissResult: () => shell.actor.send({ type: 'Dismiss' }),
  });
  const shown = { store, settings, setting, screen, page, stage, game, analysis, book, seating };
  return {
    store,
    board: stage.board,
    book,
    input: game.input,
    handover,
    replaying: game.replaying,
    opened: stage.opened,
    begin: games.tryOut,
    skip: stage.skip,
    model: modelAtTable({ ...shown, access, commands, ask }),
  };
}
