/** Walls at a glance: a white walk, ink, a face on the low side; the outer wall's face is black stone. */
import { lineInView, stroke, trace, type Brush } from '../brush.ts';
import { css, INK, LIGHT, mixTints, tint } from '../geometry/colour.ts';
import { spaceEvenly, normalsOf, offset, type Polyline, type Point } from '../geometry/curve.ts';
import { standingLines, type WallChain } from './chains.ts';

const OUTER = { width: 0.3, shade: tint('#26272b'), lit: tint('#77767a') } as const;
const INNER = { width: 0.22, shade: tint('#716b68'), lit: tint('#e6dfd0') } as const;
const FACE = 0.17;
const CRENEL_PITCH = 0.13;

function lookOf(level: number) {
  return level === 1 ? OUTER : INNER;
}

/** Paints the walls in view; a breached hexside leaves a gap in its wall. */
export function paintWalls(brush: Brush, chains: readonly WallChain[], breached: ReadonlySet<string>): void {
  const { g } = brush;
  g.save();
  g.lineJoin = 'round';
  g.lineCap = 'butt';
  for (const chain of chains) {
    for (const line of standingLines(chain, breached)) {
      if (lineInView(brush, line, 0.8)) paintWall(brush, line, chain.level);
    }
  }
  g.restore();
}

function paintWall(brush: Brush, line: Polyline, level: number): void {
  const { g, pixels } = brush;
  const { width } = lookOf(level);
  trace(
    g,
    line.map(([x, y]): Point => [x + 0.1, y + 0.12]),
  );
  stroke(g, 'rgba(22,18,24,.42)', width + 0.1);
  trace(g, line);
  stroke(g, INK, width + Math.max(0.075, 1.5 / pixels));
  paintFace(brush, line, level);
  trace(g, line);
  stroke(g, INK, width + Math.max(0.05, 1 / pixels));
  stroke(g, '#fffdf8', width);
  stroke(g, 'rgba(150,140,122,.55)', Math.max(0.02, 0.4 / pixels));
  if (brush.scale !== 'far') paintCrenels(brush, line, width);
}

/** The face takes its light from its own direction, stretch by stretch. */
function paintFace({ g, scale }: Brush, line: Polyline, level: number): void {
  const { width, shade, lit } = lookOf(level);
  const normals = normalsOf(line);
  const face = offset(line, width / 2 + FACE / 2);
  trace(g, face);
  stroke(g, INK, FACE + 0.06);
  for (let i = 0; i + 1 < face.length; i++) {
    const [a, b] = [face[i]!, face[i + 1]!];
    const [nx, ny] = normals[i]!;
    trace(g, [a, [b[0] + (b[0] - a[0]) * 0.12, b[1] + (b[1] - a[1]) * 0.12]]);
    stroke(g, css(mixTints(shade, lit, 0.5 + 0.5 * (nx * LIGHT.x + ny * LIGHT.y))), FACE);
  }
  if (scale === 'far') return;
  const courses = offset(line, width / 2 + FACE * 0.55);
  g.setLineDash([0.1, 0.06]);
  trace(g, courses);
  stroke(g, level === 1 ? 'rgba(190,190,200,.22)' : 'rgba(42,38,32,.28)', 0.014);
  g.setLineDash([]);
}

function paintCrenels({ g }: Brush, line: Polyline, width: number): void {
  const merlons = spaceEvenly(line, CRENEL_PITCH);
  const normals = normalsOf(merlons);
  g.beginPath();
  merlons.forEach(([x, y], i) => {
    const [nx, ny] = normals[i]!;
    g.moveTo(x + nx * width * 0.2, y + ny * width * 0.2);
    g.lineTo(x + nx * width * 0.5, y + ny * width * 0.5);
  });
  stroke(g, 'rgba(42,38,32,.7)', 0.03);
}

/** Lets the moon find the wall walks again after the night grade. */
export function relightWalls(
  brush: Brush,
  chains: readonly WallChain[],
  breached: ReadonlySet<string>,
): void {
  const { g } = brush;
  g.save();
  g.lineJoin = 'round';
  for (const chain of chains) {
    for (const line of standingLines(chain, breached)) {
      if (!lineInView(brush, line, 0.8)) continue;
      trace(g, line);
      stroke(g, 'rgba(214,224,246,.62)', lookOf(chain.level).width - 0.04);
      stroke(g, 'rgba(255,255,255,.35)', 0.06);
    }
  }
  g.restore();
}
