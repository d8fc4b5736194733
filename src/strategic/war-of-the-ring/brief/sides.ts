/** From where an army comes, and in which battles that is told. */
import type { Mode } from './brief.ts';

/** Strongholds that are assailed from more than one side: there an assault and a sortie tell from where the besieger came. */
export const MANY_SIDED: readonly string[] = ['moria', 'umbar', 'grey-havens', 'dol-guldur', 'morannon'];

/** Whether a battle of this kind in a region may tell from which neighbour the besieger or the army that marches comes. */
export function tellsFrom(mode: Mode, region: string): boolean {
  return mode === 'relief' || mode === 'field' || MANY_SIDED.includes(region);
}
