/** The river's ink: a firm bank line and ever looser lines towards the stream, and the quays. */
import { stroke, trace, type Brush } from '../brush.ts';
import { randomFrom } from '../geometry/chance.ts';
import { INK } from '../geometry/colour.ts';
import { offset, roughen, type Polyline } from '../geometry/curve.ts';
import { sample } from '../geometry/field.ts';
import { decorPoint, type Survey } from '../geometry/survey.ts';
import type { TerrainFields } from './terrainFields.ts';

const LINES = 9;

/** Lines of the water, the bank first. */
export function waterLinesOf({ bank }: Survey, { depth }: TerrainFields): readonly Polyline[] {
  if (bank.length < 2) return [];
  const probe = offset(bank, 0.5)[Math.floor(bank.length / 2)]!;
  const wetSide = sample(depth, probe[0], probe[1]) > 0 ? 1 : -1;
  return Array.from({ length: LINES }, (_, i) => {
    const away = i === 0 ? 0 : 0.16 + 0.3 * i + 0.05 * i * i;
    const line = offset(bank, away * wetSide);
    return i > 2 ? roughen(line, 0.12, 0.8, i * 5) : line;
  });
}

/** Inks the water lines; the farther from the bank, the paler and more broken. */
export function paintWater({ g }: Brush, lines: readonly Polyline[]): void {
  const chance = randomFrom(64);
  g.save();
  g.lineCap = 'round';
  lines.forEach((line, i) => {
    g.setLineDash(i === 0 ? [] : [2.4 / (1 + i * 0.22) + chance(), 0.4 + i * 0.3]);
    trace(g, line);
    stroke(g, `rgba(20,46,54,${i === 0 ? 0.95 : Math.max(0.12, 0.55 - 0.05 * i)})`, i === 0 ? 0.09 : 0.045);
  });
  g.restore();
}

/** Plank quays that stand from the bank into the water. */
export function paintQuays({ g }: Brush, { map }: Survey): void {
  for (const quay of map.decor.harlondQuays ?? []) {
    const [x, y] = decorPoint(quay);
    g.save();
    g.translate(x, y - 0.2);
    g.rotate(0.12);
    g.fillStyle = 'rgba(16,28,34,.45)';
    g.fillRect(-0.06, 0.1, 0.34, 1.3);
    g.fillStyle = '#9a774a';
    g.fillRect(-0.17, 0, 0.34, 1.3);
    g.beginPath();
    g.rect(-0.17, 0, 0.34, 1.3);
    stroke(g, INK, 0.05);
    for (let plank = 0.15; plank < 1.25; plank += 0.16) {
      trace(g, [
        [-0.17, plank],
        [0.17, plank],
      ]);
      stroke(g, INK, 0.024);
    }
    for (const post of [0.5, 1.28]) {
      g.beginPath();
      g.arc(-0.19, post, 0.06, 0, Math.PI * 2);
      g.arc(0.19, post, 0.06, 0, Math.PI * 2);
      g.fillStyle = INK;
      g.fill();
    }
    g.restore();
  }
}
