/** Lines for the pen: circles, dashes and hatches, in s. */
import type { Polyline, Point } from '../../paint/geometry/curve.ts';

/** A circle as a closed line. */
export function circle([x, y]: Point, radius: number, corners = 40): Polyline {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

/** The dashes of a line: `on` drawn, `off` left out, in s. */
export function dashes(line: Polyline, closed: boolean, on: number, off: number): readonly Polyline[] {
  const out: Point[][] = [];
  let drawing = true;
  let left = on;
  const points = closed ? [...line, line[0]!] : line;
  let current: Point[] = [points[0]!];
  for (let i = 1; i < points.length; i++) {
    let from = points[i - 1]!;
    const to = points[i]!;
    let rest = Math.hypot(to[0] - from[0], to[1] - from[1]);
    while (rest > left) {
      const part = left / rest;
      from = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
      rest -= left;
      if (drawing) out.push([...current, from]);
      current = [from];
      drawing = !drawing;
      left = drawing ? on : off;
    }
    left -= rest;
    if (drawing) current.push(to);
  }
  if (drawing && current.length > 1) out.push(current);
  return out;
}

/** Parallel strokes inside a convex area, at an angle in radians, `pitch` apart. */
export function hatch(area: Polyline, angle: number, pitch: number): readonly Polyline[] {
  const along: Point = [Math.cos(angle), Math.sin(angle)];
  const across: Point = [-along[1], along[0]];
  const depth = area.map((p) => p[0] * across[0] + p[1] * across[1]);
  const out: Polyline[] = [];
  const first = Math.ceil(Math.min(...depth) / pitch) * pitch;
  for (let at = first; at < Math.max(...depth); at += pitch) {
    const cuts: Point[] = [];
    area.forEach((p, i) => {
      const j = (i + 1) % area.length;
      const [a, b] = [depth[i]! - at, depth[j]! - at];
      if (a < 0 === b < 0) return;
      const q = area[j]!;
      const part = a / (a - b);
      cuts.push([p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part]);
    });
    if (cuts.length === 2) out.push(cuts);
  }
  return out;
}
