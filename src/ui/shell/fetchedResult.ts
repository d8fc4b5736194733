/** The verdict as a reckoning: how it is told is fetched when a battle is over. */
import { computed, type ReadonlySignal } from '@preact/signals';
import { fetchWhen } from '../loading/fetchWhen.ts';
import type { ResultCard } from '../store/model.ts';
import type { TableStore } from '../store/tableStore.ts';

/** The card of the verdict while it is open; `ofBlock`: the battle is a block of a strategic siege. */
export function resultAt(
  store: Pick<TableStore, 'match' | 'resultOpen'>,
  ofBlock: ReadonlySignal<boolean>,
): ReadonlySignal<ResultCard | null> {
  const telling = fetchWhen(
    () => store.resultOpen.value,
    () => import('../log/reckoning.ts'),
  );
  return computed(() =>
    store.match.value === null || !store.resultOpen.value || telling.value === null
      ? null
      : telling.value.resultOf(store.match.value.battle, store.match.value.state, ofBlock.value),
  );
}
