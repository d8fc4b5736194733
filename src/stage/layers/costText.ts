/** Costs in words (2.7.2). */
import type { Overlays, ReachedHex } from '../contract.ts';

/** A cost in half points as people say it: 1 is "½", 3 is "1½". */
export function costText(halves: number): string {
  const whole = Math.floor(halves / 2);
  return halves % 2 === 0 ? String(whole) : whole === 0 ? '½' : `${whole}½`;
}

/** The hexes of a range whose cost is printed: all of them; of a flight only the one that is pointed at. */
export function printedCosts({
  range,
  flight,
  path,
}: Pick<Overlays, 'range' | 'flight' | 'path'>): readonly ReachedHex[] {
  return flight ? range.filter(({ hex }) => hex === path.at(-1)) : range;
}
