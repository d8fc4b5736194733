/** The whole board on a plain canvas, lowest first: land, ruins, washes, counters, marks, rings. */
import type { GameState } from '../../engine/state.ts';
import type { Box } from '../../paint/geometry/sheet.ts';
import type { Overlays } from '../contract.ts';
import { drawLadder } from '../counters/drawEngine.ts';
import { drawHeadMark } from '../counters/drawHeadMark.ts';
import { drawChoices, drawForbidden, drawRange } from '../layers/areas.ts';
import { drawBridge } from '../layers/bridges.ts';
import { drawCost, placeOfCost, radiusOfCosts } from '../layers/costs.ts';
import { printedCosts } from '../layers/costText.ts';
import { drawCracks, type WallDamage } from '../layers/cracks.ts';
import { drawClosing } from '../layers/closings.ts';
import { drawBurningEdge, drawTrench, drawTrenchTongues } from '../layers/fires.ts';
import { standingOf } from '../camera.ts';
import {
  drawChosenBlock,
  drawCursor,
  drawHexsides,
  drawLine,
  drawPath,
  drawSelected,
  drawTargets,
} from '../layers/rings.ts';
import { drawRuins, drawSigns, LADDER } from '../layers/ruins.ts';
import { drawHeat, drawRays } from '../layers/threatMarks.ts';
import { centreOf, edgeOf, type Plan } from '../plan.ts';
import type { Light } from '../theme.ts';
import { canvasPen } from './canvasPen.ts';
import { drawLand } from './land.ts';
import type { Company, Tokens } from './tokens.ts';

/** Hexes a hair apart, so that one can count them. */
const LAYING = { hex: 0.97, road: 0.3, wall: 0.24 } as const;
/** Where a head lies in its hex, and how wide, in s. */
const HEAD = { dx: 0.68, dy: 0.64, width: 0.42 } as const;
/** What is small is drawn so much larger and then shrunk: soft edges and letters have no size below a pixel. */
const LARGE = 100;

/** Everything that is on the board. */
export interface OnBoard {
  readonly plan: Plan;
  readonly light: Light;
  readonly state: GameState | null;
  readonly overlays: Overlays;
  readonly wallDamage: WallDamage;
  /** Null while the counters are hidden. */
  readonly company: Company | null;
  readonly sight: Box;
  /** CSS pixels a hex side. */
  readonly scale: number;
  /** Whether a range tells the points that are left, else those that are spent. */
  readonly countsLeft: boolean;
}

/** Draws it on a brush that measures in s. */
export function drawBoard(g: CanvasRenderingContext2D, tokens: Tokens, on: OnBoard): void {
  const { plan, light, state, overlays, company } = on;
  const pen = canvasPen(g);
  drawLand(g, plan, light, LAYING, on.sight);
  if (state !== null) {
    drawRuins(pen, plan, state.works);
    drawCracks(pen, plan, on.wallDamage, state.works);
    for (const hex of state.closed) drawClosing(pen, plan, hex);
    for (const hex of state.trenches) {
      drawTrench(pen, plan, hex);
      drawTrenchTongues(pen, plan, hex, 0);
    }
  }
  drawHeat(pen, plan, overlays.heat, light);
  drawRange(pen, plan, overlays, light);
  drawChoices(pen, plan, overlays.choices, light);
  drawForbidden(pen, plan, overlays.forbidden, light);
  if (company !== null) tokens.draw(g, company);
  if (state !== null) drawStanding(g, on, state);
  drawRays(pen, plan, overlays.rays, light);
  drawPath(pen, plan, overlays.path, light);
  if (overlays.line !== null) drawLine(pen, plan, overlays.line, light);
  const drawRing = standingOf(on.scale) === 'block' ? drawChosenBlock : drawSelected;
  if (overlays.selected !== null) drawRing(pen, plan, overlays.selected, light);
  drawTargets(pen, plan, overlays.targets, light);
  if (overlays.cursor !== null) drawCursor(pen, plan, overlays.cursor, light);
  drawHexsides(pen, plan, overlays.hexsides, light);
  const radius = radiusOfCosts(on.scale);
  if (radius === null) return;
  for (const cost of printedCosts(overlays, on.countsLeft))
    drawSmall(g, placeOfCost(plan, cost.hex), 0, () => drawCost(g, radius * LARGE, cost));
}

/** What stands on the board beside pieces and walls. */
function drawStanding(g: CanvasRenderingContext2D, { plan, company }: OnBoard, state: GameState): void {
  const pen = canvasPen(g);
  for (const dock of state.docks) drawBridge(pen, plan, dock);
  for (const { hexside, burning } of state.flames) if (burning) drawBurningEdge(pen, plan, hexside, 0);
  for (const hex of state.heads) {
    const [x, y] = centreOf(plan, hex);
    drawSmall(g, [x + HEAD.dx, y + HEAD.dy], 0, () => drawHeadMark(g, HEAD.width * LARGE));
  }
  for (const { hexside } of state.ladders) {
    const { middle, normal } = edgeOf(plan, hexside);
    const turn = Math.atan2(normal[1], normal[0]) + Math.PI / 2;
    drawSmall(g, middle, turn, () => drawLadder(g, LADDER.length * LARGE, LADDER.width * LARGE));
  }
  if (company !== null) drawSigns(pen, plan, company.sight.battle, state.works);
}

function drawSmall(
  g: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  turn: number,
  draw: () => void,
): void {
  g.save();
  g.translate(x, y);
  g.rotate(turn);
  g.scale(1 / LARGE, 1 / LARGE);
  draw();
  g.restore();
}
