import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchBattle } from '../../src/app/fetching.ts';
import { FIRST_BATTLE, scenarioCards, UNOPENED } from '../../src/app/scenarioCards.ts';
import { SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';
import { shippedScenario } from '../kit/shipped.ts';

const cards = scenarioCards();

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => new Response(await readFile(`.${address}`)));
});
afterEach(() => vi.unstubAllGlobals());

test('every shipped battle is on the title page, in the order in which to play them', () => {
  expect(cards.map(({ id }) => id)).toEqual(Object.keys(SHIPPED_SCENARIOS));
  expect(cards.map(({ id }) => id)).toContain(FIRST_BATTLE);
});

test('before it is begun each can be read: summary, turns, minutes, tale, notes and balance', () => {
  for (const { title, summary, facts, reading } of cards) {
    expect([title, summary].every((words) => words.length > 0)).toBe(true);
    expect(facts[0]).toMatch(/^Turns \d+ to \d+/);
    expect(facts[1]).toMatch(/^\d+ minutes$/);
    expect(reading.map(({ head }) => head)).toEqual(['In the story', "Designer's notes", 'Balance']);
  }
});

test('what is read before a battle is begun is what its scenario says; else run node scripts/assets/battles.mjs', () => {
  for (const { houseRules, ...unopened } of UNOPENED) {
    expect(SHIPPED_SCENARIOS[unopened.id]).toMatchObject(unopened);
    expect(shippedScenario(unopened.id).document.options).toMatchObject(houseRules);
  }
});

test.each(Object.keys(SHIPPED_SCENARIOS))(
  '%s is fetched with the map and the rosters it names',
  async (id) => {
    const fetched = await fetchBattle(id, null);
    expect(fetched).toMatchObject({ ok: true, value: { battle: { hash: shippedScenario(id).battle.hash } } });
  },
);

test('a battle is fetched with the threshold that was bid', async () => {
  const fetched = await fetchBattle(FIRST_BATTLE, 7);
  const thresholds = fetched.ok ? fetched.value.battle.forces.map(({ threshold }) => threshold) : [];
  expect(thresholds).toContain(7);
});

test('a battle that cannot be had is no battle', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
  await expect(fetchBattle(FIRST_BATTLE, null)).rejects.toThrow('cannot be had');
});
