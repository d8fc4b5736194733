/** Groves: a dark floor and rounded crowns, painted from north to south so that each overlaps the next (2.7.4). */
import { fill, inView, stroke, traceLoops, type Brush } from '../brush.ts';
import { randomFrom } from '../geometry/chance.ts';
import { chaikin, offset, roughen, type Polyline } from '../geometry/curve.ts';
import { loopsOf } from '../geometry/loops.ts';
import type { Survey } from '../geometry/survey.ts';

interface Tree {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly tint: string;
  readonly turn: number;
  /** Seven lobes, each so far from the middle in parts of the radius. */
  readonly lobes: readonly number[];
}

export interface Woodland {
  readonly floors: readonly (readonly Polyline[])[];
  readonly trees: readonly Tree[];
}

const TREES_A_HEX = 15;
const GOLDEN_ANGLE = 2.399;
const LOBES = 7;
const TINTS = ['#4e6640', '#5b7145', '#475e3c', '#667a4a'] as const;
const FULL = Math.PI * 2;

/** Plants every grove: trees on a sunflower spiral round each hex centre. */
export function woodlandOf({ lattice, groves }: Survey): Woodland {
  const chance = randomFrom(57);
  const trees = groves.flat().flatMap((cell) => {
    const [x, y] = lattice.centres[cell]!;
    return Array.from({ length: TREES_A_HEX }, (_, i): Tree => {
      const angle = i * GOLDEN_ANGLE + chance() * 0.5;
      const reach = 0.84 * Math.sqrt((i + 0.5) / TREES_A_HEX);
      return {
        x: x + Math.cos(angle) * reach + (chance() - 0.5) * 0.14,
        y: y + Math.sin(angle) * reach * 0.94 + (chance() - 0.5) * 0.14,
        radius: 0.2 + 0.075 * chance(),
        tint: TINTS[Math.floor(chance() * TINTS.length)]!,
        turn: chance() * FULL,
        lobes: Array.from({ length: LOBES }, () => 0.86 + 0.2 * chance()),
      };
    });
  });
  return {
    floors: groves.map((block) =>
      loopsOf(lattice, block).map((loop) => roughen(offset(chaikin(loop, 2), -0.05, true), 0.15, 0.8)),
    ),
    trees: trees.sort((a, b) => a.y - b.y),
  };
}

/** Paints the groves in view. */
export function paintWoodland(brush: Brush, { floors, trees }: Woodland): void {
  for (const floor of floors) {
    traceLoops(brush.g, floor);
    fill(brush.g, 'rgba(70,80,44,.62)');
  }
  for (const tree of trees) if (inView(brush, tree.x, tree.y, 0.7)) paintTree(brush, tree);
}

function paintTree(brush: Brush, { x, y, radius, tint, turn, lobes }: Tree): void {
  const { g, pixels, scale } = brush;
  g.beginPath();
  g.ellipse(x + radius * 0.42, y + radius * 0.4, radius * 1.02, radius * 0.72, 0.3, 0, FULL);
  fill(g, 'rgba(38,34,20,.38)');
  crown(g, x, y, radius, turn, lobes);
  fill(g, tint);
  stroke(g, '#22291a', Math.max(0.028, 0.5 / pixels));
  g.save();
  crown(g, x, y, radius * 0.96, turn, lobes);
  g.clip();
  g.beginPath();
  g.arc(x + radius * 0.45, y + radius * 0.45, radius * 0.95, 0, FULL);
  fill(g, 'rgba(20,28,14,.35)');
  g.beginPath();
  g.arc(x - radius * 0.38, y - radius * 0.4, radius * 0.5, 0, FULL);
  fill(g, 'rgba(190,200,130,.42)');
  g.restore();
  if (scale !== 'far') paintFoliage(g, x, y, radius, turn);
}

function crown(
  g: Brush['g'],
  x: number,
  y: number,
  radius: number,
  turn: number,
  lobes: readonly number[],
): void {
  const at = (step: number, reach: number) => {
    const angle = turn + (step / LOBES) * FULL;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
  };
  g.beginPath();
  g.moveTo(...at(0, radius * lobes[0]!));
  for (let i = 1; i <= LOBES; i++) {
    g.quadraticCurveTo(...at(i - 0.5, radius * 1.28), ...at(i, radius * lobes[i % LOBES]!));
  }
  g.closePath();
}

function paintFoliage(g: Brush['g'], x: number, y: number, radius: number, turn: number): void {
  g.beginPath();
  for (let i = 0; i < 4; i++) {
    const angle = turn + i * GOLDEN_ANGLE;
    const away = radius * (0.18 + 0.11 * i);
    const cx = x + Math.cos(angle) * away;
    const cy = y + Math.sin(angle) * away;
    g.moveTo(cx + radius * 0.22 * Math.cos(0.3), cy + radius * 0.22 * Math.sin(0.3));
    g.arc(cx, cy, radius * 0.22, 0.3, 2.4);
  }
  stroke(g, 'rgba(24,30,18,.6)', 0.02);
}
