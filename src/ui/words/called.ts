/** How the players of a table are called. */
import type { Battle, Side } from '../../engine/battle.ts';
import type { TableSheet } from '../../saves/tableSheet.ts';
import { sideName } from './names.ts';

/** How a player is called: by name if he gave one, else by the side. */
export function calledAt(battle: Battle, sheet: TableSheet, side: Side): string {
  const { name } = sheet.seats[side];
  return name === '' ? sideName(battle, side) : name;
}
