/** The exact odds of small battles against a second reckoning, written from the rules alone: regulars and leaders, no cards. */
import { describe, expect, test } from 'vitest';
import { countOf, unitsOf } from '../../src/strategic/war-of-the-ring/armies.ts';
import { captureOdds } from '../../src/strategic/war-of-the-ring/battle/campaign.ts';
import { beginBattle } from '../../src/strategic/war-of-the-ring/battle/machine.ts';
import { oddsOf, startExploring, type BattleOdds } from '../../src/strategic/war-of-the-ring/battle/odds.ts';
import { USUAL, type Policy } from '../../src/strategic/war-of-the-ring/brief/policy.ts';
import type { Setting } from '../../src/strategic/war-of-the-ring/battle/terms.ts';
import { box, musters, setting } from '../kit/strategicBattle.ts';

/** Chances of none, one, two ... hits. */
type Hits = readonly number[];

function binomial(dice: number, hits: number, chance: number): number {
  let ways = 1;
  for (let one = 1; one <= hits; one++) ways *= (dice - hits + one) / one;
  return ways * chance ** hits * (1 - chance) ** (dice - hits);
}

/** Hits of so many dice on a face, of which the leadership rolls misses again (B2-B4). */
function hitsOf(units: number, face: number, leadership: number): Hits {
  const dice = Math.min(5, units);
  const chance = (7 - face) / 6;
  const all = Array<number>(dice + 1).fill(0);
  for (let first = 0; first <= dice; first++) {
    const again = Math.min(leadership, dice - first);
    for (let more = 0; more <= again; more++)
      all[first + more]! += binomial(dice, first, chance) * binomial(again, more, chance);
  }
  return all;
}

const meanOf = (hits: Hits): number => hits.reduce((sum, chance, count) => sum + chance * count, 0);

/** A small battle: units and leadership of both sides, and how it goes on. */
interface Small {
  readonly units: readonly [attacking: number, defending: number];
  readonly led: readonly [attacking: number, defending: number];
  /** The face the attacker needs in a round (B5). */
  readonly needs: (round: number) => number;
  /** Whether the attacker goes on when so many live and this round is over. */
  readonly goesOn: (attacking: number, defending: number, round: number) => boolean;
}

/** The chance of every pair of survivors, the mean hits of both sides, and the mean rounds. */
interface Reckoned {
  readonly ends: ReadonlyMap<string, number>;
  readonly hits: readonly [attacker: number, defender: number];
  readonly rounds: number;
}

/** Round after round: what is not over is fought on, until nothing to speak of is left. */
function reckoned({ units, led, needs, goesOn }: Small): Reckoned {
  const ends = new Map<string, number>();
  let fighting = new Map([[units.join(), 1]]);
  let [rounds, byAttacker, byDefender] = [0, 0, 0];
  for (let round = 1; round < 2_000 && fighting.size > 0; round++) {
    const after: typeof fighting = new Map();
    for (const [who, mass] of fighting) {
      const [attacking, defending] = who.split(',').map(Number) as [number, number];
      const first = hitsOf(attacking, needs(round), led[0]);
      const second = hitsOf(defending, 5, led[1]);
      rounds += mass;
      byAttacker += mass * meanOf(first);
      byDefender += mass * meanOf(second);
      for (const [scored, chance] of first.entries()) {
        for (const [suffered, other] of second.entries()) {
          const [a, d] = [Math.max(0, attacking - suffered), Math.max(0, defending - scored)];
          const to = a > 0 && d > 0 && goesOn(a, d, round) ? after : ends;
          to.set(`${a},${d}`, (to.get(`${a},${d}`) ?? 0) + mass * chance * other);
        }
      }
    }
    fighting = new Map([...after].filter(([, mass]) => mass > 1e-16));
  }
  return { ends, hits: [byAttacker, byDefender], rounds };
}

/** The odds of the machine: Shadow against Gondor, leaders as Nazgûl and captains. */
function odds(given: Setting, { units, led }: Small, press: Policy['press']): BattleOdds {
  const armies = [
    box(`${units[0]}R ${led[0]}N`, 'sauron'),
    box(`${units[1]}R ${led[1]}L`, 'gondor'),
  ] as const;
  const start = beginBattle(given, musters(...armies));
  if (!start.ok) throw new Error('refused');
  const policy: Policy = { ...USUAL.attacker, press };
  return oddsOf(given, start.value, { attacker: policy, defender: { ...policy, hold: 'stand' } });
}

