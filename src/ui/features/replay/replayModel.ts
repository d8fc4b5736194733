/** What the strip of the replay shows, and what it may ask for. */
import type { ReadonlySignal } from '@preact/signals';
import type { TurnMark } from '../../log/timeline.ts';

/** The strip at the foot of the board while the game is watched again. */
export interface StripCard {
  /** After so many actions, of so many. */
  readonly at: number;
  readonly of: number;
  /** "Turn 3, Sauron: movement". */
  readonly where: string;
  readonly turns: readonly TurnMark[];
  readonly playing: boolean;
  /** Whether a new game may begin at this moment. */
  readonly mayGoOn: boolean;
}

/** What the buttons of the strip ask for. */
export type StripMove =
  | 'first'
  | 'turn-back'
  | 'action-back'
  | 'play'
  | 'action-on'
  | 'turn-on'
  | 'last'
  | 'leave'
  /** Begins a new game at the moment that is shown. */
  | 'go-on-here'
  | Readonly<{ go: number }>;

export interface ReplayModel {
  /** Null while nothing is watched again. */
  readonly strip: ReadonlySignal<StripCard | null>;
  move(move: StripMove): void;
}
