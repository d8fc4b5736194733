/** What the page shows of a table and may ask of it, put together from the table's parts. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Analysis } from '../features/analysis/analysis.ts';
import type { Book } from '../features/help/book.ts';
import { figuresInBook } from '../features/help/figures.ts';
import type { SeatingModel } from '../features/seats/seatsModel.ts';
import { siegeGate } from '../features/strategic/gate.ts';
import { scenarioCards } from '../games/scenarioCards.ts';
import { waitingLine } from '../persistence/notKept.ts';
import { narrowPage } from '../store/narrow.ts';
import type { Settings, SettingsModel } from '../store/settingsModel.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { Access } from './accessibility.ts';
import type { TableGame } from './gameAtTable.ts';
import type { pageSignals } from './pageModel.ts';
import type { TableStage } from './stageAtTable.ts';
import type { TableCommands } from './tableCommands.ts';
import type { TableAsks, TableModel } from './tableModel.ts';

/** The parts it is put together from. */
export interface ModelPlace {
  readonly store: TableStore;
  readonly settings: ReadonlySignal<Settings>;
  readonly setting: SettingsModel;
  readonly screen: ReadonlySignal<'title' | 'table'>;
  readonly page: ReturnType<typeof pageSignals>;
  readonly stage: TableStage;
  readonly game: TableGame;
  readonly analysis: Analysis;
  readonly book: Book;
  readonly seating: SeatingModel;
  readonly access: Access;
  readonly commands: TableCommands;
  readonly ask: TableAsks;
}

/** Puts it together. */
export function modelAtTable(place: ModelPlace): TableModel {
  const { store, settings, page, stage, game, analysis, access } = place;
  const battle = computed(() => store.match.value?.battle ?? null);
  return {
    ...page,
    ...stage.board.shown,
    ...narrowPage(settings, page.unit),
    offers: computed(() =>
      store.laid.value === null ? [...page.offers.value, ...analysis.offers.value] : [],
    ),
    analysis: analysis.model,
    captions: stage.hearing.captions,
    handover: game.handover.model,
    replaying: game.replaying,
    savedGames: game.replaying.savedGames,
    roll: game.dice,
    agreement: game.replaying.agreement,
    seating: place.seating,
    lessons: game.lessons.model,
    sieges: siegeGate({ store, games: game.games, autosave: stage.autosave }),
    battle,
    bookmark: place.book.bookmark,
    inThisBattle: computed(() => (battle.value === null ? {} : figuresInBook(battle.value))),
    ...access.model,
    settings: place.setting,
    screen: place.screen,
    title: computed(() => ({
      scenarios: scenarioCards(),
      kept: waitingLine(game.kept.value),
    })),
    commands: place.commands.shown,
    ask: place.ask,
  };
}
