/** Lettering: spaced by hand, with a halo of ground round every letter, straight or along a line. */
import type { Canvas2D } from '../brush.ts';
import { distance, type Polyline, type Point } from '../geometry/curve.ts';

export const FACES = {
  roman: '"IM Fell English", Georgia, serif',
  capitals: '"IM Fell English SC", "IM Fell English", Georgia, serif',
  numerals: 'Cinzel, Georgia, serif',
} as const;

export interface Lettering {
  readonly text: string;
  /** Height of the letters and room between them, in world units. */
  readonly size: number;
  readonly spacing: number;
  readonly face: keyof typeof FACES;
  readonly italic: boolean;
  readonly ink: string;
  readonly halo: string | null;
}

/** Letters are drawn at a hundred pixels a unit and scaled down: some engines round small fonts. */
const POINTS = 100;

/** Room that a text takes along its line, in world units. */
export function measure(g: Canvas2D, lettering: Lettering): number {
  return advances(g, lettering).reduce((sum, advance) => sum + advance, 0) - lettering.spacing;
}

/** One letter of a text: where its middle stands on the sheet, and how it is turned, in radians. */
export interface Struck {
  readonly letter: string;
  readonly at: Point;
  readonly turn: number;
}

/** A text as it is lettered, letter by letter. */
export interface LetteredName {
  readonly lettering: Lettering;
  readonly letters: readonly Struck[];
}

/** Letters a text straight through a place, turned by an angle in radians. */
export function letterAt(g: Canvas2D, lettering: Lettering, at: Point, angle = 0): void {
  const letters = letterStraight(g, lettering, at, angle);
  for (const pass of passesOf(lettering)) for (const one of letters) strike(g, lettering, one, pass);
}

/** Where the letters of a text stand that runs straight through a place, turned by an angle in radians. */
export function letterStraight(
  g: Canvas2D,
  lettering: Lettering,
  [x, y]: Point,
  angle: number,
): readonly Struck[] {
  const steps = advances(g, lettering);
  const room = steps.reduce((sum, step) => sum + step, 0) - lettering.spacing;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  let along = -room / 2;
  return [...lettering.text].map((letter, i) => {
    const middle = along + (steps[i]! - lettering.spacing) / 2;
    along += steps[i]!;
    return { letter, at: [x + c * middle, y + s * middle], turn: angle };
  });
}

/** Where the letters of a text stand along a line round its nearest point to a place, `aside` above it, upright as one reads. */
export function letterAlong(
  g: Canvas2D,
  lettering: Lettering,
  line: Polyline,
  near: Point,
  aside: number,
): readonly Struck[] {
  const forward = readable(line, near);
  const steps = advances(g, lettering);
  const room = steps.reduce((sum, step) => sum + step, 0);
  const lengths = runningLengths(forward);
  const whole = lengths.at(-1) ?? 0;
  const middle = Math.max(room / 2, Math.min(whole - room / 2, lengths[nearestIndex(forward, near)] ?? 0));
  let along = middle - room / 2;
  return [...lettering.text].map((letter, i) => {
    const at = along + steps[i]! / 2;
    along += steps[i]!;
    const [x, y] = pointAt(forward, lengths, at);
    const [ax, ay] = pointAt(forward, lengths, at - 0.8);
    const [bx, by] = pointAt(forward, lengths, at + 0.8);
    const turn = Math.atan2(by - ay, bx - ax);
    return { letter, at: [x + Math.sin(turn) * aside, y - Math.cos(turn) * aside], turn };
  });
}

/** The halo of a letter, or the letter itself: all halos of a text lie under all its letters. */
export type Pass = 'halo' | 'ink';

/** What is drawn of a text, the lowest first. */
export function passesOf({ halo }: Lettering): readonly Pass[] {
  return halo === null ? ['ink'] : ['halo', 'ink'];
}

/** How far a halo reaches beyond its letters, in world units. */
export function haloOf({ size }: Lettering): number {
  return Math.min(0.22, 0.1 + size * 0.12) / 2;
}

function fontOf({ size, face, italic }: Lettering): string {
  return `${italic ? 'italic ' : ''}400 ${size * POINTS}px ${FACES[face]}`;
}

function advances(g: Canvas2D, lettering: Lettering): readonly number[] {
  g.font = fontOf(lettering);
  return [...lettering.text].map((letter) => g.measureText(letter).width / POINTS + lettering.spacing);
}

/** Strikes one letter. */
export function strike(g: Canvas2D, lettering: Lettering, { letter, at, turn }: Struck, pass: Pass): void {
  const { ink, halo } = lettering;
  g.save();
  g.translate(...at);
  g.rotate(turn);
  g.scale(1 / POINTS, 1 / POINTS);
  g.font = fontOf(lettering);
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  if (pass === 'ink') {
    g.fillStyle = ink;
    g.fillText(letter, 0, 0);
  } else if (halo !== null) {
    g.lineJoin = 'round';
    g.strokeStyle = halo;
    g.lineWidth = POINTS * 2 * haloOf(lettering);
    g.strokeText(letter, 0, 0);
  }
  g.restore();
}

/** The line walked so that its letters stand upright: to the east, or, when steep, upwards. */
function readable(line: Polyline, near: Point): Polyline {
  const i = nearestIndex(line, near);
  const a = line[Math.max(0, i - 8)]!;
  const b = line[Math.min(line.length - 1, i + 8)]!;
  return b[0] < a[0] ? [...line].reverse() : line;
}

function nearestIndex(line: Polyline, near: Point): number {
  let best = 0;
  line.forEach((point, i) => {
    if (distance(point, near) < distance(line[best]!, near)) best = i;
  });
  return best;
}

function runningLengths(line: Polyline): readonly number[] {
  let sum = 0;
  return line.map((point, i) => (sum += i === 0 ? 0 : distance(line[i - 1]!, point)));
}

function pointAt(line: Polyline, lengths: readonly number[], along: number): Point {
  let i = 1;
  while (i < line.length - 1 && lengths[i]! < along) i++;
  const [a, b] = [line[i - 1]!, line[i]!];
  const span = lengths[i]! - lengths[i - 1]! || 1;
  const part = (along - lengths[i - 1]!) / span;
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}
