/** The odds of spells, duels, oil, heads, rallies and catches are those of the charts, through the verbs that resolve them. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import type { Dice } from '../../src/engine/dice.ts';
import { cast } from '../../src/engine/verbs/cast.ts';
import { verbOf } from '../../src/engine/verbs.ts';
import { oddsOf, outcomes, type Branch, type Outcome } from '../../src/game/odds.ts';
import {
  cauldron,
  engine,
  guard,
  hero,
  orc,
  siege,
  type HeroSpec,
  type Plan,
  type Position,
  type Soldier,
} from '../kit/siege.ts';
import { blow } from '../rules/blows.ts';
import { march, DISRUPTED } from '../rules/orders.ts';
import { accepting, challenging, duelling, trying } from '../rules/personages.ts';
import { dark, magic, spell } from '../rules/spells.ts';
import { docked, quarter } from '../rules/towers.ts';

/** Ways by outcome, and of how many. */
function waysOf(
  { battle, state }: Position,
  action: Action,
): Partial<Record<Outcome, number>> & { of: number } {
  const { of, outcomes } = oddsOf(battle, state, action);
  expect(outcomes.reduce((sum, { ways }) => sum + ways, 0)).toBe(of);
  return { of, ...Object.fromEntries(outcomes.map(({ outcome, ways }) => [outcome, ways])) };
}

describe('17.4 the odds of a spell', () => {
  test('17.4 by the row and the points', () => {
    expect(waysOf(magic(), spell(magic(), 'break-darkness', 4))).toEqual({ of: 36, works: 32, fails: 4 });
    expect(waysOf(magic(), spell(magic(), 'break-darkness', 5))).toEqual({ of: 36, works: 35, fails: 1 });
    expect(waysOf(dark(magic()), spell(magic(), 'fear', 2))).toEqual({ of: 36, works: 18, fails: 18 });
  });

  test('17.4 Stalemate by the time of day', () => {
    const night = magic({ night: true });
    expect(waysOf(magic(), spell(magic(), 'stalemate', 1)).works).toBe(30);
    expect(waysOf(night, spell(night, 'stalemate', 1)).works).toBe(12);
  });

  test('17.4 A is certain', () => {
    expect(waysOf(dark(magic()), spell(magic(), 'activate-grond', 1))).toEqual({ of: 1, works: 1 });
  });

  test('2.12 a second Freeze is harder', () => {
    const after = dark(magic()).act(cast, spell(magic(), 'freeze', 1, 'w'), 6, 6);
    const later = after.with({ magic: { ...after.state.magic, cast: [] } });
    expect(waysOf(dark(magic()), spell(magic(), 'freeze', 2, 'k')).works).toBe(25);
    expect(waysOf(later, spell(later, 'freeze', 2, 'k')).works).toBe(18);
  });
});

describe('7.26 the odds of a duel', () => {
  const facing = (a: HeroSpec, d: HeroSpec, more: Plan['pieces'] = {}): Position =>
    siege({
      map: `. . . . . .
             . . . . . .
            . . a d . .
             . . . . . .
            . . . . . .`,
      step: 'besieger-combat.duel.choosing',
      pieces: { a: hero(BESIEGER, a), d: hero(DEFENDER, d), g: guard('D3X', { at: '0403' }), ...more },
    });

  test('7.26 at even ratings: of six one wounds each way, two throw back the challenger, one the challenged', () => {
    const position = facing({}, {});
    expect(waysOf(position, challenging(position, 'a', 'd'))).toEqual({
      of: 6,
      'challenged-wounded': 1,
      'challenged-back': 1,
      nothing: 1,
      'challenger-back': 2,
      'challenger-wounded': 1,
    });
  });

  test('2.20.5 a challenge is reckoned as if it were accepted', () => {
    const position = facing({ ratings: [8, 4] }, { ratings: [3, 1] });
    const challenged = waysOf(position, challenging(position, 'a', 'd'));
    const asked = duelling(position, 'a', 'd');
    expect(challenged).toEqual({
      of: 6,
      'challenged-slain': 2,
      'challenged-wounded': 2,
      'challenged-back': 1,
      nothing: 1,
    });
    expect(waysOf(asked, accepting(asked, 'd'))).toEqual(challenged);
  });

  test('2.20.5 one who may not decline is reckoned likewise', () => {
    const position = facing({ ratings: [3, 1] }, { ratings: [8, 4], gifts: ['wraith'] });
    expect(waysOf(position, challenging(position, 'a', 'd'))).toEqual({
      of: 6,
      'challenger-back': 2,
      'challenger-wounded': 2,
      'challenger-slain': 2,
    });
  });

  test('7.26 who is wounded already falls', () => {
    const position = facing({}, { ratings: [6, 6], state: { lost: 1 } });
    expect(waysOf(position, challenging(position, 'a', 'd'))['challenged-slain']).toBe(1);
  });

  test('2.20.9 a wraith is only wounded', () => {
    const position = facing({ ratings: [8, 4] }, { ratings: [2, 1], gifts: ['wraith'] });
    expect(waysOf(position, challenging(position, 'a', 'd'))).toEqual({
      of: 6,
      'challenged-wounded': 5,
      'challenged-back': 1,
    });
  });
});

