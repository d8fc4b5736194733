/** Roads by dragging: a path of neighbours that does not turn back on itself. */
import { hexName, type HexId } from '../../board/hex.ts';
import type { MapFile, MapRoad } from '../../board/mapFile.ts';
import { sheetOf, type Sheet } from '../sheet.ts';
import { lineBetween } from './shapes.ts';

/** The path of a drag: gaps are filled straight, and going back over the last hexes takes them up again. */
export function pathOfDrag(sheet: Sheet, drag: readonly HexId[]): readonly HexId[] {
  const path: HexId[] = [];
  for (const [step, hex] of drag.entries()) {
    for (const one of lineBetween(sheet, drag[step - 1] ?? hex, hex)) {
      if (path.at(-1) === one) continue;
      if (path.at(-2) === one) path.pop();
      else path.push(one);
    }
  }
  return path;
}

/** A dragged road as the command to lay it: at the end of a road of its kind that ends where the drag begins, it goes on there. */
export function roadOfDrag(
  map: MapFile,
  drag: readonly HexId[],
  road: Pick<MapRoad, 'name' | 'kind'>,
): Readonly<{ at: number | null; road: MapRoad }> | null {
  const sheet = sheetOf(map);
  const path = pathOfDrag(sheet, drag).map((hex) => hexName(sheet, hex));
  if (path.length < 2) return null;
  const at = map.roads.findIndex((one) => one.kind === road.kind && one.path.at(-1) === path[0]);
  const before = map.roads[at];
  if (before === undefined) return { at: null, road: { ...road, path } };
  return { at, road: { ...before, path: [...before.path, ...path.slice(1)] } };
}
