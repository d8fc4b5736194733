/** The last actions of a game, for a report. */
import type { History } from '../../../game/history.ts';
import type { Side } from '../../../engine/battle.ts';
import { viewOfMatch } from '../../../game/viewed.ts';
import type { ToldAction } from './failures.ts';

/** The last actions as a side saw them: what it may not know is told as it knows it (2.5.1). */
export function lastActions(history: History, side: Side, count: number): readonly ToldAction[] {
  return viewOfMatch(history, side).log.slice(-count);
}
