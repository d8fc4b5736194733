/** Round towers seen from above: shadow, lit drum, inner ring, ten merlons. */
import { fill, inView, stroke, type Brush } from '../brush.ts';
import { INK } from '../geometry/colour.ts';
import type { Point } from '../geometry/curve.ts';
import type { Survey, SurveyedWork } from '../geometry/survey.ts';

type Masonry = 'stone' | 'ruin';

const FULL = Math.PI * 2;
const MERLONS = 10;
const TINTS = {
  stone: { light: '#ffffff', middle: '#f0ece2', dark: '#b5ad9e', court: '#d9d3c5' },
  ruin: { light: '#e6dfcd', middle: '#cfc6b0', dark: '#948b78', court: '#a79d88' },
} as const satisfies Record<Masonry, Record<string, string>>;

/** Radius of the tower on a hexside; none stands where the file has neither a tower nor a gate's flank. */
export function towerRadius({ side }: SurveyedWork): number {
  if (side.kind === 'tower') return side.level === 1 ? 0.36 : 0.27;
  return side.flank ? 0.22 : 0;
}

/** Paints the towers in view. */
export function paintTowers(brush: Brush, { works }: Survey): void {
  for (const work of works) {
    const radius = towerRadius(work);
    if (radius > 0) paintDrum(brush, work.edge.middle, radius, 'stone');
  }
}

/** Paints one drum. */
export function paintDrum(brush: Brush, [x, y]: Point, radius: number, masonry: Masonry): void {
  const { g, pixels, scale } = brush;
  if (!inView(brush, x, y, radius * 2)) return;
  const tints = TINTS[masonry];
  g.beginPath();
  g.ellipse(x + radius * 0.5, y + radius * 0.5, radius * 1.1, radius * 1.05, 0.7, 0, FULL);
  fill(g, 'rgba(20,16,12,.42)');
  g.beginPath();
  g.arc(x, y, radius, 0, FULL);
  const light = g.createRadialGradient(x - radius * 0.4, y - radius * 0.4, radius * 0.1, x, y, radius * 1.1);
  light.addColorStop(0, tints.light);
  light.addColorStop(0.6, tints.middle);
  light.addColorStop(1, tints.dark);
  g.fillStyle = light;
  g.fill();
  stroke(g, INK, Math.max(0.045, 0.9 / pixels));
  g.beginPath();
  g.arc(x, y, radius * 0.6, 0, FULL);
  fill(g, tints.court);
  stroke(g, 'rgba(42,38,32,.75)', Math.max(0.025, 0.5 / pixels));
  if (scale === 'far') return;
  g.beginPath();
  for (let i = 0; i < MERLONS; i++) {
    const angle = (i / MERLONS) * FULL;
    g.moveTo(x + Math.cos(angle) * radius * 0.78, y + Math.sin(angle) * radius * 0.78);
    g.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  stroke(g, INK, 0.03);
}

/** Lets the moon find the towers again after the night grade. */
export function relightTowers(brush: Brush, { works }: Survey): void {
  const { g } = brush;
  for (const work of works) {
    const radius = towerRadius(work);
    const [x, y] = work.edge.middle;
    if (radius === 0 || !inView(brush, x, y, 1)) continue;
    g.beginPath();
    g.arc(x, y, radius * 0.94, 0, FULL);
    fill(g, 'rgba(206,216,240,.6)');
    stroke(g, 'rgba(8,8,16,.9)', 0.05);
    g.beginPath();
    g.arc(x, y, radius * 0.42, 0, FULL);
    fill(g, 'rgba(20,22,36,.6)');
  }
}
