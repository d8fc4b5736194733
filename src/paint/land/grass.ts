/** Tufts of grass and stipple on open ground, never on roads, water, rock, tilth or stone. */
import { inView, stroke, type Brush } from '../brush.ts';
import { randomFrom } from '../geometry/chance.ts';
import { sample } from '../geometry/field.ts';
import { cellAt } from '../geometry/lattice.ts';
import { noise } from '../geometry/noise.ts';
import type { Scale } from '../geometry/sheet.ts';
import type { Survey } from '../geometry/survey.ts';
import type { TerrainFields } from './terrainFields.ts';

export interface Grass {
  /** Places with a size from 0 to 1; the small picture takes only the first of them. */
  readonly tufts: readonly (readonly [x: number, y: number, size: number])[];
  readonly dots: readonly (readonly [x: number, y: number, size: number])[];
}

/** Tufts a square unit of the sheet, and how many of all of them each picture shows. */
const TUFT_DENSITY = 1.2;
const DOT_DENSITY = 6.4;
const SHOWN = { far: 0.3, mid: 0.55, near: 1 } as const satisfies Record<Scale, number>;

/** Sows the grass of a survey. */
export function grassOf(survey: Survey, fields: TerrainFields): Grass {
  const { neat } = survey;
  const area = (neat.x1 - neat.x0) * (neat.y1 - neat.y0);
  const sow = (seed: number, count: number, grows: (x: number, y: number) => boolean) => {
    const chance = randomFrom(seed);
    return Array.from({ length: Math.round(count) }, () => {
      const x = neat.x0 + chance() * (neat.x1 - neat.x0);
      const y = neat.y0 + chance() * (neat.y1 - neat.y0);
      return [x, y, chance()] as const;
    }).filter(([x, y]) => grows(x, y));
  };
  const open = (x: number, y: number) =>
    sample(fields.wear, x, y) < 0.2 &&
    sample(fields.waste, x, y) < 0.75 &&
    sample(fields.depth, x, y) < -0.4 &&
    sample(fields.mountain, x, y) < 0.3;
  const isGrass = (x: number, y: number) => {
    const cell = cellAt(survey.lattice, x, y);
    return cell >= 0 && survey.letters[cell]!.terrain === 'clear' && survey.levels[cell] === 0;
  };
  return {
    tufts: sow(
      5,
      area * TUFT_DENSITY,
      (x, y) => noise(x * 0.25 + 4, y * 0.25) > -0.05 && open(x, y) && isGrass(x, y),
    ),
    dots: sow(
      15,
      area * DOT_DENSITY,
      (x, y) => noise(x * 0.45 + 30, y * 0.45) > 0.02 && open(x, y) && isGrass(x, y),
    ),
  };
}

/** Inks the tufts; stipple only where the picture is large enough to read it. */
export function paintGrass(brush: Brush, { tufts, dots }: Grass): void {
  const { g, scale, pixels } = brush;
  if (scale !== 'far') paintStipple(brush, dots);
  g.beginPath();
  for (const [x, y, size] of tufts.slice(0, Math.round(tufts.length * SHOWN[scale]))) {
    if (!inView(brush, x, y, 0.4)) continue;
    const blade = (scale === 'far' ? 0.13 : 0.09) + 0.05 * size;
    for (const lean of [-1, 0, 1]) {
      g.moveTo(x + lean * blade * 0.5, y);
      g.lineTo(x + lean * blade * 0.9, y - blade * (lean === 0 ? 1.5 : 1));
    }
  }
  stroke(g, 'rgba(66,66,32,.55)', Math.max(0.026, 0.6 / pixels));
}

function paintStipple(brush: Brush, dots: Grass['dots']): void {
  const { g } = brush;
  g.beginPath();
  for (const [x, y, size] of dots) {
    if (!inView(brush, x, y, 0.1)) continue;
    g.moveTo(x, y);
    g.ellipse(x, y, 0.014 + 0.03 * size, 0.012 + 0.012 * size, size * 3, 0, Math.PI * 2);
  }
  g.fillStyle = 'rgba(84,74,38,.34)';
  g.fill();
}
