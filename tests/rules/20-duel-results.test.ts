/** Cases 2.20.8 and 2.20.9: who goes back after a duel and how, wounds, the fallen, and the prophecy. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { challenge } from '../../src/engine/verbs/challenge.ts';
import { retreat } from '../../src/engine/verbs/retreat.ts';
import { withdraw } from '../../src/engine/verbs/withdraw.ts';
import {
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
import { back, owed } from './blows.ts';
import { challenging, withdrawing, withdrawingWith } from './personages.ts';

/** Dice on the column 0: the attacker wounded, back; nothing; the defender back, wounded. */
const EVEN = {
  attackerWounded: 1,
  attackerBack: 3,
  nothing: 4,
  defenderBack: 5,
  defenderWounded: 6,
} as const;
/** Dice on the columns +6 and -4. */
const [DEFENDER_FALLS, ATTACKER_FALLS] = [6, 1] as const;

const STRONG = { ratings: [8, 4] } as const satisfies HeroSpec;
const WEAK = { ratings: [1, 1] } as const satisfies HeroSpec;
const FROZEN = { state: { frozen: 2 } } as const satisfies HeroSpec;

const FIELD = `
  . . . . . . .
  . . . . . . .
  . . a d . . .
  . . . . . . .
  . . . . . . .`;

type More = Readonly<Record<string, Soldier>>;

function field(a: HeroSpec, d: HeroSpec, more: More = {}): Position {
  return siege({ map: FIELD, pieces: { a: hero(BESIEGER, a), d: hero(DEFENDER, d), ...more } });
}

/** `a` challenges `d`, who must fight, and this die is rolled. */
function fought(at: Position, die: number): Position {
  return at.act(challenge, challenging(at, 'a', 'd'), die);
}

/** `d`, alone or frozen and so forced to fight on even terms, owes a withdrawal, and his owner decides. */
function beaten(more: More = {}, d: HeroSpec = {}): Position {
  const { ratings, ...rest } = { ratings: [8, 3] as const, ...d };
  const at = field({ ratings: [6, 3] }, { ...rest, ...FROZEN, ratings }, more);
  return fought(at, EVEN.defenderBack).with({ active: DEFENDER });
}

/** The printed hexes in which the withdrawal may end: alone, or with the unit. */
function ends(at: Position, together = false): readonly string[] {
  const { columns } = at.battle.board;
  const found = withdraw
    .options(at.battle, at.state)
    .filter(({ unit }) => (unit !== null) === together)
    .map(({ path }) => path.at(-1)!)
    .map((hex) => `0${(hex % columns) + 1}0${Math.floor(hex / columns) + 1}`);
  return [...new Set(found)].sort();
}

