/** Case 2.11.7 and chart 16.3: breaching by catapult. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER, type EngineKind } from '../../src/engine/battle.ts';
import { breachChance } from '../../src/engine/facts/siegeWeapons.ts';
import { workOn } from '../../src/engine/facts/works.ts';
import { breach } from '../../src/engine/verbs/breach.ts';
import { engine, guard, orc, siege, type Position } from '../kit/siege.ts';
import { ends, endsRefused } from './blows.ts';
import { breaching, INNER, MIDDLE, OUTER, rings, strike } from './rings.ts';

function catapultAt(hex: string, middle = 'wall', outer = 'wall', inner = 'wall', others = {}): Position {
  return rings(outer, middle, inner, { x: engine('catapult', BESIEGER, { at: hex }), ...others });
}

describe('16.3 breaching by catapult', () => {
  test.each([
    ['0301', 'wall', [7]],
    ['0301', 'tower', [3]],
    ['0301', 'gate', [4, 5]],
    ['0401', 'wall', [5]],
    ['0401', 'tower', [2]],
    ['0401', 'gate', [6]],
    ['0501', 'wall', [3]],
    ['0501', 'gate', [4]],
    ['0601', 'wall', [3]],
    ['0601', 'gate', [4]],
  ])('16.3 from %s, range counted to the hex behind, a %s falls on %j', (hex, kind, totals) => {
    expect(breaching(catapultAt(hex, kind), MIDDLE)).toEqual(totals);
  });

  test('2.19.6 nothing changes the totals: no night, no spell, no demoralized force', () => {
    const position = catapultAt('0301', 'wall');
    const dark = position.with({
      demoralized: [true, true],
      magic: { ...position.state.magic, fear: true, darknessBroken: true },
    });
    const night = { ...dark.battle, turns: { ...dark.battle.turns, night: new Set([dark.state.turn]) } };
    const work = workOn(night, dark.side(...MIDDLE))!.work;
    const { kind } = night.pieces[dark.piece('x')]!;
    expect(breachChance(night, dark.state, dark.piece('x'), kind as EngineKind, work)).toEqual([7]);
    expect(breaching(position, MIDDLE)).toEqual([7]);
  });

  test('16.3 a tower is out of the question beyond two hexes', () => {
    for (const hex of ['0501', '0601']) {
      const position = catapultAt(hex, 'tower');
      expect(position.whyNot(breach, strike(position, MIDDLE))).toBe('prohibited');
    }
  });

  test('2.11.7 no catapult breaches beyond four hexes', () => {
    const position = catapultAt('0701');
    expect(position.whyNot(breach, strike(position, MIDDLE))).toBe('out-of-range');
  });

  test.each([['wall'], ['tower']])('16.3 the outer %s is never breached', (kind) => {
    const position = catapultAt('0401', 'wall', kind);
    expect(position.whyNot(breach, strike(position, OUTER))).toBe('outer-wall-never-breached');
  });

  test('16.3 the Great Gate is proof against catapults', () => {
    for (const hex of ['0401', '0501', '0601']) {
      const position = catapultAt(hex, 'wall', 'main-gate');
      expect(position.whyNot(breach, strike(position, OUTER))).toBe('prohibited');
    }
  });

  test('2.11.7 a catapult throws over other walls', () => {
    expect(breaching(catapultAt('0401'), INNER)).toEqual([3]);
  });

  test('2.11.7 only from outside inward', () => {
    for (const hex of ['0201', '0101']) {
      const position = catapultAt(hex);
      expect(position.whyNot(breach, strike(position, MIDDLE))).toBe('not-from-outside');
    }
  });

  test('2.11.7 not from beside the hexside', () => {
    const position = siege({
      map: '. .\n. x',
      levels: '2 1\n1 1',
      sides: ['0101/0201 wall up 0101 level 2', '0101/0102 wall up 0101 level 2'],
      pieces: { x: engine('catapult') },
    });
    expect(position.whyNot(breach, strike(position, ['0101', '0102']))).toBeNull();
    expect(position.whyNot(breach, strike(position, ['0101', '0201']))).toBeNull();
    const beside = position.with({
      pieces: position.state.pieces.map((piece) => ({ ...piece, at: position.hex('0102') })),
    });
    expect(beside.whyNot(breach, strike(beside, ['0101', '0201']))).toBe('not-from-outside');
  });

  test('2.11.5 no catapult throws out of a tunnel', () => {
    const position = siege({
      map: '. t',
      levels: '2 1',
      sides: ['0101/0201 wall up 0101 level 2'],
      pieces: { x: engine('catapult', BESIEGER, { at: '0201' }) },
    });
    expect(position.whyNot(breach, strike(position, ['0101', '0201']))).toBe('in-a-tunnel');
  });

  test('2.11.5 the catapults of the city never breach', () => {
    const position = rings('wall', 'wall', 'wall', {
      x: engine('catapult', DEFENDER, { at: '0301' }),
    }).with({ active: DEFENDER });
    expect(position.whyNot(breach, strike(position, MIDDLE))).toBe('only-the-besieger');
  });

  test('2.11.5 a catapult does one thing a turn', () => {
    const position = catapultAt('0301');
    const after = position.act(breach, strike(position, MIDDLE), 1, 1);
    expect(after.whyNot(breach, strike(after, MIDDLE))).toBe('worked-already');
  });

  test('2.11.7 another catapult may try the same hexside', () => {
    const position = rings('wall', 'wall', 'wall', {
      x: engine('catapult', BESIEGER, { at: '0301' }),
      y: engine('catapult', BESIEGER, { at: '0401' }),
    });
    const after = position.act(breach, strike(position, MIDDLE), 1, 1);
    expect(after.whyNot(breach, strike(after, MIDDLE, 'y'))).toBeNull();
  });

  test('2.11.5 a catapult that moved does not work', () => {
    const position = rings('wall', 'wall', 'wall', {
      x: engine('catapult', BESIEGER, { at: '0301', state: { moved: true } }),
    });
    expect(position.whyNot(breach, strike(position, MIDDLE))).toBe('moved-already');
  });

  test('16.3 a siege tower breaches nothing', () => {
    const position = rings('wall', 'wall', 'wall', { x: engine('siege-tower', BESIEGER, { at: '0301' }) });
    expect(position.whyNot(breach, strike(position, MIDDLE))).toBe('not-a-siege-weapon');
  });

  test('2.3.2 what is breached is breached for ever', () => {
    const position = catapultAt('0301');
    const after = position.act(breach, strike(position, MIDDLE), 3, 4);
    const fresh = after.with({ pieces: after.state.pieces.map((piece) => ({ ...piece, worked: false })) });
    expect(fresh.whyNot(breach, strike(fresh, MIDDLE))).toBe('already-breached');
  });

  test('16.3 there must be something to breach', () => {
    const position = catapultAt('0401');
    expect(position.whyNot(breach, strike(position, ['0401', '0501']))).toBe('no-work-there');
    expect(position.whyNot(breach, { ...strike(position, MIDDLE), hexside: -5 as never })).toBe(
      'no-work-there',
    );
  });

  test('2.10.2 a breached inner gate counts 5, a breached wall 3', () => {
    const wall = catapultAt('0301');
    const gate = catapultAt('0301', 'gate');
    expect(wall.act(breach, strike(wall, MIDDLE), 3, 4).state.tracks).toEqual([3, 0]);
    expect(gate.act(breach, strike(gate, MIDDLE), 2, 2).state.tracks).toEqual([5, 0]);
  });

  test('2.11.7 a ladder on a breached hexside is removed', () => {
    const position = catapultAt('0401').with({
      ladders: [
        { hexside: catapultAt('0401').side(...MIDDLE), foot: catapultAt('0401').hex('0301'), turn: 1 },
      ],
    });
    expect(position.act(breach, strike(position, MIDDLE), 2, 3).state.ladders).toEqual([]);
  });

  test('2.11.7 the rubble of a tower hurts the unit behind it', () => {
    const position = catapultAt('0301', 'tower', 'wall', 'gate', {
      g: guard('D3X', { at: '0201', value: 9 }),
    });
    const after = position.act(breach, strike(position, MIDDLE), 1, 2, 1);
    expect(after.standing('g')).toMatchObject({ lost: 1, disrupted: true });
    expect(after.where('g')).toBe('0101');
  });

  test('2.8.9 no advance follows rubble', () => {
    const position = catapultAt('0401', 'tower', 'wall', 'gate', {
      g: guard('D3X', { at: '0201' }),
      o: orc('E3Y', { at: '0301' }),
    });
    const after = position.act(breach, strike(position, MIDDLE), 1, 1, 6);
    expect([after.where('g'), after.state.owed]).toEqual(['0101', []]);
  });

  test('2.11.7 the rubble of a wall or gate hurts nobody', () => {
    const position = catapultAt('0301', 'wall', 'wall', 'gate', { g: guard('D3X', { at: '0201' }) });
    const after = position.act(breach, strike(position, MIDDLE), 3, 4);
    expect(after.standing('g')).toMatchObject({ lost: 0, disrupted: false });
  });
  test('2.8.10 from rubble the unit may not come nearer to the hex before the tower', () => {
    const position = siege({
      map: `. . . .
             M d . x
            M . . .`,
      levels: `2 2 1 1
               . 2 1 1
               . 2 1 1`,
      sides: ['0202/0302 tower up 0202 level 2'],
      pieces: { x: engine('catapult', BESIEGER), d: guard('D3X', { at: '0202' }) },
    });
    const aim = strike(position, ['0202', '0302']);
    const after = position.act(breach, aim, 1, 1, 6);
    expect(ends(after)).toEqual(['0201', '0203', '0301', '0303']);
    expect(endsRefused(after).get(after.hex('0302'))?.code).toBe('retreat-closer');
  });

  test('2.11.7 rubble asks nobody whose man he is', () => {
    const position = catapultAt('0301', 'tower', 'wall', 'gate', { o: orc('E1Z', { at: '0201' }) });
    expect(position.act(breach, strike(position, MIDDLE), 1, 2, 1).where('o')).toBe('gone');
  });
});
