/** What has become of the walls, drawn with a pen: rubble in the gaps, chevrons where one may pass, the pennant of who took a gate. */
import type { Work } from '../../board/board.ts';
import { hexesOf } from '../../board/hexside.ts';
import type { Battle, Side } from '../../engine/battle.ts';
import type { WorkState } from '../../engine/state.ts';
import { randomFrom } from '../../paint/geometry/chance.ts';
import type { Point } from '../../paint/geometry/curve.ts';
import type { Edge } from '../../paint/geometry/lattice.ts';
import { LIVERIES } from '../counters/shapes.ts';
import { wearOfSide } from '../wear.ts';
import { edgeOf, type Plan } from '../plan.ts';
import { MARKS } from '../theme.ts';
import { stroke, wash, type Pen } from './pen.ts';
import { circle } from './strokes.ts';

/** A raised ladder, in s. */
export const LADDER = { length: 0.84, width: 0.24 } as const;
/** A gate's owner when nobody has taken it. */
const FIRST_HOLDER: Side = 0;

/** Rubble in every breach. */
export function drawRuins(g: Pen, plan: Plan, works: readonly WorkState[]): void {
  plan.board.works.forEach((work, id) => {
    if (works[id]!.breached) drawRubble(g, inward(plan, work), id);
  });
}

/** Where one may pass, and who holds what was another's. */
export function drawSigns(g: Pen, plan: Plan, battle: Battle, works: readonly WorkState[]): void {
  plan.board.works.forEach((work, id) => {
    const { breached, holder } = works[id]!;
    const edge = inward(plan, work);
    if (breached) drawChevrons(g, edge);
    if (holder !== FIRST_HOLDER) drawPennant(g, edge, coloursOf(battle, holder));
  });
}

/** The edge of a work, its normal towards the defender's side of it. */
function inward(plan: Plan, work: Work): Edge {
  const edge = edgeOf(plan, work.hexside);
  const [named] = hexesOf(plan.board, work.hexside);
  return named === work.outer ? edge : { ...edge, normal: [-edge.normal[0], -edge.normal[1]] };
}

function coloursOf(battle: Battle, side: Side): Readonly<{ body: string; rim: string }> {
  const { bodyTop, rim } = LIVERIES[wearOfSide(battle, side).colour];
  return { body: bodyTop, rim };
}

/** A place beside the middle of an edge: `along` it and `inward` across it, in s. */
function beside({ p, q, middle, normal }: Edge, along: number, inward: number): Point {
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  return [middle[0] + dx * along + normal[0] * inward, middle[1] + dy * along + normal[1] * inward];
}

/** The wall line cut .55 s wide with ragged ends, and its stones fallen towards the attacker. */
function drawRubble(g: Pen, edge: Edge, seed: number): void {
  const next = randomFrom(seed * 31 + 7);
  for (const [radius, alpha] of [
    [0.78, 0.14],
    [0.58, 0.2],
    [0.42, 0.26],
  ] as const) {
    wash(g, [circle(beside(edge, 0, -0.14), radius)], { colour: MARKS.dust, alpha });
  }
  const gap = [
    beside(edge, -0.3, 0.26),
    beside(edge, -0.24, 0.1),
    beside(edge, -0.31, -0.04),
    beside(edge, -0.25, -0.26),
    beside(edge, 0.26, -0.28),
    beside(edge, 0.31, -0.06),
    beside(edge, 0.23, 0.08),
    beside(edge, 0.3, 0.26),
  ];
  wash(g, [gap], { colour: MARKS.rubble, alpha: 1 });
  stroke(g, [gap.slice(0, 4), gap.slice(4)], false, { colour: MARKS.ink, width: 0.045 });
  for (let i = 0; i < 14; i++) {
    const at = beside(edge, (next() - 0.5) * 0.62, 0.12 - next() * 0.66);
    const stone = circle(at, 0.05 + next() * 0.065, 5 + (i % 3));
    wash(g, [stone], { colour: MARKS.stone, alpha: 1 });
    stroke(g, [stone], true, { colour: MARKS.ink, width: 0.022, join: 'round' });
  }
}

/** Two vermilion chevrons on white that point inward: here one may pass. */
function drawChevrons(g: Pen, edge: Edge): void {
  const lines = [-0.24, 0.02].map((back) => [
    beside(edge, -0.2, back),
    beside(edge, 0, back + 0.2),
    beside(edge, 0.2, back),
  ]);
  stroke(g, lines, false, { colour: MARKS.ink, width: 0.25 });
  stroke(g, lines, false, { colour: MARKS.white, width: 0.21 });
  stroke(g, lines, false, { colour: MARKS.vermilion, width: 0.115 });
}

/** The pennant of whoever has taken the gate, on its northern post. */
function drawPennant(g: Pen, edge: Edge, { body, rim }: Readonly<{ body: string; rim: string }>): void {
  const [x, y] = edge.p[1] < edge.q[1] ? beside(edge, -0.42, 0) : beside(edge, 0.42, 0);
  const pole = [
    [x, y + 0.08],
    [x, y - 0.74],
  ] as const;
  const flag = [
    [x, y - 0.72],
    [x + 0.5, y - 0.62],
    [x + 0.34, y - 0.52],
    [x + 0.5, y - 0.4],
    [x, y - 0.36],
  ] as const;
  stroke(g, [pole], false, { colour: MARKS.ink, width: 0.12 });
  stroke(g, [pole], false, { colour: '#d9a863', width: 0.06 });
  stroke(g, [flag], true, { colour: MARKS.ink, width: 0.14, join: 'round' });
  wash(g, [flag], { colour: body, alpha: 1 });
  stroke(g, [flag], true, { colour: rim, width: 0.05, join: 'round' });
}
