/** What both players see while they are asked to agree to a step back. */
import type { ReadonlySignal } from '@preact/signals';
import type { Side } from '../../../engine/battle.ts';

/** What both players are asked to agree to. */
export interface AgreeCard {
  /** Why one player alone cannot do it: "Dice were rolled: 3+4 for breach [16.3]." */
  readonly why: string;
  /** Index = Side. */
  readonly sides: readonly Readonly<{ name: string; key: string; agrees: boolean }>[];
}

export interface AgreementModel {
  /** Null while there is nothing to agree about. */
  readonly card: ReadonlySignal<AgreeCard | null>;
  /** A side presses its button: it agrees, or no longer does. */
  press(side: Side): void;
}
