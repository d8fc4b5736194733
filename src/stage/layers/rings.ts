/** Overlays above the counters: rings, paths, hexsides and lines of sight. */
import type { HexId } from '../../board/hex.ts';
import type { HexsideId } from '../../board/hexside.ts';
import { between, distance, spline, type Polyline, type Point } from '../../paint/geometry/curve.ts';
import type { Overlays } from '../contract.ts';
import { centreOf, edgeOf, hexLine, type Plan } from '../plan.ts';
import { BLOCK_PART } from '../counters/block.ts';
import { linesIn, type Light } from '../theme.ts';
import { strokeCased, stroke, wash, type Pen } from './pen.ts';
import { circle, dashes } from './strokes.ts';

/** The chosen hex: a gold ring on black. */
export function drawSelected(g: Pen, plan: Plan, hex: HexId, light: Light): void {
  strokeCased(g, [hexLine(plan, hex, 0.97)], true, linesIn(light).selected);
}

/** The chosen block: a pale rim about it, clear of the blocks beside it. */
export function drawChosenBlock(g: Pen, plan: Plan, hex: HexId, light: Light): void {
  const [x, y] = centreOf(plan, hex);
  const half = (BLOCK_PART * Math.sqrt(3)) / 2;
  const cut = half * 0.72;
  const corners: Polyline = [
    [-cut, -half],
    [cut, -half],
    [half, -cut],
    [half, cut],
    [cut, half],
    [-cut, half],
    [-half, cut],
    [-half, -cut],
  ];
  const { colour, casing } = linesIn(light).cursor;
  const rim = { colour: light === 'stark' ? colour : CHOSEN, width: 0.2, casing, casingWidth: 0.34 };
  strokeCased(g, [corners.map(([dx, dy]): Point => [x + dx, y + dy])], true, rim);
}

const CHOSEN = '#fff6d8';

/** The keyboard's hex: six white corners. */
export function drawCursor(g: Pen, plan: Plan, hex: HexId, light: Light): void {
  const ring = hexLine(plan, hex, 1);
  const corners = ring.map((corner, i): Polyline => {
    const before = ring[(i + 5) % 6]!;
    const after = ring[(i + 1) % 6]!;
    return [between(corner, before, 0.28), corner, between(corner, after, 0.28)];
  });
  strokeCased(g, corners, false, linesIn(light).cursor);
}

/** Enemies that can be attacked: a pink ring with four ticks. */
export function drawTargets(g: Pen, plan: Plan, hexes: readonly HexId[], light: Light): void {
  const centres = hexes.map((hex) => centreOf(plan, hex));
  const ticks = centres.flatMap((centre) =>
    [1, 3, 5, 7].map((eighth): Polyline => [ray(centre, eighth, 0.66), ray(centre, eighth, 1)]),
  );
  strokeCased(
    g,
    centres.map((centre) => circle(centre, 0.83, 56)),
    true,
    linesIn(light).target,
  );
  strokeCased(g, ticks, false, linesIn(light).target);
}

function ray([x, y]: Point, eighth: number, out: number): Point {
  const angle = (eighth * Math.PI) / 4;
  return [x + Math.cos(angle) * out, y + Math.sin(angle) * out];
}

/** Hexsides that can be chosen: the edge itself, gold in a dark casing. */
export function drawHexsides(g: Pen, plan: Plan, hexsides: readonly HexsideId[], light: Light): void {
  const edges = hexsides.map((hexside): Polyline => {
    const { p, q } = edgeOf(plan, hexside);
    return [between(p, q, 0.04), between(p, q, 0.96)];
  });
  strokeCased(g, edges, false, linesIn(light).hexside);
}

/** The way a unit would go, with footfalls and an arrow head in the last hex. */
export function drawPath(g: Pen, plan: Plan, path: readonly HexId[], light: Light): void {
  if (path.length < 2) return;
  const line = spline(
    path.map((hex) => centreOf(plan, hex)),
    10,
  );
  const tip = line.at(-1)!;
  const before = line.at(-5)!;
  const body = line.slice(4, -3);
  strokeCased(g, [body], false, linesIn(light).path);
  const steps = footfalls(body, 0.42);
  wash(
    g,
    steps.map((at) => circle(at, 0.052, 12)),
    { colour: '#ffffff', alpha: 1 },
  );
  const head = arrowHead(tip, Math.atan2(tip[1] - before[1], tip[0] - before[0]));
  stroke(g, [head], true, { colour: linesIn(light).path.casing, width: 0.13, join: 'round' });
  wash(g, [head], { colour: linesIn(light).path.colour, alpha: 1 });
}

function footfalls(line: Polyline, pitch: number): readonly Point[] {
  const out: Point[] = [];
  let left = pitch / 2;
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1]!, line[i]!];
    const length = distance(from, to);
    let gone = left;
    for (; gone < length; gone += pitch) out.push(between(from, to, gone / length));
    left = gone - length;
  }
  return out;
}

const HEAD: Polyline = [
  [0.3, 0],
  [-0.4, -0.36],
  [-0.26, 0],
  [-0.4, 0.36],
];

function arrowHead([x, y]: Point, angle: number): Polyline {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return HEAD.map(([dx, dy]) => [x + dx * c - dy * s, y + dx * s + dy * c]);
}

/** A line of sight or fire: white when clear; amber dashes with an X at the hex that blocks it. */
export function drawLine(g: Pen, plan: Plan, line: NonNullable<Overlays['line']>, light: Light): void {
  const from = centreOf(plan, line.from);
  const to = centreOf(plan, line.to);
  const length = distance(from, to);
  if (length < 1) return;
  const [start, end] = [between(from, to, 0.7 / length), between(from, to, 1 - 0.86 / length)];
  if (line.blockedBy === null) {
    strokeCased(g, [[start, end]], false, linesIn(light).clear);
    return;
  }
  strokeCased(g, dashes([start, end], false, 0.2, 0.16), false, linesIn(light).blocked);
  const [x, y] = centreOf(plan, line.blockedBy);
  const cross: readonly Polyline[] = [
    [
      [x - 0.3, y - 0.3],
      [x + 0.3, y + 0.3],
    ],
    [
      [x - 0.3, y + 0.3],
      [x + 0.3, y - 0.3],
    ],
  ];
  strokeCased(g, cross, false, { ...linesIn(light).blocked, width: 0.14, casingWidth: 0.26 });
}
