/** A small PNG writer for the pictures of tiles that Tiled shows: colours of a palette, none half transparent. */
import { zlibSync } from 'fflate';

/** A picture: for each pixel the number of its colour, 0 = nothing. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  /** "#rrggbb", the first is colour 1. */
  readonly colours: readonly string[];
}

/** The picture as a file (PNG, colour type 3). */
export function writePng({ width, height, pixels, colours }: Picture): Uint8Array {
  const palette = ['#000000', ...colours].flatMap((colour) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
  );
  const lines = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row++) {
    lines.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  const parts = [
    Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10),
    chunk('IHDR', [...fourBytes(width), ...fourBytes(height), 8, 3, 0, 0, 0]),
    chunk('PLTE', palette),
    chunk('tRNS', [0]),
    chunk('IDAT', zlibSync(lines, { level: 9 })),
    chunk('IEND', []),
  ];
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

function fourBytes(number: number): readonly number[] {
  return [24, 16, 8, 0].map((bits) => (number >>> bits) & 255);
}

function chunk(name: string, body: ArrayLike<number>): Uint8Array {
  const named = [...[...name].map((letter) => letter.charCodeAt(0)), ...Array.from(body)];
  return Uint8Array.from([...fourBytes(named.length - 4), ...named, ...fourBytes(checkSum(named))]);
}

/** CRC-32 as PNG wants it. */
function checkSum(bytes: readonly number[]): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