describe('2.11.9 the odds of oil', () => {
  const pour = (position: Position): Action => ({
    type: 'Pour',
    cauldron: position.piece('k'),
    hexside: position.side('0201', '0301'),
  });
  const wall = (pieces: Readonly<Record<string, Soldier>>): Position =>
    siege({
      map: '. . . . . .',
      levels: '2 2 . . . .',
      sides: ['0201/0301 wall up 0201 level 2'],
      active: DEFENDER,
      step: 'besieger-combat.oil.choosing',
      pieces: { d: guard('D3X', { at: '0201' }), k: cauldron(3, { at: '0201' }), ...pieces },
    });

  test('2.11.9 on a unit: strength A, then 7.42', () => {
    const position = wall({ o: orc('E1Z', { at: '0301' }) });
    expect(waysOf(position, pour(position))).toEqual({
      of: 216,
      dead: 33 * 4,
      'thrown-back': 33 * 2,
      nothing: 3 * 6,
    });
  });

  test('2.11.9 the ladder that burns on the way is no outcome', () => {
    const plain = wall({ o: orc('E1Z', { at: '0301' }) });
    const ladder = { hexside: plain.side('0201', '0301'), foot: plain.hex('0301'), turn: 1 };
    const laddered = plain.with({ ladders: [ladder] });
    expect(waysOf(laddered, pour(laddered))).toEqual(waysOf(plain, pour(plain)));
  });

  const tower = (crew: string): Position =>
    docked(
      quarter(
        'wall',
        {
          active: DEFENDER,
          pieces: { d: guard('D3X', { at: '0201' }), k: cauldron(3, { at: '0201' }) },
        },
        orc('E3Y', { at: crew }),
      ),
    );

  test('2.11.9 on a docked tower alone: A against armour 2', () => {
    expect(waysOf(tower('0501'), pour(tower('0501')))).toEqual({ of: 36, destroyed: 29, nothing: 7 });
  });

  test('2.11.9 with a unit in its hex the unit is told of', () => {
    expect(waysOf(tower('0301'), pour(tower('0301')))).toEqual({
      of: 216,
      dead: 26 * 2,
      halved: 26,
      'thrown-back': 26 * 3,
      nothing: 10 * 6,
    });
  });
});

describe('2.11.8 the odds of a head', () => {
  test.each([
    ['0401', 5],
    ['0501', 4],
    ['0601', 3],
  ])('2.11.8 from %s it lands on %i faces of six', (at, lands) => {
    const position = siege({
      map: '. . . . . . .',
      levels: '1 1 1 . . . .',
      step: 'siege.choosing',
      pieces: { x: engine('catapult', BESIEGER, { at }) },
    });
    const action: Action = { type: 'ThrowHead', engine: position.piece('x'), hex: position.hex('0301') };
    expect(waysOf(position, action)).toEqual({ of: 6, lands, nothing: 6 - lands });
  });
});

describe('8.37 the odds of rallying', () => {
  const field = (spec: HeroSpec = {}): Position =>
    siege({
      map: '. g . . .',
      active: DEFENDER,
      step: 'rally.defender',
      pieces: { g: guard('D3X', DISRUPTED), l: hero(DEFENDER, { at: '0201', ...spec }) },
    });

  test.each([
    [1, 7],
    [5, 21],
    [8, 32],
  ])('8.37 a leader of %i rallies in %i of 36', (rating, rallied) => {
    const position = field({ ratings: [rating, 1] });
    expect(waysOf(position, trying(position, 'l', 'g'))).toEqual({ of: 36, rallied, nothing: 36 - rallied });
  });

  test('2.12.7 the banner is certain', () => {
    const before = field({ gifts: ['banner'], spells: ['reveal'] });
    const position = before.with({ magic: { ...before.state.magic, banner: true, bannerPhases: 3 } });
    const action: Action = { type: 'RallyToBanner', unit: position.piece('g') };
    expect(waysOf(position, action)).toEqual({ of: 1, rallied: 1 });
  });
});

