/** What is shown of the machine's turn, and how a player stops, hurries or replaces it. */
import type { ReadonlySignal } from '@preact/signals';
import type { Tempo } from './pace.ts';

export interface MachineTurn {
  /** Whether the machine has to decide in the present. */
  readonly decides: ReadonlySignal<boolean>;
  readonly state: ReadonlySignal<'thinks' | 'paused' | 'failed'>;
  /** Whether what it does is shown without any movement until a player decides again. */
  readonly hurried: ReadonlySignal<boolean>;
  readonly tempo: ReadonlySignal<Tempo>;
  setTempo(tempo: Tempo): void;
  pause(): void;
  goOn(): void;
  hurry(): void;
  /** A player takes the seat of the side that decides. */
  takeOver(): void;
}