function expectAlike(found: BattleOdds, wanted: Reckoned): void {
  const ends = new Map<string, number>();
  for (const { outcome, chance } of found.ends) {
    const name = [outcome.sides.attacker, outcome.sides.defender].map(({ army }) => unitsOf(army)).join();
    ends.set(name, (ends.get(name) ?? 0) + chance);
  }
  expect([...ends.keys()].toSorted()).toEqual([...wanted.ends.keys()].toSorted());
  for (const [name, chance] of wanted.ends) expect(ends.get(name)).toBeCloseTo(chance, 10);
  expect(found.hits.attacker).toBeCloseTo(wanted.hits[0], 10);
  expect(found.hits.defender).toBeCloseTo(wanted.hits[1], 10);
  expect(found.rounds).toBeCloseTo(wanted.rounds, 10);
  // Every end is told once.
  const told = found.ends.map(({ outcome: { ending, sides, advanced } }) =>
    JSON.stringify([ending, sides, advanced]),
  );
  expect(new Set(told).size).toBe(told.length);
}

const open = (change: Partial<Setting>): Setting =>
  setting({ mode: 'field', ground: 'open', hold: null, ...change });

describe('the odds are those of the rules, reckoned a second time', () => {
  test.each([
    [
      [3, 2],
      [0, 0],
    ],
    [
      [4, 3],
      [2, 1],
    ],
    [
      [7, 3],
      [1, 2],
    ],
  ] as const)('A1, A3: one round of an assault, %j led by %j', (units, led) => {
    const small: Small = { units, led, needs: () => 6, goesOn: () => false };
    expectAlike(odds(setting(), small, 'always'), reckoned(small));
  });

  test('A1: three rounds of an assault, as a card pays for them', () => {
    const small: Small = { units: [4, 3], led: [1, 1], needs: () => 6, goesOn: (_, __, round) => round < 3 };
    expectAlike(odds(setting({ roundsPaid: 3 }), small, 'never'), reckoned(small));
  });

  test('F4, published: in the open, to the bitter end', () => {
    const small: Small = { units: [3, 3], led: [1, 0], needs: () => 5, goesOn: () => true };
    expectAlike(odds(open({}), small, 'always'), reckoned(small));
  });

  test('B5: against a city the attacker needs a six in the first round alone', () => {
    const needs = (round: number): number => (round === 1 ? 6 : 5);
    for (const rules of ['guide', 'published'] as const) {
      const small: Small = {
        units: [2, 2],
        led: [0, 1],
        needs,
        goesOn: (_, __, round) => rules === 'published' || round < 5,
      };
      expectAlike(odds(open({ rules, ground: 'city' }), small, 'always'), reckoned(small));
    }
  });

  test('difference 7, guide: a field battle of regulars ends with its fifth round', () => {
    const small: Small = { units: [3, 2], led: [0, 0], needs: () => 5, goesOn: (_, __, round) => round < 5 };
    expectAlike(odds(open({ rules: 'guide' }), small, 'always'), reckoned(small));
  });

  test('4.7: who presses while he is not outnumbered stops when he is', () => {
    const small: Small = { units: [3, 3], led: [0, 0], needs: () => 5, goesOn: (a, d) => a >= d };
    expectAlike(odds(open({}), small, 'while not outnumbered'), reckoned(small));
    const once: Small = { ...small, goesOn: () => false };
    expectAlike(odds(open({}), once, 'never'), reckoned(once));
  });
});

