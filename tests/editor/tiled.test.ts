// Maps to Tiled and back: what is ours comes back as it was, what is strange comes back as it was taken.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { MapFile } from '../../src/board/mapFile.ts';
import { compileBoard } from '../../src/board/compile.ts';
import { edit } from '../../src/editor/edit.ts';
import { toBase64 } from '../../src/editor/share/base64.ts';
import { exportTiled, writeTiled } from '../../src/editor/tiled/export.ts';
import { importTiled } from '../../src/editor/tiled/import.ts';
import { TILED_NOTES, TILED_REFUSALS, type TiledProblem } from '../../src/editor/tiled/problem.ts';
import * as EN from '../../src/i18n/en/tiled.ts';
import { SHIPPED_LIBRARY } from '../../src/scenario/shipped.ts';
import { anyWhim, SMALL, shippedDocument } from './kit.ts';
import { FIXTURES, SMALL_MAP } from './tiledMaps.ts';
import { NO_TILED, lookAtTiled } from '../fuzz/tiledLaws.ts';

const FORMATS = ['tmx', 'tmj'] as const;

/** Woods and low walls of its own. */
const LORIEN = JSON.parse(readFileSync('scenarios/maps/lorien.json', 'utf8')) as MapFile;

/** A map through a file of Tiled and back. */
function thereAndBack(map: MapFile, format: 'tmx' | 'tmj'): MapFile {
  const { text } = writeTiled(map, format, 'tiles.png');
  const imported = importTiled({ name: `map.${format}`, text });
  if (!imported.ok) throw new Error(JSON.stringify(imported.problem));
  expect(imported.notes).toEqual([]);
  return imported.map;
}

describe('ours to Tiled to ours is the same map', () => {
  const shipped = Object.entries(SHIPPED_LIBRARY.maps) as [string, MapFile][];

  test.each(shipped.flatMap(([name, map]) => FORMATS.map((format) => [name, format, map] as const)))(
    '%s as %s',
    (_, format, map) => {
      expect(thereAndBack(map, format)).toEqual(map);
    },
  );

  test.each(['odd-r', 'even-r', 'odd-q', 'even-q'] as const)('%s: every hexside of every hex', (offset) => {
    const map = SMALL_MAP(offset);
    for (const format of FORMATS) expect(thereAndBack(map, format)).toEqual(map);
  });

  test('after any sequence of commands of an author', () => {
    fc.assert(
      fc.property(fc.array(anyWhim, { maxLength: 40 }), fc.constantFrom(...FORMATS), (whims, format) => {
        let now = SMALL;
        for (const whim of whims) {
          const edited = edit(now, whim(now));
          if (edited.ok) now = edited.document;
        }
        const map = now.map.inline;
        expect(JSON.parse(JSON.stringify(thereAndBack(map, format)))).toEqual(
          JSON.parse(JSON.stringify(map)),
        );
      }),
      { numRuns: 60, seed: 1419 },
    );
  });
});

test('2.22 ground and hexsides whose rows did not come along are printed ground, and no hexsides', () => {
  const whole = LORIEN;
  const { text } = writeTiled({ ...whole, house: undefined }, 'tmx', 'tiles.png');
  const taken = importTiled({ name: 'map.tmx', text });
  if (!taken.ok) throw new Error(JSON.stringify(taken.problem));
  expect(codesOf(taken.notes)).toContain('no-house-row');
  expect(Object.values(taken.map.legend).filter(({ house }) => house !== undefined)).toEqual([]);
  expect(taken.map.hexsides).toEqual(whole.hexsides.filter(({ kind }) => kind !== 'house'));
  expect(compileBoard(taken.map)).toMatchObject({ ok: true });
  for (const format of FORMATS) expect(thereAndBack(whole, format)).toEqual(whole);
});

/** What was told of a map, but for what was guessed. */
function codesOf(notes: readonly TiledProblem[]): readonly string[] {
  const told = new Set(notes.map(({ code }) => code).filter((code) => code !== 'terrain-guessed'));
  return [...told].toSorted();
}

describe('a map of somebody else', () => {
  test.each(FIXTURES.map((fixture) => [fixture.title, fixture] as const))(
    '%s',
    (_, { file, beside, sees }) => {
      const taken = importTiled(file, beside);
      expect(taken.ok ? { ...taken.map, codes: codesOf(taken.notes) } : taken.problem).toMatchObject(sees);
      for (const map of taken.ok ? [taken.map] : []) {
        expect(compileBoard(map)).toMatchObject({ ok: true });
        // What was taken stays as it was taken.
        for (const format of FORMATS) expect(thereAndBack(map, format)).toEqual(map);
      }
    },
  );

  test('what a tile is was guessed from its name, unless it says so', () => {
    const [{ file, beside }] = FIXTURES as readonly [(typeof FIXTURES)[number]];
    const taken = importTiled(file, beside);
    expect(taken).toMatchObject({
      map: {
        legend: {
          a: { terrain: 'mountain', name: 'Crag' },
          b: { terrain: 'clear', name: 'Grass' },
          c: { terrain: 'grove', name: 'Dark Forest' },
        },
      },
      notes: [
        { code: 'terrain-guessed', what: 'Grass' },
        { code: 'terrain-guessed', what: 'Dark Forest' },
      ],
    });
  });

  test('there are forty of them', () => {
    expect(FIXTURES.length).toBeGreaterThanOrEqual(40);
  });

  test('a little file that stands for a great one is not unpacked', () => {
    const bomb = toBase64(zlibSync(new Uint8Array(3_000_000)));
    const text = JSON.stringify({
      type: 'map',
      orientation: 'hexagonal',
      width: 2,
      height: 2,
      tilewidth: 2,
      tileheight: 2,
      layers: [{ type: 'tilelayer', name: 'a', encoding: 'base64', compression: 'zlib', data: bomb }],
    });
    expect(importTiled({ name: 'bomb.tmj', text })).toMatchObject({
      ok: false,
      problem: { code: 'wrong-count' },
    });
  });
});

test('the picture of the tiles is a PNG of as many tiles as there are letters and levels', () => {
  const map = shippedDocument('first-steps').map.inline;
  const [, picture] = exportTiled(map, 'tmx', 'x').files;
  const bytes = picture!.content as Uint8Array;
  expect(picture!.name).toBe('x-tiles.png');
  expect(Array.from(bytes.slice(0, 8))).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  const tile = map.orientation === 'pointy' ? 56 : 64;
  expect(new DataView(bytes.buffer).getUint32(16)).toBe(tile * (Object.keys(map.legend).length + 7));
});

test('every problem has its sentence, and there is none for nothing', () => {
  expect(Object.keys(EN.TILED_PROBLEMS).toSorted()).toEqual([...TILED_REFUSALS, ...TILED_NOTES].toSorted());
});

test('two in a hundred of the spoilt files of the proof: a map or a reason, never a crash', () => {
  const seen = lookAtTiled(1954, 0, 400);
  expect(seen.offences).toEqual([]);
  expect(seen.files).toBe(400);
  expect(seen.taken).toBeGreaterThan(NO_TILED.taken + 20);
  expect(seen.refused).toBeGreaterThan(20);
});
