/** How a game with its seats stands, and what follows from it. */
import type { Side } from '../engine/battle.ts';
import { historyOf, type History } from '../game/history.ts';
import type { Match } from '../game/match.ts';
import { NO_MARKS, type Marks } from '../saves/marks.ts';
import type { TableSheet } from '../saves/tableSheet.ts';
import type { Screen } from './screen.ts';
import { nextSeat } from './seatOf.ts';
import { handsOver, type HandOver } from './seats.ts';
import { viewerAt, type Sharing } from './viewer.ts';
import { wayBack, type WayBack } from './wayBack.ts';

/** A game as it comes to the table: what was done, who sits where, what stands beside the record. */
export interface Game {
  readonly history: History;
  readonly sheet: TableSheet;
  readonly marks: Marks;
}

/** A game in play. */
export interface Standing extends Game {
  readonly handOver: HandOver;
  readonly screen: Screen;
  /** Whether agents go on: they were stopped by a player, or could not. */
  readonly agents: 'play' | 'paused' | 'failed';
}

/** How two players share the screen at the moment. */
export function sharingIn({ handOver, screen }: Pick<Standing, 'handOver' | 'screen'>): Sharing {
  const { banner, cover, sitting, peeking } = screen;
  return { handOver, sitting: banner === null && cover === null ? sitting : null, peeking };
}

/** The side whose eyes the screen is for. */
export function viewerIn(now: Standing): Side {
  return viewerAt(now.sheet, now.history.present.state, sharingIn(now));
}

/** Whether the screen has changed hands since the last action, so that it is not taken back. */
export function isHandedOver({ handOver, sheet, screen, history: { past } }: Standing): boolean {
  const before = past.at(-1);
  if (handOver !== 'sealed' || !handsOver(sheet) || before === undefined) return false;
  return past.length <= screen.cameAt || nextSeat(screen.sitting, before.state) !== screen.sitting;
}

/** What stops whoever sits here from taking back what was done last, or how many steps lead back. */
export function wayBackIn(now: Standing): WayBack | Readonly<{ why: 'handed-over' }> {
  const way = wayBack(now.history, now.sheet);
  return 'steps' in way && isHandedOver(now) ? { why: 'handed-over' } : way;
}

/** A new game: a battle from its first moment, with a sheet beside it. */
export function gameFrom(first: Match, sheet: TableSheet): Game {
  return { history: historyOf(first), sheet, marks: NO_MARKS };
}
