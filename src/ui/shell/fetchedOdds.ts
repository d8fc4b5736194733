/** The card of odds: how it is worked out is fetched when an order is first aimed, a decision owed or a die rolled. */
import { computed, type ReadonlySignal } from '@preact/signals';
import { fetchWhen } from '../loading/fetchWhen.ts';
import type { OddsCard } from '../store/model.ts';
import { lyingDice } from '../store/lyingDice.ts';
import type { TableStore } from '../store/tableStore.ts';

/** The odds at a table. What was rolled last stays until something else is done; looking back there is none. */
export function oddsAt(store: TableStore): ReadonlySignal<OddsCard | null> {
  const rolled = computed(() => lyingDice(store));
  const aim = computed(() => (store.held.value ? null : store.chosen.value.aim));
  const working = fetchWhen(
    () => aim.value !== null || rolled.value !== null || (store.match.value?.state.owed.length ?? 0) > 0,
    () => import('../features/odds/oddsNow.ts'),
  );
  return computed(() => {
    const match = store.match.value;
    if (match === null || working.value === null) return null;
    const [viewer, held] = [store.viewer.value, store.held.value];
    return working.value.oddsNow({ match, viewer, aim: aim.value, held, rolled: rolled.value });
  });
}
