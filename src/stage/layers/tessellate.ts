/** Collects flat shapes into one mesh: corners, triangles and a colour each. Units are s. */
import { normalsOf, type Polyline, type Point } from '../../paint/geometry/curve.ts';
import { inkAt } from './inks.ts';
import type { Ink } from './tints.ts';

/** The arrays of a mesh under construction. */
export interface Shapes {
  readonly positions: number[];
  readonly uvs: number[];
  readonly indices: number[];
}

/** Nothing yet. */
export function noShapes(): Shapes {
  return { positions: [], uvs: [], indices: [] };
}

/** A convex area. */
export function area({ positions, uvs, indices }: Shapes, corners: Polyline, ink: Ink): void {
  const first = positions.length / 2;
  const u = inkAt(ink);
  for (const [x, y] of corners) {
    positions.push(x, y);
    uvs.push(u, 0.5);
  }
  for (let i = 2; i < corners.length; i++) indices.push(first, first + i - 1, first + i);
}

/** A rectangle from corner to corner. */
export function box(shapes: Shapes, [x0, y0]: Point, [x1, y1]: Point, ink: Ink): void {
  area(
    shapes,
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
    ink,
  );
}

/** A band of this width along an open line. */
export function band(shapes: Shapes, line: Polyline, width: number, ink: Ink): void {
  const normals = normalsOf(line);
  const half = width / 2;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const [m, n] = [normals[i - 1]!, normals[i]!];
    area(
      shapes,
      [
        [a[0] + m[0] * half, a[1] + m[1] * half],
        [b[0] + n[0] * half, b[1] + n[1] * half],
        [b[0] - n[0] * half, b[1] - n[1] * half],
        [a[0] - m[0] * half, a[1] - m[1] * half],
      ],
      ink,
    );
  }
}

/** A disc of a few corners. */
export function disc(shapes: Shapes, [x, y]: Point, radius: number, ink: Ink, corners = 14): void {
  const line = Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  area(shapes, line, ink);
}
