/** Where the armies of a brief stand, from where they come, and in which battles that is told. */
import { regionOf } from '../facts.ts';
import type { Mode, Seat, SiegeBrief } from './brief.ts';

/** Strongholds that are assailed from more than one side: there an assault and a sortie tell from where the besieger came. */
export const MANY_SIDED: readonly string[] = ['moria', 'umbar', 'grey-havens', 'dol-guldur', 'morannon'];

/** Whether a battle of this kind in a region may tell from which neighbour the besieger or the army that marches comes. */
export function tellsFrom(mode: Mode, region: string): boolean {
  return mode === 'relief' || mode === 'field' || MANY_SIDED.includes(region);
}

/** Where the army of each seat, and who is inside, stand in each mode (3.4, 3.5). */
type Stand = 'here' | 'inside' | 'from';
export const STANDS: Readonly<Record<Mode, Readonly<Record<Seat | 'inside', Stand>>>> = {
  assault: { attacker: 'here', defender: 'inside', inside: 'inside' },
  sortie: { attacker: 'inside', defender: 'here', inside: 'inside' },
  relief: { attacker: 'from', defender: 'here', inside: 'inside' },
  field: { attacker: 'from', defender: 'here', inside: 'inside' },
};

/** Where the attacker of a brief stands: in the region, or in the one he comes from. */
export function startOf({ mode, region, from }: Pick<SiegeBrief, 'mode' | 'region' | 'from'>): string {
  if (STANDS[mode].attacker !== 'from') return region;
  return from ?? regionOf(region)!.adjacent[0]!;
}
