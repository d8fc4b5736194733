/** Builds a city or a fortification onto open ground: rings of wall about the road on the half of the defender, and a harbour where it has one. */
import { asDrawn } from '../ground.ts';
import type { MapFile, MapHexside } from '../../../../board/mapFile.ts';
import type { PlaceWall } from './kinds.ts';
import { around, isSame, letterAt, numberOf, write, type Cell, type Sheet } from './sheet.ts';
import type { Drawn } from './draw.ts';

/** The row of the middle of a place, on the half of the defender. */
const ROW = 13;
/** How far apart the middles of two rings are. */
const APART = 6;

/** Builds it, and answers the hexes within its rings. */
export function buildPlace({ sheet, road }: Drawn, { rings, quays }: PlaceWall): readonly Cell[] {
  const middle = road.find(({ row }) => row === ROW)!;
  const built = rings.flatMap((size, ring) => ringAbout(middle, size, ring));
  for (const cell of built.flatMap(around)) clear(sheet, cell);
  for (const cell of built) {
    write(sheet, cell, 'c');
    sheet.levels[cell.row]![cell.column] = '1';
  }
  if (quays) digHarbour(sheet, built);
  return built;
}

/** So many hexes nearest to a middle, rings side by side. */
function ringAbout(middle: Cell, size: number, ring: number): readonly Cell[] {
  const away = middle.column < 12 ? APART : -APART;
  const found = [{ column: middle.column + ring * away, row: middle.row }];
  for (const cell of found) {
    for (const next of around(cell)) {
      if (found.length < size && !found.some((one) => isSame(one, next))) found.push(next);
    }
  }
  return found.slice(0, size);
}

function clear(sheet: Sheet, cell: Cell): void {
  if ('pghMw'.includes(letterAt(sheet, cell))) write(sheet, cell, '.');
}

/** Water from the side of the place that is nearer to a border, as wide as three rows. */
function digHarbour(sheet: Sheet, built: readonly Cell[]): void {
  const columns = built.map(({ column }) => column);
  const [least, most] = [Math.min(...columns), Math.max(...columns)];
  const isWest = least < 23 - most;
  for (const row of [ROW - 1, ROW, ROW + 1]) {
    const own = built.filter((cell) => cell.row === row).map(({ column }) => column);
    const reach = isWest ? Math.min(...own) : 23 - Math.max(...own);
    for (let one = 0; one < reach; one++) write(sheet, { column: isWest ? one : 23 - one, row }, '~');
  }
}

/** The hexsides about a place: a wall, open where the road goes through and at its gaps, quays towards water. */
export function wallsAbout(
  { sheet, road }: Drawn,
  built: readonly Cell[],
  { gaps }: PlaceWall,
): readonly MapHexside[] {
  const steps = new Set(road.slice(1).map((cell, at) => pairOf(road[at]!, cell)));
  const sides = built.flatMap((inner) =>
    around(inner)
      .filter((outer) => !built.some((one) => isSame(one, outer)))
      .map((outer) => ({ inner, outer, pair: pairOf(inner, outer) })),
  );
  return sides.flatMap(({ inner, outer, pair }, at): readonly MapHexside[] => {
    const [a, b] = pair.split('/') as [string, string];
    if (letterAt(sheet, outer) === '~') return [{ a, b, kind: 'house', house: 'quay' }];
    if (steps.has(pair) || (gaps > 0 && at % gaps === gaps - 1)) return [];
    return [{ a, b, kind: 'house', house: 'wall', up: numberOf(inner) }];
  });
}

/** A pair of printed numbers, the smaller first. */
export function pairOf(one: Cell, other: Cell): string {
  return [numberOf(one), numberOf(other)].toSorted().join('/');
}

/** The same map when its wall has been passed. */
export function withoutWall(map: MapFile): MapFile {
  return asDrawn({ ...map, hexsides: map.hexsides.filter(({ house }) => house !== 'wall') });
}
