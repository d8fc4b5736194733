/** Heights and mottles of the land, measured once for every tile of every scale. */
import { distanceToSegment, type Polyline, type Point } from '../geometry/curve.ts';
import { blur, fieldOf, sample, type Field } from '../geometry/field.ts';
import { cellNamed, nearestCell } from '../geometry/lattice.ts';
import { fbm, noise, ridgeNoise, smoothstep } from '../geometry/noise.ts';
import { LIGHT } from '../geometry/colour.ts';
import type { Box } from '../geometry/sheet.ts';
import { underRock, type Survey } from '../geometry/survey.ts';

/** Samples a world unit of what changes slowly, and of what makes the relief. */
const COARSE = 11;
const FINE = 22;

export interface TerrainFields {
  /** 0 to 1, soft at the foot of the mountains. */
  readonly mountain: Field;
  /** 0 to 1, almost sharp at the mountain hexes. */
  readonly rock: Field;
  /** Large and middle mottles of the grass. */
  readonly broad: Field;
  readonly mottle: Field;
  readonly fine: Field;
  /** Trodden earth at roads and the main gate, 0 to 1. */
  readonly wear: Field;
  /** Ground laid waste: 0 on a map without craters, on others from 0.5 far from them to 1 beside them. */
  readonly waste: Field;
  /** Depth under water in world units, negative on land; far from any river -9. */
  readonly depth: Field;
  /** Fire in the ground, 0 to 1. */
  readonly fire: Field;
  readonly height: Field;
  /** -1 in shade to 1 towards the light. */
  readonly shade: Field;
}

/** Measures the land of a survey. */
export function terrainFieldsOf(survey: Survey): TerrainFields {
  const box = growBox(survey.neat, 1);
  const is = (kind: (cell: number) => boolean) =>
    fieldOf(box, COARSE, (x, y) => (kind(nearestCell(survey.lattice, x, y)) ? 1 : 0));
  const stone = is((cell) => underRock(survey.letters[cell]!));
  const mountain = blur(stone, 0.75);
  const hills = blur(
    is((cell) => (survey.letters[cell]!.elevation ?? 0) > 0),
    0.55,
  );
  const height = heightField(survey, box, mountain, hills);
  return {
    mountain,
    rock: blur(stone, 0.12),
    broad: fieldOf(box, COARSE, (x, y) => fbm(x * 0.09, y * 0.09 + 3, 4)),
    mottle: fieldOf(box, COARSE, (x, y) => fbm(x * 0.42 + 20, y * 0.42, 4)),
    fine: fieldOf(box, FINE, (x, y) => fbm(x * 1.9, y * 1.9, 3)),
    wear: wearField(survey, box),
    waste: wasteField(survey, box),
    depth: survey.water.length > 0 ? lakeField(survey, box) : depthField(survey, box),
    fire: fireField(survey, box),
    height,
    shade: shadeField(height),
  };
}

/** A box grown by so much on every side. */
export function growBox(box: Box, by: number): Box {
  return { x0: box.x0 - by, y0: box.y0 - by, x1: box.x1 + by, y1: box.y1 + by };
}

function heightField(survey: Survey, box: Box, mountain: Field, hills: Field): Field {
  const peaks = peaksOf(survey);
  const swell = fieldOf(
    box,
    COARSE,
    (x, y) => 0.5 * sample(hills, x, y) + 0.12 * fbm(x * 0.16 + 9, y * 0.16, 3),
  );
  return fieldOf(box, FINE, (x, y) => {
    const mask = sample(mountain, x, y);
    const ground = sample(swell, x, y);
    if (mask < 0.02) return ground;
    const foot = smoothstep(0.12, 1, mask);
    const warpedX = x + 1.1 * noise(x * 0.25, y * 0.25 + 40);
    const warpedY = y + 1.1 * noise(x * 0.25 + 70, y * 0.25);
    let height = ground + foot * (0.28 + 1.15 * ridgeNoise(warpedX * 0.21 + 2, warpedY * 0.21 + 4, 5));
    for (const { at, wide, tall } of peaks) {
      height += foot * 1.25 * Math.exp(-(((x - at[0]) / wide) ** 2) - ((y - at[1]) / tall) ** 2);
    }
    return height;
  });
}

/** One high summit stands by the name of each mountain, longer the way the name runs. */
function peaksOf({ map, lattice }: Survey): readonly { at: Point; wide: number; tall: number }[] {
  return map.names
    .filter(({ kind, at }) => kind === 'mountain' && cellNamed(lattice, at) >= 0)
    .map(({ at, angle }) => {
      const [x, y] = lattice.centres[cellNamed(lattice, at)]!;
      const upright = Math.abs(angle ?? 0) > 45;
      return upright
        ? { at: [x - 2.1, y], wide: 4.6, tall: 7.5 }
        : { at: [x, y - 1.5], wide: 7.5, tall: 4.6 };
    });
}

