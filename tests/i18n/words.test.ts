import { effect } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { fill, halfPoints, lowerInside } from '../../src/i18n/fill.ts';
import { learn } from '../../src/i18n/language.ts';
import { PHASES, REFUSALS, STEPS as STEP_WORDS } from '../../src/i18n/words.ts';
import { STEPS } from '../../src/sequence/steps.ts';

test('2.18 every step of the turn chart has its words, and no others', () => {
  expect(Object.keys(STEP_WORDS).toSorted()).toEqual([...STEPS.keys()].toSorted());
});

test('2.18 the phase bar shows the eight phases of the chart in order', () => {
  const phases = [...new Set([...STEPS.keys()].map((step) => step.split('.')[0]))];
  expect(PHASES.map(({ id }) => id)).toEqual(
    phases.filter((phase) => !['setup', 'reckoning', 'over'].includes(phase!)),
  );
});

test('every refusal is one whole sentence of its own', () => {
  const sentences = Object.values(REFUSALS);
  expect(sentences.filter((sentence) => !/^[A-Z].*[.]$/.test(sentence))).toEqual([]);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('2.7.2 half points are written as printed', () => {
  expect([0, 1, 2, 7].map(halfPoints)).toEqual(['0', '½', '1', '3½']);
});

test('blanks are filled, and a noun agrees with its count', () => {
  expect(fill('{unit} goes to {hex}.', { unit: 'Trolls', hex: '1313' })).toBe('Trolls goes to 1313.');
  const hexes = (count: number): string => fill('{count, plural, one {# hex} other {# hexes}}', { count });
  expect([hexes(1), hexes(2)]).toEqual(['1 hex', '2 hexes']);
  expect(lowerInside('Melee segment')).toBe('melee segment');
});

test('words that are learnt later are no change of language: nobody who has read others reads again', () => {
  let read = 0;
  const stop = effect(() => {
    void REFUSALS.disrupted;
    read += 1;
  });
  learn({});
  expect(read).toBe(1);
  stop();
});
