/** Fires that stand still on the board: the trench (2.2.10) and burning oil on a hexside (2.11.10). */
import type { HexId } from '../../board/hex.ts';
import type { HexsideId } from '../../board/hexside.ts';
import { randomFrom } from '../../paint/geometry/chance.ts';
import { between, subdivide, roughen, type Polyline, type Point } from '../../paint/geometry/curve.ts';
import { centreOf, edgeOf, hexLine, type Plan } from '../plan.ts';
import { FIRE } from '../theme.ts';
import { stroke, wash, type Pen } from './pen.ts';
import { dashes } from './strokes.ts';

const TONGUES = 5;

/** Oil burns along a hexside: a glowing line and five tongues on it, the hindmost first; each `frame` shows them otherwise. */
export function drawBurningEdge(g: Pen, plan: Plan, hexside: HexsideId, frame: number): void {
  const { p, q } = edgeOf(plan, hexside);
  const line: Polyline = [between(p, q, 0.06), between(p, q, 0.94)];
  stroke(g, [line], false, { colour: FIRE.char, width: 0.3, alpha: 0.85 });
  stroke(g, [line], false, { colour: FIRE.tongues[1], width: 0.16 });
  stroke(g, [line], false, { colour: FIRE.tongues[3], width: 0.06 });
  const next = randomFrom(hexside * 13 + 5 + frame * 101);
  const feet = Array.from({ length: TONGUES }, (_, i): Point =>
    between(p, q, 0.1 + (i * 0.8) / (TONGUES - 1)),
  );
  for (const foot of feet.sort((a, b) => a[1] - b[1])) {
    drawTongue(g, foot, 0.36 + next() * 0.16, 0.13 + next() * 0.03, (next() - 0.5) * 0.2);
  }
}

/** A ditch fills the hex: a ragged bank of earth, a pit that is dark under its north-western lip, cracks of embers; its fires stand on it. */
export function drawTrench(g: Pen, plan: Plan, hex: HexId): void {
  const next = randomFrom(hex * 29 + 11);
  const [x, y] = centreOf(plan, hex);
  const raggedEdge = (part: number, seed: number, reach: number): Polyline =>
    roughen(subdivide(hexLine(plan, hex, part), 0.13, true), reach, 2.9, hex + seed);
  const bank = raggedEdge(0.95, 0, 0.12);
  wash(g, [bank], { colour: FIRE.bank, alpha: 0.92 });
  stroke(g, dashes(bank, true, 0.22, 0.1), false, { colour: FIRE.ink, width: 0.06 });
  stroke(g, clods(plan, hex, next), false, { colour: FIRE.ink, width: 0.035, alpha: 0.8 });
  const pit = raggedEdge(0.8, 3, 0.12);
  wash(g, [pit], { colour: FIRE.char, alpha: 1 });
  wash(g, [shiftLine(raggedEdge(0.66, 5, 0.14), 0.05)], { colour: FIRE.tongues[0], alpha: 0.42 });
  wash(g, [shiftLine(raggedEdge(0.44, 7, 0.16), 0.09)], { colour: FIRE.tongues[1], alpha: 0.4 });
  const cracks = CRACKS.map((crack) => roughen(subdivide(crack, 0.1, false), 0.09, 4, hex)).map((crack) =>
    crack.map(([dx, dy]): Point => [x + dx, y + dy]),
  );
  stroke(g, cracks, false, { colour: FIRE.ink, width: 0.09, alpha: 0.75 });
  stroke(g, cracks, false, { colour: FIRE.tongues[2], width: 0.035 });
  stroke(g, [pit], true, { colour: FIRE.ink, width: 0.05, join: 'round' });
}

/** The five fires of a trench; each `frame` shows them otherwise. */
export function drawTrenchTongues(g: Pen, plan: Plan, hex: HexId, frame: number): void {
  const next = randomFrom(hex * 29 + 12 + frame * 101);
  const [x, y] = centreOf(plan, hex);
  for (const [dx, dy] of FIRES) {
    const foot: Point = [x + dx, y + dy];
    drawTongue(g, beside(foot, -0.13), 0.26 + next() * 0.1, 0.1, -0.05);
    drawTongue(g, beside(foot, 0.13), 0.24 + next() * 0.12, 0.1, 0.05);
    drawTongue(g, beside(foot, 0, 0.05), 0.46 + next() * 0.12, 0.15, (next() - 0.5) * 0.16);
  }
}

/** Where the fires of a trench burn, northern ones first: about the counter that may stand there. */
const FIRES: readonly Point[] = [
  [0.04, -0.52],
  [-0.62, -0.1],
  [0.62, -0.14],
  [-0.56, 0.52],
  [0.56, 0.52],
];
/** Cracks in the floor of the pit, about its middle. */
const CRACKS: readonly Polyline[] = [
  [
    [-0.5, 0.1],
    [-0.12, 0.02],
    [0.2, 0.2],
    [0.52, 0.12],
  ],
  [
    [-0.1, -0.36],
    [-0.12, 0.02],
    [-0.24, 0.42],
  ],
  [
    [0.2, 0.2],
    [0.12, 0.56],
  ],
  [
    [0.2, 0.2],
    [0.34, -0.24],
  ],
];

/** Short strokes down the outside of the bank. */
function clods(plan: Plan, hex: HexId, next: () => number): readonly Polyline[] {
  const rim = subdivide(hexLine(plan, hex, 0.93), 0.17, true);
  const [x, y] = centreOf(plan, hex);
  return rim.map((out) => [
    between(out, [x, y], 0.02 + next() * 0.03),
    between(out, [x, y], 0.1 + next() * 0.06),
  ]);
}

function beside([x, y]: Point, along: number, down = 0): Point {
  return [x + along, y + down];
}

/** Towards the south-east, away from the light. */
function shiftLine(line: Polyline, by: number): Polyline {
  return line.map(([x, y]): Point => [x + by, y + by]);
}

/** One flame in four flat colours, cut out by an ink line. */
function drawTongue(g: Pen, [x, y]: Point, tall: number, wide: number, lean: number): void {
  const flame = (size: number): Polyline => {
    const [w, h] = [wide * size, tall * size];
    const foot = y + wide * 0.4;
    return [
      [x, foot],
      [x - w * 0.72, foot - h * 0.04],
      [x - w, foot - h * 0.24],
      [x - w * 0.78, foot - h * 0.46],
      [x - w * 0.3 + lean * 0.3, foot - h * 0.66],
      [x + lean, foot - h],
      [x + w * 0.3 + lean * 0.5, foot - h * 0.7],
      [x + w * 0.86, foot - h * 0.44],
      [x + w, foot - h * 0.22],
      [x + w * 0.7, foot - h * 0.04],
    ];
  };
  stroke(g, [flame(1)], true, { colour: FIRE.ink, width: 0.06, join: 'round' });
  FIRE.tongues.forEach((colour, i) => wash(g, [flame(1 - i * 0.22)], { colour, alpha: 1 }));
}