function shadeField(height: Field): Field {
  const { width, height: rows, values, pitch } = height;
  const shade = new Float32Array(values.length);
  const steep = pitch / 2;
  for (let j = 1; j < rows - 1; j++) {
    for (let i = 1; i < width - 1; i++) {
      const at = j * width + i;
      const dx = (values[at + 1]! - values[at - 1]!) * steep;
      const dy = (values[at + width]! - values[at - width]!) * steep;
      shade[at] = (-dx * LIGHT.x - dy * LIGHT.y) / Math.sqrt(dx * dx + dy * dy + 1.3225);
    }
  }
  return { ...height, values: shade };
}

function wearField(survey: Survey, box: Box): Field {
  const gates = survey.works.filter(({ side }) => side.kind === 'main-gate').map(({ edge }) => edge.middle);
  const lines = survey.roads.map(({ line }) => ({ line, reach: boundsOf(line, 1.2) }));
  return fieldOf(box, COARSE / 2, (x, y) => {
    let wear = 0;
    for (const [gx, gy] of gates) wear += 0.55 * Math.exp(-(((x - gx) / 5) ** 2) - ((y - gy) / 4.2) ** 2);
    let near = Infinity;
    for (const { line, reach } of lines) {
      if (x > reach.x0 && x < reach.x1 && y > reach.y0 && y < reach.y1)
        near = Math.min(near, nearOn(x, y, line));
    }
    return Math.min(0.85, wear + 0.32 * (1 - smoothstep(0.2, 0.95, near)));
  });
}

/** Ash lies over the whole of a map that is pitted with craters, thicker beside them. */
function wasteField({ lattice, craters: pits, fire }: Survey, box: Box): Field {
  const craters = [...pits, ...fire].map((cell) => lattice.centres[cell]!);
  if (craters.length === 0) return fieldOf(box, 0.1, () => 0);
  return fieldOf(box, COARSE / 4, (x, y) => {
    const near = craters.reduce((least, [cx, cy]) => Math.min(least, Math.hypot(x - cx, y - cy)), Infinity);
    return 0.5 + 0.5 * Math.exp(-((near / 3) ** 2));
  });
}

/** Distance from a finely divided line, looking closely only at its near parts. */
function nearOn(x: number, y: number, line: Polyline): number {
  let near = Infinity;
  for (let i = 1; i < line.length; i++) {
    const a = line[i]!;
    if (Math.abs(a[0] - x) > 1.6 || Math.abs(a[1] - y) > 1.6) continue;
    near = Math.min(near, distanceToSegment(x, y, line[i - 1]!, a));
  }
  return near;
}

/** Water lies on the side of the bank that is turned away from the middle of the sheet. */
function depthField({ bank, neat }: Survey, box: Box): Field {
  if (bank.length < 2) return fieldOf(box, 0.1, () => -9);
  const dry = Math.sign(awayFrom((neat.x0 + neat.x1) / 2, (neat.y0 + neat.y1) / 2, bank));
  const reach = boundsOf(bank, 6);
  return fieldOf(box, COARSE / 2, (x, y) => {
    if (x < reach.x0 || x > reach.x1 || y < reach.y0 || y > reach.y1) return -9;
    return -dry * awayFrom(x, y, bank);
  });
}

/** How soft the shore of a water is, and how wavy. */
const SHORE = 0.42;
/** How much of it there is at a ford. */
const SHALLOW = 0.62;

/** Depth of the water that fills hexes: their shores are rounded and uneven. */
function lakeField({ lattice, water, fords }: Survey, box: Box): Field {
  const wet = new Set(water);
  const shallow = new Set(fords);
  const mask = blur(
    fieldOf(box, COARSE, (x, y) => {
      const cell = nearestCell(lattice, x, y);
      return wet.has(cell) ? 1 : shallow.has(cell) ? SHALLOW : 0;
    }),
    SHORE,
  );
  return fieldOf(box, COARSE, (x, y) => 2.3 * (sample(mask, x, y) - 0.42) + 0.16 * noise(x * 1.3, y * 1.3));
}

/** How much of a fire shows through its crust. */
const CRUST = 0.45;

function fireField({ lattice, fire, fords }: Survey, box: Box): Field {
  if (fire.length === 0) return fieldOf(box, 0.1, () => 0);
  const lit = new Set(fire);
  const crust = new Set(fords);
  return blur(
    fieldOf(box, COARSE, (x, y) => {
      const cell = nearestCell(lattice, x, y);
      return lit.has(cell) ? 1 : crust.has(cell) ? CRUST : 0;
    }),
    SHORE,
  );
}

/** Distance from a line, negative on its left. */
function awayFrom(x: number, y: number, line: Polyline): number {
  let near = Infinity;
  let side = 1;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const away = distanceToSegment(x, y, a, b);
    if (away >= near) continue;
    near = away;
    side = (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) < 0 ? -1 : 1;
  }
  return near * side;
}

function boundsOf(line: Polyline, by: number): Box {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  return growBox({ x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }, by);
}
