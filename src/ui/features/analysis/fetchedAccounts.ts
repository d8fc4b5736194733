/** The accounts of a game, fetched when the first of them is looked at; until then they are empty. */
import { computed, signal } from '@preact/signals';
import type { TableStore } from '../../store/tableStore.ts';
import type { Accounts, GameAccounts } from './accounts.ts';

export interface FetchedAccounts {
  /** Null where they cannot be had now; whoever asks again may have them. */
  fetch(): Promise<Accounts | null>;
  readonly told: GameAccounts;
}

/** The accounts at a table, or the want of them. */
export function fetchedAccounts(store: TableStore): FetchedAccounts {
  const accounts = signal<Accounts | null>(null);
  let coming: Promise<Accounts | null> | null = null;
  const fetch = (): Promise<Accounts | null> => {
    coming ??= import('./accounts.ts').then(
      ({ accountsAt }) => (accounts.value = accountsAt(store)),
      () => (coming = null),
    );
    return coming;
  };
  /** Every opened window asks again, and the sheet of the verdict. */
  const askAccounts = (): Accounts | null => {
    if (store.window.value !== null || store.resultOpen.value) void fetch();
    return accounts.value;
  };
  return {
    fetch,
    told: {
      record: computed(() => askAccounts()?.record.value ?? null),
      dice: computed(() => askAccounts()?.dice.value ?? []),
      luck: computed(() => askAccounts()?.luck.value ?? { thisGame: [], allGames: [], games: 0 }),
      statistics: computed(() => askAccounts()?.statistics.value ?? null),
      counsel: computed(() => {
        void fetch();
        return accounts.value?.counsel ?? null;
      }),
      story: computed(() => askAccounts()?.story.value ?? null),
    },
  };
}
