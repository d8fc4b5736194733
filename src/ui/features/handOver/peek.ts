/** At an open table both look on; the owner of what is hidden looks at it while he holds a key, once the other has looked away. */
import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { BESIEGER, DEFENDER, type Battle } from '../../../engine/battle.ts';
import type { GameState } from '../../../engine/state.ts';
import { view } from '../../../game/view.ts';
import { fill } from '../../../i18n/fill.ts';
import { HANDOVER } from '../../../i18n/words.ts';
import type { Peek } from './handoverModel.ts';
import type { TableStore } from '../../store/tableStore.ts';
import { sideName } from '../../words/names.ts';
import { handsOver } from '../../../session/seats.ts';
import { calledAt } from '../../words/called.ts';
import { otherSide } from '../../../session/seatOf.ts';

export interface Peeking {
  /** Null where there is nothing to look at, or while the other side decides and nobody asks for a look. */
  readonly card: ReadonlySignal<Peek | null>;
  /** The key or button is pressed down, or let go. The first press asks whether the other looks away. */
  press(down: boolean): void;
  answer(yes: boolean): void;
  /** Keeps it in sight without holding, or ends that. */
  keep(): void;
}

/** The look at a table; `changing` is told before the eyes of the screen change, `peek` changes them. */
export function peekingAt(store: TableStore, changing: () => void, peek: (looks: boolean) => void): Peeking {
  const stage = signal<Peek['stage']>('offered');
  const turn = (to: Peek['stage']): void => {
    const looks = to === 'looking' || to === 'kept';
    batch(() => {
      if (looks !== store.peeking.peek()) changing();
      stage.value = to;
      peek(looks);
    });
  };
  const offered = computed(() => {
    const now = store.history.value?.present;
    if (now === undefined || now.state.verdict !== null || store.settings.value.handOver !== 'open')
      return false;
    return handsOver(store.sheet.value) && store.moment.value === null && hidesNow(now.battle, now.state);
  });
  const step = computed(() => store.history.value?.present.state.step);
  // What the other agreed to holds for this step.
  effect(() => {
    void step.value;
    if (!offered.value || stage.peek() !== 'offered') turn('offered');
  });
  return {
    card: computed(() => {
      const now = store.history.value?.present;
      if (!offered.value || now === undefined) return null;
      // In the steps of the other side the key is enough.
      if (stage.value === 'offered' && now.state.active !== DEFENDER) return null;
      const side = sideName(now.battle, DEFENDER);
      const them = calledAt(now.battle, store.sheet.value, otherSide(DEFENDER));
      return {
        stage: stage.value,
        side: DEFENDER,
        ask: fill(HANDOVER.peekAsk, { side, other: them }),
        yes: fill(HANDOVER.peekYes, { other: them }),
        looking: fill(HANDOVER.peekLooking, { side }),
      };
    }),
    press: (down) => {
      if (!offered.peek()) return;
      const at = stage.peek();
      if (down && at === 'offered') turn('asking');
      else if (down && at === 'allowed') turn('looking');
      else if (!down && at === 'looking') turn('allowed');
    },
    answer: (yes) => {
      if (stage.peek() === 'asking') turn(yes ? 'allowed' : 'offered');
    },
    keep: () => {
      const at = stage.peek();
      if (at === 'kept') turn('allowed');
      else if (at === 'allowed' || at === 'looking') turn('kept');
    },
  };
}

/** Whether one side knows something in this moment that the other may not (2.11.11). */
export function hidesNow(battle: Battle, state: GameState): boolean {
  return view(battle, state, BESIEGER) !== state;
}
