// Bows at a wall (4.3, B5): whoever holds it finds one, whoever storms it shoots worse.
import { expect, test } from 'vitest';
import type { Nation } from '../../../src/strategic/war-of-the-ring/figures.ts';
import { unitKind, type Bearing } from '../../../src/strategic/war-of-the-ring/hexes/kinds.ts';

const codeOf = (nation: Nation, type: 'regular' | 'elite', at: Bearing['at']) =>
  unitKind(nation, type, { mounted: false, at, letters: 0 }).code;

test('the foot of the Shadow shoots from walls that it holds, and nowhere else', () => {
  expect(
    ['open', 'foot of the wall', 'wall'].map((at) => codeOf('sauron', 'regular', at as Bearing['at'])),
  ).toEqual(['D3X', 'D3X', 'Dd3X']);
  expect(codeOf('isengard', 'elite', 'wall')).toBe('Be3X');
});

test('whoever storms shoots two letters worse, and from his own walls as well as ever', () => {
  expect(codeOf('elves', 'regular', 'foot of the wall')).toBe('Dd2X');
  expect(codeOf('elves', 'regular', 'wall')).toBe('Db2X');
  expect(codeOf('gondor', 'regular', 'foot of the wall')).toBe('De-2X');
});

test('beasts shoot no better for a wall', () => {
  expect(codeOf('southrons', 'elite', 'wall')).toBe(codeOf('southrons', 'elite', 'open'));
});
