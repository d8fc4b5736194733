/** Ground and hexsides of a map's own: water with its fords and bridges, marshes, halls; streams, quays and palisades along hexsides. */
import type { Look } from '../../board/houseGround.ts';
import { fill, inView, lineInView, stroke, trace, traceLoops, type Brush } from '../brush.ts';
import { randomFrom } from '../geometry/chance.ts';
import { INK } from '../geometry/colour.ts';
import { between, offset, roughen, type Point, type Polyline } from '../geometry/curve.ts';
import { edgeBetween, neighboursOf, type LatticeCell } from '../geometry/lattice.ts';
import { loopsOf } from '../geometry/loops.ts';
import { cellsOf, type Survey } from '../geometry/survey.ts';
import { shoresOf } from './shores.ts';

/** A stone, a tuft or a pillar. */
interface Mark {
  readonly at: Point;
  readonly size: number;
}

/** A plank way over a bridge hex, from bank to bank. */
interface Span {
  readonly from: Point;
  readonly to: Point;
}

interface OwnHexside {
  readonly look: Look;
  readonly line: Polyline;
  readonly inCity: boolean;
}

export interface OwnGround {
  readonly water: readonly Polyline[];
  readonly marsh: readonly Polyline[];
  readonly halls: readonly Polyline[];
  readonly stones: readonly Mark[];
  readonly reeds: readonly Mark[];
  readonly pillars: readonly Mark[];
  readonly spans: readonly Span[];
  readonly hexsides: readonly OwnHexside[];
  /** Doors and fences at the city or in it: painted over its floor. */
  readonly inCity: readonly OwnHexside[];
}

/** Measures what a map brings itself; empty for most maps. */
export function ownGroundOf(survey: Survey): OwnGround {
  const { lattice, own } = survey;
  const sides = hexsidesOf(survey);
  const of = (...looks: readonly Look[]): readonly LatticeCell[] =>
    [...own].flatMap(([cell, look]) => (looks.includes(look) ? [cell] : []));
  return {
    water: shoresOf(lattice, of('water', 'ford', 'bridge'), 0.12),
    marsh: shoresOf(lattice, of('marsh'), 0.2),
    halls: loopsOf(lattice, of('hall')),
    stones: marksIn(survey, of('ford'), 9, 0.62),
    reeds: marksIn(survey, of('marsh'), 14, 0.8),
    pillars: marksIn(survey, of('hall'), 3, 0.5),
    spans: of('bridge').map((cell) => spanOf(survey, cell)),
    hexsides: sides.filter(({ inCity }) => !inCity),
    inCity: sides.filter(({ inCity }) => inCity),
  };
}

function marksIn(
  { lattice }: Survey,
  cells: readonly LatticeCell[],
  count: number,
  reach: number,
): readonly Mark[] {
  return cells.flatMap((cell) => {
    const chance = randomFrom(cell * 13 + count);
    const [x, y] = lattice.centres[cell]!;
    return Array.from({ length: count }, (): Mark => {
      const angle = chance() * Math.PI * 2;
      const away = reach * Math.sqrt(chance());
      return { at: [x + Math.cos(angle) * away, y + Math.sin(angle) * away], size: 0.05 + 0.05 * chance() };
    });
  });
}

/** Along the one of its three axes that leads on foot at both ends, over the next piece of the bridge before the bank. */
function spanOf({ lattice, own }: Survey, cell: LatticeCell): Span {
  const sides = neighboursOf(lattice, cell);
  const way = (side: number): number => {
    const look = own.get(sides[side]!);
    if (sides[side]! < 0 || look === 'water') return 0;
    return look === 'bridge' ? 2 : 1;
  };
  const axis = [0, 1, 2].toSorted((a, b) => way(b) + way(b + 3) - way(a) - way(a + 3))[0]!;
  const along = sides[axis]! < 0 ? axis + 3 : axis;
  const [x, y] = lattice.centres[cell]!;
  const [toX, toY] = lattice.centres[sides[along]!] ?? [x, y];
  const half: Point = [(toX - x) * 0.62, (toY - y) * 0.62];
  return { from: [x - half[0], y - half[1]], to: [x + half[0], y + half[1]] };
}

function hexsidesOf({ map, lattice, levels }: Survey): readonly OwnHexside[] {
  return map.hexsides.flatMap(({ a, b, kind, house }) => {
    const look = kind === 'house' && house !== undefined ? map.house?.hexsides?.[house]?.look : undefined;
    const [one, other] = cellsOf(lattice, [a, b]);
    if (look === undefined || one === undefined || other === undefined) return [];
    const { p: from, q: to } = edgeBetween(lattice, one, other);
    const inCity = look === 'pale' && (levels[one]! > 0 || levels[other]! > 0);
    return [{ look, line: [from, between(from, to, 0.5), to], inCity }];
  });
}

