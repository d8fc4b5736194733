/** Laws of maps of Tiled: whatever is in a file, it is a map or a reason why not, and a map goes there and back. */
import fc from 'fast-check';
import { canonicalJson } from '../../src/kernel/canonicalJson.ts';
import { writeTiled } from '../../src/editor/tiled/export.ts';
import { importTiled } from '../../src/editor/tiled/import.ts';
import type { TextFile } from '../../src/editor/tiled/read.ts';
import { FIXTURES, SMALL_MAP } from '../editor/tiledMaps.ts';

/** What came of spoilt files. */
export interface TiledCount {
  readonly files: number;
  readonly taken: number;
  readonly refused: number;
  readonly offences: readonly string[];
}

export const NO_TILED: TiledCount = { files: 0, taken: 0, refused: 0, offences: [] };

/** Both counts together. */
export function addedTiled(a: TiledCount, b: TiledCount): TiledCount {
  return {
    files: a.files + b.files,
    taken: a.taken + b.taken,
    refused: a.refused + b.refused,
    offences: [...a.offences, ...b.offences],
  };
}

const OURS = (['tmx', 'tmj'] as const).flatMap((format) =>
  (['odd-r', 'even-q'] as const).map((offset): TextFile => {
    const { text } = writeTiled(SMALL_MAP(offset), format, 'tiles.png');
    return { name: `map.${format}`, text };
  }),
);
const SOUND = [
  ...FIXTURES.map(({ file, beside }) => ({ file, beside })),
  ...OURS.map((file) => ({ file, beside: [] })),
];

/** What is put into a text: what its readers look for, what no number can be, and rubbish. */
const SCRAP = fc.oneof(
  fc.constantFrom(
    '-1',
    '0',
    '1e999',
    '4294967295',
    '""',
    '<',
    '</map>',
    '"',
    '[]',
    '{}',
    'null',
    'NaN',
    ',',
    '__proto__',
    'zlib',
  ),
  fc.string({ maxLength: 8 }),
  fc.nat().map(String),
);

/** A place in a text (of 10,000), how much goes there, and what comes. */
const WOUND = fc.tuple(fc.nat({ max: 9_999 }), fc.nat({ max: 12 }), SCRAP);
const SPOILT = fc.tuple(
  fc.nat({ max: SOUND.length - 1 }),
  fc.array(WOUND, { minLength: 1, maxLength: 6 }),
  fc.boolean(),
);

/** Reads so many spoilt files, the ones of a part that begins at `from`. */
export function lookAtTiled(seed: number, from: number, size: number): TiledCount {
  const spoilt = fc.sample(SPOILT, { numRuns: size, seed: seed + from });
  return spoilt.map(([which, wounds, whole]) => lookAt(which, wounds, whole)).reduce(addedTiled, NO_TILED);
}

function lookAt(
  which: number,
  wounds: readonly (readonly [number, number, string])[],
  whole: boolean,
): TiledCount {
  const { file, beside } = SOUND[which]!;
  const text = whole ? withNumbersChanged(file.text, wounds) : wounds.reduce(wounded, file.text);
  const offend = (what: string): TiledCount => ({
    ...NO_TILED,
    files: 1,
    offences: [`${what}: ${text.slice(0, 2000)}`],
  });
  try {
    const began = performance.now();
    const taken = importTiled({ name: file.name, text }, beside);
    if (performance.now() - began > 5_000) return offend('took more than five seconds');
    if (!taken.ok) return { ...NO_TILED, files: 1, refused: 1 };
    const again = writeTiled(taken.map, 'tmj', 'tiles.png');
    const back = importTiled({ name: 'again.tmj', text: again.text });
    const isSame = back.ok && canonicalJson(back.map) === canonicalJson(taken.map);
    return isSame ? { ...NO_TILED, files: 1, taken: 1 } : offend('came back otherwise');
  } catch (problem) {
    return offend(`threw ${String(problem)}`);
  }
}

function wounded(text: string, [at, gone, scrap]: readonly [number, number, string]): string {
  const place = Math.floor((at / 10_000) * text.length);
  return text.slice(0, place) + scrap + text.slice(place + gone);
}

/** The file stays well-formed: only its numbers become others. */
function withNumbersChanged(text: string, wounds: readonly (readonly [number, number, string])[]): string {
  const numbers = [...text.matchAll(/\d+/g)];
  return wounds.reduce((now, [at, gone]) => {
    const hit = numbers[Math.floor((at / 10_000) * numbers.length)];
    return hit === undefined || hit.index >= now.length
      ? now
      : now.slice(0, hit.index) + String(gone * 37) + now.slice(hit.index + hit[0].length);
  }, text);
}
