/** The kinds that come with the game, for whoever sets up a battle: fetched when forces are first looked at. */
import { signal, type ReadonlySignal } from '@preact/signals';
import type { KindSheet, Roster } from '../../../scenario/rosterSchema.ts';

/** A roster that comes with the game. */
export interface ShippedRoster {
  readonly id: string;
  readonly name: Roster['name'];
  readonly kinds: readonly KindSheet[];
}

const FILES = import.meta.glob<ShippedRoster>('../../../../scenarios/rosters/*.json', { import: 'default' });

const found = signal<readonly ShippedRoster[]>([]);
let asked: Promise<void> | null = null;

/** The rosters, as soon as they are there: those with units first, for nobody fights with engines alone. */
export function shippedRosters(): ReadonlySignal<readonly ShippedRoster[]> {
  asked ??= Promise.all(Object.values(FILES).map((fetch) => fetch())).then((all) => {
    found.value = all.toSorted((a, b) => Number(hasUnits(b)) - Number(hasUnits(a)));
  });
  return found;
}

function hasUnits({ kinds }: ShippedRoster): boolean {
  return kinds.some((kind) => kind.class === 'unit');
}
