/** Cases 2.20.5, 2.19.5 and 7.26: challenges, ratings, and every column of the table. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { duelOf } from '../../src/engine/facts/duels.ts';
import { GONE, OFF_MAP } from '../../src/engine/state.ts';
import { acceptDuel } from '../../src/engine/verbs/acceptDuel.ts';
import { challenge } from '../../src/engine/verbs/challenge.ts';
import { declineDuel } from '../../src/engine/verbs/declineDuel.ts';
import {
  guard,
  hero,
  orc,
  siege,
  type HeroSpec,
  type Plan,
  type Position,
  type Soldier,
} from '../kit/siege.ts';
import { owed } from './blows.ts';
import { accepting, challenging, declining, duelling, stalemate } from './personages.ts';

const FIELD = `
  . . . . . .
  . . . . . .
  . . a d . .
  . . . . . .
  . . . . . .`;

/** The besieger's `a` beside the defender's `d`, in an open field; `d` has a unit with him unless he is lone. */
function facing(a: HeroSpec, d: HeroSpec, lone = false, more: Plan['pieces'] = {}): Position {
  const guards: Plan['pieces'] = lone ? {} : { g: guard('D3X', { at: '0403' }) };
  const pieces = { a: hero(BESIEGER, a), d: hero(DEFENDER, d), ...guards, ...more };
  return siege({ map: FIELD, pieces, step: 'besieger-combat.duel.choosing' });
}

/** The difference and column at which `a` would fight `d`. */
function odds(at: Position): readonly [difference: number, column: string] {
  const { difference, column } = duelOf(at.battle, at.state, at.piece('a'), at.piece('d'));
  return [difference, column];
}