describe('2.20.8 going back alone', () => {
  test('2.20.8 two hexes, never nearer to his foe, the owner choosing', () => {
    const at = beaten();
    expect(owed(at)).toEqual(['withdraw d']);
    const around = ['0202', '0301', '0401', '0402', '0501', '0502'];
    const below = ['0204', '0305', '0404', '0405', '0504', '0505'];
    expect(ends(at)).toEqual([...around, ...below, '0503', '0603'].sort());
    expect(at.act(withdraw, withdrawing(at, 'd', '0503', '0603')).where('d')).toBe('0603');
    expect(at.whyNot(withdraw, withdrawing(at, 'd', '0503'))).toBe('retreat-too-short');
    expect(at.whyNot(withdraw, withdrawing(at, 'd', '0503', '0403'))).toBe('retreat-closer');
    expect(at.whyNot(withdraw, withdrawing(at, 'd', '0303'))).toBe('retreat-into-enemy');
    expect(at.whyNot(withdraw, withdrawing(at, 'd', '0703'))).toBe('not-adjacent');
  });

  test('2.20.8 the beaten attacker goes back from the defender', () => {
    const at = fought(field({}, {}), EVEN.attackerBack);
    expect(owed(at)).toEqual(['withdraw a']);
    expect(at.act(withdraw, withdrawing(at, 'a', '0203', '0103')).where('a')).toBe('0103');
  });

  test('2.20.8 zones of control are ignored', () => {
    const at = beaten({ o: orc('E3Y', { at: '0602' }), p: orc('E3Y', { at: '0604' }) });
    expect(ends(at)).toContain('0603');
  });

  test('2.20.8 friends are no hindrance, on the way or at its end', () => {
    const at = beaten({ g: guard('D3X', { at: '0503' }), h: guard('D3X', { at: '0603' }) });
    const after = at.act(withdraw, withdrawing(at, 'd', '0503', '0603'));
    expect(after.where('d')).toBe('0603');
    expect(after.standing('h')).toMatchObject({ disrupted: false });
    expect(after.where('h')).toBe('0603');
  });

  test.each<readonly [string, Soldier]>([
    ['unit', orc('E3Y', { at: '0503' })],
    ['engine', engine('catapult', BESIEGER, { at: '0503' })],
    ['personage', hero(BESIEGER, { at: '0503' })],
  ])('2.8.10 not into a hex with an enemy %s', (_, enemy) => {
    const at = beaten({ e: enemy });
    expect(ends(at)).not.toContain('0503');
    expect(at.whyNot(withdraw, withdrawing(at, 'd', '0503', '0603'))).toBe('retreat-into-enemy');
  });

  /** `d` beside his foe in a lane one hex wide, with that ground behind him, first and second hex. */
  function lane(plan: Partial<Plan> & Pick<Plan, 'map'>, d: HeroSpec = {}): Position {
    const pieces = { a: hero(BESIEGER, { ratings: [6, 3] }), d: hero(DEFENDER, { ratings: [6, 3], ...d }) };
    return siege({ ...plan, pieces: { ...pieces, ...plan.pieces } });
  }

  test('2.20.8 one step where two are impossible; a single way is taken at once (2.18.4)', () => {
    const at = fought(lane({ map: 'a d . M' }), EVEN.defenderBack);
    expect(owed(at)).toEqual([]);
    expect(at.where('d')).toBe('0301');
  });

  test('2.20.8 no step possible alone: wounded instead, by the attacker as by the defender', () => {
    const at = fought(lane({ map: 'a d M' }), EVEN.defenderBack);
    expect(at.where('d')).toBe('0201');
    expect(at.standing('d').lost).toBe(1);
    const other = fought(lane({ map: 'M a d' }), EVEN.attackerBack);
    expect(other.standing('a').lost).toBe(1);
    expect(other.standing('d').lost).toBe(0);
  });

  test('2.20.8 and he who is reduced already is eliminated', () => {
    const at = fought(lane({ map: 'a d M' }, { ratings: [9, 6], state: { lost: 1 } }), EVEN.defenderBack);
    expect(at.where('d')).toBe('gone');
    expect(at.state.tracks).toEqual([9, 0]);
  });

  test('2.8.10 by his own gate, not by the enemy one, not over a wall', () => {
    const plan = (kind: string): Parameters<typeof lane>[0] => ({
      map: 'a d .',
      levels: '. . 1',
      sides: [`0201/0301 ${kind} up 0301 level 1`],
    });
    expect(fought(lane(plan('gate')), EVEN.defenderBack).where('d')).toBe('0301');
    const taken = lane(plan('gate')).with({ works: [{ breached: false, holder: BESIEGER }] });
    expect(fought(taken, EVEN.defenderBack).standing('d')).toMatchObject({ lost: 1 });
    expect(fought(lane(plan('wall')), EVEN.defenderBack).standing('d')).toMatchObject({ lost: 1 });
    const breached = lane(plan('wall')).with({ works: [{ breached: true, holder: DEFENDER }] });
    expect(fought(breached, EVEN.defenderBack).where('d')).toBe('0301');
  });

  test('2.8.10 never over a ladder, but over an own docked tower', () => {
    const wall = { levels: '1 . .', sides: ['0101/0201 wall up 0101 level 1'] };
    const pieces = { a: hero(BESIEGER, { ratings: [6, 3] }), d: hero(DEFENDER, { ratings: [6, 3] }) };
    const tower = engine('siege-tower', BESIEGER, { at: '0201' });
    const at = siege({ map: '. a d', ...wall, pieces: { ...pieces, t: tower } });
    const raised = siege({ map: '. a d', ...wall, pieces, raised: [{ inner: '0101', outer: '0201' }] });
    expect(fought(raised, EVEN.attackerBack).standing('a').lost).toBe(1);
    const docked = at.with({
      docks: [{ tower: at.piece('t'), hexside: at.side('0101', '0201'), foot: at.hex('0201') }],
    });
    expect(fought(docked, EVEN.attackerBack).where('a')).toBe('0101');
  });

  test('2.20.8 he goes on foot: groves do not stop him who stands with horse', () => {
    const horse = guard('B3X', { gait: 'horse', at: '0201' });
    const at = lane({ map: 'a d g', pieces: { h: horse } }, { ...FROZEN, ratings: [8, 3] });
    const after = fought(at, EVEN.defenderBack);
    expect([after.where('d'), after.where('h')]).toEqual(['0301', '0201']);
  });

  test('2.20.8 no advance follows: his unit stays, and his foe where he is', () => {
    const at = beaten({ g: guard('D3X', { at: '0403' }) });
    const after = at.act(withdraw, withdrawing(at, 'd', '0503', '0603'));
    expect(after.where('g')).toBe('0403');
    expect(after.where('a')).toBe('0303');
    expect(after.state.owed).toEqual([]);
  });
});

