/** What is shown while the players are asked to throw their own dice, and what they may tell. */
import type { ReadonlySignal } from '@preact/signals';
import type { Cite } from '../../../rulebook/cases.ts';

/** Dice that the players are asked to throw. */
export interface RollCard {
  readonly dice: 1 | 2;
  readonly purpose: string;
  readonly cite: Cite;
  /** What was thrown earlier for the same action. */
  readonly before: readonly number[];
  /** What has been told of this throw; the first `fixed` lie since before and cannot be mended. */
  readonly faces: readonly number[];
  readonly fixed: number;
  readonly mayCancel: boolean;
}

export interface RollModel {
  /** Null while no order waits for dice. */
  readonly card: ReadonlySignal<RollCard | null>;
  face(face: number): void;
  mend(): void;
  /** The throw is as it was told: the order goes on. */
  fell(): void;
  cancel(): void;
}
