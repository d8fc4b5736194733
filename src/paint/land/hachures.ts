/** Hachures: tapered strokes down the dark faces of the mountains, which make rock look engraved. */
import { inView, type Brush } from '../brush.ts';
import { randomFrom } from '../geometry/chance.ts';
import { LIGHT } from '../geometry/colour.ts';
import { sample } from '../geometry/field.ts';
import { smoothstep } from '../geometry/noise.ts';
import type { Box, Scale } from '../geometry/sheet.ts';
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

export interface Hachures {
  /** Bold strokes that every picture has. */
  readonly bold: readonly Hachure[];
  /** Hairlines between them, for the larger pictures. */
  readonly hair: readonly Hachure[];
}

interface Ruling {
  readonly seed: number;
  /** Distance of the strokes' places before they are jittered. */
  readonly lattice: number;
  readonly shortest: number;
  readonly longer: number;
  /** Where the light begins to keep strokes away. */
  readonly lit: number;
  /** Part of all strokes that stand on the darkest faces. */
  readonly share: number;
}

const BOLD: Ruling = { seed: 99, lattice: 0.2, shortest: 0.14, longer: 0.2, lit: 0.12, share: 0.9 };
const HAIR: Ruling = { seed: 98, lattice: 0.115, shortest: 0.2, longer: 0.3, lit: 0.3, share: 0.62 };
/** Half-widths of a stroke on a grey and on a black face. */
const WIDTHS = {
  far: { bold: [0.023, 0.042], hair: null },
  mid: { bold: [0.01, 0.02], hair: [0.006, 0.007] },
  near: { bold: [0.008, 0.015], hair: [0.005, 0.007] },
} as const satisfies Record<Scale, { bold: readonly number[]; hair: readonly number[] | null }>;
const STEP = 0.16;
const SNOW_LINE = 1.62;

/** Rules the strokes of the mountains, kept where the face lies in shade. */
export function hachuresOf(neat: Box, fields: TerrainFields): Hachures {
  return { bold: strokesOf(neat, fields, BOLD), hair: strokesOf(neat, fields, HAIR) };
}

function strokesOf(neat: Box, fields: TerrainFields, ruling: Ruling): readonly Hachure[] {
  const { seed, lattice } = ruling;
  const chance = randomFrom(seed);
  const strokes: Hachure[] = [];
  for (let row = neat.y0; row < neat.y1; row += lattice) {
    for (let column = neat.x0; column < neat.x1; column += lattice) {
      if (sample(fields.mountain, column, row) < 0.3) continue;
      const x = column + (chance() - 0.5) * lattice * 1.5;
      const y = row + (chance() - 0.5) * lattice * 1.5;
      const lot = chance();
      const wide = chance();
      if (sample(fields.rock, x, y) < 0.95) continue;
      const stroke = strokeAt(fields, ruling, x, y, lot, wide);
      if (stroke) strokes.push(stroke);
    }
  }
  return strokes;
}

function strokeAt(
  { height }: TerrainFields,
  { shortest, longer, lit, share }: Ruling,
  x: number,
  y: number,
  lot: number,
  wide: number,
): Hachure | null {
  const slopeX = (sample(height, x + STEP, y) - sample(height, x - STEP, y)) / (2 * STEP);
  const slopeY = (sample(height, x, y + STEP) - sample(height, x, y - STEP)) / (2 * STEP);
  const steep = Math.hypot(slopeX, slopeY);
  if (steep < 0.16) return null;
  const shade = (-slopeX * LIGHT.x - slopeY * LIGHT.y) / Math.hypot(steep, 1.15);
  const dark = smoothstep(lit, -0.5, shade) * (sample(height, x, y) > SNOW_LINE ? 0.45 : 1);
  if (lot > dark * share + 0.03) return null;
  const length = (shortest + longer * wide) * (0.7 + 0.5 * Math.min(1, steep));
  return { x, y, downX: -slopeX / steep, downY: -slopeY / steep, length, dark, bend: (wide - 0.5) * 0.06 };
}

/** Inks the strokes in view: bold and few on the small picture, with hairlines between on the larger ones. */
export function paintHachures(brush: Brush, { bold, hair }: Hachures): void {
  const widths = WIDTHS[brush.scale];
  if (widths.hair) paintStrokes(brush, hair, widths.hair);
  paintStrokes(brush, bold, widths.bold);
}

function paintStrokes(
  brush: Brush,
  strokes: readonly Hachure[],
  [thin, thick]: readonly [number, number],
): void {
  const { g } = brush;
  for (const { x, y, downX, downY, length, dark, bend } of strokes) {
    if (!inView(brush, x, y, 0.4)) continue;
    const half = thin + (thick - thin) * dark;
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
