/** The dice that lie on the table. */
import type { History } from '../../game/history.ts';
import type { TableStore } from './tableStore.ts';

/** The game whose last dice still lie there; null = none do, or somebody looks back. */
export function lyingDice({
  moment,
  dice,
  history,
}: Pick<TableStore, 'moment' | 'dice' | 'history'>): History | null {
  return moment.value !== null || dice.value === null ? null : history.value;
}
