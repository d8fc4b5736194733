/** Hexes that have become Craters in a battle: trenches (2.2.10), and those that an event has closed (2.21.3). */
import type { HexId } from '../../board/hex.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';

/** The part of a state that says which hexes are Craters by now. */
export type Closings = Pick<GameState, 'trenches' | 'closed'>;

/** The hexes that have become Craters. */
export function closedHexes({ trenches, closed }: Closings): readonly HexId[] {
  return closed.length === 0 ? trenches : [...trenches, ...closed];
}

/** Whether a hex has become a Crater that nobody enters and whose sides are all closed (2.0.4). */
export function isClosed({ trenches, closed }: Closings, hex: HexId): boolean {
  return trenches.includes(hex) || closed.includes(hex);
}

/** Why nobody may enter a hex: somebody dug it up, or an event closed it. Null: neither. */
export function whyClosed({ trenches, closed }: Closings, hex: HexId): Refusal | null {
  if (trenches.includes(hex)) return refuse('mountain-or-crater', '2.2.10');
  return closed.includes(hex) ? refuse('closed-hex', '2.21.3') : null;
}
