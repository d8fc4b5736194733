/** Whose place at the screen it is, and whether the screen passes on when a moment comes. */
import type { Side } from '../engine/battle.ts';
import { isPhaseOf } from '../engine/facts/phase.ts';
import type { GameState } from '../engine/state.ts';
import type { TableSheet } from '../saves/tableSheet.ts';
import { holderOf } from './viewer.ts';
import { handsOver, type HandOver } from './seats.ts';

/** What stands between two players: nothing, a banner in front of the board, or a cover over it. */
export type Between = 'nothing' | 'banner' | 'cover';

/**
 * Whose place at the screen it is. A decision that is owed in the step of the other side is taken in front of both, and so
 * is the question for oil in his phase: the seat does not change for either.
 */
export function seatOf(state: GameState): Side {
  const holder = holderOf(state);
  return isPhaseOf(state, holder) ? holder : otherSide(holder);
}

/** Whether a side decides in this step of a phase that is not its own: oil in the combat of the other side. */
export function isAside(state: GameState): boolean {
  return holderOf(state) !== seatOf(state);
}

/** Who sits at the screen in the next moment: who came for a look at his oil sits there until the oil is done. */
export function nextSeat(sitting: Side, next: GameState): Side {
  return isAside(next) && holderOf(next) === sitting ? sitting : seatOf(next);
}

/** What has to stand between whoever sits at the screen and the next moment. */
export function between(how: HandOver, sheet: TableSheet, sitting: Side, next: GameState): Between {
  const stays = next.verdict !== null || !handsOver(sheet) || nextSeat(sitting, next) === sitting;
  return stays ? 'nothing' : standing(how);
}

/** What a style puts between two players. */
export function standing(how: HandOver): Between {
  return ({ open: 'nothing', banner: 'banner', sealed: 'cover' } as const)[how];
}

/** The other of two sides. */
export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}
