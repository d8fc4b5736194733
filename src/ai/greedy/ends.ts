/** Case 2.7: where a move may end best, and who goes along. */
import type { HexId } from '../../board/hex.ts';
import type { PieceId } from '../../engine/battle.ts';
import { companions } from '../../engine/facts/personages.ts';
import { destinations, type Range } from '../../engine/facts/range.ts';
import { isKeptBack } from './hints.ts';
import type { Mind } from './mind.ts';

/** What a hex is worth to whoever goes there, in points. */
export type Valuer = (hex: HexId) => number;

/** The hex within reach that is worth most, if it is worth more than `least`. */
export function bestEnd(reached: Range, value: Valuer, least: number): HexId | null {
  let best: HexId | null = null;
  let most = least;
  for (const hex of destinations(reached)) {
    const worth = value(hex);
    if (worth <= most) continue;
    best = hex;
    most = worth;
  }
  return best;
}

/** Those of its hex who go along: nobody whom the author keeps back, but with a unit that is kept back too. */
export function companionsOf(mind: Mind, unit: PieceId): readonly PieceId[] {
  const all = companions(mind.battle, mind.state, unit, 'move');
  return isKeptBack(mind, unit) ? all : all.filter((id) => !isKeptBack(mind, id));
}
