/** Farmsteads and the dotted tracks that lead to them: decoration, thinner than any road, without effect. */
import { inView, lineInView, stroke, trace, type Brush } from '../brush.ts';
import { randomFrom } from '../geometry/chance.ts';
import { INK } from '../geometry/colour.ts';
import { between, distance, spline, roughen, type Polyline, type Point } from '../geometry/curve.ts';
import { sample } from '../geometry/field.ts';
import { neighboursOf, type LatticeCell } from '../geometry/lattice.ts';
import type { Survey } from '../geometry/survey.ts';
import type { TerrainFields } from './terrainFields.ts';

export interface Farm {
  readonly at: Point;
  readonly turn: number;
  /** From the farm to the nearest road or farm; empty when none is near. */
  readonly track: Polyline;
}

const HEXES_A_FARM = 46;
const APART = 5.4;
const FROM_CITY = 5.2;
const LONGEST_TRACK = 11;

/** Settles farms on open ground by chance, well apart, off the roads and away from walls; none where craters tell of war. */
export function farmsOf(survey: Survey, fields: TerrainFields): readonly Farm[] {
  const chance = randomFrom(211);
  const open = survey.letters.flatMap((letter, cell) =>
    letter.terrain === 'clear' && suits(survey, cell) ? [cell] : [],
  );
  const waste = survey.fire.length > 0 || survey.craters.length > 0;
  const wanted = waste ? 0 : Math.round(open.length / HEXES_A_FARM);
  const places: Point[] = [];
  for (let tries = 0; tries < 900 && places.length < wanted; tries++) {
    const cell = open[Math.floor(chance() * open.length)];
    if (cell === undefined) break;
    const [x, y] = survey.lattice.centres[cell]!;
    const at: Point = [x + (chance() - 0.5) * 0.9, y + (chance() - 0.5) * 0.9];
    if (sample(fields.wear, at[0], at[1]) > 0.04 || sample(fields.depth, at[0], at[1]) > -1) continue;
    if (survey.city.some((near) => distance(survey.lattice.centres[near]!, at) < FROM_CITY)) continue;
    if (places.every((other) => distance(other, at) > APART)) places.push(at);
  }
  return places.map((at, i) => ({ at, turn: (chance() - 0.5) * 1.2, track: trackFrom(survey, places, i) }));
}

function suits({ lattice, letters, levels, bailey }: Survey, cell: LatticeCell): boolean {
  const quiet = (near: LatticeCell) =>
    near < 0 ||
    (levels[near] === 0 &&
      !bailey.includes(near) &&
      letters[near]!.terrain !== 'mountain' &&
      (letters[near]!.elevation ?? 0) === 0);
  return quiet(cell) && neighboursOf(lattice, cell).every((near) => quiet(near) && near >= 0);
}

function trackFrom({ roads }: Survey, farms: readonly Point[], index: number): Polyline {
  const from = farms[index]!;
  const goals = [...roads.flatMap(({ line }) => line), ...farms.slice(0, index)];
  const goal = goals.reduce<Point | null>((best, point) => {
    return best === null || distance(from, point) < distance(from, best) ? point : best;
  }, null);
  if (!goal || distance(from, goal) > LONGEST_TRACK) return [];
  const [dx, dy] = [goal[0] - from[0], goal[1] - from[1]];
  const sway = index % 2 === 0 ? 0.14 : -0.14;
  const middle = between(from, goal, 0.5);
  return roughen(spline([from, [middle[0] - dy * sway, middle[1] + dx * sway], goal], 12), 0.3, 0.4);
}

/** Dots the tracks; drawn below fields and roads. */
export function paintTracks(brush: Brush, farms: readonly Farm[]): void {
  const { g } = brush;
  g.save();
  g.setLineDash([0.16, 0.14]);
  for (const { track } of farms) {
    if (track.length < 2 || !lineInView(brush, track, 0.2)) continue;
    trace(g, track);
    stroke(g, 'rgba(108,84,46,.62)', 0.07);
  }
  g.restore();
}

/** Draws each farm as a pair of roofs, lit half and dark half. */
export function paintFarms(brush: Brush, farms: readonly Farm[]): void {
  const { g } = brush;
  for (const { at, turn } of farms) {
    if (!inView(brush, at[0], at[1], 0.8)) continue;
    g.save();
    g.translate(...at);
    g.rotate(turn);
    for (const [x, y, wide, deep] of [
      [-0.22, -0.12, 0.36, 0.2],
      [0.14, 0.07, 0.24, 0.17],
    ] as const) {
      g.fillStyle = 'rgba(50,38,20,.4)';
      g.fillRect(x + 0.06, y + 0.07, wide, deep);
      g.fillStyle = '#cdb78c';
      g.fillRect(x, y, wide, deep);
      g.fillStyle = '#8a6748';
      g.fillRect(x, y + deep / 2, wide, deep / 2);
      g.beginPath();
      g.rect(x, y, wide, deep);
      g.moveTo(x, y + deep / 2);
      g.lineTo(x + wide, y + deep / 2);
      stroke(g, INK, 0.028);
    }
    g.restore();
  }
}
