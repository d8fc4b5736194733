/** The commands of a table: what each does, and how they stand. */
import { computed, type ReadonlySignal } from '@preact/signals';
import { isHandedOver } from '../../session/standing.ts';
import type { BoardPort } from '../board/boardPort.ts';
import { carryOut } from '../commands/commandTable.ts';
import type { CommandDoings } from '../commands/doings.ts';
import type { StackSpread } from '../board/stackSpread.ts';
import type { Analysis } from '../features/analysis/analysis.ts';
import type { TableHandover } from '../features/handOver/atTable.ts';
import type { DraftModel } from '../features/seats/seatsModel.ts';
import { nextSpeed } from '../features/settings/settings.ts';
import type { TableLessons } from '../features/tutorial/atTable.ts';
import type { Games } from '../games/games.ts';
import { chooseFile } from '../games/openFile.tsx';
import { UNOPENED } from '../games/scenarioCards.ts';
import type { Play } from '../play/play.ts';
import type { CommandCard } from '../store/model.ts';
import type { SettingsModel } from '../store/settingsModel.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { Access } from './accessibility.ts';
import { commandsOf, whyNotNow } from './commands.ts';
import type { TableReplay } from './replayAtTable.ts';

/** What the commands need of the table. */
export interface CommandsPlace {
  readonly store: TableStore;
  readonly settings: SettingsModel;
  readonly drafting: Pick<DraftModel, 'choose'>;
  readonly board: Pick<BoardPort, 'zoomBy' | 'fit'>;
  readonly spread: Pick<StackSpread, 'toggle'>;
  readonly analysis: Analysis;
  readonly access: Pick<Access, 'ask'>;
  readonly games: Pick<Games, 'leave' | 'save'>;
  readonly play: Pick<Play, 'undo' | 'redo'>;
  readonly replaying: Pick<TableReplay, 'move' | 'leave' | 'watch' | 'agreement'>;
  readonly recap: Pick<TableHandover['recap'], 'toggle'>;
  readonly lessons: Pick<TableLessons, 'begin'>;
  /** Goes to a moment of the game at once. */
  lookBack(moment: number): void;
  skip(): void;
}

/** The commands of a table. */
export interface TableCommands {
  readonly shown: ReadonlySignal<readonly CommandCard[]>;
  does(id: CommandCard['id']): void;
}

/** Lays the commands out. */
export function commandsAtTable(place: CommandsPlace): TableCommands {
  const { store } = place;
  const doings = doingsAt(place);
  const why = computed(() =>
    whyNotNow({
      history: store.history.value,
      sheet: store.sheet.value,
      handedOver: store.game.value !== null && isHandedOver(store.game.value),
      moment: store.moment.value,
    }),
  );
  const shown = computed(() =>
    commandsOf({
      settings: place.settings.now.value,
      countersShown: store.countersShown.value,
      asked: place.analysis.enquiries.asked.value?.type ?? null,
      window: store.window.value,
      why: why.value,
    }),
  );
  return { shown, does: (id) => carryOut(id, doings) };
}

/** What commands do at this table. */
function doingsAt(place: CommandsPlace): CommandDoings {
  const { store, settings, games, play, analysis, board, replaying } = place;
  const fromPresent = (step: () => void) => (): void => {
    place.lookBack(Infinity);
    step();
  };
  return {
    toggle: (window) => store.openWindow(store.window.peek() === window ? null : window),
    undo: fromPresent(play.undo),
    redo: fromPresent(play.redo),
    agree: replaying.agreement.begin,
    game: {
      anew: () => {
        const battle = store.match.peek()?.battle.id;
        if (UNOPENED.some(({ id }) => id === battle)) place.drafting.choose(battle!);
        place.skip();
        games.leave();
      },
      save: games.save,
      load: chooseFile,
    },
    view: { zoomBy: board.zoomBy, fit: board.fit, spread: place.spread.toggle },
    toggleCounters: () => store.showCounters(!store.countersShown.peek()),
    toggleSetting: (which) => settings.set(which, !settings.now.peek()[which]),
    nextSpeed: () => settings.set('speed', nextSpeed(settings.now.peek().speed)),
    enquire: analysis.enquiries.toggle,
    ask: place.access.ask,
    replay: {
      first: () => replaying.move('first'),
      earlier: () => replaying.move('action-back'),
      later: () => replaying.move('action-on'),
      present: replaying.leave,
      watch: replaying.watch,
    },
    recap: place.recap.toggle,
    copyChronicle: () => analysis.model.ask.copyChronicle(),
    learn: place.lessons.begin,
  };
}
