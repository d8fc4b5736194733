// The sheet of samples: what the palette shows is what the painter makes of it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileBoard } from '../../src/board/compile.ts';
import { directionTo, hexName } from '../../src/board/hex.ts';
import type { MapFile } from '../../src/board/mapFile.ts';
import { USUAL_LEGEND } from '../../src/editor/blank.ts';
import { samplesOf } from '../../src/editor/pictures/samples.ts';
import { neighboursOf, sheetOf } from '../../src/editor/sheet.ts';
import { ROOT } from '../../scripts/fingerprint.mjs';

const EVERY: readonly (readonly [string, Pick<MapFile, 'legend' | 'house'>])[] = [
  ['a blank map', { legend: USUAL_LEGEND }],
  ...readdirSync(join(ROOT, 'scenarios/maps')).map(
    (file) =>
      [file, JSON.parse(readFileSync(join(ROOT, 'scenarios/maps', file), 'utf8')) as MapFile] as const,
  ),
];

test.each(EVERY)('%s: all ground and all hexsides have a sample, on a sheet that holds together', (_, of) => {
  const { map, ground, sides } = samplesOf(of);
  expect([...ground.keys()]).toEqual(Object.keys(of.legend));
  expect(sides.size).toBe(5 + Object.keys(of.house?.hexsides ?? {}).length);
  const compiled = compileBoard(map);
  expect(compiled.ok || compiled.problems).toBe(true);
});

test.each(EVERY)(
  '%s: ground fills its sample up to the neighbours; a hill slopes down on all sides',
  (_, of) => {
    const { map, ground } = samplesOf(of);
    const sheet = sheetOf(map);
    const letterAt = (hex: number): string => map.hexes[Math.floor(hex / map.columns)]![hex % map.columns]!;
    for (const [letter, hex] of ground) {
      const { terrain, city, elevation = 0 } = of.legend[letter]!;
      const around = neighboursOf(sheet, hex);
      expect([letter, letterAt(hex), around.length]).toEqual([letter, letter, 6]);
      const alike = around.filter((one) => letterAt(one) === letter).length;
      const hill = terrain === 'clear' && city !== true && elevation > 0;
      expect([letter, alike]).toEqual([letter, hill ? 0 : terrain === 'tunnel' ? 2 : 6]);
      const slopes = map.hexsides.filter(({ kind, up }) => kind === 'slope' && up === hexName(map, hex));
      expect([letter, slopes.length]).toEqual([letter, hill ? 6 : 0]);
    }
  },
);

test('a gate stands in a wall that goes on to both sides, and the town lies within', () => {
  const { map, sides } = samplesOf({ legend: USUAL_LEGEND });
  const [inner, outer] = sides.get('gate')!;
  const names = [inner, outer].map((hex) => hexName(map, hex));
  expect(directionTo(sheetOf(map), inner, outer)).toBe(1);
  const gate = map.hexsides.find(({ kind }) => kind === 'gate');
  expect([gate?.a, gate?.b]).toEqual(names);
  expect(gate).toMatchObject({ up: names[0], level: 1 });
  const walls = map.hexsides.filter(
    ({ kind, a, b }) => kind === 'wall' && [a, b].some((hex) => names.includes(hex)),
  );
  expect(walls).toHaveLength(2);
});
