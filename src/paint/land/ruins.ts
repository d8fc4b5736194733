/** Ruined walls and forts: broken, grey, never as white as a wall that stands. Decoration without effect. */
import { inView, lineInView, stroke, trace, type Brush } from '../brush.ts';
import { paintDrum } from '../city/towers.ts';
import { randomFrom } from '../geometry/chance.ts';
import { subdivide, type Polyline, type Point } from '../geometry/curve.ts';
import { noise } from '../geometry/noise.ts';
import { decorPoint, type Survey } from '../geometry/survey.ts';

interface Block {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

export interface Ruins {
  /** Stretches that still stand. */
  readonly walls: readonly Polyline[];
  readonly blocks: readonly Block[];
  readonly forts: readonly Point[];
}

/** Breaks each line of the ruin where chance says, and strews blocks beside it. */
export function ruinsOf({ map, ruins }: Survey): Ruins {
  const chance = randomFrom(41);
  const fine = ruins.map((line) => subdivide(line, 0.16, false));
  const blocks = fine.flat().flatMap(([x, y]) => {
    if (chance() > 0.5) return [];
    const place = { x: x + (chance() - 0.5) * 0.8, y: y + (chance() - 0.5) * 0.8 };
    return [{ ...place, size: 0.03 + 0.055 * chance(), turn: chance() * 3 }];
  });
  return { walls: fine.flatMap(standing), blocks, forts: (map.decor.causewayForts ?? []).map(decorPoint) };
}

function standing(line: Polyline): readonly Polyline[] {
  const pieces: Point[][] = [[]];
  for (const point of line) {
    if (noise(point[0] * 0.9, point[1] * 0.9) > 0.28) pieces.push([]);
    else pieces.at(-1)!.push(point);
  }
  return pieces.filter((piece) => piece.length > 1);
}

const COURSES = [
  { width: 0.29, style: '#3a342a' },
  { width: 0.2, style: '#c6bca4' },
  { width: 0.08, style: '#e4dcc8' },
] as const;

/** Paints the ruins in view. */
export function paintRuins(brush: Brush, { walls, blocks, forts }: Ruins): void {
  const { g } = brush;
  g.save();
  g.lineCap = 'butt';
  for (const wall of walls) {
    if (!lineInView(brush, wall, 0.5)) continue;
    trace(
      g,
      wall.map(([x, y]): Point => [x + 0.1, y + 0.12]),
    );
    stroke(g, 'rgba(40,34,24,.35)', 0.3);
    for (const { width, style } of COURSES) paintCourse(g, wall, width, style);
  }
  for (const { x, y, size, turn } of blocks) {
    if (!inView(brush, x, y, 0.3)) continue;
    g.save();
    g.translate(x, y);
    g.rotate(turn);
    g.beginPath();
    g.rect(-size * 0.75, -size / 2, size * 1.5, size);
    g.fillStyle = '#cfc6b0';
    g.fill();
    stroke(g, '#3a342a', 0.02);
    g.restore();
  }
  g.restore();
  for (const fort of forts) if (inView(brush, fort[0], fort[1], 1)) paintDrum(brush, fort, 0.42, 'ruin');
}

/** Every stone of a course is a little thicker or thinner than the next. */
function paintCourse(g: Brush['g'], wall: Polyline, width: number, style: string): void {
  for (let i = 0; i + 1 < wall.length; i++) {
    const [a, b] = [wall[i]!, wall[i + 1]!];
    g.beginPath();
    g.moveTo(...a);
    g.lineTo(b[0] + (b[0] - a[0]) * 0.05, b[1] + (b[1] - a[1]) * 0.05);
    stroke(g, style, width * (0.8 + 0.3 * noise(i * 0.7, 3)));
  }
}
