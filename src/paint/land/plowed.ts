/** Plowed fields: parcels with their own furrows inside one hedge (terrain 2.7.3). */
import { fill, lineInView, stroke, trace, traceLoops, type Brush } from '../brush.ts';
import { randomFrom } from '../geometry/chance.ts';
import { chaikin, offset, subdivide, roughen, type Polyline, type Point } from '../geometry/curve.ts';
import { cornerOf, type LatticeCell } from '../geometry/lattice.ts';
import { loopsOf } from '../geometry/loops.ts';
import { noise } from '../geometry/noise.ts';
import type { Survey } from '../geometry/survey.ts';

interface Parcel {
  readonly centre: Point;
  readonly outline: Polyline;
  readonly tint: string;
  readonly angle: number;
  readonly seed: number;
}

interface Leaf {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly light: boolean;
}

export interface Tilth {
  readonly hedges: readonly Polyline[];
  readonly parcels: readonly Parcel[];
  readonly leaves: readonly Leaf[];
}

const TINTS = ['#cbb27a', '#b99c64', '#d5c08a', '#a7a067', '#c4ae7c', '#ab8f5c'] as const;
const TURNS = [0, Math.PI / 2, Math.PI / 3, 0, -Math.PI / 4] as const;

/** Parcels and hedges of every block of plowed hexes. */
export function tilthOf({ lattice, plowed }: Survey): readonly Tilth[] {
  const chance = randomFrom(31);
  return plowed.map((block, b) => {
    const hedges = loopsOf(lattice, block).map((loop) =>
      roughen(offset(chaikin(loop, 3), -0.06, true), 0.26, 0.75, b * 7),
    );
    const leaves = hedges
      .flatMap((hedge) => subdivide(hedge, 0.14, true))
      .flatMap(([x, y]) => {
        if (chance() > 0.82) return [];
        const sway = () => (chance() - 0.5) * 0.09;
        return [{ x: x + sway(), y: y + sway(), size: 0.06 + 0.065 * chance(), light: chance() < 0.5 }];
      });
    const base = (((b * 37) % 180) * Math.PI) / 180;
    const parcels = block.map((cell, i): Parcel => ({
      centre: lattice.centres[cell]!,
      outline: parcelOutline(lattice, cell),
      tint: TINTS[(i * 3 + b) % TINTS.length]!,
      angle: base + TURNS[(i * 2 + b) % TURNS.length]!,
      seed: i * 9 + b * 2,
    }));
    return { hedges, parcels, leaves };
  });
}

function parcelOutline(lattice: Survey['lattice'], cell: LatticeCell): Polyline {
  const [cx, cy] = lattice.centres[cell]!;
  return [0, 1, 2, 3, 4, 5].map((corner): Point => {
    const [x, y] = cornerOf(lattice, cell, corner);
    const [dx, dy] = [(x - cx) * 1.03, (y - cy) * 1.03];
    return [cx + dx + 0.1 * noise(x * 2.7, y * 2.7), cy + dy + 0.1 * noise(y * 2.7, x * 2.7)];
  });
}

/** Paints the blocks in view. */
export function paintTilth(brush: Brush, tilth: readonly Tilth[]): void {
  const { g } = brush;
  for (const { hedges, parcels, leaves } of tilth) {
    if (!hedges.some((hedge) => lineInView(brush, hedge, 0.4))) continue;
    traceLoops(
      g,
      hedges.map((hedge) => hedge.map(([x, y]): Point => [x + 0.1, y + 0.11])),
    );
    fill(g, 'rgba(60,44,20,.36)');
    g.save();
    traceLoops(g, hedges);
    g.clip('evenodd');
    for (const parcel of parcels) paintParcel(brush, parcel);
    traceLoops(g, hedges);
    stroke(g, 'rgba(52,44,18,.28)', 0.34);
    g.restore();
    paintHedges(brush, hedges, leaves);
  }
}

function paintParcel({ g, scale }: Brush, { centre, outline, tint, angle, seed }: Parcel): void {
  const pitch = scale === 'far' ? 0.235 : 0.15;
  g.save();
  trace(g, outline, true);
  g.clip();
  fill(g, tint);
  g.translate(...centre);
  g.rotate(angle);
  traceFurrows(g, pitch, 0, seed);
  stroke(g, 'rgba(86,62,30,.6)', scale === 'far' ? 0.075 : 0.05);
  traceFurrows(g, pitch, pitch * 0.42, seed);
  stroke(g, 'rgba(246,226,170,.45)', 0.035);
  g.restore();
  trace(g, outline, true);
  stroke(g, 'rgba(62,60,32,.75)', 0.06);
}

function traceFurrows(g: Brush['g'], pitch: number, shift: number, seed: number): void {
  g.beginPath();
  for (let across = -1.3; across < 1.3; across += pitch) {
    for (let along = -1.3; along <= 1.31; along += 0.26) {
      const y = across + shift + 0.035 * noise(along * 1.7 + seed, across * 2 + seed);
      if (along === -1.3) g.moveTo(along, y);
      else g.lineTo(along, y);
    }
  }
}

function paintHedges(brush: Brush, hedges: readonly Polyline[], leaves: readonly Leaf[]): void {
  const { g, pixels } = brush;
  traceLoops(g, hedges);
  stroke(g, '#3c4526', Math.max(0.1, 1.1 / pixels));
  for (const light of [false, true]) {
    for (const leaf of leaves) {
      if (leaf.light !== light) continue;
      g.beginPath();
      g.arc(leaf.x, leaf.y, leaf.size, 0, Math.PI * 2);
      g.fillStyle = light ? '#5d6e40' : '#445229';
      g.fill();
    }
  }
  if (brush.scale === 'far') return;
  g.beginPath();
  for (const { x, y, size, light } of leaves) {
    if (!light) continue;
    g.moveTo(x + size * 0.2, y - size * 0.5);
    g.arc(x - size * 0.15, y - size * 0.2, size * 0.42, -0.6, Math.PI);
  }
  stroke(g, 'rgba(186,196,128,.55)', 0.018);
}
