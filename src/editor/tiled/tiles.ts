/** The tiles of a layer out of all the ways in which Tiled writes them: numbers, csv, base64, deflated or not, whole or in chunks. */
import { Decompress } from 'fflate';
import { MOST_COLUMNS } from '../document.ts';
import { fromBase64 } from '../share/base64.ts';
import { TiledRefusal } from './problem.ts';
import { listOf, rawOf, textOf, wholeOf, type Raw } from './raw.ts';

/** Tiles in a rectangle of columns and rows, row by row; each a number of a tile with its flags, 0 = none. */
export interface Chunk {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly tiles: Uint32Array;
}

/** More tiles than fit on the largest sheet are not unpacked; of an infinite map so many times as many. */
export const MOST_TILES = MOST_COLUMNS * MOST_COLUMNS * 4;
const MOST_CHUNKS = 10_000;

/** The tiles of a layer, in one piece or in chunks. */
export function chunksOf(
  layer: Raw,
  size: Readonly<{ width: number; height: number }>,
  place: string,
): readonly Chunk[] {
  const chunks = listOf(layer['chunks']);
  if (chunks.length > MOST_CHUNKS) throw new TiledRefusal('too-large', place, `${chunks.length} chunks`);
  if (chunks.length === 0 && layer['data'] === undefined) return [];
  const pieces = chunks.length > 0 ? chunks.map(rawOf) : [{ x: 0, y: 0, ...size, data: layer['data'] }];
  let total = 0;
  return pieces.map((piece): Chunk => {
    const { x, y, width, height } = frameOf(piece, place);
    total += width * height;
    if (total > MOST_TILES) throw new TiledRefusal('too-large', place, `${width} x ${height}`);
    const tiles = tilesOf(layer, piece['data'], width * height, place);
    if (tiles.length !== width * height) {
      throw new TiledRefusal('wrong-count', place, `${tiles.length}/${width * height}`);
    }
    return { x, y, width, height, tiles };
  });
}

function frameOf(piece: Raw, place: string): Omit<Chunk, 'tiles'> {
  const [x, y] = [wholeOf(piece['x']), wholeOf(piece['y'])];
  const [width, height] = [wholeOf(piece['width']), wholeOf(piece['height'])];
  if (x === null || y === null || width === null || height === null || width < 1 || height < 1) {
    throw new TiledRefusal('wrong-size', place);
  }
  return { x, y, width, height };
}

function tilesOf(layer: Raw, data: unknown, count: number, place: string): Uint32Array {
  const encoding = textOf(layer['encoding']) || (typeof data === 'string' ? 'base64' : 'csv');
  if (Array.isArray(data)) return numbersOf(data, place);
  switch (encoding) {
    case 'csv':
      return numbersOf(
        textOf(data)
          .split(',')
          .filter((one) => one.trim() !== ''),
        place,
      );
    case 'base64':
      return wordsOf(unpackText(textOf(layer['compression']), textOf(data), count * 4, place), place);
    default:
      throw new TiledRefusal('unknown-encoding', place, encoding);
  }
}

function numbersOf(list: readonly unknown[], place: string): Uint32Array {
  if (list.length > MOST_TILES) throw new TiledRefusal('too-large', place, list.length);
  return Uint32Array.from(list, (one) => {
    const tile = wholeOf(one);
    if (tile === null || tile < 0 || tile > 0xffffffff) throw new TiledRefusal('broken-data', place);
    return tile;
  });
}

/** Four bytes a tile, the lowest first. */
function wordsOf(bytes: Uint8Array, place: string): Uint32Array {
  if (bytes.length % 4 !== 0) throw new TiledRefusal('broken-data', place);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, at) => view.getUint32(at * 4, true));
}

function unpackText(compression: string, text: string, most: number, place: string): Uint8Array {
  if (compression === 'zstd') throw new TiledRefusal('zstd', place);
  if (!['', 'zlib', 'gzip'].includes(compression)) {
    throw new TiledRefusal('unknown-compression', place, compression);
  }
  const bytes = fromBase64(text);
  if (bytes === null) throw new TiledRefusal('broken-data', place);
  return compression === '' ? bytes : inflate(bytes, most, place);
}

/** A few bytes may stand for a thousand times as many: after each handful it is seen how much there is. */
const HANDFUL = 4096;

function inflate(packed: Uint8Array, most: number, place: string): Uint8Array {
  const bytes = new Uint8Array(most);
  let length = 0;
  let isWhole = false;
  const stream = new Decompress((part, final) => {
    isWhole ||= final;
    if (length + part.length <= most) bytes.set(part, length);
    length += part.length;
  });
  try {
    for (let at = 0; at < packed.length && length <= most; at += HANDFUL) {
      stream.push(packed.subarray(at, at + HANDFUL), at + HANDFUL >= packed.length);
    }
  } catch (problem) {
    // fflate throws an error with a code for what is not deflated, and stumbles over some of what is cut.
    if (problem instanceof Error) throw new TiledRefusal('broken-data', place);
    throw problem;
  }
  if (length > most) throw new TiledRefusal('wrong-count', place, `> ${most / 4}/${most / 4}`);
  if (!isWhole) throw new TiledRefusal('broken-data', place);
  return bytes.subarray(0, length);
}
