/** One throw of one side (B2-B4) against a second count that tries every face of every die. */
import { describe, expect, test } from 'vitest';
import { throwVolleys, volleyOdds, type Volley } from '../../src/strategic/war-of-the-ring/battle/volley.ts';
import { box, musters, setting, table } from '../kit/strategicBattle.ts';

/** Three dice on five, one of which may be rolled again; or what differs. */
const volley = (change: Partial<Volley> = {}): Volley => ({
  seat: 'attacker',
  dice: 3,
  hitsOn: 5,
  rerolls: 1,
  rerollHitsOn: 5,
  turned: 0,
  confused: false,
  ...change,
});

/** Every way in which so many dice can show their faces. */
function allFaces(dice: number): readonly (readonly number[])[] {
  if (dice === 0) return [[]];
  return allFaces(dice - 1).flatMap((faces) => [1, 2, 3, 4, 5, 6].map((face) => [...faces, face]));
}

/** The chances of hits, hits by rolling again and hits on the own army, every face on the table counted by hand. */
function counted(given: Volley, apart: boolean): Readonly<Record<string, number>> {
  const chances: Record<string, number> = {};
  for (const faces of allFaces(given.dice)) {
    const hit = faces.filter((face) => face >= given.hitsOn);
    const own = faces.filter((face) => given.confused && face === 1);
    const missed = faces.length - hit.length - own.length;
    const turned = Math.min(missed, given.turned);
    const rolledAgain = allFaces(Math.min(given.rerolls, missed - turned));
    for (const again of rolledAgain) {
      const more = again.filter((face) => face >= given.rerollHitsOn).length;
      const name = `${hit.length + turned + more} hits, ${apart ? more : 0} again, ${own.length} own`;
      chances[name] = (chances[name] ?? 0) + 1 / 6 ** given.dice / rolledAgain.length;
    }
  }
  return chances;
}

function exact(given: Volley, apart: boolean): Readonly<Record<string, number>> {
  return Object.fromEntries(
    volleyOdds(given, apart).map(({ tally, chance }) => [
      `${tally.hits} hits, ${tally.again} again, ${tally.own} own`,
      chance,
    ]),
  );
}

function expectAlike(given: Volley, apart: boolean): void {
  const [found, wanted] = [exact(given, apart), counted(given, apart)];
  expect(Object.keys(found).toSorted()).toEqual(Object.keys(wanted).toSorted());
  for (const [name, chance] of Object.entries(wanted)) expect(found[name]).toBeCloseTo(chance, 12);
}

describe('B3, B4: the odds of a volley are those of all its faces', () => {
  test.each([2, 3, 5, 6])('where the first roll hits on %i', (hitsOn) => {
    for (const rerollHitsOn of [2, 5, 6]) {
      for (const rerolls of [0, 1, 2]) expectAlike(volley({ dice: 2, hitsOn, rerolls, rerollHitsOn }), true);
    }
    expectAlike(volley({ hitsOn, rerolls: 2 }), true);
  });

  test.each([2, 3, 6])(
    'Confusion: natural ones hit their own army and stay on the table, where %i hits',
    (hitsOn) => {
      for (const rerolls of [0, 1, 2])
        expectAlike(volley({ dice: 2, hitsOn, rerolls, confused: true }), true);
      expectAlike(volley({ hitsOn, confused: true, turned: 1 }), true);
    },
  );

  test('Mighty Attack and Andúril: a miss that was turned is not rolled again', () => {
    for (const turned of [1, 2]) {
      for (const rerolls of [0, 1, 2]) expectAlike(volley({ dice: 2, turned, rerolls }), true);
    }
  });

  test('without dice nothing is hit', () => {
    expect(exact(volley({ dice: 0 }), true)).toEqual({ '0 hits, 0 again, 0 own': 1 });
  });

  test('where nobody asks which hits came of rolling again they are counted as one', () => {
    for (const rerolls of [0, 1, 2]) expectAlike(volley({ rerolls }), false);
    expectAlike(volley({ confused: true }), false);
  });
});

test('B3: at most five misses are rolled again, however many dice and leaders there are', () => {
  const asked: (readonly [dice: number, hitsOn: number, onesTold: boolean])[] = [];
  const [thrown] = throwVolleys(
    [volley({ dice: 8, rerolls: 8, rerollHitsOn: 4, confused: true })],
    (...one) => {
      asked.push(one);
      return Array<number>(one[0]).fill(2);
    },
  );
  expect(thrown!.again).toHaveLength(5);
  // Only of the first roll is it told which faces are natural ones.
  expect(asked).toEqual([
    [8, 5, true],
    [5, 4, false],
  ]);
});

test('B6: a round begins with no hits of either side, the first and every other', () => {
  const at = table(setting({ roundsPaid: 3 }), musters(box('3R', 'sauron'), box('3R', 'gondor')));
  const none = { hits: 0, again: 0, own: 0 };
  expect(at.state().tally).toEqual({ attacker: none, defender: none });
  at.throw(6, 1, 1, 5, 1, 1);
  expect(at.state().tally).toMatchObject({ attacker: { hits: 1 }, defender: { hits: 1 } });
  expect(at.choose('go-on').state().tally).toEqual({ attacker: none, defender: none });
});
