/** Where hexes and their corners lie in the pixels of a map of Tiled, and which hex or corner a pixel belongs to. */
import type { HexId } from '../../board/hex.ts';
import { hexAt, neighboursOf, sheetOf, stepsBetween, type Layout, type Sheet } from '../sheet.ts';
import { cornerPoint, nearestCorner, type CornerId } from '../tools/corners.ts';

export type Pixel = readonly [x: number, y: number];

/** The size of tiles, as a map of Tiled tells it. */
export interface Grid {
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly hexSide: number;
}

/** A sheet with its pixels. */
export interface Pixels {
  readonly sheet: Sheet;
  /** The middle of the hex of column 0 and row 0. */
  readonly origin: Pixel;
  /** From one column, or row, to the next along the axis that is shoved: half a tile and half a side. */
  readonly step: number;
  readonly grid: Grid;
}

const HEIGHT = Math.sqrt(3) / 2;

/** Lays a sheet on the pixels of a grid as Tiled does. */
export function pixelsOf(layout: Layout, grid: Grid): Pixels {
  const sheet = sheetOf(layout);
  const { tileWidth, tileHeight, hexSide } = grid;
  const half: Pixel = [tileWidth / 2, tileHeight / 2];
  const isPointy = sheet.orientation === 'pointy';
  const step = ((isPointy ? tileHeight : tileWidth) + hexSide) / 2;
  // The lines that are shoved lie half a tile further; the first is one of them where even lines are.
  const shove = layout.offset.startsWith('even') ? (isPointy ? half[0] : half[1]) : 0;
  const origin: Pixel = isPointy ? [half[0] + shove, half[1]] : [half[0], half[1] + shove];
  return { sheet, origin, step, grid };
}

/** The middle of a hex. */
export function pixelOfHex({ sheet, origin, step, grid }: Pixels, hex: HexId): Pixel {
  const [q, r] = [sheet.q[hex]!, sheet.r[hex]!];
  return sheet.orientation === 'pointy'
    ? [origin[0] + (q + r / 2) * grid.tileWidth, origin[1] + r * step]
    : [origin[0] + q * step, origin[1] + (r + q / 2) * grid.tileHeight];
}

/** A corner of a hex, 0 to 5 clockwise: the side in direction d lies between d and d + 1. */
export function pixelOfCorner(pixels: Pixels, hex: HexId, corner: number): Pixel {
  const [x, y] = pixelOfHex(pixels, hex);
  const { tileWidth, tileHeight, hexSide } = pixels.grid;
  const [w, h, side] = [tileWidth / 2, tileHeight / 2, hexSide / 2];
  const isPointy = pixels.sheet.orientation === 'pointy';
  const pointy: readonly Pixel[] = [
    [0, -h],
    [w, -side],
    [w, side],
    [0, h],
    [-w, side],
    [-w, -side],
  ];
  const flat: readonly Pixel[] = [
    [-side, -h],
    [side, -h],
    [w, 0],
    [side, h],
    [-side, h],
    [-w, 0],
  ];
  const [dx, dy] = (isPointy ? pointy : flat)[corner % 6]!;
  return [x + dx, y + dy];
}

/** A pixel in the units of `centreOf`: neighbours are 1 apart. */
function inUnits({ sheet, origin, step, grid }: Pixels, [x, y]: Pixel): Pixel {
  return sheet.orientation === 'pointy'
    ? [(x - origin[0]) / grid.tileWidth, ((y - origin[1]) / step) * HEIGHT]
    : [((x - origin[0]) / step) * HEIGHT, (y - origin[1]) / grid.tileHeight];
}

/** The hex that a pixel lies in, or null beyond the edge. */
export function hexOfPixel(pixels: Pixels, pixel: Pixel): HexId | null {
  const [x, y] = inUnits(pixels, pixel);
  const isPointy = pixels.sheet.orientation === 'pointy';
  const along = (isPointy ? y : x) / HEIGHT;
  const across = (isPointy ? x : y) - along / 2;
  return isPointy ? roundToHex(pixels.sheet, across, along) : roundToHex(pixels.sheet, along, across);
}

/** Axial coordinates to the hex that they lie in: the three of a cube rounded, the worst put right. */
function roundToHex(sheet: Sheet, q: number, r: number): HexId | null {
  const s = -q - r;
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(s)];
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) return hexAt(sheet, -rr - rs, rr);
  return dr > ds ? hexAt(sheet, rq, -rq - rs) : hexAt(sheet, rq, rr);
}

/** How far, in tiles, round a pixel beyond the edge hexes are looked for. */
const REACH = 0.6;

/** The corner that lies nearest to a pixel; null where no hex is near. */
export function cornerOfPixel(pixels: Pixels, pixel: Pixel): CornerId | null {
  const { sheet } = pixels;
  const [x, y] = inUnits(pixels, pixel);
  const hex = hexOfPixel(pixels, pixel);
  const corners = (hex === null ? hexesNear(pixels, pixel) : [hex]).map((one) =>
    nearestCorner(sheet, one, [x, y]),
  );
  const far = (corner: CornerId): number => {
    const [cx, cy] = cornerPoint(sheet, corner);
    return Math.hypot(cx - x, cy - y);
  };
  return corners.length === 0 ? null : corners.reduce((best, one) => (far(one) < far(best) ? one : best));
}

/** Hexes on the map about a pixel just beyond its edge. */
function hexesNear(pixels: Pixels, [x, y]: Pixel): readonly HexId[] {
  const [w, h] = [pixels.grid.tileWidth * REACH, pixels.grid.tileHeight * REACH];
  return AROUND.flatMap(([dx, dy]) => hexOfPixel(pixels, [x + dx * w, y + dy * h]) ?? []);
}

const AROUND = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0.8, 0.8],
  [-0.8, 0.8],
  [0.8, -0.8],
  [-0.8, -0.8],
] as const;

/** Two neighbouring hexes of a road, and all that lie on the straightest way between two that are none; the first left out. */
export function hexesBetween(sheet: Sheet, from: HexId, to: HexId): readonly HexId[] {
  const way: HexId[] = [];
  for (let at = from; at !== to;) {
    at = neighboursOf(sheet, at).reduce((best, one) => (isNearer(sheet, one, best, from, to) ? one : best));
    way.push(at);
  }
  return way;
}

/** Whether a hex is a better next step: fewer steps are left, or it lies straighter between the two ends. */
function isNearer(sheet: Sheet, one: HexId, best: HexId, from: HexId, to: HexId): boolean {
  const [left, most] = [stepsBetween(sheet, one, to), stepsBetween(sheet, best, to)];
  return left < most || (left === most && bend(sheet, one, from, to) < bend(sheet, best, from, to));
}

function bend({ q, r }: Sheet, hex: HexId, from: HexId, to: HexId): number {
  return Math.abs((q[to]! - q[from]!) * (r[hex]! - r[from]!) - (r[to]! - r[from]!) * (q[hex]! - q[from]!));
}
