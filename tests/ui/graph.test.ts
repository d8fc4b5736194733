// The graph of losses: the labels of its thresholds never lie on each other, and none is cut off at the top.
import { expect, test } from 'vitest';
import { endsOf, labelsOf } from '../../src/ui/features/analysis/graph.tsx';

test('a label stands above its line where there is room, and below it at the top', () => {
  expect(labelsOf([100, 160])).toEqual([97, 157]);
  expect(labelsOf([12, 100])).toEqual([34, 97]);
});

test('of two lines at one height the second label goes a row further down', () => {
  expect(labelsOf([12, 12, 100, 105])).toEqual([34, 58, 97, 127]);
});

test('a track without a threshold has no label that anybody would have to avoid', () => {
  expect(labelsOf([null, 100, null])).toEqual([null, 97, null]);
});

test('a label that had to go below its line is not met by one that stands above the next', () => {
  expect(labelsOf([42.8, 12])).toEqual([64.8, 34]);
});

test('of two tracks that end close together the lower value stands further down, or the higher further up near the bottom', () => {
  expect(endsOf([100, 92, null, 30])).toEqual([114, 92, null, 30]);
  expect(endsOf([217, 217, 205])).toEqual([195, 217, 173]);
});
