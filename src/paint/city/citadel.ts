/** The citadel's court with its white tower and fountain, and the rough seam where the city meets the mountain. */
import { fill, inView, stroke, trace, type Brush } from '../brush.ts';
import { randomFrom } from '../geometry/chance.ts';
import { INK } from '../geometry/colour.ts';
import { between, type Point } from '../geometry/curve.ts';
import { edgeBetween, neighboursOf, type Edge } from '../geometry/lattice.ts';
import { underRock, type Survey } from '../geometry/survey.ts';
import { paintDrum } from './towers.ts';

interface Crack {
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
}

export interface Seam {
  readonly edges: readonly Edge[];
  readonly cracks: readonly Crack[];
}

const CRACKS = 9;
/** A hold of fewer levels has a keep and no court. */
const COURT_FROM = 4;
const FULL = Math.PI * 2;

/** The hexsides between city and mountain, with cracks into the rock. */
export function seamOf({ lattice, letters, city }: Survey): Seam {
  const chance = randomFrom(8);
  const edges = city.flatMap((cell) =>
    neighboursOf(lattice, cell)
      .filter((next) => next >= 0 && underRock(letters[next]!))
      .map((next) => edgeBetween(lattice, cell, next)),
  );
  const cracks = edges.flatMap(({ p, q, normal }) =>
    Array.from({ length: CRACKS }, (_, i): Crack => {
      const [x, y] = between(p, q, (i + chance()) / CRACKS);
      const length = 0.12 + 0.3 * chance();
      return {
        from: [x - normal[0] * length * 0.35, y - normal[1] * length * 0.35],
        to: [x + normal[0] * length, y + normal[1] * length],
        width: 0.03 + 0.03 * chance(),
      };
    }),
  );
  return { edges, cracks };
}

/** Inks the seam. */
export function paintSeam(brush: Brush, { edges, cracks }: Seam): void {
  const { g } = brush;
  g.save();
  g.lineCap = 'round';
  g.beginPath();
  for (const { p, q } of edges) {
    g.moveTo(...p);
    g.lineTo(...q);
  }
  stroke(g, '#3a342c', 0.08);
  for (const { from, to, width } of cracks) {
    if (!inView(brush, from[0], from[1], 0.6)) continue;
    trace(g, [from, to]);
    stroke(g, '#3a342c', width);
  }
  g.restore();
}

/** Paints the highest level: the court of a citadel with its tower and fountain, or the one tower of a keep. */
export function paintCitadel(brush: Brush, { cityCentre, topLevel }: Survey): void {
  const [x, y] = cityCentre;
  if (topLevel < 2 || !inView(brush, x, y, 1.5)) return;
  if (topLevel < COURT_FROM) return paintDrum(brush, cityCentre, 0.62, 'stone');
  const { g } = brush;
  g.beginPath();
  for (const radius of [0.72, 0.6]) {
    g.moveTo(x + radius, y);
    g.arc(x, y, radius, 0, FULL);
  }
  stroke(g, '#b9b2a4', 0.03);
  g.beginPath();
  g.arc(x + 0.42, y, 0.13, 0, FULL);
  fill(g, '#cfe0e4');
  stroke(g, '#5b7078', 0.035);
  paintDrum(brush, [x - 0.12, y], 0.4, 'stone');
  g.beginPath();
  for (let i = 0; i < 8; i++) {
    const reach = i % 2 === 1 ? 0.1 : 0.26;
    g.lineTo(x - 0.12 + Math.cos((i / 8) * FULL) * reach, y + Math.sin((i / 8) * FULL) * reach);
  }
  g.closePath();
  fill(g, '#ffffff');
  stroke(g, INK, 0.04);
}
