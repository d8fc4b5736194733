// The ground of Osgiliath was drawn with the editor alone: its inputs were written down, and come to the map on which battles for Arda are fought.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeMap } from '../../src/scenario/write.ts';
import { countOf, played, type Input } from './author.ts';

const RECORDING = JSON.parse(
  readFileSync('tests/editor/recordings/osgiliath-ground.json', 'utf8'),
) as Input[];

test(`the two towns on the Anduin are drawn on a blank sheet by ${countOf(RECORDING)} inputs, byte for byte`, () => {
  expect(writeMap(played(RECORDING).map.inline)).toBe(readFileSync('scenarios/maps/osgiliath.json', 'utf8'));
});
