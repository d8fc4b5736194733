/** The light of a lesson on the board: its hexes are marked like those of a choice, the first with the ring of the cursor too. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { HexId } from '../../../board/hex.ts';
import type { TableStore } from '../../store/tableStore.ts';

/** The store as the board shows it while hexes are lit. */
export function litStore(store: TableStore, lit: ReadonlySignal<readonly HexId[]>): TableStore {
  const overlays = computed(() => {
    const shown = store.overlays.value;
    if (lit.value.length === 0) return shown;
    return {
      ...shown,
      choices: [...new Set([...shown.choices, ...lit.value])],
      cursor: shown.cursor === shown.selected ? lit.value[0]! : (shown.cursor ?? lit.value[0]!),
    };
  });
  return { ...store, overlays };
}
