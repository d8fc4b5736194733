/** Craters printed on a map: burnt-out hexes with a ragged rim (terrain 2.7). */
import { fill, stroke, trace, type Brush } from '../brush.ts';
import { chaikin, subdivided, trembling, type Line } from '../geometry/curve.ts';
import { loopsOf } from '../geometry/loops.ts';
import { cellsWhere, type Survey } from '../geometry/survey.ts';

/** Outlines of the craters of a map. */
export function trenchesOf({ lattice, letters }: Survey): readonly Line[] {
  const cells = cellsWhere(lattice, (cell) => letters[cell]!.terrain === 'crater');
  return cells
    .flatMap((cell) => loopsOf(lattice, [cell]))
    .map((loop) => trembling(subdivided(chaikin(loop, 1), 0.12, true), 0.12, 3.1));
}

/** Paints the craters. */
export function paintTrenches({ g }: Brush, trenches: readonly Line[]): void {
  for (const rim of trenches) {
    trace(g, rim, true);
    fill(g, 'rgba(28,22,18,.9)');
    stroke(g, 'rgba(94,70,44,.8)', 0.16);
    g.setLineDash([0.22, 0.14]);
    stroke(g, '#0d0a08', 0.08);
    g.setLineDash([]);
  }
}