const BANK = '#142e36';
const WATER = '#7d9a9b';
const PLANK = '#9a774a';

/** Paints what of it is in view. */
export function paintOwnGround(brush: Brush, own: OwnGround): void {
  const { g } = brush;
  g.save();
  g.lineCap = 'round';
  g.lineJoin = 'round';
  paintLake(brush, own.water);
  flat(brush, own.marsh, 'rgba(122,138,98,.55)', 'rgba(70,84,58,.5)', 0.05);
  flat(brush, own.halls, '#cfc3ab', INK, 0.08);
  for (const { at, size } of own.stones) dot(brush, at, size, '#cfc7b0');
  for (const { at, size } of own.pillars) dot(brush, at, size * 1.6, '#8f8572');
  for (const {
    at: [x, y],
    size,
  } of own.reeds) {
    if (!inView(brush, x, y, 0.4)) continue;
    for (const lean of [-0.05, 0, 0.05]) {
      trace(g, [
        [x, y],
        [x + lean, y - size * 2.4],
      ]);
      stroke(g, '#4f6142', 0.025);
    }
  }
  for (const span of own.spans) paintSpan(brush, span);
  for (const side of own.hexsides) paintHexside(brush, side);
  g.restore();
}

function paintLake(brush: Brush, loops: readonly Polyline[]): void {
  const { g } = brush;
  if (!loops.some((loop) => lineInView(brush, loop, 0.6))) return;
  traceLoops(g, loops);
  stroke(g, 'rgba(216,197,149,.55)', 0.2);
  traceLoops(g, loops);
  fill(g, WATER);
  g.save();
  traceLoops(g, loops);
  g.clip('evenodd');
  for (const [away, ink] of [
    [0.16, 0.4],
    [0.34, 0.26],
    [0.56, 0.16],
  ] as const) {
    for (const loop of loops) {
      trace(g, offset(loop, -away, true), true);
      stroke(g, `rgba(20,46,54,${ink})`, 0.04);
    }
  }
  g.restore();
  traceLoops(g, loops);
  stroke(g, BANK, 0.08);
}

function flat(brush: Brush, loops: readonly Polyline[], tint: string, ink: string, width: number): void {
  const { g } = brush;
  if (!loops.some((loop) => lineInView(brush, loop, 0.6))) return;
  traceLoops(g, loops);
  fill(g, tint);
  stroke(g, ink, width);
}

function dot(brush: Brush, [x, y]: Point, size: number, tint: string): void {
  if (!inView(brush, x, y, 0.3)) return;
  const { g } = brush;
  g.beginPath();
  g.ellipse(x, y, size * 1.3, size, 0.3, 0, Math.PI * 2);
  fill(g, tint);
  stroke(g, INK, 0.02);
}

function paintSpan(brush: Brush, { from, to }: Span): void {
  if (!lineInView(brush, [from, to], 0.6)) return;
  const { g } = brush;
  for (const [width, tint] of [
    [0.52, INK],
    [0.42, PLANK],
  ] as const) {
    trace(g, [from, to]);
    stroke(g, tint, width);
  }
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const across: Point = [(-dy / length) * 0.2, (dx / length) * 0.2];
  for (let part = 0.05; part < 1; part += 0.11) {
    const [x, y] = between(from, to, part);
    trace(g, [
      [x - across[0], y - across[1]],
      [x + across[0], y + across[1]],
    ]);
    stroke(g, INK, 0.024);
  }
}

/** Paints what of it stands on the floor of the city and is in view. */
export function paintOwnInCity(brush: Brush, { inCity }: OwnGround): void {
  brush.g.save();
  brush.g.lineCap = 'round';
  for (const side of inCity) paintHexside(brush, side);
  brush.g.restore();
}

function paintHexside(brush: Brush, { look, line }: OwnHexside): void {
  if (!lineInView(brush, line, 0.4)) return;
  const { g } = brush;
  if (look === 'pale') {
    trace(g, line);
    stroke(g, '#5a4327', 0.09);
    for (let part = 0; part <= 1; part += 0.125) {
      const [x, y] = between(line[0]!, line.at(-1)!, part);
      trace(g, [
        [x, y + 0.06],
        [x, y - 0.16],
      ]);
      stroke(g, INK, 0.085);
      trace(g, [
        [x, y + 0.05],
        [x, y - 0.14],
      ]);
      stroke(g, PLANK, 0.05);
    }
    return;
  }
  const bed = look === 'quay' ? (['#2a2620', '#b9ae98'] as const) : ([BANK, WATER] as const);
  for (const [at, tint] of bed.entries()) {
    trace(g, look === 'quay' ? line : roughen(line, 0.08, 0.4, at));
    stroke(g, tint, at === 0 ? 0.26 : 0.18);
  }
}
