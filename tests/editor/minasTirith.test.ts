// The great map can be made with the editor alone: inputs that were written down come from a blank sheet to the map of the siege.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { MapFile } from '../../src/board/mapFile.ts';
import { writeMap } from '../../src/scenario/write.ts';
import { countOf, played, type Input } from './author.ts';

const RECORDING = JSON.parse(readFileSync('tests/editor/recordings/minas-tirith.json', 'utf8')) as Input[];
const SHIPPED = JSON.parse(readFileSync('scenarios/maps/minas-tirith.json', 'utf8')) as MapFile;

test(`Minas Tirith is made from a blank sheet by ${countOf(RECORDING)} inputs, byte for byte but for its decor`, () => {
  expect(countOf(RECORDING)).toBeLessThanOrEqual(400);
  const made = played(RECORDING).map.inline;
  expect(made.decor).toEqual({});
  expect(writeMap({ ...made, decor: SHIPPED.decor })).toBe(writeMap(SHIPPED));
});
