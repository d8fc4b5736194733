/** The picture of the tiles of our maps: a hex for each letter of the legend, a ring with pips for each level. */
import type { MapFile, TerrainLetter } from '../../board/mapFile.ts';
import type { Grid } from './pixels.ts';
import { writePng } from './png.ts';

/** The levels of a city. */
export const LEVEL_TILES = 7;

const COLOURS: Readonly<Record<TerrainLetter['terrain'], string>> = {
  clear: '#dfe3bd',
  plowed: '#d3b577',
  grove: '#7d9a63',
  mountain: '#8d8378',
  crater: '#a98f72',
  tunnel: '#5b5750',
};
const [CITY, HILL, INK] = ['#e6dccb', '#c5c48d', '#3a2f26'];

/** The picture, tiles side by side, as a PNG file. */
export function drawTiles({ legend }: MapFile, grid: Grid): Uint8Array {
  const letters = Object.values(legend);
  const count = letters.length + LEVEL_TILES;
  const colours = [...letters.map(colourOf), INK];
  const ink = colours.length;
  const { tileWidth, tileHeight } = grid;
  const width = tileWidth * count;
  const pixels = new Uint8Array(width * tileHeight);
  for (let tile = 0; tile < count; tile++) {
    const level = tile - letters.length + 1;
    for (let y = 0; y < tileHeight; y++) {
      for (let x = 0; x < tileWidth; x++) {
        const depth = depthOf(grid, x + 0.5, y + 0.5);
        const isInk =
          level > 0 ? (depth > 3 && depth < 5.5) || isPip(grid, level, x, y) : depth > 0 && depth < 1;
        const ground = depth > 0 && level <= 0 ? tile + 1 : 0;
        pixels[y * width + tile * tileWidth + x] = isInk ? ink : ground;
      }
    }
  }
  return writePng({ width, height: tileHeight, pixels, colours });
}

function colourOf({ terrain, city, elevation = 0 }: TerrainLetter): string {
  if (terrain === 'clear' && city === true) return CITY;
  return terrain === 'clear' && elevation > 0 ? HILL : COLOURS[terrain];
}

/** How far inside the hex a pixel lies; below 0 outside. */
function depthOf({ tileWidth, tileHeight, hexSide }: Grid, x: number, y: number): number {
  const isPointy = tileHeight > tileWidth;
  const [across, along] = isPointy ? [x, y] : [y, x];
  const [wide, long] = isPointy ? [tileWidth, tileHeight] : [tileHeight, tileWidth];
  const [dx, dy] = [Math.abs(across - wide / 2), Math.abs(along - long / 2)];
  const [rise, run] = [(long - hexSide) / 2, wide / 2];
  const slant = (run * (long / 2 - dy) - rise * dx) / Math.hypot(run, rise);
  return Math.min(run - dx, slant);
}

/** A row of dots, as many as the level is high. */
function isPip({ tileWidth, tileHeight }: Grid, level: number, x: number, y: number): boolean {
  if (Math.abs(y + 0.5 - tileHeight / 2) > 2) return false;
  const at = x + 0.5 - tileWidth / 2 + (level * 6) / 2;
  return at >= 0 && at < level * 6 && at % 6 >= 1 && at % 6 < 5;
}
