/** Craters printed on a map: burnt-out pits with a bank of thrown-up slag, lit like everything else from the north-west (terrain 2.7). */
import { fill, inView, stroke, trace, type Brush, type Canvas2D } from '../brush.ts';
import { randomFrom } from '../geometry/chance.ts';
import { LIGHT } from '../geometry/colour.ts';
import { chaikin, subdivide, roughen, type Polyline, type Point } from '../geometry/curve.ts';
import { loopsOf } from '../geometry/loops.ts';
import type { Survey } from '../geometry/survey.ts';

/** A tapered stroke down a slope. */
interface Stroke {
  readonly from: Point;
  readonly to: Point;
  /** 0 in the light to 1 in shade. */
  readonly dark: number;
}

export interface Crater {
  readonly at: Point;
  readonly bank: Polyline;
  readonly lip: Polyline;
  readonly floor: Polyline;
  /** Down the outside of the bank, and from the lip to the floor. */
  readonly outer: readonly Stroke[];
  readonly inner: readonly Stroke[];
  readonly blocks: readonly Polyline[];
}

const EDGE = '#1b1510';
/** The black of a pit and the paler slag of its sunlit wall. */
const PIT = { shade: '#0f0c0a', lit: '#57493a', floor: '#1d1712', bank: '#85735a' } as const;
/** Scorched ground reaches this far. */
const SCORCH = 1.5;

/** The craters of a map. */
export function cratersOf({ lattice, craters }: Survey): readonly Crater[] {
  return craters.map((cell) => {
    const at = lattice.centres[cell]!;
    const hex = subdivide(chaikin(loopsOf(lattice, [cell])[0]!, 2), 0.12, true);
    const next = randomFrom(cell * 17 + 3);
    const loop = (part: number, reach: number): Polyline =>
      roughen(towards(hex, at, part), reach, 2.2, cell + part * 10);
    const lip = loop(0.76, 0.14);
    return {
      at,
      bank: loop(0.95, 0.16),
      lip,
      floor: loop(0.42, 0.2),
      outer: strokesFrom(loop(0.86, 0.1), at, 1.1, 1.24, next),
      inner: strokesFrom(lip, at, 0.86, 0.62, next),
      blocks: Array.from({ length: 9 }, () => block(at, next)),
    };
  });
}

/** Paints the craters in view. */
export function paintCraters(brush: Brush, craters: readonly Crater[]): void {
  const { g } = brush;
  for (const crater of craters) {
    if (!inView(brush, ...crater.at, SCORCH + 0.3)) continue;
    scorch(g, crater.at);
    paintBank(g, crater);
    paintPit(g, crater);
    for (const stone of crater.blocks) {
      trace(g, stone, true);
      fill(g, '#6e604d');
      stroke(g, EDGE, 0.025);
    }
  }
}

function scorch(g: Canvas2D, [x, y]: Point): void {
  const burnt = g.createRadialGradient(x, y, 0.7, x, y, SCORCH);
  burnt.addColorStop(0, 'rgba(38,28,20,.5)');
  burnt.addColorStop(1, 'rgba(38,28,20,0)');
  g.fillStyle = burnt;
  g.fillRect(x - SCORCH, y - SCORCH, SCORCH * 2, SCORCH * 2);
}

function paintBank(g: Canvas2D, { bank, outer }: Crater): void {
  trace(g, bank, true);
  fill(g, PIT.bank);
  for (const { from, to, dark } of outer) {
    taper(g, from, to, 0.03);
    fill(g, `rgba(38,28,18,${(0.3 + 0.6 * dark).toFixed(2)})`);
  }
}

function paintPit(g: Canvas2D, { at: [x, y], lip, floor, inner }: Crater): void {
  const slope = g.createLinearGradient(
    x + LIGHT.x * 0.8,
    y + LIGHT.y * 0.8,
    x - LIGHT.x * 0.9,
    y - LIGHT.y * 0.9,
  );
  slope.addColorStop(0, PIT.shade);
  slope.addColorStop(0.5, '#2a221b');
  slope.addColorStop(1, PIT.lit);
  trace(g, lip, true);
  g.fillStyle = slope;
  g.fill();
  for (const { from, to, dark } of inner) {
    taper(g, from, to, 0.028);
    // Inside the pit the walls away from the light are the lit ones.
    fill(g, dark > 0.5 ? `rgba(214,190,150,${(0.55 * dark).toFixed(2)})` : 'rgba(0,0,0,.5)');
  }
  trace(g, floor, true);
  fill(g, PIT.floor);
  trace(g, lip, true);
  stroke(g, EDGE, 0.06);
}

function taper(g: Canvas2D, [x, y]: Point, [tipX, tipY]: Point, half: number): void {
  const length = Math.hypot(tipX - x, tipY - y) || 1;
  const [aside, down] = [(-(tipY - y) / length) * half, ((tipX - x) / length) * half];
  g.beginPath();
  g.moveTo(x + aside, y + down);
  g.lineTo(x - aside, y - down);
  g.lineTo(tipX, tipY);
  g.closePath();
}

function towards(line: Polyline, [x, y]: Point, part: number): Polyline {
  return line.map(([px, py]): Point => [x + (px - x) * part, y + (py - y) * part]);
}

function strokesFrom(
  line: Polyline,
  at: Point,
  least: number,
  most: number,
  next: () => number,
): readonly Stroke[] {
  return line.map((from): Stroke => {
    const part = least + (most - least) * next();
    const [dx, dy] = [from[0] - at[0], from[1] - at[1]];
    const far = Math.hypot(dx, dy) || 1;
    return {
      from,
      to: [at[0] + dx * part, at[1] + dy * part],
      dark: 0.5 - 0.5 * ((dx * LIGHT.x + dy * LIGHT.y) / far),
    };
  });
}

/** A block of slag thrown out over the bank. */
function block([x, y]: Point, next: () => number): Polyline {
  const angle = next() * Math.PI * 2;
  const out = 0.82 + next() * 0.42;
  const size = 0.03 + next() * 0.05;
  return Array.from({ length: 5 }, (_, i): Point => {
    const turn = ((i + next() * 0.6) / 5) * Math.PI * 2;
    return [
      x + Math.cos(angle) * out + Math.cos(turn) * size,
      y + Math.sin(angle) * out + Math.sin(turn) * size * 0.8,
    ];
  });
}
