/** The sheet beside the game: who sits where. Questions about it; no rule asks them. */
import { BESIEGER, DEFENDER, type Side } from '../engine/battle.ts';
import type { GameState } from '../engine/state.ts';
import { PLAYER, type TableSheet, type Taker } from '../saves/tableSheet.ts';

/**
 * How the screen goes from one player to the other: both may look on all the time, a banner names who comes, or the board is
 * covered until he has sat down.
 */
export type HandOver = 'open' | 'banner' | 'sealed';

/** Two players at one screen, without names or clocks: how a table is laid if nobody says otherwise. */
export const TWO_PLAYERS: TableSheet = {
  seats: [
    { name: '', taken: PLAYER },
    { name: '', taken: PLAYER },
  ],
  clock: { limit: 'none' },
  match: { type: 'single' },
};

/** The sides that players at this screen have taken. */
export function playersAt({ seats }: TableSheet): readonly Side[] {
  return [DEFENDER, BESIEGER].filter((side) => seats[side].taken.kind === 'player');
}

/** Whether the screen is handed from one player to another in this game. */
export function handsOver(sheet: TableSheet): boolean {
  return playersAt(sheet).length === 2;
}

/** Whether the machine has to decide now. */
export function machineDecides({ seats }: TableSheet, { active, verdict }: GameState): boolean {
  return verdict === null && seats[active].taken.kind !== 'player';
}

/** The sheet with a seat taken by somebody else, who has given no name yet. */
export function reseat(sheet: TableSheet, side: Side, taken: Taker): TableSheet {
  const [defender, besieger] = sheet.seats;
  const own = { name: '', taken };
  return { ...sheet, seats: side === DEFENDER ? [own, besieger] : [defender, own] };
}