describe('2.20.8 going back with the unit of his hex', () => {
  const escort = { g: guard('D3X', { at: '0403' }) };

  test('2.20.8 the unit goes too and keeps its order', () => {
    const at = beaten(escort);
    const after = at.act(withdraw, withdrawingWith(at, 'd', 'g', ['0503', '0603']));
    expect([after.where('d'), after.where('g')]).toEqual(['0603', '0603']);
    expect(after.standing('g').disrupted).toBe(false);
  });

  test('2.8.10 with the unit no enemy zone is entered', () => {
    const at = beaten({ ...escort, o: orc('E3Y', { at: '0602' }) });
    expect(ends(at, true)).not.toContain('0603');
    expect(ends(at)).toContain('0603');
    expect(at.whyNot(withdraw, withdrawingWith(at, 'd', 'g', ['0503', '0603']))).toBe('retreat-into-zone');
  });

  /** Horse with `d`, a friend behind it, and behind him groves, where horse may not go. */
  function crowded(row: string, more: More = {}): Position {
    const at = siege({
      map: `a d h g\n ${row}`,
      pieces: {
        a: hero(BESIEGER, { ratings: [6, 3] }),
        d: hero(DEFENDER, { ratings: [8, 3], ...FROZEN }),
        u: guard('B3X', { gait: 'horse', at: '0201' }),
        h: guard('D3X'),
        ...more,
      },
    });
    return fought(at, EVEN.defenderBack).with({ active: DEFENDER });
  }

  test.each([
    ['ordered', false, true],
    ['disrupted', true, false],
  ])(
    '2.20.8 the unit is disrupted only if it ends in an enemy zone: beside an enemy who is %s',
    (_, shaken, disrupted) => {
      const at = crowded('M o M .', { o: orc('E3Y', { state: { disrupted: shaken } }) });
      const pushed = at.act(withdraw, withdrawingWith(at, 'd', 'u', ['0301']));
      const after = pushed.act(retreat, back(pushed, 'h', '0401'));
      expect([after.where('d'), after.where('u'), after.where('h')]).toEqual(['0301', '0301', '0401']);
      expect(after.standing('u').disrupted).toBe(disrupted);
      expect(after.standing('h').disrupted).toBe(true);
    },
  );

  test('2.8.12 the friend he displaces chooses his own way', () => {
    const at = crowded('M M g .');
    const pushed = at.act(withdraw, withdrawingWith(at, 'd', 'u', ['0301']));
    expect(owed(pushed)).toEqual(['retreat h 1']);
    const after = pushed.act(retreat, back(pushed, 'h', '0302'));
    expect([after.where('u'), after.where('h')]).toEqual(['0301', '0302']);
  });

  test('2.8.12 the unit he went back with is not pushed on by those it displaced', () => {
    const lane = siege({
      map: 'a d h i j .',
      pieces: {
        a: hero(BESIEGER, { ratings: [6, 3] }),
        d: hero(DEFENDER, { ratings: [8, 3], ...FROZEN }),
        o: orc('E3Y', { at: '0101' }),
        u: guard('D3X', { at: '0201' }),
        h: guard('D3X'),
        i: guard('D3X'),
        j: guard('D3X'),
      },
    });
    const at = fought(lane, EVEN.defenderBack).with({ active: DEFENDER });
    const after = at.act(withdraw, withdrawingWith(at, 'd', 'u', ['0301', '0401']));
    expect([after.where('u'), owed(after)]).toEqual(['0401', ['retreat i 1']]);
    expect(after.whyNot(retreat, back(after, 'i', '0301'))).toBe('retreat-friend-in-the-way');
    const done = after.act(retreat, back(after, 'i', '0501'));
    expect(['u', 'h', 'i', 'j'].map(done.where)).toEqual(['0401', '0301', '0501', '0601']);
  });

  test('2.20.3 the others of his hex go along with the unit, or stay', () => {
    const others = { e: hero(DEFENDER, { at: '0403' }), f: hero(DEFENDER, { at: '0403', ...FROZEN }) };
    const at = beaten({ ...escort, ...others });
    const along = (...carries: string[]): string[] => {
      const after = at.act(withdraw, withdrawingWith(at, 'd', 'g', ['0503', '0603'], carries));
      return [after.where('d'), after.where('e'), after.where('f')];
    };
    expect(along()).toEqual(['0603', '0403', '0403']);
    expect(along('e')).toEqual(['0603', '0603', '0403']);
    expect(along('e', 'f')).toEqual(['0603', '0603', '0603']);
    const carried = withdraw.options(at.battle, at.state).filter(({ unit }) => unit !== null);
    expect(new Set(carried.map(({ carries }) => carries.length))).toEqual(new Set([0, 1, 2]));
    const alone = { ...withdrawing(at, 'd', '0503', '0603'), carries: [at.piece('e')] };
    expect(at.whyNot(withdraw, alone)).toBe('not-with-the-unit');
    expect(at.whyNot(withdraw, withdrawingWith(at, 'd', 'g', ['0503', '0603'], ['d']))).toBe(
      'not-with-the-unit',
    );
    expect(at.whyNot(withdraw, withdrawingWith(at, 'd', 'g', ['0503', '0603'], ['a']))).toBe(
      'not-with-the-unit',
    );
  });

  test('2.20.8 only the unit of his own hex goes with him', () => {
    const at = beaten({ h: guard('D3X', { at: '0503' }) });
    expect(at.whyNot(withdraw, withdrawingWith(at, 'd', 'h', ['0603']))).toBe('not-with-the-unit');
    expect(withdraw.options(at.battle, at.state).every(({ unit }) => unit === null)).toBe(true);
  });

  test('2.11.2 a unit of the defender that goes back over the foot of a ladder takes it away', () => {
    const at = siege({
      map: 'a d . .\n . . . .',
      levels: '. . . 1\n . . . .',
      sides: ['0301/0401 wall up 0401 level 1'],
      pieces: {
        a: hero(BESIEGER, { ratings: [6, 3] }),
        d: hero(DEFENDER, { ratings: [8, 3], ...FROZEN }),
        g: guard('D3X', { at: '0201' }),
      },
      raised: [{ inner: '0401', outer: '0301' }],
    });
    const asked = fought(at, EVEN.defenderBack).with({ active: DEFENDER });
    expect(asked.act(withdraw, withdrawingWith(asked, 'd', 'g', ['0301', '0302'])).state.ladders).toEqual([]);
    expect(asked.act(withdraw, withdrawing(asked, 'd', '0301', '0302')).state.ladders).toHaveLength(1);
  });

  test('2.3.1 a unit that goes back into the hex inside a gate takes it, for it is in order', () => {
    const at = siege({
      map: '. . a d\n. M M M',
      levels: '1 . . .\n. . . .',
      sides: ['0101/0102 gate up 0101 level 1', '0101/0201 wall up 0101 level 1'],
      pieces: {
        a: hero(BESIEGER, { ratings: [6, 3] }),
        d: hero(DEFENDER, { ratings: [6, 3] }),
        o: orc('E3Y', { at: '0301' }),
      },
    });
    const works = at.battle.board.works.map(({ kind }) => ({ breached: kind === 'wall', holder: DEFENDER }));
    const asked = fought(at.with({ works }), EVEN.attackerBack);
    const after = asked.act(withdraw, withdrawingWith(asked, 'a', 'o', ['0201', '0101']));
    const gate = at.battle.board.works.findIndex(({ kind }) => kind === 'gate');
    expect(after.state.works[gate]!.holder).toBe(BESIEGER);
  });

  test('2.18.2 the owner of the beaten decides', () => {
    const at = beaten().with({ active: BESIEGER });
    expect(at.whyNot(withdraw, withdrawing(at, 'd', '0503', '0603'))).toBe('not-your-piece');
    expect(withdraw.options(at.battle, at.state)).toEqual([]);
    const free = field({}, {});
    expect(free.whyNot(withdraw, withdrawing(free, 'd', '0503', '0603'))).toBe('not-the-decision-owed');
  });
});

