/** How far the column beside the board is pulled out where there is no room for it: only its edge, half of it, all of it. */
import type { Signal } from '@preact/signals';

export type DrawerStop = 'peek' | 'half' | 'full';
export type Drawer = Signal<DrawerStop>;

/** Pulls it out by half, or puts it away. */
export function pullOrPutAway(drawer: Drawer): void {
  drawer.value = drawer.peek() === 'peek' ? 'half' : 'peek';
}
