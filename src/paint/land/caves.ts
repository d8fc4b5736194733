/** Caves in the mountain, as a surveyor opens them on his plan: a dark floor with a broken rim, and the glitter of the walls. */
import { fill, inView, stroke, trace, traceLoops, type Brush } from '../brush.ts';
import { randomFrom } from '../geometry/chance.ts';
import { roundCorners, subdivide, roughen, type Polyline, type Point } from '../geometry/curve.ts';
import { edgeBetween, neighboursOf } from '../geometry/lattice.ts';
import { blocksOf, loopsOf } from '../geometry/loops.ts';
import { cellsWhere, underRock, type Survey } from '../geometry/survey.ts';

/** A block of cave hexes that hang together. */
export interface Cave {
  readonly rim: readonly Polyline[];
  readonly middle: readonly Point[];
  /** Where one hex of it ends and the next begins. */
  readonly grid: readonly Polyline[];
  readonly crystals: readonly (readonly [at: Point, size: number])[];
}

const CRYSTALS_A_HEX = 11;

/** The caves of a map: tunnel hexes outside any city. */
export function cavesOf({ lattice, letters }: Survey): readonly Cave[] {
  const chance = randomFrom(77);
  const cells = cellsWhere(lattice, (cell) => {
    return letters[cell]!.terrain === 'tunnel' && underRock(letters[cell]!);
  });
  return blocksOf(lattice, cells).map((block): Cave => {
    const middle = block.map((cell) => lattice.centres[cell]!);
    return {
      middle,
      grid: block.flatMap((cell) =>
        neighboursOf(lattice, cell)
          .filter((next) => next > cell && block.includes(next))
          .map((next): Polyline => {
            const { p, q } = edgeBetween(lattice, cell, next);
            return [p, q];
          }),
      ),
      rim: loopsOf(lattice, block).map((loop) => {
        return roughen(subdivide(roundCorners(loop, 0.34, true), 0.12, true), 0.14, 1.7);
      }),
      crystals: middle.flatMap(([x, y]) =>
        Array.from({ length: CRYSTALS_A_HEX }, () => {
          const [turn, reach] = [chance() * Math.PI * 2, 0.25 + 0.5 * Math.sqrt(chance())];
          const at: Point = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
          return [at, 0.03 + 0.05 * chance()] as const;
        }),
      ),
    };
  });
}

/** Opens the caves in view. */
export function paintCaves(brush: Brush, caves: readonly Cave[]): void {
  const { g, pixels } = brush;
  for (const { rim, middle, grid, crystals } of caves) {
    if (!middle.some(([x, y]) => inView(brush, x, y, 1.6))) continue;
    traceLoops(g, rim);
    fill(g, '#8f8677');
    g.save();
    traceLoops(g, rim);
    g.clip();
    for (const width of [0.7, 0.45, 0.24]) {
      traceLoops(g, rim);
      stroke(g, 'rgba(20,17,15,.3)', width);
    }
    for (const line of grid) {
      trace(g, line);
      stroke(g, 'rgba(241,236,223,.4)', Math.max(0.028, 0.7 / pixels));
    }
    g.restore();
    traceLoops(g, rim);
    stroke(g, '#f1ecdf', Math.max(0.1, 1.6 / pixels));
    traceLoops(g, rim);
    stroke(g, '#2a2620', Math.max(0.05, 0.9 / pixels));
    for (const [[x, y], size] of crystals) {
      trace(
        g,
        [
          [x, y - size],
          [x + size * 0.55, y],
          [x, y + size],
          [x - size * 0.55, y],
        ],
        true,
      );
      fill(g, size > 0.055 ? '#eef3f1' : '#b9cfd2');
    }
  }
}