describe('2.20.5 challenges', () => {
  test('2.20.5 a personage of the acting side challenges an enemy personage in contact, and he is asked', () => {
    const after = facing({}, {}).act(challenge, challenging(facing({}, {}), 'a', 'd'));
    expect(owed(after)).toEqual(['duel d']);
    expect(after.state.owed[0]).toEqual({
      type: 'duel',
      unit: after.piece('d'),
      challenger: after.piece('a'),
    });
  });

  test('2.20.5 once: declined or fought, his challenge is made', () => {
    const declined = duelling(facing({}, {}), 'a', 'd').act(declineDuel, declining(facing({}, {}), 'd'));
    const again = declined.with({ active: BESIEGER });
    expect(again.whyNot(challenge, challenging(again, 'a', 'd'))).toBe('challenged-already');
  });

  test('2.20.5 who has fought a duel in this segment is not challenged again, who declined may be', () => {
    const second = { b: hero(BESIEGER, { at: '0303' }) };
    const asked = duelling(facing({}, {}, false, second), 'a', 'd');
    const fought = asked.act(acceptDuel, accepting(asked, 'd'), 3).with({ active: BESIEGER, owed: [] });
    expect(fought.whyNot(challenge, challenging(fought, 'b', 'd'))).toBe('duelled-already');
    const declined = asked.act(declineDuel, declining(asked, 'd')).with({ active: BESIEGER });
    expect(declined.whyNot(challenge, challenging(declined, 'b', 'd'))).toBeNull();
  });

  test('2.0.5 contact is needed: not from further away, not across a wall', () => {
    const far = siege({ map: 'a . d', pieces: { a: hero(BESIEGER), d: hero(DEFENDER) } });
    expect(far.whyNot(challenge, challenging(far, 'a', 'd'))).toBe('not-in-contact');
    const walled = siege({
      map: 'd a',
      levels: '1 .',
      sides: ['0101/0201 wall up 0101 level 1'],
      pieces: { a: hero(BESIEGER), d: hero(DEFENDER) },
    });
    expect(walled.whyNot(challenge, challenging(walled, 'a', 'd'))).toBe('not-in-contact');
    const breached = walled.with({ works: [{ breached: true, holder: DEFENDER }] });
    expect(breached.whyNot(challenge, challenging(breached, 'a', 'd'))).toBeNull();
  });

  test('2.20.5 only personages, only the acting side, only enemies, only on the map', () => {
    const off = { f: hero(BESIEGER, { at: 'off' }), w: hero(DEFENDER, { at: 'off' }) };
    const at = facing({}, {}, false, { ...off, o: orc('E3Y', { at: '0303' }) });
    expect(at.whyNot(challenge, challenging(at, 'd', 'a'))).toBe('not-your-piece');
    expect(at.whyNot(challenge, challenging(at, 'o', 'd'))).toBe('not-a-personage');
    expect(at.whyNot(challenge, challenging(at, 'a', 'g'))).toBe('not-a-personage');
    expect(at.whyNot(challenge, challenging(at, 'a', 'f'))).toBe('not-on-the-map');
    expect(at.whyNot(challenge, challenging(at, 'f', 'd'))).toBe('not-on-the-map');
    expect(at.whyNot(challenge, challenging(at, 'a', 'w'))).toBe('not-on-the-map');
    expect(at.whyNot(challenge, challenging(at, 'a', 'a'))).toBe('target-not-enemy');
    expect(challenge.options(at.battle, at.state)).toEqual([challenging(at, 'a', 'd')]);
  });

  test('2.20.10 individuals duel like leaders', () => {
    const at = facing({ rank: 'individual' }, { rank: 'individual' });
    expect(owed(duelling(at, 'a', 'd'))).toEqual(['duel d']);
  });

  test('2.12 a frozen personage challenges nobody', () => {
    const at = facing({ state: { frozen: 2 } }, {});
    expect(at.whyNot(challenge, challenging(at, 'a', 'd'))).toBe('frozen');
  });

  test('2.12 under Stalemate the wraith makes no challenge, and one made to him is void', () => {
    const witch = facing(
      { gifts: ['wraith'], magic: 8, spells: ['fear'] },
      { magic: 10, spells: ['stalemate'] },
      false,
      { t: hero(DEFENDER, { at: '0403' }) },
    );
    expect(witch.whyNot(challenge, challenging(witch, 'a', 't'))).toBeNull();
    const held = stalemate(witch);
    expect(held.whyNot(challenge, challenging(held, 'a', 't'))).toBe('stalemated');
    const theirs = held.with({ active: DEFENDER });
    expect(theirs.whyNot(challenge, challenging(theirs, 't', 'a'))).toBe('stalemated');
  });

  test('2.12 who holds the wraith by Stalemate duels with nobody this turn', () => {
    const at = facing({}, { magic: 10, spells: ['stalemate'] }, false, {
      w: hero(BESIEGER, { at: '0101', gifts: ['wraith'], magic: 8 }),
    });
    const held = stalemate(at);
    expect(at.whyNot(challenge, challenging(at, 'a', 'd'))).toBeNull();
    expect(held.whyNot(challenge, challenging(held, 'a', 'd'))).toBe('stalemated');
    const theirs = held.with({ active: DEFENDER });
    expect(theirs.whyNot(challenge, challenging(theirs, 'd', 'a'))).toBe('stalemated');
  });
});

