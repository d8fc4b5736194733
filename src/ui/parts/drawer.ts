/** How far the column beside the board is pulled out where there is no room for it: only its edge, half of it, all of it. */
import type { Signal } from '@preact/signals';

export type DrawerStop = 'peek' | 'half' | 'full';
export type Drawer = Signal<DrawerStop>;
