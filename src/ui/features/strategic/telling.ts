/** A battle told step by step, at the reader's own pace or by itself. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { fill } from '../../../i18n/fill.ts';
import { sentence } from '../../../i18n/siegeSaid.ts';
import { SIEGE_ROOM } from '../../../i18n/siegeWords.ts';
import type { TellingView } from './strategicModel.ts';
import type { ToldStep } from '../../../strategic/siege.ts';

export interface Telling {
  readonly view: ReadonlySignal<TellingView | null>;
  /** Begins to tell; null = there is nothing to tell any more. */
  begin(steps: readonly ToldStep[] | null): void;
  next(): void;
  /** Goes on by itself, or stops that. */
  play(): void;
  toTheEnd(): void;
}

/** Between two steps that are told by themselves, in milliseconds. */
const PACE = 900;

/** A teller; `over` is called when the last step was told. */
export function openTelling(over: () => void): Telling {
  const steps = signal<readonly ToldStep[] | null>(null);
  const told = signal(0);
  const playing = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pause = (): void => {
    clearTimeout(timer);
    playing.value = false;
  };
  const upTo = (count: number): void => {
    const all = steps.peek()?.length ?? 0;
    const before = told.peek();
    told.value = Math.min(count, all);
    if (told.peek() < all) return;
    pause();
    if (before < all) over();
  };
  const goOn = (): void => {
    timer = setTimeout(() => {
      upTo(told.peek() + 1);
      if (playing.peek()) goOn();
    }, PACE);
  };

  return {
    view: computed(() =>
      steps.value === null
        ? null
        : {
            steps: steps.value.map(({ round, line, faces = [] }) => ({
              round: roundText(round),
              line: sentence(line),
              faces,
            })),
            told: told.value,
            playing: playing.value,
          },
    ),
    begin: (next) => {
      pause();
      steps.value = next;
      told.value = 0;
      if (next !== null) upTo(1);
    },
    next: () => {
      pause();
      upTo(told.peek() + 1);
    },
    play: () => {
      if (playing.peek()) return pause();
      playing.value = true;
      goOn();
    },
    toTheEnd: () => upTo(Infinity),
  };
}

function roundText(round: number): string {
  return round === 0 ? SIEGE_ROOM.beforeRounds : fill(SIEGE_ROOM.round, { round });
}
