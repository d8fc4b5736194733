/** One screen for two players: who sits there, and what stands between him and the next. */
import { BESIEGER, type Side } from '../engine/battle.ts';
import type { GameState } from '../engine/state.ts';
import type { History } from '../game/history.ts';
import type { TableSheet } from '../saves/tableSheet.ts';
import { between, nextSeat, seatOf, standing, type Between } from './seatOf.ts';
import { handsOver, type HandOver } from './seats.ts';

/** The cover between two players: the game that comes behind it, and why it stands there. */
export interface Cover {
  readonly side: Side;
  /** The turn passes on, a game was opened, or the owner comes to look at his oil. */
  readonly why: 'turn' | 'opened' | 'oil';
  readonly history: History;
}

/** Who is at the screen. */
export interface Screen {
  /** Who sits there, or is to sit down there. */
  readonly sitting: Side;
  readonly banner: Side | null;
  readonly cover: Cover | null;
  /** At an open table: only the owner of what is hidden looks at the screen. */
  readonly peeking: boolean;
  /** How often the screen was handed over, 0 = not yet. */
  readonly handed: number;
  /** How many moments lay behind when whoever sits here came behind a cover. */
  readonly cameAt: number;
}

/** A screen before which nobody has sat yet. */
export const NOBODY_YET: Screen = {
  sitting: BESIEGER,
  banner: null,
  cover: null,
  peeking: false,
  handed: 0,
  cameAt: 0,
};

/** How a moment comes to the screen: for whom, and behind what. */
export interface Passage {
  readonly side: Side;
  readonly stands: Between;
}

/** How a game that is opened comes to the screen. */
export function passageOfGame(how: HandOver, sheet: TableSheet, state: GameState): Passage {
  const alone = state.verdict !== null || !handsOver(sheet);
  return { side: seatOf(state), stands: alone ? 'nothing' : standing(how) };
}

/** How the next moment comes to the screen. */
export function passageTo(how: HandOver, sheet: TableSheet, sitting: Side, next: GameState): Passage {
  return { side: nextSeat(sitting, next), stands: between(how, sheet, sitting, next) };
}

/** The screen while a cover for a side is on its way. */
export function coverScreen(screen: Screen, cover: Cover): Screen {
  return { ...screen, peeking: false, banner: null, cover };
}

/** The screen when the cover stands there: he sits down behind it. */
export function sitDownBehind(screen: Screen, { side, history }: Cover): Screen {
  return { ...screen, sitting: side, handed: screen.handed + 1, cameAt: history.past.length };
}

/** The screen with a banner in front of a side. */
export function announceTo(screen: Screen, side: Side): Screen {
  return { ...screen, peeking: false, sitting: side, handed: screen.handed + 1, banner: side };
}

/** The screen when a moment comes to it with nothing in between. */
export function showTo(screen: Screen, side: Side, sameStep: boolean): Screen {
  return { ...screen, peeking: screen.peeking && sameStep, banner: null, sitting: side };
}

/** Whether something stands between whoever sits at the screen and the board. */
export function isBetween({ cover, banner }: Screen): boolean {
  return cover !== null || banner !== null;
}
