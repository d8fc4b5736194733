/** The verdict as a reckoning, and the conditions of a scenario in words. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER, type Condition, type Trigger } from '../../src/engine/battle.ts';
import { NOBODY_WON, victory } from '../../src/engine/checks/victory.ts';
import { initialState } from '../../src/engine/initial.ts';
import { reduceAll } from '../../src/engine/reduce.ts';
import type { GameState } from '../../src/engine/state.ts';
import { conditionWords } from '../../src/ui/words/conditions.ts';
import { verdictText } from '../../src/ui/words/eventWords.ts';
import { resultOf } from '../../src/ui/log/reckoning.ts';
import type { ResultCard } from '../../src/ui/store/model.ts';
import { shippedBattle, shippedBattles } from '../kit/shipped.ts';

const battle = shippedBattle('the-siege-of-minas-tirith');
const start = initialState(battle, battle.placements);

/** How the great siege ends from here. */
function ending(change: Partial<GameState>): ResultCard {
  const state = { ...start, turn: 16, ...change };
  return resultOf(battle, reduceAll(battle, state, victory(battle, state)))!;
}

describe('the reckoning', () => {
  const card = ending({ levels: start.levels.with(1, BESIEGER), lostBefore: start.lostBefore.with(1, true) });

  test('2.13.3 names every point that the battle can pay, earned or missed', () => {
    const paying = battle.triggers.filter(({ then }) => then.type === 'points');
    expect(card.scores.flatMap(({ lines }) => lines)).toHaveLength(paying.length);
    const [west, sauron] = card.scores;
    expect(sauron!.lines.filter(({ earned }) => earned).map(({ text, points }) => [text, points])).toEqual([
      ['Level 1 of the city is held', 10],
    ]);
    expect(west!.lines.filter(({ earned }) => earned).map(({ points }) => points)).toEqual([5, 5, 5, 5, 5]);
  });

  test('2.13.3 the sums are those of the lines, and every line has its case', () => {
    for (const { sum, lines } of card.scores) {
      const earned = lines.filter((line) => line.earned);
      expect(earned.reduce((all, { points }) => all + points, 0)).toBe(sum);
      expect(lines.every(({ cite }) => cite === '2.13.3')).toBe(true);
    }
    expect(card.scores.map(({ sum }) => sum)).toEqual([25, 10]);
  });

  test('2.13.4 the margin: marginal by 15, decisive by 25, a draw when even', () => {
    expect(card.margin).toEqual({ text: 'A marginal victory: 15 points ahead.', cite: '2.13.4' });
    expect(ending({}).margin.text).toBe('A decisive victory: 25 points ahead.');
    const even = ending({ levels: start.levels.with(1, BESIEGER), demoralized: [true, false, false] });
    expect(even.scores.map(({ sum }) => sum)).toEqual([25, 25]);
    expect(even.title).toBe('The battle is drawn.');
    expect(even.margin).toEqual({ text: 'Equal points: a draw.', cite: '2.13.4' });
  });

  test('2.13.1 an automatic victory is named, with every condition it rests on and without points', () => {
    const taken = ending({ turn: 9, levels: start.levels.with(7, BESIEGER) });
    expect(taken.margin).toEqual({
      text: 'Automatic victory: the battle was not decided on points.',
      cite: '2.13.1',
    });
    expect(taken.reasons).toEqual([{ text: 'Sauron holds level 7 of the city', cite: '2.13.1' }]);
    expect(taken.scores).toEqual([]);
  });

  test('2.13.2 the broken host is the other one', () => {
    const broken = ending({ turn: 9, demoralized: [false, false, true], brokenTurns: [0, 0, 1] });
    expect(broken.margin.cite).toBe('2.13.2');
    expect(broken.title).toBe('Westernesse has won the battle.');
  });

  test('2.10.1 the tracks stand beside it', () => {
    expect(
      ending({ tracks: [40, 3, 5], demoralized: [true, false, false] }).tracks.map(({ text }) => text),
    ).toEqual([
      'Garrison of Minas Tirith: 40 of 36, demoralized',
      'Rohan and the South: 3 of 76',
      'Forces of Sauron: 5 of 106',
    ]);
  });

  test('2.10.1 a track below 0 is told as credit in hand', () => {
    const [garrison] = ending({ tracks: [-19, 3, 5] }).tracks;
    expect(garrison!.text).toBe('Garrison of Minas Tirith: 19 in hand, demoralized at 36');
  });

  test('2.13.4 where nobody has won the words say so', () => {
    const verdict = { winner: 'draw', trigger: NOBODY_WON, points: null } as const;
    expect(resultOf(battle, { ...start, verdict })?.margin.text).toMatch(/neither side has met/);
    expect(verdictText(battle, NOBODY_WON)).toMatch(/neither side has met/);
    expect(resultOf(battle, start)).toBeNull();
  });
});

test('2.13 every condition of every shipped battle has its words, and none shows an id', () => {
  for (const one of shippedBattles()) {
    const state = initialState(one, one.placements);
    const conditions = one.triggers.flatMap(({ if: all }: Trigger): readonly Condition[] => all);
    for (const condition of conditions) {
      expect(conditionWords(one, state, condition)).not.toMatch(/undefined|\[object|lord-of|\{/);
    }
  }
  const words = (id: string) =>
    battle.triggers.find((one) => one.id === id)!.if.map((one) => conditionWords(battle, start, one));
  expect(words('west-broken')).toEqual([
    'Garrison of Minas Tirith is demoralized',
    'Rohan and the South are demoralized',
    'not: Forces of Sauron are demoralized',
  ]);
  expect(words('easterlings-come')).toEqual(['from turn 9 or Lord of the Nazgûl is slain']);
  expect(words('gate-kept')).toEqual(['Westernesse controls Great Gate']);
});

test('2.13 who may hold none of several hexes is told how many they are, and on which level', () => {
  const gate = shippedBattle('the-great-gate');
  const [, within, none] = gate.triggers
    .find(({ id }) => id === 'gate-won')!
    .if.map((one) => conditionWords(gate, initialState(gate, gate.placements), one));
  expect([within, none]).toEqual(['Sauron holds 1213', 'Westernesse holds none of 28 hexes on level 1']);
});

test('2.13 a hex to be held is called by its name or its number', () => {
  const one = { type: 'holds', side: DEFENDER, hexes: [0], atLeast: 1 } as unknown as Condition;
  expect(conditionWords(battle, start, one)).toBe('Westernesse holds 0101');
});
