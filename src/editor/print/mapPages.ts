/** The map in pages that overlap, at a scale at which a counter lies in a hex. */
import type { ScenarioDocument } from '../document.ts';
import { drawMap } from '../pictures/picture.ts';
import { planOf } from '../pictures/plan.ts';
import { COUNTER_SIDE } from './counterPages.ts';
import { draw, readDrawing } from './drawing.ts';
import { FOOT, footLine, HAIR, hairline } from './marks.ts';
import { BORDER, OVERLAP, cutIntoPages, type PaperName, type Tile, type Tiling } from './paper.ts';
import type { Pen } from './pen.ts';
import type { PrintWords, Speech } from './printout.ts';

/** From the middle of a hex to that of its neighbour, in millimetres: the square of a counter fits between its six sides, with room to take hold of it. */
export const HEX_ON_PAPER = Math.ceil(COUNTER_SIDE / (Math.sqrt(3) - 1)) + 1;

/** Prints the map, a page after the other. */
export function printMap(
  pen: Pen,
  document: ScenarioDocument,
  paper: PaperName,
  { placeWords }: Speech,
  words: PrintWords,
): void {
  const plan = planOf(document.map.inline, HEX_ON_PAPER);
  const tiling = cutIntoPages(plan.width, plan.height, paper);
  const [width, height] = [tiling.paper.width - 2 * BORDER, tiling.paper.height - 2 * BORDER];
  const map = readDrawing(drawMap(plan, placeWords));
  tiling.tiles.forEach((tile, at) => {
    pen.page(tiling.paper, at === 0 ? words.map : undefined);
    pen.to
      .save()
      .rect(BORDER, BORDER, width, height)
      .clip()
      .translate(BORDER - tile.x, BORDER - tile.y);
    draw(pen, map, { x: tile.x, y: tile.y, width, height });
    pen.to.restore();
    markOverlap(pen, tiling, tile);
    footLine(
      pen,
      tiling.paper,
      `${words.map} ${tile.row + 1}/${tile.column + 1} (${tiling.rows} × ${tiling.columns})`,
    );
    showPlace(pen, tiling, tile);
  });
}

/** Where the edges of this page, and of those that come over it, lie: beside the picture, to cut and to lay by. */
function markOverlap({ to }: Pen, { paper, columns, rows }: Tiling, { column, row }: Tile): void {
  const [right, low] = [paper.width - BORDER, paper.height - BORDER];
  const xs = [
    BORDER,
    right,
    ...(column > 0 ? [BORDER + OVERLAP] : []),
    ...(column < columns - 1 ? [right - OVERLAP] : []),
  ];
  const ys = [
    BORDER,
    low,
    ...(row > 0 ? [BORDER + OVERLAP] : []),
    ...(row < rows - 1 ? [low - OVERLAP] : []),
  ];
  for (const x of xs) for (const y of [HAIR.from, low + BORDER - HAIR.to]) hairline(to, x, y, 'down');
  for (const y of ys) for (const x of [HAIR.from, right + BORDER - HAIR.to]) hairline(to, x, y, 'across');
}

/** Which page of the map it is: all of them small, this one filled. */
function showPlace({ to }: Pen, { paper, columns, rows }: Tiling, tile: Tile): void {
  const height = Math.min(1.2, FOOT / rows);
  const top = paper.height - BORDER + (BORDER - height * rows) / 2;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      to.rect(BORDER + 4 + column * 1.6, top + row * height, 1.6, height).lineWidth(0.1);
      if (row === tile.row && column === tile.column) to.fillAndStroke('#1d1812', '#1d1812');
      else to.stroke('#1d1812');
    }
}
