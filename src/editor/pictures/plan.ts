/** Where the hexes of a map lie in a drawing: its size, middles, outlines and hexsides. */
import { directionTo, hexNamed, type HexId } from '../../board/hex.ts';
import type { DecorPoint, HexName, MapFile } from '../../board/mapFile.ts';
import { centreOf, everyHex, sheetOf, type Sheet } from '../sheet.ts';
import { cornerPoint, type CornerId } from '../tools/corners.ts';
import { through, type Point } from './svg.ts';

/** A map laid out for drawing. Lengths are those of the drawing. */
export interface Plan {
  readonly map: MapFile;
  readonly sheet: Sheet;
  /** From the middle of a hex to that of its neighbour. */
  readonly wide: number;
  readonly width: number;
  readonly height: number;
  readonly middle: (hex: HexId) => Point;
  readonly corner: (hex: HexId, turn: number) => Point;
}

/** Room around the hexes, in hexes. */
const MARGIN = 0.5;
const HEIGHT = Math.sqrt(3) / 2;
/** From the middle of a hex to its corner, in hexes. */
const ARM = 1 / Math.sqrt(3);

/** Lays out a map, so many units of the drawing from hex to hex. */
export function planOf(map: MapFile, wide: number): Plan {
  const sheet = sheetOf(map);
  const isPointy = map.orientation === 'pointy';
  const [right, down] = isPointy ? [0.5, ARM] : [ARM, 0.5];
  const middles = everyHex(sheet).map((hex) => centreOf(sheet, hex));
  const least = (axis: 0 | 1): number => middles.reduce((so, middle) => Math.min(so, middle[axis]), Infinity);
  const most = (axis: 0 | 1): number => middles.reduce((so, middle) => Math.max(so, middle[axis]), -Infinity);
  const [x0, y0] = [least(0) - right - MARGIN, least(1) - down - MARGIN];
  const inPicture = ([x, y]: Point): Point => [(x - x0) * wide, (y - y0) * wide];
  return {
    map,
    sheet,
    wide,
    width: (most(0) + right + MARGIN - x0) * wide,
    height: (most(1) + down + MARGIN - y0) * wide,
    middle: (hex) => inPicture(centreOf(sheet, hex)),
    corner: (hex, turn) => inPicture(cornerPoint(sheet, (hex * 6 + (turn % 6)) as CornerId)),
  };
}

/** The middle of a printed number; null where it is not on the map. */
export function middleOf({ sheet, middle }: Plan, name: HexName): Point | null {
  const hex = hexNamed(sheet, name);
  return hex === null ? null : middle(hex);
}

/** The outline of a hex as the "d" of a path. */
export function outlineOf({ corner }: Plan, hex: HexId): string {
  return through(
    [0, 1, 2, 3, 4, 5].map((turn) => corner(hex, turn)),
    true,
  );
}

/** The two ends of the hexside between two neighbours; null where they are none. */
export function hexsideBetween({ sheet, corner }: Plan, a: HexId, b: HexId): readonly [Point, Point] | null {
  const direction = directionTo(sheet, a, b);
  return direction === null ? null : [corner(a, direction), corner(a, direction + 1)];
}

/** The place of a point of decoration, whose units are hex widths and rows from the first hex of an unshoved line. */
export function decorPlace(plan: Plan, [x, y]: DecorPoint): Point {
  const [ox, oy] = plan.middle(0 as HexId);
  // The first line of hexes is itself shoved where even lines are.
  const shove = plan.map.offset.startsWith('even') ? plan.wide / 2 : 0;
  const isPointy = plan.map.orientation === 'pointy';
  const [zx, zy] = isPointy ? [ox - shove, oy] : [ox, oy - shove];
  return [zx + x * plan.wide, zy + y * HEIGHT * plan.wide];
}
