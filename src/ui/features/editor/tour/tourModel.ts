/** The tour beside the battle that is made on it: how far it is, what leads on, and how it is left and taken up again. */
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { forgetLocal, readObject, writeLocal } from '../../../persistence/local.ts';
import type { EditorModel } from '../editorModel.ts';
import { whyNotPlayed } from '../testPlay.ts';
import { isDone, markOf, TOUR_STEPS, type TourMark, type TourSight, type TourStep } from './tourSteps.ts';

/** Where the tour stands, counted from 0, and whether its card is shown. Kept in this browser. */
export interface TourPlace {
  readonly step: number;
  readonly isShown: boolean;
}

export interface TourCardModel {
  readonly step: TourStep;
  /** Counted from 1. */
  readonly n: number;
  readonly done: boolean;
  /** Null where the way on is the next step. */
  readonly mark: TourMark | null;
}

export interface Tour {
  /** Null before it has begun and after its end. */
  readonly place: ReadonlySignal<TourPlace | null>;
  /** Null while no battle is open or the tour is left. */
  readonly card: ReadonlySignal<TourCardModel | null>;
  /** Whether he is asked if he wants to leave. */
  readonly leaving: ReadonlySignal<boolean>;
  begin(): void;
  /** Shows the card again, where it was left. */
  resume(): void;
  /** Goes on to the next step, done or not; after the last the tour is over. */
  next(): void;
  /** Asks before the card closes. */
  leave(): void;
  answer(leaves: boolean): void;
}

const KEY = 'pelennor.editorTour';

/** The tour over an editor. */
export function createTour(model: EditorModel): Tour {
  const place = signal<TourPlace | null>(readPlace());
  const leaving = signal(false);
  effect(() => {
    if (place.value === null) forgetLocal(KEY);
    else writeLocal(KEY, place.value);
  });
  const sight = computed<TourSight | null>(() => {
    const document = model.document.value;
    return document === null
      ? null
      : {
          document,
          tab: model.tab.value,
          ink: model.ink.value,
          tool: model.tool.value,
          deeds: model.deeds.value,
          playable: whyNotPlayed(model.problems.value) === null,
          isSharing: model.dialog.value === 'share',
        };
  });
  const card = computed<TourCardModel | null>(() => {
    if (sight.value === null || place.value?.isShown !== true) return null;
    const step = TOUR_STEPS[place.value.step]!;
    const done = isDone(step, sight.value);
    return { step, n: place.value.step + 1, done, mark: done ? null : markOf(step, sight.value) };
  });
  return {
    place,
    card,
    leaving,
    begin: () => {
      place.value = { step: 0, isShown: true };
      leaving.value = false;
    },
    resume: () => {
      place.value = { step: place.peek()?.step ?? 0, isShown: true };
      leaving.value = false;
    },
    next: () => {
      const step = (place.peek()?.step ?? 0) + 1;
      place.value = step < TOUR_STEPS.length ? { step, isShown: true } : null;
    },
    leave: () => {
      leaving.value = true;
    },
    answer: (leaves) => {
      leaving.value = false;
      if (leaves && place.peek() !== null) place.value = { ...place.peek()!, isShown: false };
    },
  };
}

/** The place that was kept; null where there is none, or what was kept is none. */
function readPlace(): TourPlace | null {
  const { step, isShown } = readObject(KEY);
  const isStep = typeof step === 'number' && Number.isInteger(step) && step >= 0 && step < TOUR_STEPS.length;
  return isStep && typeof isShown === 'boolean' ? { step, isShown } : null;
}