describe('2.20.5 declining', () => {
  test('2.20.5 he may decline: nobody is hurt, he has declined this turn, and no duel was fought', () => {
    const asked = duelling(facing({}, {}), 'a', 'd');
    const after = asked.act(declineDuel, declining(asked, 'd'));
    expect(after.standing('d')).toMatchObject({ declined: true, duelled: false, lost: 0 });
    expect(after.standing('a')).toMatchObject({ challenged: true, duelled: false });
    expect(after.state.owed).toEqual([]);
  });

  test('2.20.5 who accepts has fought, and so has his challenger', () => {
    const asked = duelling(facing({}, {}), 'a', 'd');
    const after = asked.act(acceptDuel, accepting(asked, 'd'), 3);
    expect(after.standing('d')).toMatchObject({ declined: false, duelled: true });
    expect(after.standing('a')).toMatchObject({ challenged: true, duelled: true });
  });

  const FORCED: readonly (readonly [string, Position])[] = [
    ['one without a friendly unit in his hex', facing({}, {}, true)],
    ['one whose friends stand in the next hex', facing({}, {}, true, { n: guard('D3X', { at: '0503' }) })],
    ['a frozen one', facing({}, { state: { frozen: 2 } })],
    ['a wraith', facing({}, { gifts: ['wraith'] })],
  ];

  test.each(FORCED)('2.20.5 %s may not decline: the duel is fought at once', (_, at) => {
    const after = at.act(challenge, challenging(at, 'a', 'd'), 4);
    expect(after.standing('d')).toMatchObject({ duelled: true, declined: false });
    expect(owed(after)).not.toContain('duel d');
  });

  test.each([
    ['alone-must-fight', facing({}, {}, true)],
    ['frozen', facing({}, { state: { frozen: 2 } })],
    ['never-declines', facing({}, { gifts: ['wraith'] })],
  ] as const)('2.20.5 declining is refused: %s', (code, at) => {
    const asked = at.with({
      active: DEFENDER,
      owed: [{ type: 'duel', unit: at.piece('d'), challenger: at.piece('a') }],
    });
    expect(asked.whyNot(declineDuel, declining(asked, 'd'))).toBe(code);
    expect(declineDuel.options(asked.battle, asked.state)).toEqual([]);
    expect(acceptDuel.options(asked.battle, asked.state)).toEqual([accepting(asked, 'd')]);
  });

  test('2.20.5 a disrupted unit in his hex is a friendly unit', () => {
    const shaken: Readonly<Record<string, Soldier>> = {
      s: guard('D3X', { at: '0403', state: { disrupted: true } }),
    };
    const at = facing({}, {}, true, shaken);
    expect(owed(duelling(at, 'a', 'd'))).toEqual(['duel d']);
  });

  test('2.18.2 the owner of the challenged answers, for him alone', () => {
    const at = facing({}, {}, false, { t: hero(DEFENDER, { at: '0403' }) });
    const asked = duelling(at, 'a', 'd');
    expect(asked.whyNot(acceptDuel, accepting(asked, 't'))).toBe('not-the-decision-owed');
    expect(asked.whyNot(declineDuel, declining(asked, 't'))).toBe('not-the-decision-owed');
    const others = asked.with({ active: BESIEGER });
    expect(others.whyNot(acceptDuel, accepting(asked, 'd'))).toBe('not-your-piece');
    expect(acceptDuel.options(others.battle, others.state)).toEqual([]);
    expect(declineDuel.options(others.battle, others.state)).toEqual([]);
    expect(declineDuel.options(asked.battle, asked.state)).toEqual([declining(asked, 'd')]);
  });
});

