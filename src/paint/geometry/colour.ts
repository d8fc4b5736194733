/** Colours as three numbers, mixed like tints on a shell. */

export type Tint = readonly [red: number, green: number, blue: number];

/** Reads "#rrggbb". */
export function tint(text: string): Tint {
  const part = (at: number) => Number.parseInt(text.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** One tint led towards another: part 0 is the first, 1 the second. */
export function mixTints(from: Tint, to: Tint, part: number): Tint {
  return [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
    from[2] + (to[2] - from[2]) * part,
  ];
}

/** A tint as the canvas wants it. */
export function css([red, green, blue]: Tint, alpha = 1): string {
  return `rgba(${Math.round(red)},${Math.round(green)},${Math.round(blue)},${alpha})`;
}

/** The ink of every outline. */
export const INK = '#2a2620';

/** Towards the light, which stands in the north-west on every sheet. */
export const LIGHT = { x: -0.66, y: -0.62 } as const;