describe('7.26 wounds and the fallen', () => {
  test('7.26 nothing happens', () => {
    const after = fought(field({}, {}), EVEN.nothing);
    expect([after.standing('a').lost, after.standing('d').lost, after.state.owed]).toEqual([0, 0, []]);
  });

  test('7.26 a half elimination turns the loser to his back value', () => {
    const one = fought(field({}, {}), EVEN.attackerWounded);
    expect([one.standing('a').lost, one.standing('d').lost]).toEqual([1, 0]);
    const other = fought(field({}, {}), EVEN.defenderWounded);
    expect([other.standing('a').lost, other.standing('d').lost]).toEqual([0, 1]);
  });

  test('7.26 one already wounded is eliminated instead, and counts his printed full rating (2.10.2)', () => {
    const weak = { ratings: [9, 6], state: { lost: 1 } } as const;
    const after = fought(field({ ratings: [6, 3] }, weak), EVEN.defenderWounded);
    expect(after.where('d')).toBe('gone');
    expect(after.state.tracks).toEqual([9, 0]);
  });

  test('7.26 eliminated outright, attacker or defender', () => {
    const one = fought(field(WEAK, STRONG), ATTACKER_FALLS);
    expect([one.where('a'), one.where('d'), one.state.tracks]).toEqual(['gone', '0403', [0, 1]]);
    const other = fought(field(STRONG, WEAK), DEFENDER_FALLS);
    expect([other.where('a'), other.where('d'), other.state.tracks]).toEqual(['0303', 'gone', [1, 0]]);
  });
});

