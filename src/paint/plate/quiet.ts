/** Quiet places for names: where letters cross the least of what the rules draw. */
import type { Point } from '../geometry/curve.ts';
import { sample } from '../geometry/field.ts';
import { cellAt } from '../geometry/lattice.ts';
import type { Survey } from '../geometry/survey.ts';
import type { TerrainFields } from '../land/terrainFields.ts';

/** Wear of the ground above which letters would lie on a road. */
const ROAD_WEAR = 0.16;

/** How loud a place is: 0 on open ground, more on fields, woods, ground of the map's own, fire, roads, walls and off the map. */
export function loudness(survey: Survey, fields: TerrainFields, [x, y]: Point): number {
  const { lattice, letters, levels, own, fire } = survey;
  const cell = cellAt(lattice, x, y);
  const road = sample(fields.wear, x, y) > ROAD_WEAR ? 2 : 0;
  const water = sample(fields.depth, x, y) > -0.2 ? 1 : 0;
  if (cell < 0) return 0.6 + road + water;
  const built = levels[cell]! > 0 ? 3 : 0;
  const open = letters[cell]!.terrain === 'clear' && !own.has(cell) && !fire.includes(cell);
  return built + road + water + (open ? 0 : 1);
}

/** The place next to the wished one where a line of letters so long is quietest; nearer places win. */
export function quietPlace(survey: Survey, fields: TerrainFields, wish: Point, room: number): Point {
  const steps = [0, -0.6, 0.6, -1.2, 1.2, -1.8, 1.8];
  let best = wish;
  let least = Infinity;
  for (const dy of steps) {
    for (const dx of steps) {
      const at: Point = [wish[0] + dx, wish[1] + dy * 0.75];
      const noise = lineLoudness(survey, fields, at, room) + 0.12 * Math.hypot(dx, dy);
      if (noise >= least) continue;
      least = noise;
      best = at;
    }
  }
  return best;
}

function lineLoudness(survey: Survey, fields: TerrainFields, [x, y]: Point, room: number): number {
  const parts = 8;
  let sum = 0;
  for (let i = 0; i <= parts; i++) {
    for (const dy of [-0.2, 0.2]) sum += loudness(survey, fields, [x + room * (i / parts - 0.5), y + dy]);
  }
  return sum / parts;
}
