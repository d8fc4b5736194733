import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, lengthOf, type Polyline } from '../../src/paint/geometry/curve.ts';
import { costText } from '../../src/stage/layers/costText.ts';
import { circle, dashes, hatch } from '../../src/stage/layers/strokes.ts';

const SQUARE: Polyline = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

describe('dashes', () => {
  test('are as long as asked and leave gaps of the other length', () => {
    const line: Polyline = [
      [0, 0],
      [1, 0],
    ];
    const [first, second, third, ...more] = dashes(line, false, 0.3, 0.1);
    expect(more).toHaveLength(0);
    expect(lengthOf(first!)).toBeCloseTo(0.3, 9);
    expect(second![0]![0]).toBeCloseTo(0.4, 9);
    expect(lengthOf(third!)).toBeCloseTo(0.2, 9);
  });

  test('go round the corners of a closed line and stay on it', () => {
    for (const dash of dashes(SQUARE, true, 0.32, 0.16)) {
      for (const [x, y] of dash) {
        expect(Math.min(x, y, 1 - x, 1 - y)).toBeCloseTo(0, 9);
      }
    }
  });
});

describe('hatching', () => {
  test('stays inside its area, at its pitch', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: Math.PI, noNaN: true }), (angle) => {
        const area = circle([3, -2], 1, 6);
        for (const stroke of hatch(area, angle, 0.2)) {
          expect(stroke).toHaveLength(2);
          for (const point of stroke) expect(distance(point, [3, -2])).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });

  test('fills a square of side 1 with ten strokes a tenth apart', () => {
    expect(hatch(SQUARE, 0, 0.1).length).toBeGreaterThanOrEqual(9);
    expect(hatch(SQUARE, 0, 0.1).length).toBeLessThanOrEqual(11);
  });
});

describe('2.7.2 the printed cost of a hex', () => {
  test('2.7.2 half points read as people say them', () => {
    expect([1, 2, 3, 8, 11].map(costText)).toEqual(['½', '1', '1½', '4', '5½']);
  });
});
