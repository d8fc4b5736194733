/** What the page shows of two players at one screen: the cover, the strip that asks, the look at the oil, the recap. */
import type { ReadonlySignal } from '@preact/signals';
import type { HexId } from '../../../board/hex.ts';
import type { Side } from '../../../engine/battle.ts';
import type { TableSheet } from '../../../saves/tableSheet.ts';
import type { Cover } from '../../../session/screen.ts';
import type { ChronicleLine } from '../../store/model.ts';

/** One thing that happened, in a sentence; `hex` = where, to be shown on the board. */
export interface RecapLine {
  readonly icon: string | null;
  readonly text: string;
  readonly hex: HexId | null;
}

/** A phase that is to come for whoever sits down. */
export interface StepAhead {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
}

/** How the PIN of the side to come stands: none was set, it is wanted, what was typed is wrong. */
export type PinState = 'none' | 'wanted' | 'wrong';

/** A cover that is up: before whom, over which game, and the last PIN that was taken away without being given. */
export interface Covering extends Cover {
  readonly sheet: TableSheet;
  readonly takenAway: Readonly<{ side: Side; turn: number }> | null;
}

/** What stands on the opaque cover. Nothing on it is hidden from anybody. */
export interface CoverModel {
  readonly side: Side;
  readonly sideName: string;
  /** Why it stands there: the turn passes on, a game was opened, or the owner looks at his oil. */
  readonly why: 'turn' | 'opened' | 'oil';
  /** "Turn 5 of 16", "Night, past midnight", "Magic II". */
  readonly when: readonly string[];
  readonly night: boolean;
  /** "Rowan plays Westernesse. Sauron, look away until the turn comes back." */
  readonly plea: string;
  /** Whose doings are told. */
  readonly told: string;
  readonly known: readonly RecapLine[];
  readonly ahead: readonly StepAhead[];
  readonly forYourEyes: string | null;
  /** That a PIN was taken away without being given, or null. */
  readonly takenAway: string | null;
}

/** A strip in the colour of the side that is asked while the board stays as it is. */
export interface Strip {
  readonly side: Side;
  readonly sideName: string;
  readonly head: string;
  readonly text: string;
  /** Answers that no hex and no other button stands for, the usual one first. */
  readonly answers: readonly Readonly<{ id: 'no-oil' | 'look'; label: string }>[];
}

/** The look at what one side alone may know, at an open table. */
export interface Peek {
  readonly stage: 'offered' | 'asking' | 'allowed' | 'looking' | 'kept';
  readonly side: Side;
  readonly ask: string;
  readonly yes: string;
  readonly looking: string;
}

/** What the other side did since this one last decided. */
export interface Recap {
  readonly head: string;
  readonly lines: readonly RecapLine[];
  /** How many lines are left out. */
  readonly more: number;
}

/** What the machine did, to be stepped through on the board. */
export interface Steps {
  readonly head: string;
  readonly count: string;
  readonly moments: readonly Readonly<{ title: string; figure: string | null }>[];
  /** Which of them is on the board; null = none yet. */
  readonly at: number | null;
}

export interface HandoverModel {
  readonly steps: ReadonlySignal<Steps | null>;
  readonly cover: ReadonlySignal<Covering | null>;
  readonly pin: ReadonlySignal<PinState>;
  /** The record as all may read it, for the cover. */
  readonly record: ReadonlySignal<readonly ChronicleLine[]>;
  readonly strip: ReadonlySignal<Strip | null>;
  readonly peek: ReadonlySignal<Peek | null>;
  readonly recap: ReadonlySignal<Recap | null>;
  /** "4 can still shoot. End anyway?", or null. */
  readonly endQuestion: ReadonlySignal<string | null>;
  readonly ask: HandoverAsks;
}

/** What the page may ask for at a hand-over. */
export interface HandoverAsks {
  /** The player to come has held the button long enough; `pin` as typed, empty where none is wanted. */
  uncover(pin: string): void;
  /** Sets the PIN of the side on the cover; answers whether it will do. */
  setPin(pin: string): boolean;
  takePinAway(): void;
  answer(id: Strip['answers'][number]['id']): void;
  /** The button or key for the look is pressed down, or let go. */
  peek(down: boolean): void;
  peekAnswer(yes: boolean): void;
  /** Keeps the look open without holding, or ends that. */
  peekKeep(): void;
  watchAgain(): void;
  /** Shows a moment of the steps on the board; null = ends them. */
  stepTo(moment: number | null): void;
  closeRecap(): void;
}
