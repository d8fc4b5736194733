/** What the page is told of the lessons, and what it may ask of them. */
import type { ReadonlySignal } from '@preact/signals';
import type { LESSONS } from '../../i18n/words.ts';

/** Which buttons a lesson lights. */
export type LitMark = 'end' | 'confirm' | 'answer' | 'next';

/** The lesson beside the board. */
export interface LessonCard {
  /** Counted from 1. */
  readonly n: number;
  readonly of: number;
  readonly id: keyof typeof LESSONS.words;
  /** It may be left behind with a good conscience. */
  readonly learnt: boolean;
  /** The printed number of the hex that is lit, or null. */
  readonly hex: string | null;
  readonly button: LitMark | null;
}

export interface LessonsModel {
  /** Null while the game on the table is no lesson. */
  readonly card: ReadonlySignal<LessonCard | null>;
  /** Which lesson waits to be gone on with, counted from 1; null where none was begun. */
  readonly waiting: ReadonlySignal<Readonly<{ n: number; of: number }> | null>;
  /** Goes on to the next lesson, learnt or not. */
  next(): void;
  /** Ends the lessons; the game stays. */
  leave(): void;
}
