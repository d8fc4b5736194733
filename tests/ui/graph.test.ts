// The graph of losses: the labels of its thresholds never lie on each other, and none is cut off at the top.
import { expect, test } from 'vitest';
import { rowsOf } from '../../src/ui/features/analysis/graph.tsx';

test('a label stands above its line where there is room, and below it at the top', () => {
  expect(rowsOf([100, 160])).toEqual([0, 0]);
  expect(rowsOf([12, 100])).toEqual([1, 0]);
});

test('of two lines at one height the second label goes a row further down', () => {
  expect(rowsOf([12, 12, 100, 105])).toEqual([1, 2, 0, 1]);
});

test('a track without a threshold has no label that anybody would have to avoid', () => {
  expect(rowsOf([null, 100, null])).toEqual([0, 0, 0]);
});
