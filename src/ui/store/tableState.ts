/** What lies on a table and is chosen there: read by everybody, written by the commands beside it and nobody else. */
import { batch, signal, type ReadonlySignal } from '@preact/signals';
import type { HexId } from '../../board/hex.ts';
import type { PieceId } from '../../engine/battle.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { Standing } from '../../session/standing.ts';
import type { Spot } from '../../stage/contract.ts';
import type { Covering } from '../features/handOver/handoverModel.ts';
import type { Selection } from '../orders/intent.ts';
import { NOTHING_CHOSEN } from '../orders/orders.chart.ts';
import type { WindowId } from '../commands/commandTable.ts';
import type { Message } from '../shell/tableModel.ts';
import type { QuestionOverlay } from './asked.ts';
import type { DiceCard } from './model.ts';

export interface TableState {
  /** The game on the table as its session tells it. Null while no game is on the table. */
  readonly game: ReadonlySignal<Standing | null>;
  /** What the orders chart has chosen. */
  readonly chosen: ReadonlySignal<Selection>;
  readonly hover: ReadonlySignal<Spot | null>;
  readonly cursor: ReadonlySignal<HexId | null>;
  /** A hex that was asked about and stays in the inspector. */
  readonly looked: ReadonlySignal<HexId | null>;
  /** A piece that was picked out of its stack and is told first. */
  readonly picked: ReadonlySignal<PieceId | null>;
  readonly refusal: ReadonlySignal<Refusal | null>;
  readonly dice: ReadonlySignal<DiceCard | null>;
  readonly message: ReadonlySignal<Message | null>;
  readonly announcement: ReadonlySignal<string>;
  /** The window that lies over the table. */
  readonly window: ReadonlySignal<WindowId | null>;
  readonly resultOpen: ReadonlySignal<boolean>;
  readonly countersShown: ReadonlySignal<boolean>;
  /** Which moment of the game is looked back at, 0 = the start; null = the present. */
  readonly moment: ReadonlySignal<number | null>;
  /** The cover over the board between two players. */
  readonly cover: ReadonlySignal<Covering | null>;
  /** How often the screen was handed over, 0 = not yet: what is to be told to whoever comes is told once for each. */
  readonly handed: ReadonlySignal<number>;
  /** What a question beside the orders lays over the board in place of the choice; null while none is asked. */
  readonly laid: ReadonlySignal<QuestionOverlay | null>;
}

/** How a table is written. Null takes away what was shown. */
export interface StateCommands {
  showGame(now: Standing | null): void;
  choose(selection: Selection): void;
  pointAt(spot: Spot | null): void;
  putCursor(hex: HexId | null): void;
  lookAt(hex: HexId | null): void;
  pickOut(piece: PieceId | null): void;
  showRefusal(refusal: Refusal | null): void;
  showDice(dice: DiceCard | null): void;
  showMessage(message: Message | null): void;
  /** Tells a screen reader. */
  announce(text: string): void;
  openWindow(window: WindowId | null): void;
  openResult(open: boolean): void;
  showCounters(shown: boolean): void;
  lookBack(moment: number | null): void;
  layCover(cover: Covering | null): void;
  countHandOver(): void;
  layOver(question: QuestionOverlay | null): void;
  /** Another game comes: nothing of the one before is pointed at, refused or thrown any more. */
  forgetGame(): void;
}

/** A table with nothing on it, and its one writer. */
export function openState(): Readonly<{ state: TableState; commands: StateCommands }> {
  const state = {
    game: signal<Standing | null>(null),
    chosen: signal<Selection>(NOTHING_CHOSEN),
    hover: signal<Spot | null>(null),
    cursor: signal<HexId | null>(null),
    looked: signal<HexId | null>(null),
    picked: signal<PieceId | null>(null),
    refusal: signal<Refusal | null>(null),
    dice: signal<DiceCard | null>(null),
    message: signal<Message | null>(null),
    announcement: signal(''),
    window: signal<WindowId | null>(null),
    resultOpen: signal(false),
    countersShown: signal(true),
    moment: signal<number | null>(null),
    cover: signal<Covering | null>(null),
    handed: signal(0),
    laid: signal<QuestionOverlay | null>(null),
  };
  const writing =
    <K extends keyof typeof state>(key: K) =>
    (next: (typeof state)[K]['value']): void => {
      state[key].value = next;
    };
  return {
    state,
    commands: {
      showGame: writing('game'),
      choose: writing('chosen'),
      pointAt: writing('hover'),
      putCursor: writing('cursor'),
      lookAt: writing('looked'),
      pickOut: writing('picked'),
      showRefusal: writing('refusal'),
      showDice: writing('dice'),
      showMessage: writing('message'),
      announce: writing('announcement'),
      openWindow: writing('window'),
      openResult: writing('resultOpen'),
      showCounters: writing('countersShown'),
      lookBack: writing('moment'),
      layCover: writing('cover'),
      layOver: writing('laid'),
      countHandOver: () => {
        state.handed.value += 1;
      },
      forgetGame: () =>
        batch(() => {
          for (const field of ['moment', 'hover', 'cursor', 'looked', 'refusal', 'dice'] as const) {
            state[field].value = null;
          }
        }),
    },
  };
}