describe('4.7: assaults one after the other', () => {
  /** Captures after each of so many assaults of one round; the first may be paid for more. */
  function reckonedCaptures(units: Small['units'], actions: number, firstRounds = 1): readonly number[] {
    let standing = new Map([[units.join(), 1]]);
    let captured = 0;
    return Array.from({ length: actions }, (_, action) => {
      const paid = action === 0 ? firstRounds : 1;
      const after: typeof standing = new Map();
      for (const [who, mass] of standing) {
        const both = who.split(',').map(Number) as unknown as Small['units'];
        const { ends } = reckoned({
          units: both,
          led: [0, 0],
          needs: () => 6,
          goesOn: (_a, _d, round) => round < paid,
        });
        for (const [end, chance] of ends) {
          const [a, d] = end.split(',').map(Number) as [number, number];
          if (a > 0 && d === 0) captured += mass * chance;
          if (a > 0 && d > 0) after.set(end, (after.get(end) ?? 0) + mass * chance);
        }
      }
      standing = after;
      return captured;
    });
  }

  function expectCaptures(found: readonly number[], wanted: readonly number[]): void {
    expect(found).toHaveLength(wanted.length);
    for (const [action, chance] of wanted.entries()) expect(found[action]).toBeCloseTo(chance, 10);
  }

  const armies = musters(box('2R', 'sauron'), box('2R', 'gondor'));

  test('whoever is left assaults again, to the last regular', () => {
    expectCaptures(captureOdds(setting(), armies, USUAL, 4), reckonedCaptures([2, 2], 4));
  });

  test('a card pays for three rounds of the first assault and for none of the others', () => {
    const found = captureOdds(setting({ roundsPaid: 3 }), armies, USUAL, 3, startExploring(), setting());
    expectCaptures(found, reckonedCaptures([2, 2], 3, 3));
  });

  test('what takes a die from the garrison in the first assault alone takes none in the next', () => {
    const weak = setting({ fewer: { attacker: 0, defender: 1 } });
    const both = captureOdds(weak, armies, USUAL, 2, startExploring(), setting());
    const first = captureOdds(weak, armies, USUAL, 1);
    const second = captureOdds(weak, armies, USUAL, 2, startExploring(), { ...weak });
    expect(both[0]).toBe(first[0]);
    expect(both[1]).toBeLessThan(second[1]!);
  });

  test('B10: when nobody at war is left outside there is no other assault, and the hold does not fall', () => {
    const peace = setting({ atWar: ['sauron', 'gondor'] });
    const mixed = musters(box('1R 3R@southrons', 'sauron'), box('1R', 'gondor'));
    const found = captureOdds(peace, mixed, USUAL, 3);
    // One die on six against one on five: it falls in a round in 1/6, and the besieger fights on in 5/6 of 2/3. Both may fall: the others besiege it still.
    const again = (5 / 6) * (2 / 3);
    expectCaptures(found, [1 / 6, (1 / 6) * (1 + again), (1 / 6) * (1 + again + again ** 2)]);
  });
});

describe('dice that are no round', () => {
  test('4.5: Dreadful Spells are thrown before the first round and not counted as one; their hits are', () => {
    const spells = setting({ events: { attacker: ['sh-char-19'], defender: [] } });
    const start = beginBattle(spells, musters(box('3R 2N', 'sauron'), box('3R', 'gondor')));
    if (!start.ok) throw new Error('refused');
    const { rounds, hits } = oddsOf(spells, start.value, USUAL);
    expect(rounds).toBeCloseTo(1, 12);
    const siege = hitsOf(3, 6, 2);
    const garrison = [0, 1, 2].reduce(
      (sum, hit) => sum + binomial(2, hit, 1 / 3) * meanOf(hitsOf(3 - hit, 5, 0)),
      0,
    );
    expect(hits.attacker).toBeCloseTo(2 / 3 + meanOf(siege), 10);
    expect(hits.defender).toBeCloseTo(garrison, 10);
  });
});

describe('B3, B6: hits by rolling again, where a card asks for them', () => {
  const played = (attacker: string, defender: string, hands: Parameters<typeof musters>[2]): BattleOdds => {
    const start = beginBattle(setting(), musters(box(attacker, 'sauron'), box(defender, 'gondor'), hands));
    if (!start.ok) throw new Error('refused');
    return oddsOf(setting(), start.value, USUAL);
  };
  const chanceOf = (
    { ends }: BattleOdds,
    come: (end: BattleOdds['ends'][number]['outcome']) => boolean,
  ): number => ends.filter(({ outcome }) => come(outcome)).reduce((sum, { chance }) => sum + chance, 0);

  test('Black Breath kills a leader when the one die missed, was rolled again and hit', () => {
    const found = played('1R 1N', '3R 1L', { attacker: ['Black Breath'] });
    const fallen = chanceOf(found, ({ sides }) => countOf(sides.defender.dead, 'gondor', 'leader') === 1);
    expect(fallen).toBeCloseTo((5 / 6) * (1 / 6), 10);
  });

  test('Fateful Strike kills a Nazgûl in the same way', () => {
    const found = played('3R 1N', '1R 1L', { defender: ['Fateful Strike'] });
    const gone = chanceOf(
      found,
      ({ sides }) => countOf(sides.attacker.army.figures, 'sauron', 'nazgul') === 0,
    );
    expect(gone).toBeCloseTo((2 / 3) * (1 / 3), 10);
  });
});

test('A1: what was explored for one round paid is not taken for the first of three, where cards are barred in the first alone', () => {
  const locked = (roundsPaid: number): Setting => setting({ roundsPaid, firstRoundLocked: true });
  const armies = musters(box('3R', 'sauron'), box('3R', 'gondor'), { defender: ['Advantageous Position'] });
  const known = startExploring();
  captureOdds(locked(1), armies, USUAL, 1, known);
  const shared = captureOdds(locked(3), armies, USUAL, 1, known);
  expect(shared).toEqual(captureOdds(locked(3), armies, USUAL, 1));
});
