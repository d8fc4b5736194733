/** WOFF unpacked, once: whoever reads a face from it unpacks a table again with every letter. */
import { unzlibSync } from 'fflate';

const HEADER = 44;
const ENTRY = 20;

/** The face as plain OpenType. Refuses what is no WOFF. */
export function unpackWoff(file: Uint8Array): Uint8Array {
  const from = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (from.getUint32(0) !== 0x774f4646) throw new TypeError('these letters are no WOFF');
  const count = from.getUint16(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const [tag, offset, packed, length, sum] = [0, 4, 8, 12, 16].map((part) =>
      from.getUint32(HEADER + at * ENTRY + part),
    ) as [number, number, number, number, number];
    const bytes = file.subarray(offset, offset + packed);
    return { tag, sum, bytes: packed < length ? unzlibSync(bytes) : bytes };
  });
  const start = 12 + count * 16;
  const size = tables.reduce((so, { bytes }) => so + padLength(bytes.length), start);
  const face = new Uint8Array(size);
  const to = new DataView(face.buffer);
  const power = Math.floor(Math.log2(count));
  to.setUint32(0, from.getUint32(4));
  [count, 16 << power, power, (count << 4) - (16 << power)].forEach((figure, at) =>
    to.setUint16(4 + at * 2, figure),
  );
  let place = start;
  tables.forEach(({ tag, sum, bytes }, at) => {
    [tag, sum, place, bytes.length].forEach((figure, part) => to.setUint32(12 + at * 16 + part * 4, figure));
    face.set(bytes, place);
    place += padLength(bytes.length);
  });
  return face;
}

/** Tables begin at every fourth byte. */
function padLength(length: number): number {
  return Math.ceil(length / 4) * 4;
}
