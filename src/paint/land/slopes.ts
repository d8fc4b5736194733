/** Slopes: wedges that stand on the real up-slope hexsides and point downhill, so the drawing is the rule (2.8.4). */
import { inView, type Brush } from '../brush.ts';
import { randomFrom } from '../geometry/chance.ts';
import { LIGHT } from '../geometry/colour.ts';
import { between } from '../geometry/curve.ts';
import type { Survey } from '../geometry/survey.ts';

interface Wedge {
  readonly x: number;
  readonly y: number;
  readonly downX: number;
  readonly downY: number;
  readonly length: number;
  /** Whether the small picture shows it too. */
  readonly coarse: boolean;
}

const WEDGES = 11;

/** The wedges of every slope hexside. */
export function wedgesOf({ works }: Survey): readonly Wedge[] {
  const chance = randomFrom(83);
  return works
    .filter(({ side }) => side.kind === 'slope')
    .flatMap(({ edge }) =>
      Array.from({ length: WEDGES }, (_, i) => {
        const [x, y] = between(edge.p, edge.q, (i + 0.5) / WEDGES + (chance() - 0.5) * 0.05);
        const [downX, downY] = edge.normal;
        return { x, y, downX, downY, length: 0.26 + 0.14 * chance(), coarse: i % 3 !== 1 };
      }),
    );
}

/** Inks the wedges in view, darker on the south-east. */
export function paintWedges(brush: Brush, wedges: readonly Wedge[]): void {
  const { g, scale } = brush;
  const half = (scale === 'far' ? 0.075 : 0.055) / 2;
  for (const { x, y, downX, downY, length, coarse } of wedges) {
    if ((scale === 'far' && !coarse) || !inView(brush, x, y, 0.5)) continue;
    const dark = 0.5 - 0.5 * (downX * LIGHT.x + downY * LIGHT.y);
    const [topX, topY] = [x - downX * 0.06, y - downY * 0.06];
    g.fillStyle = `rgba(74,58,34,${(0.55 + 0.4 * dark).toFixed(2)})`;
    g.beginPath();
    g.moveTo(topX - downY * half, topY + downX * half);
    g.lineTo(topX + downY * half, topY - downX * half);
    g.lineTo(x + downX * length, y + downY * length);
    g.closePath();
    g.fill();
  }
}
