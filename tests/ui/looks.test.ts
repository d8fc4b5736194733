// Size and contrast: what a wish means, and where the page folds when everything is larger.
import { expect, test } from 'vitest';
import { conditionAt, isHigh } from '../../src/ui/store/looks.ts';
import { readSettings, USUAL } from '../../src/ui/features/settings/settings.ts';

test('contrast is as the player set it, or as his system wishes', () => {
  expect([isHigh('system', true), isHigh('system', false)]).toEqual([true, false]);
  expect([isHigh('high', false), isHigh('normal', true)]).toEqual([true, false]);
});

test('a page of twice the size folds at twice the width, and comes back', () => {
  const written = '(min-width: 900px) and (max-width: 1199px)';
  expect(conditionAt(written, 2)).toBe('(min-width: 1800px) and (max-width: 2398px)');
  expect(conditionAt(written, 1)).toBe(written);
  expect(conditionAt('(pointer: coarse)', 2)).toBe('(pointer: coarse)');
});

test('a browser that keeps nothing shows everything as it was drawn', () => {
  expect(readSettings()).toEqual(USUAL);
  expect([USUAL.scale, USUAL.contrast, USUAL.reading]).toEqual([100, 'system', 'full']);
});