describe('2.19.5 ratings', () => {
  test('2.19.5 the rating of the side showing, attacker minus defender', () => {
    expect(odds(facing({ ratings: [6, 3] }, { ratings: [4, 2] }))[0]).toBe(2);
    expect(odds(facing({ ratings: [6, 3], state: { lost: 1 } }, { ratings: [4, 2] }))[0]).toBe(-1);
    expect(odds(facing({ ratings: [6, 3] }, { ratings: [4, 2], state: { lost: 1 } }))[0]).toBe(4);
  });

  test('2.19.5 the bane of the wraith has 4 more against him, in either role, and against nobody else', () => {
    const bane = { ratings: [4, 2], gifts: ['wraith-bane'] } as const;
    const wraith = { ratings: [8, 4], gifts: ['wraith'] } as const;
    expect(odds(facing(wraith, bane))[0]).toBe(0);
    expect(odds(facing(bane, wraith))[0]).toBe(0);
    expect(odds(facing({ ratings: [8, 4] }, bane))[0]).toBe(4);
  });

  test('2.19.5 an avenger has 1 more from the fall of the one he mourns, and only then', () => {
    const at = facing({ ratings: [5, 2] }, { ratings: [6, 4], gifts: ['avenger'] }, false, {
      k: hero(DEFENDER, { at: '0101', gifts: ['mourned'] }),
    });
    const king = at.piece('k');
    const when = (place: typeof GONE | typeof OFF_MAP): Position =>
      at.with({ pieces: at.state.pieces.with(king, { ...at.state.pieces[king]!, at: place }) });
    expect(odds(at)[0]).toBe(-1);
    expect(odds(when(OFF_MAP))[0]).toBe(-1);
    expect(odds(when(GONE))[0]).toBe(-2);
  });

  test('2.19.5 nobody avenges the fallen of the enemy, and only an avenger avenges', () => {
    const fallen = { k: hero(BESIEGER, { at: '0101', gifts: ['mourned'], state: { at: GONE } }) };
    expect(odds(facing({ ratings: [5, 2] }, { ratings: [6, 4], gifts: ['avenger'] }, false, fallen))[0]).toBe(
      -1,
    );
    expect(odds(facing({ ratings: [5, 2] }, { ratings: [6, 4] }, false, fallen))[0]).toBe(-1);
  });

  test('2.19.5 a frozen defender is 2 worse', () => {
    expect(odds(facing({ ratings: [5, 2] }, { ratings: [6, 4], state: { frozen: 2 } }))[0]).toBe(1);
  });

  test('2.19.5 the modifiers come in the order of the case and add up to the rating', () => {
    const at = facing(
      { ratings: [8, 4], gifts: ['wraith'] },
      {
        ratings: [6, 4],
        gifts: ['avenger', 'wraith-bane'],
        state: { frozen: 2, lost: 1 },
      },
      false,
      { k: hero(DEFENDER, { at: '0101', gifts: ['mourned'], state: { at: GONE } }) },
    );
    const { defender } = duelOf(at.battle, at.state, at.piece('a'), at.piece('d'));
    expect(defender.modifiers.map(({ what, delta }) => [what, delta])).toEqual([
      ['wounded', -2],
      ['wraith-bane', 4],
      ['avenger', 1],
      ['frozen', -2],
    ]);
    expect(defender).toMatchObject({ printed: 6, rating: 7 });
    expect(odds(at)).toEqual([1, '+1']);
  });

  test('2.19.5 the caps come last: above +6 is read as +6, below -4 as -4', () => {
    expect(odds(facing({ ratings: [8, 4] }, { ratings: [1, 1] }))).toEqual([7, '+6']);
    expect(odds(facing({ ratings: [1, 1] }, { ratings: [8, 4] }))).toEqual([-7, '-4']);
    const frozen = facing({ ratings: [8, 4] }, { ratings: [3, 1], state: { frozen: 2 } });
    expect(odds(frozen)).toEqual([7, '+6']);
  });
});

/** What befell the two, in the signs of the chart. */
function sign(after: Position): string {
  const back = after.state.owed[0];
  if (back?.type === 'withdraw') return back.unit === after.piece('a') ? 'Ar2' : 'Dr2';
  for (const [who, key] of [
    ['A', 'a'],
    ['D', 'd'],
  ] as const) {
    if (after.where(key) === 'gone') return `${who}e`;
    if (after.standing(key).lost > 0) return `${who}½e`;
  }
  return '-';
}

/** The one ladder on which all cells of the table lie, worst for the attacker first; each column begins one step further up. */
const LADDER = ['Ae', 'Ae', 'A½e', 'A½e', 'Ar2', 'Ar2', '-', 'Dr2', 'D½e', 'D½e', 'De', 'De', 'De'];
const BEGINS: readonly (readonly [column: string, differences: readonly number[]])[] = [
  ['-4', [-7, -6, -5, -4]],
  ['-2 or -3', [-3, -2]],
  ['-1', [-1]],
  ['0', [0]],
  ['+1', [1]],
  ['+2 or +3', [2, 3]],
  ['+4 or +5', [4, 5]],
  ['+6', [6, 7]],
];

describe('7.26 the table', () => {
  describe.each(BEGINS.map((row, start) => [...row, start] as const))(
    '7.26 column %s',
    (column, differences, start) => {
      test.each(
        differences.flatMap((difference) => [1, 2, 3, 4, 5, 6].map((die) => [difference, die] as const)),
      )('7.26 a difference of %i and a die of %i', (difference, die) => {
        const at = facing(
          { ratings: [8 + Math.min(0, difference), 1] },
          { ratings: [8 - Math.max(0, difference), 1] },
        );
        expect(odds(at)).toEqual([difference, column]);
        const asked = duelling(at, 'a', 'd');
        expect(sign(asked.act(acceptDuel, accepting(asked, 'd'), die))).toBe(LADDER[start + die - 1]);
      });
    },
  );
});
