/** The land in flat tints with its roads and walls, on any canvas: of the small map, and of the board where there is no WebGL. */
import type { HexId } from '../../board/hex.ts';
import { cellNamed } from '../../paint/geometry/lattice.ts';
import { landBox, neatBox, type Box } from '../../paint/geometry/sheet.ts';
import { groundInk, inkColour, type Ink } from '../layers/tints.ts';
import { centreOf, edgeOf, hexLine, type Plan } from '../plan.ts';
import type { Light } from '../theme.ts';

/** The margin of the sheet in the colour of the frame round the small map (minimap.css): of what lies beyond the hexes only a river is shown. */
const FRAME = '#15110c';

/** How the land is drawn: hexes with a hair between them are a grid, larger ones run together. */
export interface Laying {
  /** Size of a drawn hex, 1 = its own. */
  readonly hex: number;
  /** Widths in s. */
  readonly road: number;
  readonly wall: number;
}

/** Draws the land on a brush that measures in s, as far as it is in sight. */
export function drawLand(
  g: CanvasRenderingContext2D,
  plan: Plan,
  light: Light,
  laying: Laying,
  sight: Box = plan.sheet,
): void {
  const { board, sheet, map, lattice } = plan;
  const fill = (ink: Ink): string => (g.fillStyle = inkColour(ink, light));
  const stroke = (ink: Ink, width: number): void => {
    g.strokeStyle = inkColour(ink, light);
    g.lineWidth = width;
  };
  g.fillStyle = FRAME;
  fillBox(g, sheet);
  fill('water');
  fillBox(g, neatBox(map));
  g.fillStyle = FRAME;
  fillBox(g, landBox(map));
  for (let hex = 0; hex < board.size; hex += 1) {
    const [cx, cy] = centreOf(plan, hex as HexId);
    if (cx < sight.x0 - 1 || cx > sight.x1 + 1 || cy < sight.y0 - 1 || cy > sight.y1 + 1) continue;
    fill(groundInk(board, hex as HexId));
    g.beginPath();
    for (const [x, y] of hexLine(plan, hex as HexId, laying.hex)) g.lineTo(x, y);
    g.fill();
  }
  stroke('road', laying.road);
  for (const { path } of map.roads) {
    g.beginPath();
    for (const cell of path.map((name) => cellNamed(lattice, name))) {
      if (cell >= 0) g.lineTo(...centreOf(plan, cell as HexId));
    }
    g.stroke();
  }
  stroke('wallInk', laying.wall);
  g.lineCap = 'round';
  g.beginPath();
  for (const { hexside } of board.works) {
    const { p, q } = edgeOf(plan, hexside);
    g.moveTo(...p);
    g.lineTo(...q);
  }
  g.stroke();
}

function fillBox(g: CanvasRenderingContext2D, { x0, y0, x1, y1 }: Box): void {
  g.fillRect(x0, y0, x1 - x0, y1 - y0);
}
