/** The verdict as a reckoning: how it is told is fetched when a battle is over. */
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type * as Reckoning from '../log/reckoning.ts';
import type { ResultCard } from '../store/model.ts';
import type { TableStore } from '../store/tableStore.ts';

/** The card of the verdict while it is open; `ofBlock`: the battle is a block of a strategic siege. What cannot be fetched is told as any failure. */
export function resultAt(
  store: Pick<TableStore, 'match' | 'resultOpen'>,
  ofBlock: ReadonlySignal<boolean>,
): ReadonlySignal<ResultCard | null> {
  const telling = signal<typeof Reckoning | null>(null);
  effect(() => {
    if (!store.resultOpen.value || telling.peek() !== null) return;
    void import('../log/reckoning.ts').then((come) => (telling.value = come));
  });
  return computed(() =>
    store.match.value === null || !store.resultOpen.value || telling.value === null
      ? null
      : telling.value.resultOf(store.match.value.battle, store.match.value.state, ofBlock.value),
  );
}
