// A bridge of a map's own (2.22.1) is drawn as one way, from bank to bank.
import { expect, test } from 'vitest';
import type { MapFile } from '../../src/board/mapFile.ts';
import { surveyOf } from '../../src/paint/geometry/survey.ts';
import { ownGroundOf } from '../../src/paint/land/ownGround.ts';
import { riverMap } from './maps.ts';

/** The direction of each span in degrees, 0 = level, from 0 to below 180. */
function leans(map: MapFile): readonly number[] {
  return ownGroundOf(surveyOf(map)).spans.map(({ from, to }) => {
    const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    return Math.round(degrees + 360) % 180;
  });
}

test('a bridge over one hex of water leads from the dry hex to the one across', () => {
  expect(
    leans(
      riverMap(
        '..~..', //
        '..~..',
        '..=..',
        '..~..',
      ),
    ),
  ).toEqual([0]);
});

test('a bridge over three hexes of water is one line', () => {
  expect(
    leans(
      riverMap(
        '.~~~.', //
        '.~~~.',
        '.===.',
        '.~~~.',
      ),
    ),
  ).toEqual([0, 0, 0]);
});

test('a bridge at the edge of the map is drawn, though beyond it there is nothing', () => {
  expect(
    leans(
      riverMap(
        '=~...', //
        '~~...',
      ),
    ),
  ).toHaveLength(1);
});
