/** The rock pier: a wedge of cliff from the citadel over the tunnel hexes, with a mouth on every true tunnel hexside (2.7.5). */
import { addTo, fill, inView, stroke, trace, type Brush, type Canvas2D } from '../brush.ts';
import { randomFrom } from '../geometry/chance.ts';
import { INK, LIGHT } from '../geometry/colour.ts';
import {
  between,
  distance,
  normalsOf,
  offset,
  subdivide,
  type Polyline,
  type Point,
} from '../geometry/curve.ts';
import { neighboursOf, outward } from '../geometry/lattice.ts';
import { blocksOf } from '../geometry/loops.ts';
import { noise } from '../geometry/noise.ts';
import { cellsWhere, type Survey, type SurveyedWork } from '../geometry/survey.ts';

export interface Pier {
  readonly ridge: Polyline;
  /** The two edges of the rock, as far apart as the pier is wide. */
  readonly left: Polyline;
  readonly right: Polyline;
  readonly spurs: readonly Polyline[];
  readonly scratches: readonly (readonly [from: Point, to: Point, width: number])[];
}

const SCRATCHES = 30;

/** One pier for every block of tunnel hexes of a city, from its highest end to its lowest. */
export function piersOf(survey: Survey): readonly Pier[] {
  const { lattice, letters } = survey;
  const tunnels = cellsWhere(lattice, (cell) => {
    return letters[cell]!.terrain === 'tunnel' && letters[cell]!.city === true;
  });
  return blocksOf(lattice, tunnels).map((block, b) => pierOf(survey, block, randomFrom(21 + b)));
}

function pierOf(survey: Survey, block: readonly number[], chance: () => number): Pier {
  const { lattice, levels, works } = survey;
  const path = [...block].sort((a, b) => levels[b]! - levels[a]!).map((cell) => lattice.centres[cell]!);
  const top = path[0]!;
  const above = neighboursOf(lattice, block[0]!).concat(
    ...block.slice(1).map((cell) => neighboursOf(lattice, cell)),
  );
  const head = above
    .filter((cell) => cell >= 0 && !block.includes(cell))
    .reduce((best, cell) => (levels[cell]! > (levels[best] ?? -1) ? cell : best), -1);
  const from = head < 0 ? top : lattice.centres[head]!;
  const foot = path.at(-1)!;
  const before = path.at(-2) ?? from;
  const run = distance(before, foot) || 1;
  const [ux, uy] =
    path.length > 1 || head >= 0
      ? [(foot[0] - before[0]) / run, (foot[1] - before[1]) / run]
      : outward(lattice, 1);
  const corners: Polyline = [between(from, top, 0.42), ...path, [foot[0] + ux * 0.86, foot[1] + uy * 0.86]];
  const ridge = subdivide(corners, 0.2, false);
  const wide = (i: number) => {
    const t = i / (ridge.length - 1);
    return (0.8 - 0.56 * t ** 1.5) * (t > 0.97 ? 0.3 : 1);
  };
  const edge = (side: number) => {
    const normals = normalsOf(ridge);
    return ridge.map(([x, y], i): Point => {
      const reach = side * wide(i) + 0.08 * noise(x * 1.6 + y, side * 3 + 4);
      return [x + normals[i]![0] * reach, y + normals[i]![1] * reach];
    });
  };
  return {
    ridge,
    left: edge(1),
    right: edge(-1),
    spurs: works
      .filter(
        ({ side, upper, lower }) =>
          side.kind === 'tunnel' && (block.includes(upper) || block.includes(lower)),
      )
      .map((work) => spurOf(survey, work)),
    scratches: scratchesOn(ridge, wide, chance),
  };
}

/** A shoulder of rock from the ridge to a tunnel mouth. */
function spurOf({ lattice, letters }: Survey, { upper, lower, edge }: SurveyedWork): Polyline {
  const [x, y] = lattice.centres[letters[upper]!.terrain === 'tunnel' ? upper : lower]!;
  const [mx, my] = edge.middle;
  const [nx, ny] = [edge.middle[0] - x, edge.middle[1] - y];
  const length = Math.hypot(nx, ny) || 1;
  const [tx, ty] = [-ny / length, nx / length];
  return [
    [x + tx * 0.46, y + ty * 0.46],
    [mx + tx * 0.36 - nx * 0.06, my + ty * 0.36 - ny * 0.06],
    [mx - tx * 0.36 - nx * 0.06, my - ty * 0.36 - ny * 0.06],
    [x - tx * 0.46, y - ty * 0.46],
  ];
}

