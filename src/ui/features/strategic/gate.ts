/** The way into the room of the strategic sieges: all of it is fetched when it is first opened. */
import { computed, effect, signal } from '@preact/signals';
import type { SiegeGate, StrategicModel } from './strategicModel.ts';
import { download } from '../../games/files.ts';
import { headBeside } from '../../persistence/head.ts';
import type { FightTable } from './fights.ts';

/** What the room needs of the table, and what the table has at hand already. */
export type RoomTable = Omit<FightTable, 'seed' | 'names'> & Readonly<{ download: typeof download }>;

/** A gate that is shut until the room is asked for, or a block of a siege lies on the table. Where it cannot be had now, whoever comes again may have it. */
export function siegeGate(table: Pick<RoomTable, 'store' | 'games' | 'autosave'>): SiegeGate {
  const room = signal<StrategicModel | null>(null);
  let coming: Promise<void> | null = null;
  const open = (): void => {
    coming ??= import('./opened.ts')
      .then(({ openRoomWithWords }) => openRoomWithWords({ ...table, headBeside, download }))
      .then(
        (model) => {
          room.value = model;
        },
        () => {
          coming = null;
        },
      );
  };
  const block = computed(() => table.store.sheet.value.siege !== undefined);
  effect(() => {
    if (block.value) open();
  });
  return { room, open, block };
}
