/** What every painting function is given: the canvas set to world units, and how much detail shows. */
import type { Polyline } from './geometry/curve.ts';
import type { Box, Scale } from './geometry/sheet.ts';

export type Canvas2D = OffscreenCanvasRenderingContext2D;

export interface Brush {
  readonly g: Canvas2D;
  readonly scale: Scale;
  /** Pixels a world unit. */
  readonly pixels: number;
  /** The part of the sheet on this canvas. */
  readonly view: Box;
}

/** Whether something of this reach round a place touches the canvas. */
export function inView({ view }: Brush, x: number, y: number, reach: number): boolean {
  return x + reach > view.x0 && x - reach < view.x1 && y + reach > view.y0 && y - reach < view.y1;
}

/** Whether any part of a line, thick as `reach`, may touch the canvas. */
export function lineInView(brush: Brush, line: Polyline, reach: number): boolean {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (const [x, y] of line) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  const { view } = brush;
  return x1 + reach > view.x0 && x0 - reach < view.x1 && y1 + reach > view.y0 && y0 - reach < view.y1;
}

/** Lays a line as the current path. */
export function trace(g: Canvas2D, line: Polyline, closed = false): void {
  g.beginPath();
  addTo(g, line, closed);
}

/** Adds a line to the current path. */
export function addTo(g: Canvas2D, line: Polyline, closed = false): void {
  line.forEach(([x, y], i) => (i === 0 ? g.moveTo(x, y) : g.lineTo(x, y)));
  if (closed) g.closePath();
}

/** Lays several closed loops as one path. */
export function traceLoops(g: Canvas2D, loops: readonly Polyline[]): void {
  g.beginPath();
  for (const loop of loops) addTo(g, loop, true);
}

/** Strokes the current path. */
export function stroke(g: Canvas2D, style: string, width: number): void {
  g.strokeStyle = style;
  g.lineWidth = width;
  g.stroke();
}

/** Fills the current path. */
export function fill(g: Canvas2D, style: string): void {
  g.fillStyle = style;
  g.fill();
}

/** Keeps what is painted next inside a box. */
export function clipTo(g: Canvas2D, { x0, y0, x1, y1 }: Box): void {
  g.beginPath();
  g.rect(x0, y0, x1 - x0, y1 - y0);
  g.clip();
}