function scratchesOn(ridge: Polyline, wide: (i: number) => number, chance: () => number): Pier['scratches'] {
  const normals = normalsOf(ridge);
  return ridge.flatMap((_, i) => {
    const count = Math.round((SCRATCHES / 5) * wide(i)) + 1;
    return Array.from({ length: count }, () => {
      const [x, y] = between(ridge[i]!, ridge[Math.min(i + 1, ridge.length - 1)]!, chance());
      const side = chance() < 0.42 ? 1 : -1;
      const start = side * (0.06 + chance() * wide(i) * 0.4);
      const reach = start + side * (0.12 + 0.25 * chance()) * wide(i) * 1.5;
      const [nx, ny] = normals[i]!;
      const slip = 0.1 * (chance() - 0.3);
      return [
        [x + nx * start, y + ny * start],
        [x + nx * reach + ny * slip, y + ny * reach - nx * slip],
        0.02 + 0.03 * chance(),
      ] as const;
    });
  });
}

/** Paints the piers, their parapets and the tunnel mouths. */
export function paintPiers(brush: Brush, piers: readonly Pier[]): void {
  for (const pier of piers) {
    const outline = [...pier.left, ...[...pier.right].reverse()];
    paintShadow(brush.g, [outline, ...pier.spurs]);
    for (const spur of pier.spurs) paintSpur(brush, spur);
    paintRock(brush, pier, outline);
    paintParapet(brush.g, pier.ridge);
  }
}

/** Keeps the ink off the piers: what is drawn next shows only beside the rock. */
export function clipAroundPiers({ g, view }: Brush, piers: readonly Pier[]): void {
  for (const { left, right, spurs } of piers) {
    for (const shape of [[...left, ...[...right].reverse()], ...spurs]) {
      g.beginPath();
      g.rect(view.x0, view.y0, view.x1 - view.x0, view.y1 - view.y0);
      addTo(g, shape, true);
      g.clip('evenodd');
    }
  }
}

function paintShadow(g: Canvas2D, shapes: readonly Polyline[]): void {
  for (let i = 1; i <= 9; i++) {
    g.save();
    g.translate(i * 0.065, i * 0.08);
    for (const shape of shapes) {
      trace(g, shape, true);
      fill(g, 'rgba(26,26,40,.085)');
    }
    g.restore();
  }
}

function paintSpur({ g, pixels }: Brush, spur: Polyline): void {
  const [a, b, c, d] = spur as readonly [Point, Point, Point, Point];
  const out: Point = [(b[0] + c[0] - a[0] - d[0]) / 2, (b[1] + c[1] - a[1] - d[1]) / 2];
  const lit = out[0] * LIGHT.x + out[1] * LIGHT.y > 0;
  trace(g, spur, true);
  fill(g, lit ? '#b3ac9c' : '#6a665f');
  stroke(g, INK, Math.max(0.05, 0.9 / pixels));
}

function paintRock({ g, pixels }: Brush, { ridge, left, right, scratches }: Pier, outline: Polyline): void {
  trace(g, outline, true);
  fill(g, '#8d877b');
  g.save();
  trace(g, outline, true);
  g.clip();
  for (const [edge, side] of [
    [left, 1],
    [right, -1],
  ] as const) {
    const [nx, ny] = normalsOf(ridge)[0]!;
    const lit = side * (nx * LIGHT.x + ny * LIGHT.y) > 0;
    trace(g, [...offset(ridge, side * 0.03), ...[...edge].reverse()], true);
    fill(g, lit ? '#b9b2a2' : '#5d5a55');
  }
  g.lineCap = 'round';
  for (const [from, to, width] of scratches) {
    trace(g, [from, to]);
    stroke(g, 'rgba(34,32,30,.58)', width);
  }
  g.restore();
  trace(g, outline, true);
  stroke(g, INK, Math.max(0.06, 1.1 / pixels));
}

function paintParapet(g: Canvas2D, ridge: Polyline): void {
  const walk = ridge.slice(0, -2);
  trace(g, walk);
  stroke(g, '#3a3630', 0.17);
  stroke(g, '#f8f5ec', 0.11);
}

/** Paints the white arch and black throat of every tunnel mouth; from cave to cave there is none. */
export function paintMouths(brush: Brush, { works, letters, lattice }: Survey): void {
  const { g } = brush;
  for (const { side, upper, lower, edge } of works) {
    if (side.kind !== 'tunnel' || !inView(brush, ...edge.middle, 1)) continue;
    const [one, other] = [letters[upper]!.terrain, letters[lower]!.terrain];
    if (one === other) continue;
    const rock = one === 'tunnel' ? upper : lower;
    const [x, y] = lattice.centres[rock]!;
    g.save();
    g.translate(...between(edge.middle, [x, y], 0.1));
    g.rotate(Math.atan2(edge.middle[1] - y, edge.middle[0] - x) + Math.PI / 2);
    arch(g, 0.3, -0.12);
    fill(g, '#f1ecdf');
    stroke(g, INK, 0.045);
    arch(g, 0.18, -0.13);
    fill(g, '#1d1a18');
    g.restore();
  }
}

function arch(g: Canvas2D, half: number, foot: number): void {
  g.beginPath();
  g.moveTo(-half, foot);
  g.lineTo(-half, 0.08);
  g.arc(0, 0.08, half, Math.PI, 0, true);
  g.lineTo(half, foot);
  g.closePath();
}
