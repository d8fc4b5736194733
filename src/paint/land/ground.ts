/** The hand-tinted ground: straw, olive and meadow, trodden earth, rock, snow and water, pixel by pixel. */
import type { Brush } from '../brush.ts';
import { randomFrom } from '../geometry/chance.ts';
import { mixTints, tint, type Tint } from '../geometry/colour.ts';
import { sample, type Field } from '../geometry/field.ts';
import { smoothstep } from '../geometry/noise.ts';
import type { Box } from '../geometry/sheet.ts';
import type { TerrainFields } from './terrainFields.ts';

const STRAW = tint('#e4d8b0');
const OLIVE = tint('#c0bf8f');
const MEADOW = tint('#d0cc9f');
const ASH = tint('#d6cab0');
const SLAG = tint('#b9a98c');
const CLAY = tint('#d6bd92');
const ROCK_DARK = tint('#3d3a38');
const ROCK = tint('#948974');
const ROCK_LIGHT = tint('#e0d5b6');
const SCREE = mixTints(OLIVE, ROCK, 0.35);
const SNOW = tint('#f7f4ec');
const SNOW_SHADE = tint('#a9b3bd');
const WATER = tint('#7d9a9b');
const DEEP = tint('#58777e');
const SAND = tint('#d8c595');
const CINDER = tint('#2a1c16');
const EMBER = tint('#9c2f14');
const FLAME = tint('#e8742a');

/** The finest raster that is still worth its time; larger pictures enlarge it. */
const MOST_PIXELS = 44;
const GRAIN = Float32Array.from({ length: 4096 }, grainOf(randomFrom(7)));

function grainOf(chance: () => number): () => number {
  return () => (chance() - 0.5) * 0.022;
}

/** Tints the part of the sheet inside the neat line that is in view. */
export function paintGround({ g, pixels, view }: Brush, neat: Box, fields: TerrainFields): void {
  const pitch = Math.min(pixels, MOST_PIXELS);
  const x0 = Math.max(view.x0, neat.x0);
  const y0 = Math.max(view.y0, neat.y0);
  const width = Math.ceil((Math.min(view.x1, neat.x1) - x0) * pitch);
  const height = Math.ceil((Math.min(view.y1, neat.y1) - y0) * pitch);
  if (width <= 0 || height <= 0) return;
  const raster = new OffscreenCanvas(width, height);
  const ink = raster.getContext('2d', { willReadFrequently: true });
  if (!ink) return;
  const image = ink.createImageData(width, height);
  tintPixels(image.data, width, x0, y0, pitch, neat, fields);
  ink.putImageData(image, 0, 0);
  g.imageSmoothingEnabled = true;
  g.imageSmoothingQuality = 'high';
  g.drawImage(raster, x0, y0, width / pitch, height / pitch);
}

/** Writes red, green, blue and full cover for every pixel of a raster. */
export function tintPixels(
  into: Uint8ClampedArray,
  width: number,
  x0: number,
  y0: number,
  pitch: number,
  neat: Box,
  fields: TerrainFields,
): void {
  const rows = into.length / (4 * width);
  for (let j = 0; j < rows; j++) {
    const y = y0 + (j + 0.5) / pitch;
    for (let i = 0; i < width; i++) {
      const x = x0 + (i + 0.5) / pitch;
      const mottle = sample(fields.mottle, x, y);
      const fine = sample(fields.fine, x, y);
      const mountain = sample(fields.mountain, x, y);
      const shade = sample(fields.shade, x, y);
      let light = 0.98 + 0.045 * fine + GRAIN[(i * 31 + j * 1571) & 4095]!;
      let colour = grass(fields, x, y, mottle);
      if (mountain < 0.5) light *= 1 + shade * 0.34 * (1 - mountain) ** 2;
      const stone = smoothstep(0.1, 0.42, mountain + 0.12 * mottle);
      if (stone > 0) {
        const waste = sample(fields.waste, x, y);
        colour = mixTints(colour, rock(sample(fields.height, x, y), shade, mottle, fine, waste), stone);
      }
      colour = wet(colour, fields.depth, x, y, mottle, fine);
      colour = burning(colour, sample(fields.fire, x, y), mottle, fine);
      const edge = Math.min(x - neat.x0, neat.x1 - x, y - neat.y0, neat.y1 - y);
      light *= 1 - 0.16 * Math.exp(-edge * 0.9);
      const at = (j * width + i) * 4;
      into[at] = colour[0] * light;
      into[at + 1] = colour[1] * light;
      into[at + 2] = colour[2] * light;
      into[at + 3] = 255;
    }
  }
}

function grass(fields: TerrainFields, x: number, y: number, mottle: number): Tint {
  const field = mixTints(STRAW, OLIVE, smoothstep(-0.32, 0.36, sample(fields.broad, x, y) + 0.35 * mottle));
  const green = mixTints(field, MEADOW, smoothstep(0, 0.5, mottle) * 0.5);
  return mixTints(burn(green, sample(fields.waste, x, y), mottle), CLAY, sample(fields.wear, x, y));
}

/** Grass under ash: grey straw, darker slag in patches and beside craters. */
function burn(green: Tint, waste: number, mottle: number): Tint {
  if (waste === 0) return green;
  const ash = mixTints(ASH, SLAG, smoothstep(0.55, 1, waste + 0.5 * mottle));
  return mixTints(green, ash, Math.min(1, waste * 1.5));
}

function rock(height: number, shade: number, mottle: number, fine: number, waste: number): Tint {
  const light = 0.5 + shade * 0.95 + 0.08 * fine;
  const bare =
    light < 0.5
      ? mixTints(ROCK_DARK, ROCK, smoothstep(0, 0.55, light))
      : mixTints(ROCK, ROCK_LIGHT, smoothstep(0.42, 0.95, light));
  // No snow lies on mountains of ash.
  const snow = waste > 0 ? 0 : smoothstep(1.5, 1.95, height + 0.25 * mottle + 0.15 * fine);
  const cold =
    snow > 0 ? mixTints(bare, mixTints(SNOW_SHADE, SNOW, smoothstep(0.3, 0.52, light)), snow * 0.92) : bare;
  return mixTints(cold, SCREE, (1 - smoothstep(0.25, 0.75, height)) * 0.55);
}

function wet(dry: Tint, depths: Field, x: number, y: number, mottle: number, fine: number): Tint {
  const depth = sample(depths, x, y) + 0.05 * fine;
  if (depth < -1) return dry;
  if (depth < 0) return mixTints(dry, SAND, 0.75 * smoothstep(-0.55, -0.05, depth));
  const water = mixTints(WATER, DEEP, Math.max(0, smoothstep(0, 1.6, depth) + 0.12 * mottle));
  return mixTints(SAND, water, smoothstep(0, 0.06, depth));
}

/** Fire in a cleft: a black rim, then red, and brighter cracks in its crust. */
function burning(dry: Tint, fire: number, mottle: number, fine: number): Tint {
  if (fire <= 0.05) return dry;
  const heat = smoothstep(0.45, 0.95, fire + 0.3 * mottle);
  const glow = mixTints(EMBER, FLAME, Math.max(0, smoothstep(0.1, 0.5, Math.abs(mottle) + 0.3 * fine)));
  return mixTints(dry, mixTints(CINDER, glow, heat), smoothstep(0.1, 0.5, fire));
}
