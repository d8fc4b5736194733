// From one distance to the next the pictures of the sheet fade into each other.
import './brush.ts';
import { expect, test } from 'vitest';
import { Sheets } from '../../src/stage/layers/sheets.ts';

function seen(sheets: Sheets): string {
  return (['far', 'mid', 'near'] as const)
    .filter((scale) => sheets.of(scale).visible)
    .map((scale) => `${scale} ${sheets.of(scale).alpha.toFixed(1)}`)
    .join(', ');
}

test('a finer picture that is there comes over the coarser one, and goes again from above it', () => {
  const sheets = new Sheets();
  sheets.show('far', true);
  expect(seen(sheets)).toBe('far 1.0');
  sheets.show('mid', true);
  expect(seen(sheets)).toBe('far 1.0, mid 0.0');
  expect(sheets.fade(performance.now() + 1000)).toBe(false);
  expect(seen(sheets)).toBe('mid 1.0');
  sheets.show('far', true);
  expect(seen(sheets)).toBe('far 1.0, mid 1.0');
  sheets.fade(performance.now() + 1000);
  expect(seen(sheets)).toBe('far 1.0');
});

test('while pieces are missing all there is is seen, and what was painted over the rest does not fade in again', () => {
  const sheets = new Sheets();
  sheets.show('far', true);
  sheets.show('near', false);
  expect(seen(sheets)).toBe('far 1.0, mid 1.0, near 1.0');
  sheets.show('near', true);
  expect(seen(sheets)).toBe('near 1.0');
  expect(sheets.fade(performance.now())).toBe(false);
});
