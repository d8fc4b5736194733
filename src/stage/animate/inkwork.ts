/** How things in the air are drawn: flat tints cut out by an ink line, as everything on the sheet. */
import type { Graphics } from 'pixi.js';
import { between, type Polyline, type Point } from '../../paint/geometry/curve.ts';
import { stroke, wash } from '../layers/pen.ts';
import { circle } from '../layers/strokes.ts';
import { FIRE, MARKS } from '../theme.ts';

/** Areas of one flat tint with one ink line round all of them, so that a cloud of puffs has a single outline. */
export function drawInked(
  g: Graphics,
  areas: readonly Polyline[],
  fill: string,
  width = 0.045,
  ink: string = MARKS.ink,
): void {
  stroke(g, areas, true, { colour: ink, width: width * 2, join: 'round' });
  wash(g, areas, { colour: fill, alpha: 1 });
}

/** A line of colour on a line of ink. */
export function drawRuled(
  g: Graphics,
  lines: readonly Polyline[],
  colour: string,
  width: number,
  closed = false,
): void {
  stroke(g, lines, closed, { colour: MARKS.ink, width: width + 0.07, join: 'round' });
  stroke(g, lines, closed, { colour, width, join: 'round' });
}

/** The way of something thrown: a bow over the line between two places, `high` s at its middle, from a part of it to another. */
export function bowBetween(from: Point, to: Point, high: number, start = 0, end = 1, steps = 12): Polyline {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const part = start + ((end - start) * i) / steps;
    const [x, y] = between(from, to, part);
    return [x, y - high * 4 * part * (1 - part)];
  });
}

/** A place round another, at an angle in radians. */
export function pointAround([x, y]: Point, angle: number, far: number, flat = 1): Point {
  return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * flat];
}

/** Something small and pointed that lies along a direction: `along` s long, `wide` s across its foot. */
export function wedgeAt([x, y]: Point, angle: number, along: number, wide: number): Polyline {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    [x - s * wide, y + c * wide],
    [x + c * along, y + s * along],
    [x + s * wide, y - c * wide],
  ];
}

/** One flame that leans with the wind, cut out by ink; its foot is at `at`. */
export function drawFlame(g: Graphics, [x, y]: Point, tall: number, wide: number, lean: number): void {
  if (tall <= 0.02) return;
  const tongue = (size: number): Polyline => {
    const [w, h] = [wide * size, tall * size];
    const foot = y + wide * 0.35;
    return [
      [x - w * 0.5, foot],
      [x - w, foot - h * 0.26],
      [x - w * 0.62, foot - h * 0.5],
      [x - w * 0.2 + lean * 0.4, foot - h * 0.68],
      [x + lean, foot - h],
      [x + w * 0.36 + lean * 0.4, foot - h * 0.66],
      [x + w * 0.9, foot - h * 0.4],
      [x + w * 0.86, foot - h * 0.16],
      [x + w * 0.5, foot],
    ];
  };
  stroke(g, [tongue(1)], true, { colour: FIRE.ink, width: 0.07, join: 'round' });
  FIRE.tongues.forEach((colour, i) => wash(g, [tongue(1 - i * 0.22)], { colour, alpha: 1 }));
}

/** A cloud of puffs with one outline, lit from the north-west. */
export function drawCloud(
  g: Graphics,
  puffs: readonly Readonly<{ at: Point; wide: number }>[],
  [light, shade]: readonly [light: string, shade: string],
): void {
  const seen = puffs.filter(({ wide }) => wide > 0.015);
  const discs = (aside: number, size: number): readonly Polyline[] =>
    seen.map(({ at: [x, y], wide }) => circle([x + aside * wide, y + aside * wide], wide * size, 14));
  stroke(g, discs(0, 1), true, { colour: MARKS.dustInk, width: 0.06, join: 'round' });
  wash(g, discs(0, 1), { colour: shade, alpha: 1 });
  wash(g, discs(-0.2, 0.74), { colour: light, alpha: 1 });
}

/** A ring with short rays, as an engraver marks a blow. */
export function drawBurst(g: Graphics, at: Point, part: number, colour: string, rays = 8): void {
  const lines = Array.from({ length: rays }, (_, i): Polyline => {
    const angle = (i / rays) * Math.PI * 2 + 0.2;
    const near = 0.12 + 0.1 * part;
    const far = (i % 2 === 0 ? 0.32 : 0.24) + 0.2 * part;
    return [pointAround(at, angle, near), pointAround(at, angle, far)];
  });
  drawRuled(g, lines, colour, 0.055);
}

/** A crossed-out mark: nothing came of it. */
export function drawCross(g: Graphics, [x, y]: Point, far: number, colour: string): void {
  const lines: readonly Polyline[] = [
    [
      [x - far, y - far],
      [x + far, y + far],
    ],
    [
      [x - far, y + far],
      [x + far, y - far],
    ],
  ];
  drawRuled(g, lines, colour, 0.1);
}
