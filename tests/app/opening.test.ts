import { expect, test } from 'vitest';
import { FIRST_BATTLE, scenarioCards } from '../../src/app/opening.ts';
import { SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';

const cards = scenarioCards();

test('every shipped battle is on the title page, in the order in which to play them', () => {
  expect(cards.map(({ id }) => id)).toEqual(Object.keys(SHIPPED_SCENARIOS));
  expect(cards.map(({ id }) => id)).toContain(FIRST_BATTLE);
});

test('before it is begun each can be read: summary, turns, minutes, tale, notes and balance', () => {
  for (const { title, summary, facts, reading } of cards) {
    expect([title, summary].every((words) => words.length > 0)).toBe(true);
    expect(facts[0]).toMatch(/^Turns \d+ to \d+/);
    expect(facts[1]).toMatch(/^\d+ minutes$/);
    expect(reading.map(({ head }) => head)).toEqual(['In the tale', "Designer's notes", 'Balance']);
  }
});
