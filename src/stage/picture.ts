/** The painted sheet as one picture: its tiles side by side, the names over them, and the counters where they stand. */
import type { MapFile } from '../board/mapFile.ts';
import type { Battle, PieceId } from '../engine/battle.ts';
import type { GameState } from '../engine/state.ts';
import { openPaint, type Paint } from '../paint/client.ts';
import { latticeOf } from '../paint/geometry/lattice.ts';
import { SCALES, sheetBounds, tilesOf, type Palette, type Scale } from '../paint/geometry/sheet.ts';
import { drawingOf } from './layers/looks.ts';
import { seatsOf } from './layers/seats.ts';
import { bareSight, sightOf } from './pieceLook.ts';

/** What is put on the picture. */
export interface PictureOf {
  readonly map: MapFile;
  readonly battle: Battle;
  /** Whose pieces are shown where they stand; null for the map alone. */
  readonly state: GameState | null;
  readonly light: Palette;
}

/** No picture has more pixels: more would be heavy to send. Longer sides some browsers do not give. */
const MOST_PIXELS = 12_000_000;
const LONGEST = 16_000;

/** The scales of the sheet, the largest first. */
const LARGEST_FIRST = ['near', 'mid', 'far'] as const;

/**
 * The largest scale, none larger than is asked for, whose whole sheet a browser holds as one picture; null where not even the
 * smallest fits.
 */
export function scaleOfPicture(map: MapFile, most: Scale = 'near'): Scale | null {
  const { x0, y0, x1, y1 } = sheetBounds(map);
  return (
    LARGEST_FIRST.slice(LARGEST_FIRST.indexOf(most)).find((scale) => {
      const [wide, tall] = [(x1 - x0) * SCALES[scale], (y1 - y0) * SCALES[scale]];
      return wide <= LONGEST && tall <= LONGEST && wide * tall <= MOST_PIXELS;
    }) ?? null
  );
}

/** The picture as a PNG file, no larger than is asked for; null where the map is too large for one. */
export async function paintPicture(shown: PictureOf, most: Scale = 'near'): Promise<Blob | null> {
  const { map, light } = shown;
  const scale = scaleOfPicture(map, most);
  if (scale === null) return null;
  // Painted anew: what is kept for the screen is compressed.
  const canvas = await paintSheet(map, null, scale, light);
  placeCounters(contextOf(canvas), shown, SCALES[scale]);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** The sheet of a map with its names; `hash` is the hash of the map, by which painted tiles are kept; null = none are. */
export async function paintSheet(
  map: MapFile,
  hash: string | null,
  scale: Scale,
  light: Palette,
): Promise<OffscreenCanvas> {
  const paint = openPaint(map, hash);
  try {
    return await paintInto(paint, map, scale, light);
  } finally {
    paint.close();
  }
}

async function paintInto(paint: Paint, map: MapFile, scale: Scale, light: Palette): Promise<OffscreenCanvas> {
  const pixels = SCALES[scale];
  const { x0, y0, x1, y1 } = sheetBounds(map);
  const canvas = new OffscreenCanvas(Math.floor((x1 - x0) * pixels), Math.floor((y1 - y0) * pixels));
  const g = contextOf(canvas);
  for (const tile of tilesOf(map, scale)) {
    const bitmap = await paint.request(tile, light);
    g.drawImage(bitmap, Math.round((tile.x0 - x0) * pixels), Math.round((tile.y0 - y0) * pixels));
    bitmap.close();
  }
  const { bitmap, letters } = await paint.requestNames(scale, light);
  for (const { at, cut } of letters) {
    const side = cut.x1 - cut.x0;
    const [x, y] = [(at[0] - x0) * pixels - side / 2, (at[1] - y0) * pixels - side / 2];
    g.drawImage(bitmap, cut.x0, cut.y0, side, side, x, y, side, side);
  }
  bitmap.close();
  return canvas;
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const g = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!g) throw new Error('this browser offers no canvas to put the picture on');
  return g;
}

/** Side of a counter, in hex sides. */
const SIDE = 1.16;

function placeCounters(
  g: OffscreenCanvasRenderingContext2D,
  { map, battle, state, light }: PictureOf,
  pixels: number,
): void {
  if (state === null) return;
  const hints = { ready: new Set<PieceId>(), fanatic: new Map() };
  const sight = { ...sightOf(bareSight(battle), state, hints), stark: light === 'stark' };
  const { x0, y0 } = sheetBounds(map);
  const { centres } = latticeOf(map);
  const seats = [...seatsOf(battle, state.pieces)].toSorted(
    ([, one], [, other]) => one.height - other.height,
  );
  for (const [id, { hex, dx, dy, size }] of seats) {
    const [x, y] = centres[hex]!;
    g.setTransform(1, 0, 0, 1, (x + dx - x0) * pixels, (y + dy - y0) * pixels);
    drawingOf(sight, id).draw(g, SIDE * size * pixels, 'near');
  }
  g.resetTransform();
}
