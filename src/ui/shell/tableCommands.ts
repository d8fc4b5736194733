/** The commands of a table: what each does, and how they stand. */
import { computed, type ReadonlySignal } from '@preact/signals';
import { isHandedOver } from '../../session/standing.ts';
import { viewCommands } from '../board/viewCommands.ts';
import type { BoardPort } from '../board/boardPort.ts';
import type { StackSpread } from '../board/stackSpread.ts';
import type { Analysis } from '../features/analysis/analysis.ts';
import type { TableHandover } from '../features/handOver/atTable.ts';
import type { DraftModel } from '../features/seats/seatsModel.ts';
import { settingCommands } from '../features/settings/settings.ts';
import type { TableLessons } from '../features/tutorial/atTable.ts';
import type { Games } from '../games/games.ts';
import { chooseFile } from '../games/openFile.tsx';
import { UNOPENED } from '../games/scenarioCards.ts';
import type { Play } from '../play/play.ts';
import type { Command } from '../store/model.ts';
import type { SettingsModel } from '../store/settingsModel.ts';
import type { TableStore } from '../store/tableStore.ts';
import { windowCommands } from '../store/windows.ts';
import type { Access } from './accessibility.ts';
import { commandsOf } from './commands.ts';
import type { TableReplay } from './replayAtTable.ts';

/** What the commands need of the table. */
export interface CommandsPlace {
  readonly store: TableStore;
  readonly settings: SettingsModel;
  readonly drafting: Pick<DraftModel, 'choose'>;
  readonly board: Pick<BoardPort, 'zoomBy' | 'fit' | 'reveal' | 'nearOrFar'>;
  readonly spread: Pick<StackSpread, 'toggle'>;
  readonly analysis: Analysis;
  readonly access: Access;
  readonly games: Pick<Games, 'leave' | 'save'>;
  readonly play: Pick<Play, 'undo' | 'redo'>;
  readonly replaying: Pick<TableReplay, 'commands'>;
  readonly recap: Pick<TableHandover['recap'], 'toggle'>;
  readonly lessons: Pick<TableLessons, 'begin'>;
  /** Goes to a moment of the game at once. */
  lookBack(moment: number): void;
  skip(): void;
}

/** The commands of a table. */
export interface TableCommands {
  readonly shown: ReadonlySignal<readonly Command[]>;
  does(id: Command['id']): void;
}

/** Lays the commands out. */
export function commandsAtTable(place: CommandsPlace): TableCommands {
  const { store, settings, games, play, analysis, access } = place;
  const fromPresent = (step: () => void) => (): void => {
    place.lookBack(Infinity);
    step();
  };
  const does: Readonly<Record<Command['id'], () => void>> = {
    ...windowCommands(store),
    ...access.commands,
    ...settingCommands(settings),
    undo: fromPresent(play.undo),
    redo: fromPresent(play.redo),
    'new-game': () => {
      const battle = store.match.peek()?.battle.id;
      if (UNOPENED.some(({ id }) => id === battle)) place.drafting.choose(battle!);
      place.skip();
      games.leave();
    },
    save: games.save,
    load: chooseFile,
    ...viewCommands(place),
    ...place.replaying.commands,
    recap: place.recap.toggle,
    lessons: place.lessons.begin,
  };
  const shown = computed(() =>
    commandsOf({
      history: store.history.value,
      sheet: store.sheet.value,
      handedOver: store.game.value !== null && isHandedOver(store.game.value),
      settings: settings.now.value,
      countersShown: store.countersShown.value,
      asked: analysis.enquiries.asked.value?.type ?? null,
      window: store.window.value,
      moment: store.moment.value,
    }),
  );
  return { shown, does: (id) => does[id]() };
}
