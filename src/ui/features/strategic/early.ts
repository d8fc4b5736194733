/** An address that carries a siege opens the room, whether the page is opened with it or is there already. */
import type { ReadonlySignal } from '@preact/signals';
import type { WindowId } from '../../commands/commandTable.ts';

/** What is known of the table, once it is there. */
interface FetchedRoom {
  readonly model: Readonly<{ window: ReadonlySignal<WindowId | null> }>;
}

/** Listens for such an address; the room reads what it carries. */
export function listenForSiege(house: ReadonlySignal<FetchedRoom | null>, open: () => void): void {
  const look = (): void => {
    if (!location.hash.startsWith('#siege=')) return;
    if (house.peek()?.model.window.peek() !== 'siege') open();
  };
  window.addEventListener('hashchange', look);
  look();
}
