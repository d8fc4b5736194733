/** Ramparts of earth: a ditch, a steep face over it and a beaten crest; the slopes that the rules know lie on the hexsides. */
import { lineInView, stroke, trace, type Brush } from '../brush.ts';
import { spaceEvenly, normalsOf, offset, type Polyline, type Point } from '../geometry/curve.ts';

const BANK = { width: 0.46, face: 0.26, ditch: 0.5 } as const;

/** Paints the ramparts in view; each has its ditch on the left hand. */
export function paintRamparts(brush: Brush, ramparts: readonly Polyline[]): void {
  const { g } = brush;
  g.save();
  g.lineCap = 'round';
  g.lineJoin = 'round';
  for (const crest of ramparts) {
    if (lineInView(brush, crest, 1.2)) paintRampart(brush, crest);
  }
  g.restore();
}

function paintRampart({ g, scale }: Brush, crest: Polyline): void {
  trace(
    g,
    crest.map(([x, y]): Point => [x + 0.13, y + 0.15]),
  );
  stroke(g, 'rgba(48,38,20,.3)', BANK.width + 0.12);
  trace(g, offset(crest, BANK.ditch));
  stroke(g, 'rgba(48,38,20,.2)', 0.34);
  stroke(g, 'rgba(48,38,20,.34)', 0.16);
  trace(g, crest);
  stroke(g, '#4a3f26', BANK.width + 0.07);
  stroke(g, '#a99f6f', BANK.width);
  stroke(g, '#cfc592', BANK.width * 0.5);
  stroke(g, '#e2d9b0', BANK.width * 0.2);
  const stakes = spaceEvenly(crest, scale === 'far' ? 0.24 : 0.15);
  const normals = normalsOf(stakes);
  g.beginPath();
  stakes.forEach(([x, y], i) => {
    const [nx, ny] = normals[i]!;
    const long = BANK.face + (i % 3) * 0.05;
    g.moveTo(x + nx * BANK.width * 0.3, y + ny * BANK.width * 0.3);
    g.lineTo(x + nx * (BANK.width * 0.3 + long), y + ny * (BANK.width * 0.3 + long));
  });
  stroke(g, 'rgba(58,46,24,.72)', scale === 'far' ? 0.045 : 0.03);
}
