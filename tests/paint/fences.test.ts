/** Fences and doors of a map's own at a city lie over its floor, those in the field beneath roads and woods. */
import { expect, test } from 'vitest';
import { ownGroundOf } from '../../src/paint/land/ownGround.ts';
import { surveyOf } from '../../src/paint/geometry/survey.ts';
import { groundOf } from '../../src/strategic/war-of-the-ring/hexes/grounds.ts';

test.each([
  ['woodland-realm', 'doors'],
  ['rivendell', 'pale'],
  ['lorien', 'pale'],
])('every hexside %s has as "%s" is painted in the city', (region, row) => {
  const { map } = groundOf(region)!;
  const own = ownGroundOf(surveyOf(map));
  const lain = map.hexsides.filter(({ house }) => house === row);
  expect(own.inCity.length).toBe(lain.length);
  expect(own.hexsides).toEqual([]);
});

test('the valley of Rivendell is not built over, though it is inside; the terraces of the House are', () => {
  const { levels, bailey, topLevel } = surveyOf(groundOf('rivendell')!.map);
  expect(bailey).toHaveLength(45);
  expect(levels.filter((level) => level === 1)).toEqual([]);
  expect(topLevel).toBe(3);
});
