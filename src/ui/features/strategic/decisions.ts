/** What was decided in the room, by dice, told or fought: which sheet lies there, and what it is held against. */
import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { rollWith, tellWith } from './deciding.ts';
import type { BriefJson, OpenBrief } from './briefs.ts';
import type { Reckoner } from './reckoner.ts';
import type { Decided, GameSheets } from './sheets.ts';
import { openTelling, type Telling } from './telling.ts';

/** The decisions of the room. */
export interface Decisions {
  /** Seed of the next throw. */
  readonly seed: ReadonlySignal<number>;
  /** Whose sheet lies there; null = none. */
  readonly shown: ReadonlySignal<Decided | null>;
  /** The same, while it is held against the dice. */
  readonly compared: ReadonlySignal<Decided | null>;
  readonly story: Telling;
  setSeed(seed: number): void;
  /** Lays a sheet, or takes it away; what was being told ends. */
  show(decided: Decided | null): void;
  /** Rolls the dice of a brief, and lays the sheet. */
  roll(brief: OpenBrief): void;
  /** Rolls them, tells it step by step, and lays the sheet at its end. */
  watch(brief: OpenBrief): void;
  /** Holds the sheet that lies there against the dice. */
  compare(): void;
}

/** Nothing is decided yet. Odds of the brief on the table and of what lies there are wanted from now on. */
export function openDecisions(
  sheets: Pick<GameSheets, 'document' | 'variants'>,
  reckoner: Pick<Reckoner, 'want'>,
): Decisions {
  const seed = signal(1);
  const shown = signal<Decided | null>(null);
  const asked = signal<Decided | null>(null);
  const compared = computed(() => (asked.value === null || asked.value !== shown.value ? null : asked.value));
  let coming: Decided | null = null;
  const story = openTelling(() => (shown.value = coming));
  effect(() => {
    const fought = shown.value === null ? [] : [shown.value.of];
    const result = compared.value === null ? null : resultOf(compared.value);
    reckoner.want([sheets.document.value, ...fought, ...sheets.variants.value], result);
  });
  const show = (one: Decided | null): void =>
    batch(() => {
      shown.value = one;
      story.begin(null);
    });
  const decide = (now: OpenBrief): Decided => {
    const one = rollWith(now, seed.peek());
    seed.value += 1;
    return one;
  };
  return {
    seed,
    shown,
    compared,
    story,
    setSeed: (next) => {
      seed.value = next;
    },
    show,
    roll: (now) => show(decide(now)),
    watch: (now) => {
      show(null);
      story.begin(tellWith(now, seed.peek()));
      coming = decide(now);
    },
    compare: () => {
      asked.value = shown.value;
    },
  };
}

/** The document of a result. */
export function resultOf({ report }: Decided): BriefJson {
  return report.document as BriefJson;
}