describe('2.20.9 the prophecy', () => {
  const wraith = (spec: HeroSpec = {}): HeroSpec => ({ ratings: [1, 1], gifts: ['wraith'], ...spec });

  test('2.20.9 an elimination of the wraith by anyone else is a wound', () => {
    const after = fought(field(STRONG, wraith()), DEFENDER_FALLS);
    expect(after.where('d')).toBe('0403');
    expect(after.standing('d').lost).toBe(1);
    expect(after.state.tracks).toEqual([0, 0]);
    const asAttacker = fought(field(wraith(), STRONG), ATTACKER_FALLS);
    expect(asAttacker.standing('a').lost).toBe(1);
  });

  test('2.20.9 who may slay him eliminates him, outright or once he is wounded', () => {
    const slayer: HeroSpec = { ...STRONG, gifts: ['slays-wraith'] };
    expect(fought(field(slayer, wraith()), DEFENDER_FALLS).where('d')).toBe('gone');
    expect(fought(field(wraith(), slayer), ATTACKER_FALLS).where('a')).toBe('gone');
    const wounded = wraith({ ratings: [6, 6], state: { lost: 1 } });
    const even: HeroSpec = { ratings: [6, 3], gifts: ['slays-wraith'] };
    expect(fought(field(even, wounded), EVEN.defenderWounded).where('d')).toBe('gone');
  });

  test('2.20.9 the gift counts in the hand of his foe only', () => {
    const other = { s: hero(DEFENDER, { at: '0201', gifts: ['slays-wraith'] }) };
    const own = wraith({ gifts: ['wraith', 'slays-wraith'] });
    expect(fought(field(STRONG, own, other), DEFENDER_FALLS).where('d')).toBe('0403');
  });

  test('2.20.9 the wounded wraith goes back instead of falling, by either result', () => {
    const reduced = wraith({ state: { lost: 1 } });
    expect(owed(fought(field(STRONG, reduced), DEFENDER_FALLS))).toEqual(['withdraw d']);
    const even = wraith({ ratings: [6, 6], state: { lost: 1 } });
    expect(owed(fought(field({ ratings: [6, 3] }, even), EVEN.defenderWounded))).toEqual(['withdraw d']);
    expect(owed(fought(field(reduced, STRONG), ATTACKER_FALLS))).toEqual(['withdraw a']);
  });

  test('2.20.9 at worst no effect: wounded, and nowhere to go', () => {
    const cornered = (d: HeroSpec): Position =>
      siege({ map: 'a d M', pieces: { a: hero(BESIEGER, { ratings: [6, 3] }), d: hero(DEFENDER, d) } });
    const even = wraith({ ratings: [6, 6], state: { lost: 1 } });
    for (const die of [EVEN.defenderBack, EVEN.defenderWounded]) {
      const after = fought(cornered(even), die);
      expect([after.where('d'), after.state.owed]).toEqual(['0201', []]);
    }
    const fresh = fought(cornered(wraith({ ratings: [6, 6] })), EVEN.defenderBack);
    expect(fresh.standing('d').lost).toBe(1);
  });
});
