/** What those who listen ask about the board, and what they are told. */
import type { ReadonlySignal } from '@preact/signals';

/** Every question; the command of the same name puts it. */
export type QuestionId =
  | 'nearest-enemy'
  | 'nearest-gate'
  | 'nearest-breach'
  | 'nearest-leader'
  | 'units-here'
  | 'threats-here'
  | 'odds-now'
  | 'last-event';

/** The questions in the order of their keys. */
export const QUESTIONS: readonly QuestionId[] = [
  'nearest-enemy',
  'nearest-gate',
  'nearest-breach',
  'nearest-leader',
  'units-here',
  'threats-here',
  'odds-now',
  'last-event',
];

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
