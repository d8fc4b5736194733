/** Costs in words (2.7.2). */
import type { HexId } from '../../board/hex.ts';
import type { Overlays } from '../contract.ts';

/** A cost in half points as people say it: 1 is "½", 3 is "1½". */
export function costText(halves: number): string {
  const whole = Math.floor(halves / 2);
  return halves % 2 === 0 ? String(whole) : whole === 0 ? '½' : `${whole}½`;
}

/** What is printed in a hex of a range. */
export interface PrintedCost {
  readonly hex: HexId;
  readonly halves: number;
  /** The move ends there. */
  readonly stops: boolean;
}

/** What a range prints: the points that are spent, or those that are `left`; of a flight only at the hex that is pointed at. */
export function printedCosts(
  { range, flight, path }: Pick<Overlays, 'range' | 'flight' | 'path'>,
  countLeft: boolean,
): readonly PrintedCost[] {
  return range
    .filter(({ hex, cost, stops }) => (cost > 0 || stops) && (!flight || hex === path.at(-1)))
    .map(({ hex, cost, left = cost, stops }) => ({ hex, halves: countLeft ? left : cost, stops }));
}
