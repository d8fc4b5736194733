// A river of a map's own (2.22.1) that comes to the edge of the map runs on under the frame, and a pool in the land does not.
import { expect, test } from 'vitest';
import { surveyOf } from '../../src/paint/geometry/survey.ts';
import { ownGroundOf } from '../../src/paint/land/ownGround.ts';
import { riverMap } from './maps.ts';

/** How far the water of a pointy map reaches, and its neat line. */
function reachOf(...hexes: readonly string[]) {
  const survey = surveyOf(riverMap(...hexes));
  const points = ownGroundOf(survey).water.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const least = (figures: readonly number[]): number => Math.min(...figures);
  const most = (figures: readonly number[]): number => Math.max(...figures);
  return {
    neat: survey.neat,
    water: { x0: least(xs), y0: least(ys), x1: most(xs), y1: most(ys) },
  };
}

test('a river from edge to edge reaches the neat line at both its ends', () => {
  const down = reachOf('..~..', '..~..', '..~..');
  expect(down.water.y0).toBeLessThan(down.neat.y0);
  expect(down.water.y1).toBeGreaterThan(down.neat.y1);
  expect(down.water.x0).toBeGreaterThan(down.neat.x0 + 1);
  const across = reachOf('.....', '~~~~~', '.....');
  expect(across.water.x0).toBeLessThan(across.neat.x0);
  expect(across.water.x1).toBeGreaterThan(across.neat.x1);
  expect(across.water.y0).toBeGreaterThan(across.neat.y0 + 0.5);
});

test('a pool in the land stays in its hexes', () => {
  const { neat, water } = reachOf('.....', '..~..', '.....');
  expect(water.x1 - water.x0).toBeLessThan(2.1);
  expect(water.y0).toBeGreaterThan(neat.y0 + 0.5);
});
