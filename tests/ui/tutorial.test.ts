/** The lessons: whoever only follows the lights learns all six, whatever the dice say, and few words are said at a time. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { signal } from '@preact/signals';
import type { HexId } from '../../src/board/hex.ts';
import { firstLesson, nextLesson, readCourse, writeCourse } from '../../src/ui/features/tutorial/course.ts';
import { LESSON_IDS, type LessonSight } from '../../src/ui/features/tutorial/lesson.ts';
import { isLearnt, litOf } from '../../src/ui/features/tutorial/lessons.ts';
import { lessonsAtTable } from '../../src/ui/features/tutorial/atTable.ts';
import { newMatch } from '../../src/game/match.ts';
import { historyOf } from '../../src/game/history.ts';
import { DE } from '../../src/i18n/de/catalogue.ts';
import { EN } from '../../src/i18n/en/catalogue.ts';
import { shippedBattle } from '../kit/shipped.ts';
import { storageOf } from '../kit/storage.ts';
import { sitAt, type Seat } from './seat.ts';

beforeEach(() => void vi.stubGlobal('localStorage', storageOf()));

function firstSteps(seed: number): Seat {
  return sitAt(newMatch(shippedBattle('first-steps'), seed));
}

function sightOf({ store }: Seat, since: number): LessonSight {
  return {
    match: store.match.peek()!,
    chosen: store.chosen.peek(),
    inspected: store.looked.peek(),
    since,
  };
}

/** Does what the light says. */
function follow(seat: Seat, { hexes, button }: ReturnType<typeof litOf>): void {
  if (hexes.length > 0) return seat.click(hexes[0]!);
  if (button === 'end') return seat.input.endStep();
  if (button === 'confirm') return seat.input.confirm();
  if (button === 'answer') seat.input.offer(seat.store.offers.peek()[0]!.id);
}

describe('the lights', () => {
  test.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'lead through all lessons with dice %i',
    (seed) => {
      const seat = firstSteps(seed);
      const learntBy = LESSON_IDS.slice(0, -1).map((lesson) => {
        const since = seat.store.match.peek()!.entries.length;
        let picks = 0;
        while (!isLearnt(lesson, sightOf(seat, since)) && picks < 90) {
          follow(seat, litOf(lesson, sightOf(seat, since)));
          picks += 1;
        }
        return isLearnt(lesson, sightOf(seat, since));
      });
      expect(learntBy).toEqual([true, true, true, true, true]);
    },
  );

  test('shooting and blows are really come to, not only the end of the battle', () => {
    const kinds = Array.from({ length: 12 }, (_, seed) => {
      const seat = firstSteps(seed);
      for (const lesson of LESSON_IDS.slice(0, 4)) {
        const since = seat.store.match.peek()!.entries.length;
        for (let picks = 0; picks < 90 && !isLearnt(lesson, sightOf(seat, since)); picks += 1)
          follow(seat, litOf(lesson, sightOf(seat, since)));
      }
      return new Set(seat.store.match.peek()!.entries.map(({ action }) => action.type));
    });
    expect(kinds.every((done) => done.has('Move') && done.has('Fire') && done.has('Melee'))).toBe(true);
  });

  test('a unit that can act is lit first, then where it goes', () => {
    const seat = firstSteps(1);
    const [from] = litOf('move', sightOf(seat, 0)).hexes;
    seat.click(from!);
    expect(seat.store.chosen.peek().piece).not.toBeNull();
    const [to] = litOf('move', sightOf(seat, 0)).hexes;
    expect(seat.store.reach.peek()!.costTo(to!)).toBeGreaterThan(0);
  });
});

