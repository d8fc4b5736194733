/** Roofs and gardens of the city: crowded at the foot, spare towards the citadel. */
import { fill, inView, stroke, type Brush } from '../brush.ts';
import { randomFrom } from '../geometry/chance.ts';
import { distanceToLine, distanceToSegment, type Polyline, type Point } from '../geometry/curve.ts';
import type { LatticeCell } from '../geometry/lattice.ts';
import { carriesWall, type Survey } from '../geometry/survey.ts';

interface Roof {
  readonly x: number;
  readonly y: number;
  readonly halfWide: number;
  readonly halfDeep: number;
  readonly angle: number;
  readonly tint: string;
  readonly level: number;
}

export interface Town {
  readonly roofs: readonly Roof[];
  readonly gardens: readonly Point[];
}

interface Quarter {
  readonly roofs: number;
  readonly size: number;
  readonly tints: readonly string[];
}

/** Level 1 first; the top level is the citadel's court and has none. */
const QUARTERS: readonly Quarter[] = [
  { roofs: 20, size: 0.125, tints: ['#aaa08c', '#9f988b', '#b3a58c', '#a5a29a'] },
  { roofs: 20, size: 0.125, tints: ['#b9ae9b', '#aea89c', '#c3b59d', '#b3b1ab'] },
  { roofs: 15, size: 0.14, tints: ['#c4baa8', '#b8b2a7', '#cdc0a9', '#bebcb9'] },
  { roofs: 15, size: 0.14, tints: ['#d5ccbb', '#cac5bb', '#dcd1bd', '#cdcdcb'] },
  { roofs: 11, size: 0.16, tints: ['#e2dbcc', '#d8d5cd', '#e8e0d0'] },
  { roofs: 6, size: 0.2, tints: ['#f0ebe0', '#e6e5e0', '#f6f1e7'] },
];
const GOLDEN_ANGLE = 2.399;
const FROM_WALL = 0.34;
const FROM_STREET = 0.3;
const GARDEN_LEVEL = 5;

/** Builds the houses of every city hex that is neither citadel nor tunnel. */
export function townOf(survey: Survey, streets: readonly Polyline[]): Town {
  const { levels, letters, topLevel } = survey;
  const chance = randomFrom(404);
  const roofs: Roof[] = [];
  const gardens: Point[] = [];
  for (const cell of survey.city) {
    if (survey.halls.has(cell)) continue;
    const level = levels[cell]!;
    if (letters[cell]!.terrain === 'tunnel' || (level === topLevel && topLevel > 1)) continue;
    roofs.push(...roofsOn(survey, cell, streets, chance));
    if (level < GARDEN_LEVEL && chance() > 0.18) continue;
    const [x, y] = survey.lattice.centres[cell]!;
    const turn = chance() * Math.PI * 2;
    gardens.push([x + Math.cos(turn) * 0.55, y + Math.sin(turn) * 0.55]);
    gardens.push([x + Math.cos(turn + 1) * 0.55, y + Math.sin(turn + 1) * 0.55]);
  }
  return { roofs, gardens };
}

function roofsOn(
  survey: Survey,
  cell: LatticeCell,
  streets: readonly Polyline[],
  chance: () => number,
): readonly Roof[] {
  const [x, y] = survey.lattice.centres[cell]!;
  const level = survey.levels[cell]!;
  const quarter = QUARTERS[Math.min(level, QUARTERS.length) - 1]!;
  const walls = survey.works.filter(({ side, edge }) => {
    return carriesWall(side) && Math.hypot(edge.middle[0] - x, edge.middle[1] - y) < 2.4;
  });
  const ring = Math.atan2(y - survey.cityCentre[1], x - survey.cityCentre[0]);
  return Array.from({ length: quarter.roofs }, (_, i): Roof | null => {
    const reach = Math.sqrt((i + 0.6) / quarter.roofs) * 0.78;
    const angle = i * GOLDEN_ANGLE + chance() * 0.6;
    const place = { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * 0.98 };
    const [wide, deep, turn] = [chance(), chance(), chance()];
    const crowded =
      walls.some(({ side, edge }) => {
        const above = side.level === level + 1 ? 0.72 : 1;
        return distanceToSegment(place.x, place.y, edge.p, edge.q) / above < FROM_WALL;
      }) || streets.some((street) => distanceToLine(place.x, place.y, street) < FROM_STREET);
    if (crowded) return null;
    return {
      ...place,
      level,
      halfWide: quarter.size * (1 + 0.7 * wide),
      halfDeep: quarter.size * (0.75 + 0.4 * deep),
      angle: ring + (turn - 0.5) * 0.35 + (turn < 0.5 ? 0 : Math.PI / 2),
      tint: quarter.tints[Math.floor(wide * 97) % quarter.tints.length]!,
    };
  }).filter((roof) => roof !== null);
}

/** Paints the roofs and gardens of one level. */
export function paintTown(brush: Brush, { roofs, gardens }: Town, level: number): void {
  for (const roof of roofs) {
    if (roof.level === level && inView(brush, roof.x, roof.y, 0.6)) paintRoof(brush, roof);
  }
  if (level > 1) return;
  for (const [x, y] of gardens) if (inView(brush, x, y, 0.3)) paintGarden(brush, x, y);
}

function paintRoof({ g, pixels, scale }: Brush, roof: Roof): void {
  const { halfWide, halfDeep, level, angle } = roof;
  g.save();
  g.translate(roof.x, roof.y);
  const drop = 0.05 + 0.02 * halfDeep;
  g.translate(drop, drop);
  g.rotate(angle);
  g.fillStyle = `rgba(30,26,30,${(0.5 - 0.045 * level).toFixed(2)})`;
  g.fillRect(-halfWide, -halfDeep, halfWide * 2, halfDeep * 2);
  g.rotate(-angle);
  g.translate(-drop, -drop);
  g.rotate(angle);
  g.fillStyle = roof.tint;
  g.fillRect(-halfWide, -halfDeep, halfWide * 2, halfDeep * 2);
  g.fillStyle = `rgba(255,252,240,${(0.2 + 0.07 * level).toFixed(2)})`;
  const lit = Math.cos(angle) * -0.62 + Math.sin(angle) * 0.66 < 0 ? -halfDeep : 0;
  g.fillRect(-halfWide, lit, halfWide * 2, halfDeep);
  g.beginPath();
  g.rect(-halfWide, -halfDeep, halfWide * 2, halfDeep * 2);
  g.moveTo(-halfWide, 0);
  g.lineTo(halfWide, 0);
  stroke(g, `rgba(40,36,34,${(0.62 - 0.05 * level).toFixed(2)})`, Math.max(0.018, 0.32 / pixels));
  if (scale === 'near') {
    g.beginPath();
    for (let x = -halfWide + 0.045; x < halfWide; x += 0.045) {
      g.moveTo(x, -halfDeep);
      g.lineTo(x, halfDeep);
    }
    stroke(g, 'rgba(40,36,34,.17)', 0.009);
  }
  g.restore();
}

function paintGarden({ g }: Brush, x: number, y: number): void {
  g.beginPath();
  g.arc(x + 0.035, y + 0.04, 0.1, 0, Math.PI * 2);
  fill(g, 'rgba(30,30,30,.35)');
  g.beginPath();
  g.arc(x, y, 0.1, 0, Math.PI * 2);
  fill(g, '#5f7548');
  stroke(g, 'rgba(30,36,20,.7)', 0.02);
  g.beginPath();
  g.arc(x - 0.03, y - 0.035, 0.045, 0, Math.PI * 2);
  fill(g, 'rgba(176,190,124,.5)');
}
