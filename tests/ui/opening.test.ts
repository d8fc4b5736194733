import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchBattle } from '../../src/ui/games/fetching.ts';
import { FIRST_BATTLE, scenarioCards, UNOPENED } from '../../src/ui/games/scenarioCards.ts';
import { BATTLES } from '../../src/i18n/de/battles.ts';
import { TALES, taleOf } from '../../src/ui/words/tales.ts';
import { compiledMap, compiledScenario } from '../../src/scenario/compiling.ts';
import { SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';
import { shippedScenario } from '../kit/shipped.ts';

const cards = scenarioCards();

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    const document: unknown = JSON.parse(await readFile(`.${address}`, 'utf8'));
    const compiled = (address.includes('/maps/') ? compiledMap : compiledScenario)(document);
    return new Response(compiled.ok ? compiled.value : null);
  });
});
afterEach(() => vi.unstubAllGlobals());

test('every shipped battle is on the title page, in the order in which to play them', () => {
  expect(cards.map(({ id }) => id)).toEqual(Object.keys(SHIPPED_SCENARIOS));
  expect(cards.map(({ id }) => id)).toContain(FIRST_BATTLE);
});

test('each has its picture, and a sentence or two that fit its card in both languages', () => {
  for (const { id, summary, picture } of cards) {
    expect(picture).toContain(UNOPENED.find((one) => one.id === id)!.picture!.replace(/\.jpg$/, ''));
    for (const words of [summary, BATTLES[id]!.summary]) expect(words.length, words).toBeLessThanOrEqual(120);
  }
});

test('before it is begun each can be read: summary, turns, length, size, tale, notes and balance', () => {
  for (const { id, title, summary, turns, length, size, houseRules } of cards) {
    expect([title, summary].every((words) => words.length > 0)).toBe(true);
    expect(turns).toMatch(/^Turns \d+ to \d+/);
    expect(length).toMatch(/^\d+ (min|hours)$/);
    expect(size).toMatch(/^\d+ pieces$/);
    expect(houseRules).toBeGreaterThan(0);
    expect(taleOf(id).map(({ head }) => head)).toEqual(['In the story', "Designer's notes", 'Balance']);
  }
});

test('what is read before a battle is begun is what its scenario says; else run node scripts/assets/battles.mjs', () => {
  for (const { houseRules, pieces, ...unopened } of UNOPENED) {
    expect(SHIPPED_SCENARIOS[unopened.id]).toMatchObject({ ...unopened, ...TALES[unopened.id] });
    expect(shippedScenario(unopened.id).document.pieces).toHaveLength(pieces);
    expect(shippedScenario(unopened.id).document.options).toMatchObject(houseRules);
  }
});

test.each(Object.keys(SHIPPED_SCENARIOS))(
  '%s is fetched as it was compiled, with the map that it names',
  async (id) => {
    const { battle, document } = shippedScenario(id);
    const value = { battle, document, map: document.map.inline };
    expect(await fetchBattle(id, null)).toEqual({ ok: true, value });
  },
);

test('a battle is fetched with the threshold that was bid', async () => {
  const fetched = await fetchBattle(FIRST_BATTLE, 7);
  const thresholds = fetched.ok ? fetched.value.battle.forces.map(({ threshold }) => threshold) : [];
  expect(thresholds).toContain(7);
});

test('a battle is fetched with the house rules that were chosen, and the game carries them', async () => {
  const fetched = await fetchBattle('the-siege-of-minas-tirith', null, {
    fireTrenches: true,
    grond: 'always-active',
  });
  if (!fetched.ok) throw new Error(JSON.stringify(fetched.problems));
  const { battle, document } = fetched.value;
  expect(battle.options).toMatchObject({ fireTrenches: true, grond: 'always-active' });
  expect(document.options).toEqual(battle.options);
  expect(document.supplies.trenches).toBe(6);
});

test('a battle that comes damaged is called damaged, and is no battle', async () => {
  for (const text of ['<!doctype html>', '{}', '{"map":"maps/minas-tirith.json"}']) {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)));
    await expect(fetchBattle(FIRST_BATTLE, null)).rejects.toMatchObject({ cause: 'damaged' });
  }
});

test('a battle that cannot be had is no battle', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
  await expect(fetchBattle(FIRST_BATTLE, null)).rejects.toThrow('the server answers 404');
});
