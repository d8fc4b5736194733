/** Hachures: tapered strokes down the dark faces of the mountains, which make rock look engraved. */
import { inView, type Brush } from '../brush.ts';
import { seeded } from '../geometry/chance.ts';
import { LIGHT } from '../geometry/colour.ts';
import { sample } from '../geometry/field.ts';
import { smoothstep } from '../geometry/noise.ts';
import type { Box } from '../geometry/sheet.ts';
import type { TerrainFields } from './terrainFields.ts';

export interface Hachure {
  readonly x: number;
  readonly y: number;
  /** Unit vector down the slope. */
  readonly downX: number;
  readonly downY: number;
  readonly length: number;
  readonly dark: number;
  readonly bend: number;
}

const LATTICE = 0.2;
const STEP = 0.16;
const SNOW_LINE = 1.62;

/** Strokes on a jittered lattice, kept where the face lies in shade. */
export function hachuresOf(neat: Box, fields: TerrainFields): readonly Hachure[] {
  const chance = seeded(99);
  const strokes: Hachure[] = [];
  for (let row = neat.y0; row < neat.y1; row += LATTICE) {
    for (let column = neat.x0; column < neat.x1; column += LATTICE) {
      if (sample(fields.mountain, column, row) < 0.3) continue;
      const x = column + (chance() - 0.5) * LATTICE * 1.5;
      const y = row + (chance() - 0.5) * LATTICE * 1.5;
      const lot = chance();
      const wide = chance();
      if (sample(fields.rock, x, y) < 0.95) continue;
      const stroke = strokeAt(fields, x, y, lot, wide);
      if (stroke) strokes.push(stroke);
    }
  }
  return strokes;
}

function strokeAt(fields: TerrainFields, x: number, y: number, lot: number, wide: number): Hachure | null {
  const { height } = fields;
  const slopeX = (sample(height, x + STEP, y) - sample(height, x - STEP, y)) / (2 * STEP);
  const slopeY = (sample(height, x, y + STEP) - sample(height, x, y - STEP)) / (2 * STEP);
  const steep = Math.hypot(slopeX, slopeY);
  if (steep < 0.16) return null;
  const shade = (-slopeX * LIGHT.x - slopeY * LIGHT.y) / Math.hypot(steep, 1.15);
  const dark = smoothstep(0.12, -0.5, shade) * (sample(height, x, y) > SNOW_LINE ? 0.45 : 1);
  if (lot > dark * 0.9 + 0.03) return null;
  const length = (0.14 + 0.2 * wide) * (0.7 + 0.5 * Math.min(1, steep));
  return { x, y, downX: -slopeX / steep, downY: -slopeY / steep, length, dark, bend: (wide - 0.5) * 0.06 };
}

/** Inks the strokes in view, twice as thick on the small picture. */
export function paintHachures(brush: Brush, strokes: readonly Hachure[]): void {
  const { g, scale } = brush;
  const bold = scale === 'far' ? 1.9 : 1;
  for (const { x, y, downX, downY, length, dark, bend } of strokes) {
    if (!inView(brush, x, y, 0.4)) continue;
    const half = (0.012 + 0.022 * dark) * bold;
    const topX = x - (downX * length) / 2;
    const topY = y - (downY * length) / 2;
    g.fillStyle = `rgba(34,30,26,${(0.34 + 0.36 * dark).toFixed(2)})`;
    g.beginPath();
    g.moveTo(topX + downY * half, topY - downX * half);
    g.lineTo(topX - downY * half, topY + downX * half);
    g.quadraticCurveTo(
      x + downY * bend,
      y - downX * bend,
      x + (downX * length) / 2,
      y + (downY * length) / 2,
    );
    g.closePath();
    g.fill();
  }
}
