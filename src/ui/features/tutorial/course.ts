/** How far somebody has come in the lessons, kept in this browser. */
import { forgetLocal, readObject, writeLocal } from '../../persistence/local.ts';
import { LESSON_IDS, type LessonId } from './lesson.ts';

/** The lessons of one game. */
export interface Course {
  /** The number of its game among those that are kept. */
  readonly game: number;
  /** Counted from 0. */
  readonly lesson: number;
  /** How many actions had been done when the lesson began. */
  readonly since: number;
  readonly learnt: boolean;
}

const KEY = 'pelennor.lessons';

/** The first lesson of a game that has just come to the table. */
export function firstLesson(game: number): Course {
  return { game, lesson: 0, since: 0, learnt: false };
}

/** The next lesson after so many actions; null after the last. */
export function nextLesson(course: Course, done: number): Course | null {
  const lesson = course.lesson + 1;
  return lesson < LESSON_IDS.length ? { ...course, lesson, since: done, learnt: false } : null;
}

/** Which lesson it is. */
export function lessonOf({ lesson }: Course): LessonId {
  return LESSON_IDS[lesson]!;
}

/** The lessons that were kept; null where there are none, or what was kept is none. */
export function readCourse(): Course | null {
  const { game, lesson, since, learnt } = readObject(KEY);
  if (!isCount(game) || !isCount(lesson) || !isCount(since) || typeof learnt !== 'boolean') return null;
  return lesson < LESSON_IDS.length ? { game, lesson, since, learnt } : null;
}

/** Keeps them; a browser that keeps nothing begins again next time. */
export function writeCourse(course: Course | null): void {
  if (course === null) forgetLocal(KEY);
  else writeLocal(KEY, course);
}

function isCount(kept: unknown): kept is number {
  return typeof kept === 'number' && Number.isInteger(kept) && kept >= 0;
}
