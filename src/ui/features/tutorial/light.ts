/** The light of a lesson on the board: its hexes are marked like those of a choice, the first with the ring of the cursor too. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { HexId } from '../../../board/hex.ts';
import type { Desk } from '../../store/tableStore.ts';

/** The desk as the board shows it while hexes are lit. */
export function litDesk(desk: Desk, lit: ReadonlySignal<readonly HexId[]>): Desk {
  const overlays = computed(() => {
    const shown = desk.overlays.value;
    if (lit.value.length === 0) return shown;
    return {
      ...shown,
      choices: [...new Set([...shown.choices, ...lit.value])],
      cursor: shown.cursor === shown.selected ? lit.value[0]! : (shown.cursor ?? lit.value[0]!),
    };
  });
  return { ...desk, overlays };
}
