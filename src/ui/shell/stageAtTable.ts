/** What is seen and heard at a table, and what keeps its games: all that the play stands on. */
import { signal, type ReadonlySignal } from '@preact/signals';
import type { ActorRefFrom } from 'xstate';
import type { HexId } from '../../board/hex.ts';
import { openBoardPort, type BoardPort } from '../board/boardPort.ts';
import { stackSpreadAt, type StackSpread } from '../board/stackSpread.ts';
import { hearAt, type Hearing } from '../features/sound/hearing.ts';
import { litStore } from '../features/tutorial/light.ts';
import type { Games } from '../games/games.ts';
import type { OrderInput } from '../input/orderInput.ts';
import type { Autosave } from '../persistence/autosave.ts';
import { autosaveAt } from '../persistence/autosaveAtTable.ts';
import { showWhenKept } from '../persistence/showWhenKept.ts';
import type { playbackChart } from '../play/playback.chart.ts';
import { playbackOn } from '../play/playbackOn.ts';
import { followMotion } from '../store/motion.ts';
import type { OpenBattle } from '../store/openBattle.ts';
import type { Settings } from '../store/settingsModel.ts';
import type { TableStore } from '../store/tableStore.ts';

/** What the stage needs of the table. */
export interface StagePlace {
  readonly store: TableStore;
  readonly settings: ReadonlySignal<Settings>;
  readonly screen: ReadonlySignal<'title' | 'table'>;
  /** The input and the games, which are laid after it. */
  readonly later: Readonly<{ input(): OrderInput; games(): Games }>;
}

/** What a game is played on. */
export interface TableStage {
  /** Lights the hexes of a lesson, and no others any more. */
  light(hexes: readonly HexId[]): void;
  /** The battle on the table, or null. */
  readonly opened: ReadonlySignal<OpenBattle | null>;
  /** Another battle comes to the table. */
  bring(battle: OpenBattle): void;
  readonly hearing: Hearing;
  readonly autosave: Autosave;
  /** False where this browser keeps nothing. */
  readonly keeps: () => boolean;
  readonly spread: StackSpread;
  readonly board: BoardPort;
  readonly playback: ActorRefFrom<typeof playbackChart>;
  /** Ends what is being shown. */
  skip(): void;
}

/** Lays it out. The board is not fetched yet. */
export function stageAtTable({ store, settings, screen, later }: StagePlace): TableStage {
  const lit = signal<readonly HexId[]>([]);
  const opened = signal<OpenBattle | null>(null);
  const hearing = hearAt(store, screen);
  const { autosave, keeps } = autosaveAt(store, later.games);
  showWhenKept(autosave, document.body);
  const spread = stackSpreadAt(store, later.input);
  const board = openBoardPort(litStore(store, lit), opened, followMotion(settings), {
    pick: (spot, careful) => later.input().pick(spot, careful),
    inspect: (spot) => {
      later.input().inspect(spot);
      spread.open(spot?.hex ?? null);
    },
    spread,
    beat: hearing.beat,
  });
  const playback = playbackOn(board, hearing, autosave.settled);
  const skip = (): void => playback.send({ type: 'Skip' });
  return {
    light: (hexes) => {
      lit.value = hexes;
    },
    opened,
    bring: (battle) => {
      opened.value = battle;
    },
    hearing,
    autosave,
    keeps,
    spread,
    board,
    playback,
    skip,
  };
}
