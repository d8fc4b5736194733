/** Watching the game again, moment by moment: the table shows what was, and nothing can be ordered there. */
import { batch } from '@preact/signals';
import { fill } from '../../../i18n/fill.ts';
import { TABLE } from '../../../i18n/words.ts';
import type { TableStore } from '../../store/tableStore.ts';

/** Goes to a moment of the game, 0 = the start; from the last one on it is the present. `snap` lays the board anew. */
export function goToMoment(store: TableStore, snap: () => void): (moment: number) => void {
  return (moment) => {
    const last = store.history.peek()?.past.length ?? 0;
    const to = moment >= last ? null : Math.max(0, moment);
    batch(() => {
      store.lookBack(to);
      store.showDice(null);
      store.announce(to === null ? TABLE.atThePresent : backWords(to, last));
    });
    snap();
  };
}

/** Which moment of how many is looked at. */
export function backWords(at: number, of: number): string {
  return fill(TABLE.lookingBack, { at, of });
}