describe('2.20.6 the odds of catching a personage', () => {
  const chase = (pieces: Readonly<Record<string, Soldier>>): Position =>
    siege({ map: 'o . . . .', pieces: { o: orc('E3Y'), g: guard('D3X', { at: '0501' }), ...pieces } });
  const onto = (position: Position): Action => march(position, 'o', '0201');

  test('2.20.6 one of three falls', () => {
    const position = chase({ h: hero(DEFENDER, { at: '0201' }) });
    expect(waysOf(position, onto(position))).toEqual({ of: 6, slain: 2, escapes: 4 });
  });

  test('2.20.6 of two, at least one falls in five of nine', () => {
    const position = chase({ h: hero(DEFENDER, { at: '0201' }), i: hero(DEFENDER, { at: '0201' }) });
    expect(waysOf(position, onto(position))).toEqual({ of: 36, slain: 20, escapes: 16 });
  });

  test('2.20.7 with nowhere to go he falls whatever the die shows', () => {
    const position = siege({ map: 'o h . .', pieces: { o: orc('E3Y'), h: hero(DEFENDER) } });
    expect(waysOf(position, onto(position))).toEqual({ of: 6, slain: 6 });
  });

  test('2.7.2 a move that catches nobody rolls nothing', () => {
    expect(waysOf(chase({}), onto(chase({})))).toEqual({ of: 1, nothing: 1 });
  });
});

describe('2.20.7 dice that change nothing about the fate of the target', () => {
  test('2.20.7 those with a unit that dies are left out of its odds', () => {
    const pieces = { o: orc('E3Y'), d: guard('D3Y') };
    const heroes = { h: hero(DEFENDER, { at: '0402' }), i: hero(DEFENDER, { at: '0402' }) };
    const map = `. . . . . . .
                  . . o d . . .
                 . . . . . . .`;
    const alone = siege({ map, pieces });
    const led = siege({ map, pieces: { ...pieces, ...heroes } });
    expect(waysOf(led, blow(led, 'o', 'd'))).toEqual(waysOf(alone, blow(alone, 'o', 'd')));
    expect(waysOf(led, blow(led, 'o', 'd')).of).toBe(216);
  });
});

describe('2.8.6 the odds of slipping away', () => {
  test('2.8.6 one of two arrives disordered', () => {
    const before = siege({
      map: `. . . . . . .
             . . o d . . .
            . . . . . . .`,
      pieces: { o: orc('E3Y'), d: guard('B3X', { gait: 'horse' }) },
    });
    const asked = before.with({
      owed: [{ type: 'slip', unit: before.piece('d'), attacker: before.piece('o') }],
      active: DEFENDER,
    });
    const action: Action = { type: 'SlipAway', unit: asked.piece('d'), to: asked.hex('0502'), carries: [] };
    expect(waysOf(asked, action)).toEqual({ of: 6, nothing: 3, disrupted: 3 });
  });
});

describe('throws that come to the same', () => {
  /** Ways of 7776 in which each text comes about. */
  function spread(branches: readonly Branch<string>[]): Readonly<Record<string, number>> {
    const ways: Record<string, number> = {};
    for (const { value, ways: some, of } of branches) ways[value] = (ways[value] ?? 0) + (some * 7776) / of;
    return ways;
  }

  test.each([
    ['an attack', 'd', 'Melee'],
    ['a shot', 'd', 'Fire'],
  ] as const)('7.42 taken as one they leave every chance of %s as it is', (_what, target, type) => {
    const position = siege({
      map: `. . . . .
             . o d . .
            . . u . .`,
      pieces: { o: orc('Ee3Y'), d: guard('D3Y'), u: guard('D3X'), h: hero(DEFENDER, { at: '0302' }) },
    });
    const { battle, state } = position;
    const [by, at] = [position.piece('o'), position.piece(target)];
    const action: Action =
      type === 'Melee' ? { type, attacker: by, defender: at } : { type, shooter: by, target: at };
    const text = (events: readonly object[]): string =>
      JSON.stringify(events.filter((event) => !('faces' in event)));
    const run = (dice: Dice): string => text(verbOf(type).resolve(battle, state, action, dice));
    const apart = outcomes(run);
    const together = outcomes(run, (value) => value);
    expect(spread(together)).toEqual(spread(apart));
    expect(together.length).toBeLessThan(apart.length / 2);
  });
});
