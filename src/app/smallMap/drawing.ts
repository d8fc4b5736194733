/** The small map drawn: the land in flat tints, walls and roads, and a dot where somebody stands. */
import { TERRAINS } from '../../board/board.ts';
import type { HexId } from '../../board/hex.ts';
import { cellNamed } from '../../paint/geometry/lattice.ts';
import { INK, LIVERIES, traceShape } from '../../stage/counters/shapes.ts';
import { groundInk, inkColour, type Ink } from '../../stage/layers/tints.ts';
import { centreOf, edgeOf, hexLine, type Plan } from '../../stage/plan.ts';
import type { Light } from '../../stage/theme.ts';
import type { Dot } from './places.ts';

/** Side of a dot in s: a little more than its hex, so that a lone company is found. */
const DOT = 1.9;

/** The margin of the sheet in the colour of the frame round the small map (smallMap.css): only land is of use here. */
const FRAME = '#15110c';

/** Draws the land on a brush that measures in s. */
export function drawLand(g: CanvasRenderingContext2D, plan: Plan, light: Light): void {
  const { board, sheet, map, lattice } = plan;
  const fill = (ink: Ink): string => (g.fillStyle = inkColour(ink, light));
  const stroke = (ink: Ink, width: number): void => {
    g.strokeStyle = inkColour(ink, light);
    g.lineWidth = width;
  };
  g.fillStyle = FRAME;
  g.fillRect(sheet.x0, sheet.y0, sheet.x1 - sheet.x0, sheet.y1 - sheet.y0);
  for (let hex = 0; hex < board.size; hex += 1) {
    fill(groundInk(TERRAINS[board.terrain[hex]!]!, board.level[hex]!, board.height[hex]!, hex as HexId));
    g.beginPath();
    for (const [x, y] of hexLine(plan, hex as HexId, 1.04)) g.lineTo(x, y);
    g.fill();
  }
  stroke('road', 0.4);
  for (const { path } of map.roads) {
    g.beginPath();
    for (const cell of path.map((name) => cellNamed(lattice, name))) {
      if (cell >= 0) g.lineTo(...centreOf(plan, cell as HexId));
    }
    g.stroke();
  }
  stroke('wallInk', 0.42);
  g.lineCap = 'round';
  g.beginPath();
  for (const { hexside } of board.works) {
    const { p, q } = edgeOf(plan, hexside);
    g.moveTo(...p);
    g.lineTo(...q);
  }
  g.stroke();
}

/** Draws where the hosts stand, each force in its shape and colours. */
export function drawDots(g: CanvasRenderingContext2D, plan: Plan, dots: readonly Dot[]): void {
  for (const { hex, shape } of dots) {
    const { bodyTop, rim } = LIVERIES[shape];
    g.save();
    g.translate(...centreOf(plan, hex));
    for (const [colour, side] of [
      [INK, DOT * 1.25],
      [rim, DOT],
      [bodyTop, DOT * 0.66],
    ] as const) {
      traceShape(g, shape, side);
      g.fillStyle = colour;
      g.fill();
    }
    g.restore();
  }
}
