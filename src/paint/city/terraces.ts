/** Terraces: every city level is the union of its own and all higher hexes, seven tints and seven shadows. */
import { fill, lineInView, stroke, traceLoops, type Brush } from '../brush.ts';
import { randomFrom } from '../geometry/chance.ts';
import { roundCorners, type Polyline } from '../geometry/curve.ts';
import { cellsWhere, type Survey } from '../geometry/survey.ts';
import { loopsOf } from '../geometry/loops.ts';

interface Stain {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
  readonly turn: number;
  readonly light: boolean;
}

export interface Terrace {
  readonly level: number;
  readonly loops: readonly Polyline[];
  readonly stains: readonly Stain[];
}

/** Masonry from level 1 to 7; a taller city keeps the last tint. */
const TINTS = ['#b9ae98', '#c2b8a5', '#c8beab', '#d6cdbd', '#e3dccf', '#f0ebe1', '#ffffff'] as const;
const CORNER = 0.3;
const SHADOW_STEPS = 10;
const SHADOW_REACH = 0.85;

/** The terraces of a city, the lowest first. */
export function terracesOf({ lattice, levels, topLevel }: Survey): readonly Terrace[] {
  const chance = randomFrom(403);
  return Array.from({ length: topLevel }, (_, i) => {
    const level = i + 1;
    const cells = cellsWhere(lattice, (cell) => levels[cell]! >= level);
    const stains = cells.map((cell): Stain => {
      const [x, y] = lattice.centres[cell]!;
      return {
        x: x + (chance() - 0.5) * 1.6,
        y: y + (chance() - 0.5) * 1.6,
        wide: 0.4 + 0.6 * chance(),
        tall: 0.2 + 0.3 * chance(),
        turn: chance() * 3,
        light: chance() < 0.5,
      };
    });
    return { level, stains, loops: loopsOf(lattice, cells).map((loop) => roundCorners(loop, CORNER, true)) };
  });
}

/** Paints the shadow of the whole city on the field. */
export function paintCityShadow({ g }: Brush, terraces: readonly Terrace[]): void {
  const lowest = terraces[0];
  if (!lowest) return;
  for (let i = 1; i <= 7; i++) {
    g.save();
    g.translate(i * 0.075, i * 0.08);
    traceLoops(g, lowest.loops);
    fill(g, 'rgba(36,28,16,.1)');
    g.restore();
  }
}

/** Paints one terrace on top of the one below: its shadow, its floor, its light rim. */
export function paintTerrace(brush: Brush, terrace: Terrace, below: Terrace | undefined): void {
  const { g } = brush;
  if (!terrace.loops.some((loop) => lineInView(brush, loop, 1.8))) return;
  if (below) castShadow(g, terrace, below);
  traceLoops(g, terrace.loops);
  fill(g, TINTS[Math.min(terrace.level, TINTS.length) - 1]!);
  g.save();
  traceLoops(g, terrace.loops);
  g.clip();
  for (const [width, alpha] of [
    [1.5, 0.16],
    [1, 0.2],
    [0.6, 0.26],
  ] as const) {
    traceLoops(g, terrace.loops);
    stroke(g, `rgba(255,250,236,${alpha})`, width);
  }
  for (const { x, y, wide, tall, turn, light } of terrace.stains) {
    g.beginPath();
    g.ellipse(x, y, wide, tall, turn, 0, Math.PI * 2);
    fill(g, light ? 'rgba(255,255,255,.05)' : 'rgba(60,50,40,.05)');
  }
  g.restore();
}

function castShadow(g: Brush['g'], terrace: Terrace, below: Terrace): void {
  g.save();
  traceLoops(g, below.loops);
  g.clip();
  for (const [width, alpha] of [
    [1.3, 0.1],
    [0.9, 0.13],
    [0.62, 0.18],
  ] as const) {
    traceLoops(g, terrace.loops);
    stroke(g, `rgba(40,34,44,${alpha})`, width);
  }
  for (let i = 1; i <= SHADOW_STEPS; i++) {
    const away = (i * SHADOW_REACH) / SHADOW_STEPS;
    g.save();
    g.translate(away, away * 0.95);
    traceLoops(g, terrace.loops);
    fill(g, 'rgba(24,26,48,.085)');
    g.restore();
  }
  g.restore();
}

/** Lets the moon lie on the city after the night grade: white stone stays the lightest thing on the sheet. */
export function relightTerraces({ g }: Brush, terraces: readonly Terrace[]): void {
  g.save();
  g.globalCompositeOperation = 'color-dodge';
  for (const { loops } of terraces) {
    traceLoops(g, loops);
    fill(g, 'rgb(29,24,15)');
  }
  g.restore();
}