describe('the course', () => {
  test('is kept, and what was not kept by us is no course', () => {
    const course = { ...firstLesson(7), lesson: 2, since: 5 };
    writeCourse(course);
    expect(readCourse()).toEqual(course);
    localStorage.setItem('pelennor.lessons', '{"game":7,"lesson":9,"since":0,"learnt":true}');
    expect(readCourse()).toBeNull();
    localStorage.setItem('pelennor.lessons', '{');
    expect(readCourse()).toBeNull();
  });

  test('counts what is done from its beginning, and ends after the last lesson', () => {
    expect(nextLesson(firstLesson(7), 3)).toEqual({ game: 7, lesson: 1, since: 3, learnt: false });
    expect(nextLesson({ ...firstLesson(7), lesson: LESSON_IDS.length - 1 }, 3)).toBeNull();
  });

  /** Lessons at a table whose games are begun without being kept. */
  function taught() {
    const seat = firstSteps(1);
    const { store } = seat;
    let game = 0;
    const lit = signal<readonly HexId[]>([]);
    const lessons = lessonsAtTable(
      store,
      (hexes) => {
        lit.value = hexes;
      },
      { onTable: () => game },
      {
        begin: (_, table) => {
          game += 1;
          seat.lay({ sheet: table!.sheet, history: historyOf(store.history.peek()!.present) });
        },
        resume: async () => {},
      },
      () => seat.input.orders.send({ type: 'Clear' }),
    );
    return { ...seat, lit, lessons };
  }

  test('begins with its own game, follows what is done, can be skipped and left', async () => {
    const { lessons, lit, store, click } = taught();
    const { model } = lessons;
    expect(model.card.peek()).toBeNull();
    lessons.begin();
    await vi.dynamicImportSettled();
    expect(model.card.peek()).toMatchObject({ n: 1, of: 6, id: 'move', learnt: false, button: null });
    click(lit.peek()[0]!);
    click(lit.peek()[0]!);
    expect(model.card.peek()).toMatchObject({ learnt: true, button: 'next', hex: null });
    model.next();
    expect(model.card.peek()).toMatchObject({ n: 2, id: 'ground', learnt: false });
    expect(readCourse()).toMatchObject({ lesson: 1 });
    model.next();
    expect(model.waiting.peek()).toEqual({ n: 3, of: 6 });
    store.lookBack(0);
    expect(model.card.peek()).toBeNull();
    store.lookBack(null);
    model.leave();
    expect([model.leaving.peek(), model.card.peek()?.n]).toEqual([true, 3]);
    model.answer(false);
    expect([model.leaving.peek(), model.card.peek()?.n]).toEqual([false, 3]);
    model.leave();
    model.answer(true);
    expect([model.card.peek(), lit.peek(), readCourse()]).toEqual([null, [], null]);
  });

  test('lets go of the chosen unit when a lesson is learnt and when it is skipped', async () => {
    const { lessons, lit, store, click } = taught();
    lessons.begin();
    await vi.dynamicImportSettled();
    click(lit.peek()[0]!);
    expect(store.chosen.peek().piece).not.toBeNull();
    click(lit.peek()[0]!);
    expect([lessons.model.card.peek()?.learnt, store.chosen.peek().piece]).toEqual([true, null]);
    const [unit] = [...store.hints.peek().ready];
    click(store.match.peek()!.state.pieces[unit!]!.at as HexId);
    lessons.model.next();
    expect(store.chosen.peek().piece).toBeNull();
  });

  test('names the button that it means by what is written on it', async () => {
    const { lessons, store, click, lit, input } = taught();
    const name = () => lessons.model.card.peek()?.buttonName;
    lessons.begin();
    await vi.dynamicImportSettled();
    expect(name()).toBeNull();
    for (let skipped = 0; skipped < 2; skipped += 1) lessons.model.next();
    expect(name()).toBe('End movement');
    while (lessons.model.card.peek()?.button === 'end') input.endStep();
    click(lit.peek()[0]!);
    click(lit.peek()[0]!);
    expect([name(), lessons.model.card.peek()?.button]).toEqual(['Shoot', 'confirm']);
    expect(store.chosen.peek().aim?.type).toBe('Fire');
  });

  test('a step back to the start of its game does not begin it again', async () => {
    const { lessons, lit, play, click } = taught();
    lessons.begin();
    await vi.dynamicImportSettled();
    click(lit.peek()[0]!);
    click(lit.peek()[0]!);
    lessons.model.next();
    play.undo();
    expect(lessons.model.card.peek()).toMatchObject({ n: 2 });
    lessons.model.answer(true);
    play.redo();
    play.undo();
    expect(lessons.model.card.peek()).toBeNull();
  });
});

test.each([
  ['English', EN],
  ['German', DE],
])('at most forty words of a lesson stand on the page in %s', (_, { LESSONS }) => {
  const count = (...texts: readonly string[]): number => texts.join(' ').split(/\s+/).length;
  const long = LESSON_IDS.flatMap((id) => {
    const { title, text, learnt } = LESSONS.words[id];
    return [text, learnt].filter((said) => count(LESSONS.count, title, said, LESSONS.litButton) > 40);
  });
  expect(long).toEqual([]);
});
