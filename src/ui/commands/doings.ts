/** What the commands of a table do, and what they hang on: said by the table, asked by the one list of commands. */
import type { BoardQuestion } from '../store/asked.ts';
import type { Settings } from '../store/settingsModel.ts';
import type { QuestionId, WindowId } from './commandTable.ts';

/** What can be done at a table besides orders. */
export interface CommandDoings {
  /** Opens a window, or shuts it. */
  toggle(window: WindowId): void;
  undo(): void;
  redo(): void;
  /** Both players take a step back together. */
  agree(): void;
  readonly game: Readonly<{ anew(): void; save(): void; load(): void }>;
  readonly view: Readonly<{ zoomBy(factor: number): void; fit(): void; spread(): void }>;
  toggleCounters(): void;
  toggleSetting(which: 'muted' | 'smallMap' | 'ownDice'): void;
  /** Faster; from the fastest to the usual one. */
  nextSpeed(): void;
  /** Asks the board a question beside the orders, or takes it back. */
  enquire(what: BoardQuestion['type']): void;
  /** Puts a question for those who listen. */
  ask(question: QuestionId): void;
  readonly replay: Readonly<Record<'first' | 'earlier' | 'later' | 'present' | 'watch', () => void>>;
  recap(): void;
  copyChronicle(): void;
  learn(): void;
}

/** How a table stands, as far as commands hang on it. A reason says why something cannot be done, or is null. */
export interface CommandSight {
  readonly settings: Settings;
  readonly countersShown: boolean;
  /** What the board is asked beside the orders, or null. */
  readonly asked: BoardQuestion['type'] | null;
  readonly window: WindowId | null;
  readonly why: Readonly<{
    noGame: string | null;
    noWayBack: string | null;
    nothingTakenBack: string | null;
    notTogether: string | null;
    atTheStart: string | null;
    atThePresent: string | null;
  }>;
}
