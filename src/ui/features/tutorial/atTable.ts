/** The lessons at a table: they are taught while their own game lies on it, and follow what is done there. */
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { hexName, type HexId } from '../../../board/hex.ts';
import type { LessonsModel } from './lessonsModel.ts';
import type { TableStore } from '../../store/tableStore.ts';
import type { Games } from '../../games/games.ts';
import type { Autosave } from '../../persistence/autosave.ts';
import { stepWords } from '../../words/steps.ts';
import { TWO_PLAYERS } from '../../../session/seats.ts';
import { firstLesson, lessonOf, nextLesson, readCourse, writeCourse, type Course } from './course.ts';
import { LESSON_IDS, type LessonSight, type LitButton } from './lesson.ts';
import type * as Teaching from './lessons.ts';
import { fetchWhen } from '../../loading/fetchWhen.ts';
import { offerLabel } from '../../prompts/offerWords.ts';
import { confirmLabel } from '../../prompts/orderWords.ts';

/** The battle that the lessons are taught in. */
const BATTLE = 'first-steps';

/** One person leads both sides. The sheet itself tells a game of the lessons from any other that is begun. */
const LESSON_SHEET = { ...TWO_PLAYERS };

/** What is lit when a lesson is over. */
const ONWARD = { hexes: [], button: 'next' } as const;

export interface TableLessons {
  readonly model: LessonsModel;
  /** Goes on with the lessons that were begun, else begins them. */
  begin(): void;
}

/** Lays the lessons out; `light` lights hexes on the board, `letGo` lets go of the chosen unit. */
export function lessonsAtTable(
  store: TableStore,
  light: (hexes: readonly HexId[]) => void,
  autosave: Pick<Autosave, 'onTable'>,
  games: Pick<Games, 'begin' | 'resume'>,
  letGo: () => void,
): TableLessons {
  const course = signal<Course | null>(readCourse());
  const leaving = signal(false);
  effect(() => writeCourse(course.value));

  const taught = taughtAt(store, autosave, course);
  /** How they are taught, fetched when a lesson lies on the table. */
  const teacher = fetchWhen(
    () => taught.value !== null,
    () => import('./lessons.ts'),
  );
  const card = cardAt(store, taught, teacher);

  let begun = 0;
  effect(() => {
    const history = store.history.value;
    const game = autosave.onTable();
    const anew = history !== null && history.past.length === 0 && store.sheet.value === LESSON_SHEET;
    if (!anew || game === begun) return;
    begun = game;
    course.value = firstLesson(game);
  });
  effect(() => {
    if (taught.value === null || teacher.value === null || taught.value.running.learnt) return;
    const { running, sight, lesson } = taught.value;
    if (!teacher.value.isLearnt(lesson, sight)) return;
    course.value = { ...running, learnt: true };
    letGo();
  });
  effect(() => {
    light(card.value?.hexes ?? []);
  });

  const anew = (): void => games.begin(BATTLE, { sheet: LESSON_SHEET, threshold: null, rules: {} });
  return {
    begin: () => {
      store.openWindow(null);
      const running = course.peek();
      if (running === null) return anew();
      if (autosave.onTable() === running.game && store.history.peek() !== null) return;
      void games.resume(running.game).then(() => {
        if (autosave.onTable() !== running.game) anew();
      });
    },
    model: {
      card,
      leaving,
      waiting: computed(() =>
        course.value === null ? null : { n: course.value.lesson + 1, of: LESSON_IDS.length },
      ),
      next: () => {
        const running = course.peek();
        const done = store.history.peek()?.present.entries.length ?? 0;
        if (running !== null) course.value = nextLesson(running, done);
        letGo();
      },
      leave: () => {
        leaving.value = true;
      },
      answer: (leaves) => {
        leaving.value = false;
        if (leaves) course.value = null;
      },
    },
  };
}

interface Taught {
  readonly running: Course;
  readonly sight: LessonSight;
  readonly lesson: ReturnType<typeof lessonOf>;
}

/** The course whose game lies on the table in the present, with what it looks at. */
function taughtAt(
  store: TableStore,
  autosave: Pick<Autosave, 'onTable'>,
  course: ReadonlySignal<Course | null>,
): ReadonlySignal<Taught | null> {
  return computed(() => {
    const [now, running, history] = [store.match.value, course.value, store.history.value];
    if (now === null || running === null || history === null || store.moment.value !== null) return null;
    if (autosave.onTable() !== running.game) return null;
    const sight: LessonSight = {
      match: now,
      chosen: store.chosen.value,
      inspected: store.inspected.value,
      since: running.since,
    };
    return { running, sight, lesson: lessonOf(running) };
  });
}

/** The card of the lesson, and what it lights. */
function cardAt(
  store: TableStore,
  taught: ReadonlySignal<Taught | null>,
  teacher: ReadonlySignal<typeof Teaching | null>,
) {
  /** What is written on a lit button now. */
  const nameOf = (button: LitButton): string | null => {
    const { battle, state } = store.match.value!;
    switch (button) {
      case 'end':
        return stepWords(state.step).end;
      case 'confirm':
        return confirmLabel(battle, state, store.chosen.value.aim, store.reach.value);
      case 'answer': {
        const [first] = store.offers.value;
        return first === undefined ? null : offerLabel(battle, state, first.about);
      }
    }
  };
  return computed(() => {
    if (taught.value === null || teacher.value === null) return null;
    const { running, sight, lesson } = taught.value;
    const { battle } = sight.match;
    const onward = running.learnt || lesson === 'victory';
    const { hexes, button } = onward ? ONWARD : teacher.value.litOf(lesson, sight);
    const [hex] = hexes;
    return {
      n: running.lesson + 1,
      of: LESSON_IDS.length,
      id: lesson,
      learnt: running.learnt,
      hex: hex === undefined ? null : hexName(battle.board, hex),
      button,
      buttonName: button === null || button === 'next' ? null : nameOf(button),
      hexes,
    };
  });
}
