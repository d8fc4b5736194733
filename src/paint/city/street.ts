/** The street: the one bright line through all gates, dashed where it runs inside the rock. */
import { stroke, trace, type Brush } from '../brush.ts';
import { between, spline, type Polyline } from '../geometry/curve.ts';
import type { Survey } from '../geometry/survey.ts';

export interface Streets {
  readonly lines: readonly Polyline[];
  /** The stretches under the rock. */
  readonly tunnels: readonly Polyline[];
}

/** Streets through the centres of their hexes. */
export function streetsOf({ lattice, letters, streets }: Survey): Streets {
  const centre = (cell: number) => lattice.centres[cell]!;
  const tunnels = streets.flatMap((path) =>
    path.flatMap((cell, i): readonly Polyline[] => {
      const [before, after] = [path[i - 1], path[i + 1]];
      if (before === undefined || after === undefined || letters[cell]!.terrain !== 'tunnel') return [];
      const [into, out] = [
        between(centre(before), centre(cell), 0.62),
        between(centre(cell), centre(after), 0.38),
      ];
      return [[into, between(between(into, out, 0.5), centre(cell), 0.6), out]];
    }),
  );
  return {
    lines: streets.map((path) => spline(path.map(centre), 6)),
    tunnels: tunnels.map((line) => spline(line, 6)),
  };
}

/** Paves the streets. */
export function paintStreets({ g, scale }: Brush, { lines }: Streets): void {
  g.save();
  g.lineCap = 'round';
  g.lineJoin = 'round';
  for (const line of lines) {
    trace(g, line);
    stroke(g, 'rgba(58,50,38,.75)', 0.3);
    stroke(g, '#f3ead2', 0.22);
    if (scale === 'far') continue;
    g.setLineDash([0.07, 0.09]);
    stroke(g, 'rgba(150,132,98,.4)', 0.12);
    g.setLineDash([]);
  }
  g.restore();
}

/** Dashes the hidden stretches over the rock. */
export function paintTunnels({ g }: Brush, { tunnels }: Streets): void {
  g.save();
  g.setLineDash([0.1, 0.12]);
  for (const line of tunnels) {
    trace(g, line);
    stroke(g, 'rgba(30,26,22,.5)', 0.13);
    stroke(g, 'rgba(250,240,214,.95)', 0.085);
  }
  g.restore();
}
