/** Breaches: fallen blocks towards the attacker, a halo of dust, and the double chevron that tells the rule (8.6, 16.3). */
import { fill, inView, stroke, type Brush, type Canvas2D } from '../brush.ts';
import { randomFrom } from '../geometry/chance.ts';
import { INK } from '../geometry/colour.ts';
import type { Survey, SurveyedWork } from '../geometry/survey.ts';

const BLOCKS = 14;
const VERMILION = '#d9542b';

/** Paints every breached hexside in view, over whatever wall is left. */
export function paintBreaches(brush: Brush, { works }: Survey, breached: ReadonlySet<string>): void {
  for (const work of works) {
    if (breached.has(work.key) && inView(brush, ...work.edge.middle, 1.6)) paintRubble(brush, work);
  }
}

function paintRubble({ g }: Brush, { edge, side, upper }: SurveyedWork): void {
  const chance = randomFrom(upper * 7 + 600);
  const [x, y] = edge.middle;
  const dust = g.createRadialGradient(x, y, 0.1, x, y, 0.95);
  dust.addColorStop(0, 'rgba(226,214,184,.6)');
  dust.addColorStop(1, 'rgba(226,214,184,0)');
  g.beginPath();
  g.arc(x, y, 0.95, 0, Math.PI * 2);
  g.fillStyle = dust;
  g.fill();
  g.save();
  g.translate(x, y);
  g.rotate(Math.atan2(edge.normal[1], edge.normal[0]));
  g.beginPath();
  g.ellipse(0.06, 0, 0.42, 0.3, 0, 0, Math.PI * 2);
  fill(g, '#d3c4a0');
  for (const end of [-1, 1]) drawRagged(g, end);
  for (let i = 0; i < BLOCKS; i++) {
    const along = (chance() - 0.5) * 0.72;
    const out = -0.12 + chance() ** 1.6 * 0.85;
    block(
      g,
      out,
      along * (1 + out),
      0.05 + 0.07 * chance(),
      chance() * 3,
      side.level === 1 ? '#8d8b88' : '#cfc8b8',
    );
  }
  g.restore();
}

/** Broken masonry where the wall ends at the gap. */
function drawRagged(g: Canvas2D, end: number): void {
  g.beginPath();
  g.moveTo(-0.17, end * 0.36);
  for (const [out, along] of [
    [-0.14, 0.24],
    [-0.05, 0.3],
    [0.02, 0.22],
    [0.1, 0.29],
    [0.2, 0.25],
    [0.3, 0.36],
  ] as const) {
    g.lineTo(out, end * along);
  }
  g.closePath();
  fill(g, '#b5ad9e');
  stroke(g, INK, 0.035);
}

function block(g: Canvas2D, x: number, y: number, size: number, turn: number, tint: string): void {
  g.save();
  g.translate(x, y);
  g.rotate(turn);
  g.fillStyle = 'rgba(24,20,16,.4)';
  g.fillRect(-size + 0.03, -size * 0.7 + 0.04, size * 2, size * 1.4);
  g.fillStyle = tint;
  g.fillRect(-size, -size * 0.7, size * 2, size * 1.4);
  g.fillStyle = 'rgba(255,252,240,.4)';
  g.fillRect(-size, -size * 0.7, size * 2, size * 0.5);
  g.beginPath();
  g.rect(-size, -size * 0.7, size * 2, size * 1.4);
  stroke(g, INK, 0.03);
  g.restore();
}

/** Draws the rule mark of each breach, white-cased, pointing inwards; never graded by night. */
export function paintChevrons(brush: Brush, { works }: Survey, breached: ReadonlySet<string>): void {
  const { g } = brush;
  for (const { key, edge } of works) {
    if (!breached.has(key) || !inView(brush, ...edge.middle, 1)) continue;
    g.save();
    g.translate(...edge.middle);
    g.rotate(Math.atan2(-edge.normal[1], -edge.normal[0]));
    g.lineJoin = 'miter';
    g.lineCap = 'butt';
    for (const [style, width] of [
      ['#fffdf8', 0.2],
      [VERMILION, 0.11],
    ] as const) {
      g.beginPath();
      for (const start of [-0.24, 0.02]) {
        g.moveTo(start, -0.2);
        g.lineTo(start + 0.2, 0);
        g.lineTo(start, 0.2);
      }
      stroke(g, style, width);
    }
    g.restore();
  }
}
