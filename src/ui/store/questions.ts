/** What those who listen are told. */
import type { ReadonlySignal } from '@preact/signals';

/** The window of questions. */
export interface AskingModel {
  /** "Asked from hex 1213." */
  readonly from: ReadonlySignal<string>;
  /** The last answer, or nothing. */
  readonly answer: ReadonlySignal<string>;
  /** Whether the answer points out a hex that can be gone to. */
  readonly leads: ReadonlySignal<boolean>;
  /** Goes there. */
  go(): void;
}
