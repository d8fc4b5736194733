/** The range on honeycomb-grid's own hexes: its neighbours, its hex objects, a Map keyed by its names for them. */
import { defineHex, Direction, Grid, Orientation, rectangle, type Hex } from 'honeycomb-grid';
import type { Field } from '../field.ts';
import type { Ground } from '../kernels/dial.ts';

const BEARINGS = [Direction.NE, Direction.E, Direction.SE, Direction.SW, Direction.W, Direction.NW];

/** One class of hexes for all grids: several would slow the peer down. */
const Tile = defineHex({ orientation: Orientation.POINTY, offset: -1 });

/** The grid of a field, which is pointy, odd-r. */
export function gridOf({ battle: { board } }: Field): Grid<Hex> {
  return new Grid(Tile, rectangle({ width: board.columns, height: board.rows }));
}

/** Half points spent by hex; the costs and flags are the flat kernel's, found by the hex's place in the grid. */
export function honeycombRange(
  grid: Grid<Hex>,
  columns: number,
  ground: Ground,
  start: Hex,
  budget: number,
): Map<string, { readonly hex: Hex; readonly spent: number }> {
  const found = new Map([[start.toString(), { hex: start, spent: 0 }]]);
  const open: Hex[][] = Array.from({ length: budget + 1 }, () => []);
  open[0]!.push(start);
  const idOf = (hex: Hex) => hex.row * columns + hex.col;
  for (const [paid, hexes] of open.entries()) {
    for (const hex of hexes) {
      const id = idOf(hex);
      if (found.get(hex.toString())!.spent !== paid) continue;
      if (ground.stop[id] === 1 && hex !== start) continue;
      for (const [side, bearing] of BEARINGS.entries()) {
        const to = grid.neighborOf(hex, bearing, { allowOutside: false });
        const total = paid + ground.cost[id * 6 + side]!;
        if (to === undefined || total > budget || ground.barred[idOf(to)] === 1) continue;
        if (hex === start && ground.first[idOf(to)] === 1) continue;
        const name = to.toString();
        if ((found.get(name)?.spent ?? Infinity) <= total) continue;
        found.set(name, { hex: to, spent: total });
        open[total]!.push(to);
      }
    }
  }
  return found;
}
