/** Runs of whole numbers, as printed charts write them: "2-10". */

/** Every whole number from `from` to `to`, both included, rising: span(3, 6) = [3, 4, 5, 6]. Empty when from > to. */
export function span(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);
}
