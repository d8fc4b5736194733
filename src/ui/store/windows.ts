/** The windows over the table that a command of the same name opens and shuts. */
import type { WindowId } from '../shell/tableModel.ts';
import type { TableStore } from './tableStore.ts';

/** Windows that need nothing but to be opened. */
type PlainWindow = Exclude<WindowId, 'agree'>;

const PLAIN: Readonly<Record<PlainWindow, true>> = {
  help: true,
  settings: true,
  record: true,
  dice: true,
  luck: true,
  statistics: true,
  games: true,
  ask: true,
  keys: true,
  siege: true,
  credits: true,
};

/** Opens a window, or shuts it. */
export function toggleWindow(
  { window, openWindow }: Pick<TableStore, 'window' | 'openWindow'>,
  id: WindowId,
): void {
  openWindow(window.peek() === id ? null : id);
}

/** The commands of the plain windows. */
export function windowCommands(
  store: Pick<TableStore, 'window' | 'openWindow'>,
): Readonly<Record<PlainWindow, () => void>> {
  const rows = Object.keys(PLAIN).map((id) => [id, () => toggleWindow(store, id as PlainWindow)]);
  return Object.fromEntries(rows) as Readonly<Record<PlainWindow, () => void>>;
}
