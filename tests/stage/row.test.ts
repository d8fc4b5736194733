import { expect, test } from 'vitest';
import { offsetOf, placeInRow } from '../../src/stage/layers/row.ts';

test('a row stands about its hex, the same distance on both sides', () => {
  expect(offsetOf(1, 3)).toBe(0);
  expect(offsetOf(0, 3)).toBeCloseTo(-offsetOf(2, 3));
  expect(offsetOf(0, 2)).toBeCloseTo(-offsetOf(1, 2));
});

test('a pointer on a counter of the row picks that one, and beside the row nobody', () => {
  for (const of of [2, 3, 5]) {
    for (let i = 0; i < of; i += 1) {
      expect(placeInRow(offsetOf(i, of), of)).toBe(i);
      expect(placeInRow(offsetOf(i, of) + 0.49, of)).toBe(i);
    }
    expect(placeInRow(offsetOf(of, of), of)).toBeNull();
    expect(placeInRow(offsetOf(-1, of), of)).toBeNull();
  }
});
