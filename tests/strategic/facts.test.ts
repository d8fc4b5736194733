/** The facts of the strategic game, counted. */
import { describe, expect, test } from 'vitest';
import {
  ACTION_DICE,
  allianceOf,
  CARDS,
  CHARACTERS,
  COMBAT_CARDS,
  FIGURE_TYPES,
  HUNT_TILES,
  NATIONS,
  REGIONS,
  regionOf,
  SETUP,
} from '../../src/strategic/war-of-the-ring/facts.ts';
import { ALL_FIGURES, figureOf, printedFigures } from '../../src/strategic/war-of-the-ring/roster.ts';

function tally(words: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

const pairs = (of: (id: string) => readonly string[]): readonly string[] =>
  REGIONS.flatMap(({ id }) => of(id).map((other) => [id, other].toSorted().join(' - ')));

describe('the map', () => {
  test('there are 105 regions, each with a name and an id of its own', () => {
    expect(new Set(REGIONS.map(({ id }) => id)).size).toBe(105);
    expect(new Set(REGIONS.map(({ name }) => name)).size).toBe(105);
  });

  test('232 borders are told from both sides', () => {
    const told = pairs((id) => regionOf(id)!.adjacent);
    expect(new Set(told).size).toBe(232);
    expect(told).toHaveLength(464);
    expect(Object.values(tally(told)).every((times) => times === 2)).toBe(true);
  });

  test('47 pairs are parted by a black line, and none of them is a border', () => {
    const told = pairs((id) => regionOf(id)!.impassable);
    expect(new Set(told).size).toBe(47);
    expect(told).toHaveLength(94);
    const borders = new Set(pairs((id) => regionOf(id)!.adjacent));
    expect(told.filter((pair) => borders.has(pair))).toEqual([]);
  });

  test('every region has one to eight neighbours, and every one can be reached from every other', () => {
    const degrees = REGIONS.map(({ adjacent }) => adjacent.length);
    expect([Math.min(...degrees), Math.max(...degrees)]).toEqual([1, 8]);
    const reached = new Set(['barad-dur']);
    for (const id of reached) for (const next of regionOf(id)!.adjacent) reached.add(next);
    expect(reached.size).toBe(105);
  });

  test('the nations have their regions, and 53 belong to nobody', () => {
    expect(tally(REGIONS.map(({ nation }) => nation ?? 'none'))).toEqual({
      dwarves: 4,
      elves: 4,
      gondor: 8,
      north: 8,
      rohan: 6,
      isengard: 4,
      sauron: 11,
      southrons: 7,
      none: 53,
    });
    expect(regionOf('osgiliath')!.nation).toBeNull();
    expect(regionOf('fords-of-isen')!.nation).toBe('rohan');
  });

  test('16 strongholds, 6 cities, 14 towns, 2 fortifications; 16 regions lie on the coast', () => {
    const settled = tally(REGIONS.map(({ settlement }) => settlement));
    expect(settled).toEqual({ stronghold: 16, city: 6, town: 14, fortification: 2, none: 67 });
    expect(REGIONS.filter(({ coastal }) => coastal)).toHaveLength(16);
  });

  test('20 victory points lie in lands of the Free Peoples and 18 in those of the Shadow', () => {
    const points = (side: string): number =>
      REGIONS.reduce(
        (sum, { nation, vp }) => sum + (nation !== null && allianceOf(nation) === side ? vp : 0),
        0,
      );
    expect([points('free'), points('shadow')]).toEqual([20, 18]);
    const worth = { stronghold: 2, city: 1, town: 0, fortification: 0, none: 0 };
    expect(REGIONS.every(({ settlement, vp }) => vp === worth[settlement])).toBe(true);
  });
});

describe('the figures', () => {
  test('the totals are the printed ones', () => {
    const told = NATIONS.map(({ id, totals: { regular, elite, leader, nazgul } }) => [
      id,
      `${regular}/${elite}/${leader}/${nazgul}`,
    ]);
    expect(Object.fromEntries(told)).toEqual({
      dwarves: '5/5/4/0',
      elves: '5/10/4/0',
      gondor: '15/5/4/0',
      north: '10/5/4/0',
      rohan: '10/5/4/0',
      isengard: '12/6/0/0',
      sauron: '36/6/0/8',
      southrons: '24/6/0/0',
    });
  });

  test('35 armies are set up; with the reinforcements they are the printed totals', () => {
    expect(SETUP).toHaveLength(35);
    expect(SETUP.every(({ region }) => regionOf(region) !== undefined)).toBe(true);
    for (const { id, totals, reinforcements } of NATIONS) {
      for (const type of FIGURE_TYPES) {
        const out = SETUP.reduce((sum, army) => sum + (army.nation === id ? army[type] : 0), 0);
        expect(out + reinforcements[type], `${id} ${type}`).toBe(totals[type]);
      }
    }
  });

  test('every figure has an id that says what it is', () => {
    expect(new Set(ALL_FIGURES).size).toBe(
      NATIONS.flatMap(({ totals }) => Object.values(totals)).reduce((a, b) => a + b),
    );
    expect(printedFigures('sauron', 'regular')[6]).toBe('sauron-R-07');
    expect(figureOf('sauron-N-08')).toEqual({ nation: 'sauron', type: 'nazgul' });
  });
});

describe('characters, cards, dice and tiles', () => {
  test('there are fourteen characters: the Ring-bearers, seven companions, five who come later, and Gollum', () => {
    expect(CHARACTERS).toHaveLength(14);
    expect(CHARACTERS.filter(({ begins }) => begins === 'fellowship')).toHaveLength(8);
    expect(CHARACTERS.filter(({ side }) => side === 'shadow').map(({ id }) => id)).toEqual([
      'saruman',
      'witch-king',
      'mouth-of-sauron',
    ]);
    expect(CHARACTERS.find(({ id }) => id === 'saruman')!.level).toBe(0);
  });

  test('96 cards are four decks of 24', () => {
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(96);
    expect(new Set(CARDS.map(({ name }) => name)).size).toBe(96);
    expect(Object.values(tally(CARDS.map(({ side, deck }) => `${side} ${deck}`)))).toEqual([24, 24, 24, 24]);
  });

  test('38 titles of combat cards, 21 free and 17 of the Shadow, are on as many cards as they say', () => {
    expect(COMBAT_CARDS).toHaveLength(38);
    expect(COMBAT_CARDS.filter(({ side }) => side === 'free')).toHaveLength(21);
    expect(COMBAT_CARDS.reduce((sum, { copies }) => sum + copies, 0)).toBe(96);
    const halves = tally(CARDS.map(({ combatCard, side }) => `${combatCard} ${side}`));
    for (const { title, side, copies } of COMBAT_CARDS)
      expect(halves[`${title} ${side}`], title).toBe(copies);
  });

  test('sixteen tiles of the hunt and eight special ones, each put in by a card of its side (difference 26)', () => {
    expect(HUNT_TILES.standard.reduce((sum, { count }) => sum + count!, 0)).toBe(16);
    expect(HUNT_TILES.standard.find(({ value }) => value === 'eye')!.count).toBe(4);
    expect(HUNT_TILES.special).toHaveLength(8);
    for (const { card, side } of HUNT_TILES.special)
      expect(CARDS.find(({ id }) => id === card)!.side).toBe(side);
  });

  test('the action dice have six faces; four free dice, seven of the Shadow', () => {
    expect(ACTION_DICE.free.faces).toHaveLength(6);
    expect(ACTION_DICE.shadow.faces).toHaveLength(6);
    expect([ACTION_DICE.free.base, ACTION_DICE.shadow.base]).toEqual([4, 7]);
    expect(ACTION_DICE.shadow.faces.filter((face) => face === 'eye')).toHaveLength(1);
  });
});
