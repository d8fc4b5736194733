/** Costs in words (2.7.2). */

/** A cost in half points as people say it: 1 is "½", 3 is "1½". */
export function costText(halves: number): string {
  const whole = Math.floor(halves / 2);
  return halves % 2 === 0 ? String(whole) : whole === 0 ? '½' : `${whole}½`;
}
