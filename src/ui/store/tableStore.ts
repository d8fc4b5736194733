/** The one store of the table: what is on it, what is chosen, and everything worked out from the two. Read by all, written by its commands. */
import type { ReadonlySignal } from '@preact/signals';
import { laidOut, type LaidOut } from './laidOut.ts';
import { seenGame, type SeenGame } from './seen.ts';
import type { Settings } from './settingsModel.ts';
import { openState, type StateCommands, type TableState } from './tableState.ts';

export interface TableStore extends TableState, StateCommands, SeenGame, LaidOut {
  /** Written by the settings alone. */
  readonly settings: ReadonlySignal<Settings>;
}

/** A table with nothing on it. */
export function openStore(settings: ReadonlySignal<Settings>): TableStore {
  const { state, commands } = openState();
  const seen = seenGame(state, settings);
  return { ...state, ...commands, ...seen, ...laidOut(state, seen), settings };
}
