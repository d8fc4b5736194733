/** Watch-fires of the night: iron baskets at hex corners on both sides of the main gate, where no rule looks. They warm the ground and the walls about them. */
import { inView, stroke, trace, type Brush, type Canvas2D } from '../brush.ts';
import { randomFrom } from '../geometry/chance.ts';
import { distance, distanceToLine, type Polyline, type Point } from '../geometry/curve.ts';
import { cellAt, cornerOf } from '../geometry/lattice.ts';
import type { Survey } from '../geometry/survey.ts';

/** Fires within the walls and before them, from how near to the gate to how far, and how far from each other, in s. */
const POSTS = [
  { city: true, count: 4, from: 1.6, to: 9, apart: 3.6 },
  { city: false, count: 5, from: 2.4, to: 9.5, apart: 4 },
] as const;
/** How far its light reaches, in s. */
const LIGHT = 4.4;
/** A fire keeps off whatever is drawn on hexsides and roads. */
const CLEAR_OF = 0.6;
const GLOW = '255,150,60';
const PASSES = [
  ['color-dodge', 0.2],
  ['soft-light', 0.6],
  ['screen', 0.19],
] as const;

/** Where the watch-fires of a map stand: about its main gate, none on a map without one. */
export function watchFiresOf(survey: Survey): readonly Point[] {
  const gate = survey.works.find(({ side }) => side.kind === 'main-gate')?.edge.middle;
  if (gate === undefined) return [];
  const corners = cornersAbout(survey, gate);
  const lines: readonly Polyline[] = [
    ...survey.works.map(({ edge }): Polyline => [edge.p, edge.q]),
    ...survey.roads.map(({ line }) => line),
  ];
  const free = corners.filter((at) => lines.every((line) => distanceToLine(...at, line) > CLEAR_OF));
  const chance = randomFrom(1144);
  const order = free.map((at) => ({ at, turn: chance() })).sort((a, b) => a.turn - b.turn);
  return POSTS.flatMap(({ city, count, from, to, apart }) => {
    const chosen: Point[] = [];
    for (const { at } of order) {
      const far = distance(at, gate);
      if (chosen.length === count || far < from || far > to || inCity(survey, at) !== city) continue;
      if (chosen.every((other) => distance(other, at) > apart)) chosen.push(at);
    }
    return chosen;
  });
}

/** The corners of the grid near the gate, each once, where three hexes of plain ground or of the outer city meet. */
function cornersAbout({ lattice, letters, levels }: Survey, gate: Point): readonly Point[] {
  const found = new Map<string, Point>();
  lattice.centres.forEach((centre, cell) => {
    if (distance(centre, gate) > 11) return;
    for (let corner = 0; corner < 6; corner++) {
      const at = cornerOf(lattice, cell, corner);
      const about = [0, 1, 2, 3, 4, 5]
        .map((i) => cellAt(lattice, at[0] + Math.cos(i) * 0.3, at[1] + Math.sin(i) * 0.3))
        .filter((near) => near >= 0);
      const plain = about.every(
        (near) => levels[near]! <= 2 && ['clear', 'city'].includes(letters[near]!.terrain),
      );
      if (plain) found.set(`${at[0].toFixed(2)} ${at[1].toFixed(2)}`, at);
    }
  });
  return [...found.values()];
}

function inCity({ lattice, levels }: Survey, [x, y]: Point): boolean {
  const cell = cellAt(lattice, x, y - 0.1);
  return cell >= 0 && levels[cell]! > 0;
}

/** Warms the night about the fires; `part` 1 = in full. */
export function paintFirelight(brush: Brush, fires: readonly Point[], part = 1): void {
  const { g } = brush;
  g.save();
  for (const [x, y] of fires) {
    if (!inView(brush, x, y, LIGHT)) continue;
    for (const [operation, alpha] of PASSES) {
      const light = g.createRadialGradient(x, y, 0, x, y, LIGHT);
      light.addColorStop(0, `rgba(${GLOW},${alpha * part})`);
      light.addColorStop(0.5, `rgba(${GLOW},${alpha * part * 0.38})`);
      light.addColorStop(1, `rgba(${GLOW},0)`);
      g.globalCompositeOperation = operation;
      g.fillStyle = light;
      g.fillRect(x - LIGHT, y - LIGHT, LIGHT * 2, LIGHT * 2);
    }
  }
  g.restore();
}

const TONGUES = ['#961804', '#e2500f', '#ff9a1f', '#ffe08a'] as const;

/** The fires themselves: a basket on three legs, and a flame in four flat colours cut out by ink. */
export function paintWatchFires(brush: Brush, fires: readonly Point[]): void {
  const { g } = brush;
  for (const [x, y] of fires) {
    if (!inView(brush, x, y, 0.8)) continue;
    g.save();
    g.translate(x, y);
    g.lineJoin = 'round';
    g.lineCap = 'round';
    basket(g);
    for (const [dx, tall] of [
      [-0.09, 0.34],
      [0.1, 0.3],
      [0, 0.48],
    ] as const) {
      trace(g, tongue(dx, tall), true);
      stroke(g, '#2a0a02', 0.07);
      TONGUES.forEach((colour, i) => {
        trace(g, tongue(dx, tall * (1 - i * 0.2), 1 - i * 0.22), true);
        g.fillStyle = colour;
        g.fill();
      });
    }
    g.restore();
  }
}

function basket(g: Canvas2D): void {
  g.beginPath();
  g.ellipse(0, 0.17, 0.24, 0.1, 0, 0, Math.PI * 2);
  g.fillStyle = 'rgba(10,7,5,.5)';
  g.fill();
  g.beginPath();
  for (const leg of [-0.16, 0, 0.16]) {
    g.moveTo(leg * 0.6, 0.02);
    g.lineTo(leg, 0.2);
  }
  stroke(g, '#140d08', 0.05);
  trace(
    g,
    [
      [-0.19, -0.04],
      [0.19, -0.04],
      [0.12, 0.1],
      [-0.12, 0.1],
    ],
    true,
  );
  g.fillStyle = '#2b1c12';
  g.fill();
  stroke(g, '#0e0906', 0.035);
}

function tongue(dx: number, tall: number, wide = 1): Polyline {
  const w = 0.11 * wide;
  return [
    [dx, 0.02],
    [dx - w, -tall * 0.2],
    [dx - w * 0.7, -tall * 0.5],
    [dx - w * 0.1, -tall * 0.7],
    [dx + w * 0.1, -tall],
    [dx + w * 0.6, -tall * 0.6],
    [dx + w, -tall * 0.25],
  ];
}
