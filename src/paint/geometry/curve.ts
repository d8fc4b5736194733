/** Lines and loops in world units (s = one hex side), before any ink touches them. */
import { noise } from './noise.ts';

export type Point = readonly [x: number, y: number];
export type Polyline = readonly Point[];

/** The middle or any other part of the way between two points. */
export function between(a: Point, b: Point, part: number): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

/** Distance of two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** Length of an open line. */
export function lengthOf(line: Polyline): number {
  let length = 0;
  for (let i = 1; i < line.length; i++) length += distance(line[i - 1]!, line[i]!);
  return length;
}

/** A Catmull-Rom curve through every point of an open line, `steps` pieces a span. */
export function spline(line: Polyline, steps = 8): Polyline {
  if (line.length < 2) return line;
  const out: Point[] = [];
  for (let i = 0; i < line.length - 1; i++) {
    const before = line[Math.max(0, i - 1)]!;
    const from = line[i]!;
    const to = line[i + 1]!;
    const after = line[Math.min(line.length - 1, i + 2)]!;
    for (let j = 0; j < steps; j++) {
      const t = j / steps;
      out.push([
        catmullRom(before[0], from[0], to[0], after[0], t),
        catmullRom(before[1], from[1], to[1], after[1], t),
      ]);
    }
  }
  out.push(line.at(-1)!);
  return out;
}

function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
}

/** Cuts the corners of a closed loop, `times` over. */
export function chaikin(loop: Polyline, times: number): Polyline {
  let current = loop;
  for (let k = 0; k < times; k++) {
    current = current.flatMap((a, i) => {
      const b = current[(i + 1) % current.length]!;
      return [between(a, b, 0.25), between(a, b, 0.75)];
    });
  }
  return current;
}

/** Rounds every corner with a short curve that starts `part` of the way along each side. */
export function roundCorners(line: Polyline, part: number, closed: boolean): Polyline {
  const last = line.length - 1;
  return line.flatMap((corner, i): Polyline => {
    if (!closed && (i === 0 || i === last)) return [corner];
    const from = between(corner, line[(i + last) % line.length]!, part);
    const to = between(corner, line[(i + 1) % line.length]!, part);
    return [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) =>
      between(between(from, corner, t), between(corner, to, t), t),
    );
  });
}

/** The same line with points at most about `step` apart. */
export function subdivide(line: Polyline, step: number, closed: boolean): Polyline {
  const out: Point[] = [];
  const spans = closed ? line.length : line.length - 1;
  for (let i = 0; i < spans; i++) {
    const a = line[i]!;
    const b = line[(i + 1) % line.length]!;
    const pieces = Math.max(1, Math.round(distance(a, b) / step));
    for (let j = 0; j < pieces; j++) out.push(between(a, b, j / pieces));
  }
  const end = line.at(-1);
  if (!closed && end) out.push(end);
  return out;
}

/** Points at even steps along an open line, whatever its own points are. */
export function spaceEvenly(line: Polyline, step: number): Polyline {
  const out: Point[] = [];
  let due = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const length = distance(a, b);
    for (; due < length; due += step) out.push(between(a, b, due / length));
    due -= length;
  }
  return out;
}

/** Lets a line tremble as if drawn by hand: up to `reach` aside, `pitch` bumps a unit. */
export function roughen(line: Polyline, reach: number, pitch: number, seed = 0): Polyline {
  return line.map(([x, y]) => [
    x + reach * noise(x * pitch + seed, y * pitch),
    y + reach * noise(x * pitch + 50 + seed, y * pitch + 9),
  ]);
}

/** Pulls the inner points of an open line towards their neighbours, `times` over; the ends stay. */
export function smooth(line: Polyline, times: number): Polyline {
  let current = line;
  for (let k = 0; k < times; k++) {
    current = current.map((point, i): Point => {
      const before = current[i - 1];
      const after = current[i + 1];
      if (!before || !after) return point;
      return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
    });
  }
  return current;
}

/** Unit normals of a line, to the left hand of one who walks it with y downwards: (ty, -tx). */
export function normalsOf(line: Polyline, closed = false): Polyline {
  const count = line.length;
  return line.map((_, i) => {
    const before = line[closed ? (i + count - 1) % count : Math.max(0, i - 1)]!;
    const after = line[closed ? (i + 1) % count : Math.min(count - 1, i + 1)]!;
    const length = distance(before, after) || 1;
    return [(after[1] - before[1]) / length, (before[0] - after[0]) / length];
  });
}

/** The line moved `by` along its own normals (negative = inwards for a clockwise loop). */
export function offset(line: Polyline, by: number, closed = false): Polyline {
  const normals = normalsOf(line, closed);
  return line.map(([x, y], i) => [x + normals[i]![0] * by, y + normals[i]![1] * by]);
}

/** Distance of a place from the stretch between two points. */
export function distanceToSegment(x: number, y: number, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  const awayX = x - a[0] - dx * t;
  const awayY = y - a[1] - dy * t;
  return Math.sqrt(awayX * awayX + awayY * awayY);
}

/** Distance of a place from an open line; Infinity for an empty one. */
export function distanceToLine(x: number, y: number, line: Polyline): number {
  let nearest = Infinity;
  for (let i = 1; i < line.length; i++) {
    nearest = Math.min(nearest, distanceToSegment(x, y, line[i - 1]!, line[i]!));
  }
  return nearest;
}
