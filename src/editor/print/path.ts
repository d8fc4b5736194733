/** The ways of an SVG as PDF takes them: a PDF has no curve with one middle point. */
import { figure, type Point } from '../pictures/svg.ts';

/** Where a point of a way comes to lie. */
export type Placed = (x: number, y: number) => Point;

/** Whether a way has nothing but points that stand for themselves: M, L, Q, C, Z. */
export function isPlain(d: string): boolean {
  return /^[MLQCZ\d\s,.-]*$/.test(d);
}

/** A part of a way that begins anew, with the box around its points. */
export interface Way {
  readonly way: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly low: number;
}

/** Each part of a plain way, as PDF takes it. */
export function partsOf(d: string): readonly Way[] {
  return d.split(/(?=M)/).map((one) => {
    const points = pointsIn(one);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return {
      way: cubic(one),
      left: Math.min(...xs),
      top: Math.min(...ys),
      right: Math.max(...xs),
      low: Math.max(...ys),
    };
  });
}

/** A plain way with each curve of one middle point as one of two, which is the same curve. */
export function cubic(d: string, placed: Placed = (x, y) => [x, y]): string {
  let [x, y] = [0, 0];
  return [...d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)]
    .map(([, command, rest]) => {
      const points = pointsIn(rest!);
      const [middle, end] = points;
      const way = command === 'Q' ? [towards([x, y], middle!), towards(end!, middle!), end!] : points;
      [x, y] = points.at(-1) ?? [x, y];
      const said = way
        .map((point) =>
          placed(...point)
            .map(figure)
            .join(' '),
        )
        .join(' ');
      return `${command === 'Q' ? 'C' : command}${said}`;
    })
    .join('');
}

/** Two thirds of the way to a middle point. */
function towards([x, y]: Point, [mx, my]: Point): Point {
  return [x + ((mx - x) * 2) / 3, y + ((my - y) * 2) / 3];
}

function pointsIn(text: string): readonly Point[] {
  const figures = (text.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
  return Array.from({ length: figures.length / 2 }, (_, at) => [figures[at * 2]!, figures[at * 2 + 1]!]);
}
