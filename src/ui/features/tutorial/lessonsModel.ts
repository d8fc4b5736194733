/** What the page is told of the lessons, and what it may ask of them. */
import type { ReadonlySignal } from '@preact/signals';
import type { LESSONS } from '../../../i18n/words.ts';

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
  /** What is written on the lit button; null where none is lit. */
  readonly buttonName: string | null;
}

export interface LessonsModel {
  /** Null while the game on the table is no lesson. */
  readonly card: ReadonlySignal<LessonCard | null>;
  /** Which lesson waits to be gone on with, counted from 1; null where none was begun. */
  readonly waiting: ReadonlySignal<Readonly<{ n: number; of: number }> | null>;
  /** Whether he is asked if he wants to leave. */
  readonly leaving: ReadonlySignal<boolean>;
  /** Goes on to the next lesson, learnt or not. */
  next(): void;
  /** Asks before the lessons close. */
  leave(): void;
  /** The answer: the lessons end and the game stays, or they go on. */
  answer(leaves: boolean): void;
}
