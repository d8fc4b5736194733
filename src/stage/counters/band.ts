/** The band along the head of a counter: the people, by colour and by pattern. */
import type { Band, Pencil, Pattern } from './look.ts';

const DEPTH = 0.105;

/** Draws the band of a counter of this side; the caller has clipped to the counter's outline. */
export function drawBand(g: Pencil, { colour, pattern }: Band, side: number): void {
  const top = -side / 2;
  const depth = side * DEPTH;
  g.fillStyle = colour;
  g.fillRect(top, top, side, depth);
  g.fillStyle = isDark(colour) ? 'rgba(226, 232, 240, 0.85)' : 'rgba(10, 7, 5, 0.66)';
  PATTERNS[pattern](g, side, top, depth);
  g.fillStyle = 'rgba(6, 4, 3, 0.75)';
  g.fillRect(top, top + depth, side, side * 0.022);
}

const PATTERNS = {
  plain: () => undefined,
  bars: (g, side, top, depth) => {
    for (let i = 0; i < 7; i++) g.fillRect(top + side * (0.055 + i * 0.14), top, side * 0.056, depth);
  },
  triangles: (g, side, top, depth) => {
    g.beginPath();
    for (let i = 0; i < 6; i++) {
      const left = top + side * (i / 6);
      g.moveTo(left, top);
      g.lineTo(left + side / 12, top + depth);
      g.lineTo(left + side / 6, top);
    }
    g.fill();
  },
  dots: (g, side, top, depth) => {
    for (let i = 0; i < 7; i++) {
      g.beginPath();
      g.arc(top + side * (0.08 + i * 0.14), top + depth * 0.56, side * 0.031, 0, Math.PI * 2);
      g.fill();
    }
  },
} as const satisfies Record<Pattern, (g: Pencil, side: number, top: number, depth: number) => void>;

/** Whether a colour written `#rrggbb` is so dark that its pattern must be light. */
function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return red * 3 + green * 6 + blue < 900;
}
