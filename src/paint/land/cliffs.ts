/** Cliffs about the ground within the walls that is not built over: a firm rim, and strokes that climb the rock from it. */
import { lineInView, stroke, trace, type Brush } from '../brush.ts';
import { randomFrom } from '../geometry/chance.ts';
import {
  spaceEvenly,
  normalsOf,
  roundCorners,
  subdivide,
  roughen,
  type Polyline,
  type Point,
} from '../geometry/curve.ts';
import { cellAt } from '../geometry/lattice.ts';
import { loopsOf } from '../geometry/loops.ts';
import { underRock, type Survey } from '../geometry/survey.ts';

/** A stretch of rim with the rock beyond it. */
export interface Cliff {
  readonly rim: Polyline;
  readonly strokes: readonly (readonly [foot: Point, top: Point, width: number])[];
}

/** How far beyond the rim rock must lie. */
const BEYOND = 0.55;
const PITCH = 0.12;

/** The stretches of the rim where mountain rises; where a wall or a building stands there is none. */
export function cliffsOf(survey: Survey): readonly Cliff[] {
  const chance = randomFrom(58);
  return loopsOf(survey.lattice, survey.bailey).flatMap((loop) => {
    const rim = spaceEvenly(roughen(subdivide(roundCorners(loop, 0.46, true), 0.1, true), 0.12, 1.3), PITCH);
    return stretchesOf(survey, rim).map((stretch): Cliff => {
      const normals = normalsOf(stretch);
      const strokes = stretch.map((foot, i) => {
        const [nx, ny] = normals[i]!;
        const [long, lean] = [0.16 + 0.42 * chance() ** 2, 0.3 * (chance() - 0.5)];
        const top: Point = [foot[0] + (nx + ny * lean) * long, foot[1] + (ny - nx * lean) * long];
        return [foot, top, 0.025 + 0.035 * chance()] as const;
      });
      return { rim: stretch, strokes };
    });
  });
}

/** Loops run clockwise: what lies beyond the rim is on the left hand. */
function stretchesOf({ lattice, letters }: Survey, rim: Polyline): readonly Polyline[] {
  const normals = normalsOf(rim);
  const stretches: Point[][] = [[]];
  rim.forEach((point, i) => {
    const [nx, ny] = normals[i]!;
    const beyond = cellAt(lattice, point[0] + nx * BEYOND, point[1] + ny * BEYOND);
    const rock = beyond >= 0 && underRock(letters[beyond]!);
    if (rock) stretches.at(-1)!.push(point);
    else if (stretches.at(-1)!.length > 0) stretches.push([]);
  });
  return stretches.filter((stretch) => stretch.length > 3);
}

/** Inks the cliffs in view. */
export function paintCliffs(brush: Brush, cliffs: readonly Cliff[]): void {
  const { g } = brush;
  g.save();
  g.lineCap = 'round';
  g.lineJoin = 'round';
  for (const { rim, strokes } of cliffs) {
    if (!lineInView(brush, rim, 1)) continue;
    trace(
      g,
      rim.map(([x, y]): Point => [x + 0.1, y + 0.12]),
    );
    stroke(g, 'rgba(36,30,20,.22)', 0.34);
    trace(g, rim);
    stroke(g, '#3a342c', 0.09);
    for (const [foot, top, width] of strokes) {
      trace(g, [foot, top]);
      stroke(g, 'rgba(42,36,28,.82)', width);
    }
  }
  g.restore();
}
