/** Vector drawing in units of the hex side (s). The pen itself works in hundredths, because Pixi rounds joins and curves by their size. */
import { Container, Graphics } from 'pixi.js';
import type { Polyline } from '../../paint/geometry/curve.ts';
import type { Cased, Wash } from '../theme.ts';

/** Hundredths of s. */
export const FINE = 100;

/** What is drawn upon: a glass of Pixi, or any canvas where there is no Pixi. */
export interface Pen {
  moveTo(x: number, y: number): unknown;
  lineTo(x: number, y: number): unknown;
  closePath(): unknown;
  setFillStyle(style: Readonly<{ color: string; alpha: number }>): unknown;
  fill(): unknown;
  stroke(
    style: Readonly<{
      color: string;
      width: number;
      alpha: number;
      join: 'round' | 'miter';
      cap: 'butt' | 'round';
    }>,
  ): unknown;
}

/** A layer drawn with a pen; it lies in units of s like everything else. */
export function sheetOfGlass(): Graphics {
  const glass = new Graphics();
  glass.scale.set(1 / FINE);
  return glass;
}

/** Several drawings with a pen one upon the other, as one layer. */
export function stackOfGlass(...drawings: readonly Graphics[]): Container {
  const stack = new Container();
  stack.scale.set(1 / FINE);
  for (const drawing of drawings) stack.addChild(drawing);
  return stack;
}

/** A layer of the board that changes alone: Pixi rebuilds one group without looking at the others. */
export function ownGroup(...children: readonly Container[]): Container {
  const group = new Container({ isRenderGroup: true });
  for (const child of children) group.addChild(child);
  return group;
}

/** Fills closed lines that do not overlap, all at once. */
export function wash(g: Pen, areas: readonly Polyline[], { colour, alpha }: Wash): void {
  if (areas.length === 0) return;
  for (const area of areas) trace(g, area, true);
  g.setFillStyle({ color: colour, alpha });
  g.fill();
}

/** Strokes open lines with round joins and ends; outlines with pointed joins, which ask for far fewer triangles and suit their blunt corners. */
export function stroke(
  g: Pen,
  lines: readonly Polyline[],
  closed: boolean,
  ink: Readonly<{ colour: string; width: number; alpha?: number; join?: 'round' | 'miter' }>,
): void {
  if (lines.length === 0) return;
  for (const line of lines) trace(g, line, closed);
  const { colour: color, width, alpha = 1, join = closed ? 'miter' : 'round' } = ink;
  g.stroke({ color, width: width * FINE, alpha, join, cap: closed ? 'butt' : 'round' });
}

/** Strokes lines on their casing: all casings first, so that crossings stay clean. */
export function strokeCased(g: Pen, lines: readonly Polyline[], closed: boolean, ink: Cased): void {
  stroke(g, lines, closed, { colour: ink.casing, width: ink.casingWidth });
  stroke(g, lines, closed, { colour: ink.colour, width: ink.width });
}

function trace(g: Pen, line: Polyline, closed: boolean): void {
  line.forEach(([x, y], i) => (i === 0 ? g.moveTo(x * FINE, y * FINE) : g.lineTo(x * FINE, y * FINE)));
  if (closed) g.closePath();
}
