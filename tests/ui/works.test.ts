/** Siege works, duels and rallies as they are ordered at the table, the answers to them, and who comes in. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { cauldron, engine, guard, hero, orc, siege, type Plan, type Soldier } from '../kit/siege.ts';
import { stripOf } from '../../src/ui/features/handOver/strip.ts';
import type { Strip } from '../../src/ui/features/handOver/handoverModel.ts';
import { table, type Table } from './smallTable.ts';

/** A wall of level 1 on the left, the field on the right. */
const WALL = {
  map: `
    . . c . . . . .
     . . c . . . . .
    . . c . . . . .
     . . c . . . . .`,
  levels: `
    . . 1 . . . . .
     . . 1 . . . . .
    . . 1 . . . . .
     . . 1 . . . . .`,
  sides: [
    '0301/0401 wall up 0301 level 1',
    '0302/0402 wall up 0302 level 1',
    '0302/0403 wall up 0302 level 1',
    '0303/0403 wall up 0303 level 1',
    '0304/0404 wall up 0304 level 1',
  ],
  options: { outerWallTowers: 'scale', fireTrenches: true },
} as const satisfies Plan;

function works(step: string, pieces: Readonly<Record<string, Soldier>>, more: Partial<Plan> = {}): Table {
  return table({ ...WALL, step, pieces, ...more });
}

describe('2.11 siege works', () => {
  const TRAIN = {
    o: orc('E3Y', { at: '0403', traits: ['ladders', 'digs', 'pushes'] }),
    T: engine('siege-tower', BESIEGER, { at: '0403' }),
    k: orc('E3Y', { at: '0503' }),
    K: engine('catapult', BESIEGER, { at: '0503' }),
    d: guard('D3X', { at: '0302' }),
  };

  test('2.11.3 a tower docks at the hexside of the hex it is pointed to', () => {
    const seat = works('besieger-movement.choosing', TRAIN);
    seat.take('T');
    seat.pick('0303');
    expect(seat.page.hint.peek().confirm).toBe('Dock the tower');
    seat.pick('0303');
    const { piece, side } = seat.at;
    expect(seat.last()).toEqual({ type: 'Dock', tower: piece('T'), hexside: side('0303', '0403') });
  });

  test('2.11.3 a tower pointed to open ground, or without a crew, says why it does not dock', () => {
    const seat = works('besieger-movement.choosing', { ...TRAIN, o: orc('E3Y', { at: '0801' }) });
    seat.take('T');
    seat.pick('0303');
    expect(seat.refused()).toBe('nobody-to-dock');
    seat.pick('0502');
    expect(seat.refused()).toBe('not-a-unit');
  });

  test('2.11.8 a catapult throws a head into a hex, and shoots at nothing by it', () => {
    const seat = works('siege.choosing', TRAIN);
    seat.take('K');
    seat.pick('0303');
    expect(seat.store.chosen.peek().aim).toMatchObject({ type: 'ThrowHead', hex: seat.at.hex('0303') });
    seat.input.confirm();
    expect(seat.last()).toMatchObject({ type: 'ThrowHead' });
  });

  test('2.11.8 outside the city a catapult says why no head flies there', () => {
    const seat = works('siege.choosing', TRAIN);
    seat.take('K');
    seat.pick('0601');
    expect(seat.refused()).toBe('not-a-city-hex');
  });

  test('2.2.10 a trench is dug by pointing to a hex beside the diggers', () => {
    const seat = works('siege.choosing', { ...TRAIN, o: orc('E3Y', { at: '0603', traits: ['digs'] }) });
    seat.take('o');
    expect(seat.store.standing.peek().targets.length).toBeGreaterThan(0);
    seat.click(seat.store.standing.peek().targets[0]!);
    expect(seat.page.hint.peek().confirm).toBe('Dig a fire-trench');
    seat.input.confirm();
    expect(seat.last()).toMatchObject({ type: 'DigTrench', unit: seat.at.piece('o') });
  });

  test('2.2.10 after the night of the trenches the hex beside the diggers says so', () => {
    const seat = works('siege.choosing', { o: orc('E3Y', { at: '0603', traits: ['digs'] }) }, { turn: 9 });
    seat.take('o');
    seat.pick('0703');
    expect(seat.refused()).toBe('wrong-turn-for-trenches');
  });

  const OIL = {
    d: guard('D3X', { at: '0302' }),
    C: cauldron(3, { at: '0302' }),
    D: cauldron(0, { at: '0304' }),
    e: guard('D3X', { at: '0304' }),
    o: orc('E3Y', { at: '0402' }),
  };

  test('2.11.9 oil is poured over the hexside, or on the enemy below it', () => {
    const seat = works('besieger-combat.oil.choosing', OIL, { active: DEFENDER });
    seat.take('C');
    seat.pick('0402');
    expect(seat.page.hint.peek().confirm).toBe('Pour oil');
    seat.pick('0402');
    const { piece, side } = seat.at;
    expect(seat.last()).toEqual({ type: 'Pour', cauldron: piece('C'), hexside: side('0302', '0402') });
  });

  test('2.11.11 a dummy says that it is one; in its owner’s phase it is taken away by its button', () => {
    const seat = works('defender-combat.oil.choosing', OIL, { active: DEFENDER });
    seat.take('D');
    seat.pick('0404');
    expect(seat.refused()).toBe('nobody-below');
    expect(seat.offers()).toEqual(['Take the dummy away']);
    seat.press('Take the dummy away');
    seat.input.confirm();
    expect(seat.last()).toEqual({ type: 'RemoveDummy', cauldron: seat.at.piece('D') });
  });
});

describe('2.20.5 duels', () => {
  const COURT = {
    a: hero(BESIEGER, { at: '0502', ratings: [6, 3] }),
    o: orc('E3Y', { at: '0502' }),
    d: hero(DEFENDER, { at: '0602', ratings: [5, 3] }),
    e: hero(DEFENDER, { at: '0602', ratings: [4, 2] }),
    g: guard('D3X', { at: '0602' }),
  };

  test('2.20.5 a challenge is aimed at one of those in a hex, with a button for each', () => {
    const seat = works('besieger-combat.duel.choosing', COURT);
    seat.take('a');
    seat.pick('0602');
    expect(seat.offers()).toEqual(['[Challenge: Hero 5]', 'Challenge: Hero 4']);
    seat.press('Challenge: Hero 4');
    seat.pick('0602');
    expect(seat.last()).toEqual({
      type: 'Challenge',
      personage: seat.at.piece('a'),
      target: seat.at.piece('e'),
    });
  });

  test('2.20.5 the other player is asked in front of both, accepts or declines, and the turn goes on', () => {
    const seat = works('besieger-combat.duel.choosing', COURT);
    seat.take('a');
    seat.pick('0602');
    seat.input.confirm();
    const asked = (): Strip | null =>
      stripOf(seat.store.match.peek()!, seat.store.sheet.peek(), seat.store.viewer.peek(), false);
    expect(asked()).toMatchObject({ side: DEFENDER, head: 'Within to decide', answers: [] });
    expect(asked()!.text).toMatch(/accept or decline/);
    expect(seat.page.status.peek().side).toBe(DEFENDER);
    expect(seat.offers()).toEqual(['Accept the duel', 'Decline']);
    seat.press('Decline');
    expect(seat.last()).toEqual({ type: 'DeclineDuel', personage: seat.at.piece('d') });
    expect(asked()).toBeNull();
    expect(seat.store.banner.peek()).toBeNull();
  });

  test('2.20.5 a unit that is pointed at is no personage', () => {
    const seat = works('besieger-combat.duel.choosing', { a: COURT.a, g: COURT.g });
    seat.take('a');
    seat.pick('0602');
    expect(seat.refused()).toBe('not-a-personage');
  });

  const beaten = (pieces: Readonly<Record<string, Soldier>>): Table => {
    const plan = { ...WALL, step: 'besieger-combat.duel.withdrawing', pieces };
    const { piece, hex } = siege(plan);
    return table(plan, { owed: [{ type: 'withdraw', unit: piece('a'), source: hex('0602') }] });
  };

  test('2.20.8 the loser goes back alone, or with the unit of his hex when it is switched on', () => {
    const alone = beaten(COURT);
    expect(alone.offers()).toEqual(['With E3Y E3Y']);
    alone.click(alone.store.standing.peek().choices[0]!);
    expect(alone.last()).toMatchObject({ type: 'Withdraw', unit: null });

    const both = beaten({ ...COURT, c: hero(BESIEGER, { at: '0502', ratings: [2, 1] }) });
    both.press('With E3Y E3Y');
    expect(both.offers()).toEqual(['[With E3Y E3Y]', 'With Hero 2']);
    both.press('With Hero 2');
    both.click(both.store.standing.peek().choices[0]!);
    const { piece } = both.at;
    expect(both.last()).toMatchObject({ type: 'Withdraw', unit: piece('o'), carries: [piece('c')] });
  });

  test('2.20.8 the way back that is refused says why', () => {
    const seat = beaten(COURT);
    seat.pick('0602');
    expect(seat.refused()).toMatch(/retreat-/);
    expect(seat.last()).toBeNull();
  });

  test('2.20.7 who gets away chooses one of the nearest', () => {
    const plan: Plan = {
      ...WALL,
      step: 'besieger-movement.escaping',
      active: DEFENDER,
      pieces: {
        d: hero(DEFENDER, { at: '0602' }),
        g: guard('D3X', { at: '0601' }),
        h: guard('D3X', { at: '0603' }),
        i: guard('D3X', { at: '0804' }),
      },
    };
    const { piece, hex } = siege(plan);
    const seat = table(plan, { owed: [{ type: 'escape', unit: piece('d') }] });
    seat.pick('0804');
    expect(seat.refused()).toBe('not-the-nearest');
    seat.pick('0603');
    expect(seat.last()).toEqual({ type: 'Escape', personage: piece('d'), hex: hex('0603') });
  });
});

describe('2.9 rallies', () => {
  const DISRUPTED = { disrupted: true } as const;
  const host = (more: Readonly<Record<string, Soldier>> = {}): Table =>
    works('rally.besieger', {
      a: hero(BESIEGER, { at: '0602' }),
      o: orc('E3Y', { at: '0602', state: DISRUPTED }),
      p: orc('E3Y', { at: '0702', state: DISRUPTED }),
      q: orc('E3Y', { at: '0804' }),
      ...more,
    });

  test('2.9.1 a leader rallies the unit he points at', () => {
    const seat = host();
    seat.take('a');
    seat.pick('0702');
    seat.pick('0702');
    expect(seat.last()).toEqual({ type: 'Rally', leader: seat.at.piece('a'), unit: seat.at.piece('p') });
  });

  test('2.9.1 in his own hex picks go round, and no roll is made by them; the button rallies', () => {
    const seat = host();
    for (const _ of [0, 1, 2, 3]) seat.pick('0602');
    expect(seat.last()).toBeNull();
    seat.take('a');
    seat.press('Rally: E3Y E3Y');
    seat.pick('0602');
    expect(seat.last()).toMatchObject({ type: 'Rally', unit: seat.at.piece('o') });
  });

  test('2.9.1 a unit that is in order needs no leader: a pick chooses it instead', () => {
    const seat = host();
    seat.take('a');
    seat.pick('0804');
    expect(seat.held()).toBe('q');
  });

  test('2.9.5 a head is taken away by its button', () => {
    const plan: Plan = {
      ...WALL,
      step: 'rally.defender',
      active: DEFENDER,
      pieces: { d: hero(DEFENDER, { at: '0302' }), g: guard('D3X', { at: '0302', state: DISRUPTED }) },
    };
    const seat = table(plan, { heads: [siege(plan).hex('0302')] });
    seat.take('d');
    expect(seat.offers()).toEqual(['Rally: D3X D3X', 'Have the head taken away']);
    seat.press('Have the head taken away');
    seat.input.confirm();
    expect(seat.last()).toEqual({ type: 'ClearHead', leader: seat.at.piece('d') });
  });

  test('2.12.7 the banner and the unit’s own try are two buttons with two names, the banner first', () => {
    const plan: Plan = {
      ...WALL,
      step: 'rally.defender',
      active: DEFENDER,
      pieces: {
        b: hero(DEFENDER, { at: '0602', gifts: ['banner'], magic: 1, spells: ['reveal'] }),
        g: guard('D3X', { at: '0702', state: DISRUPTED }),
      },
    };
    const { state } = siege(plan);
    const seat = table(plan, { magic: { ...state.magic, banner: true, bannerPhases: 3 } });
    seat.take('g');
    expect(seat.offers()).toEqual(['Rally to the banner']);
    const later = table(plan, {
      magic: { ...state.magic, banner: true, bannerPhases: 3, bannerRallies: 2 },
    });
    later.take('g');
    expect(later.offers()).toEqual(['Rally']);
    seat.press('Rally to the banner');
    seat.input.confirm();
    expect(seat.last()).toEqual({ type: 'RallyToBanner', unit: seat.at.piece('g') });
  });
});

describe('2.6 who comes in', () => {
  const riders = (): Table => {
    const plan: Plan = {
      ...WALL,
      step: 'besieger-movement.choosing',
      pieces: {
        r: orc('E3Y', { at: 'off' }),
        s: orc('E3Y', { at: 'off' }),
        c: hero(BESIEGER, { at: 'off' }),
        o: orc('B3Z', { at: '0604' }),
      },
      groups: [{ id: 'riders', side: BESIEGER, pieces: ['r', 's', 'c'], zone: ['0801', '0802'] }],
    };
    return table(plan, { arrived: [true] });
  };

  test('2.6.4 they are offered by name, and the table looks to where they come in', () => {
    const seat = riders();
    expect(seat.offers()).toEqual(['Bring in E3Y E3Y (×2)', 'Bring in Hero 6']);
    const [first] = seat.store.offers.peek();
    expect(seat.input.offer(first!.id)).toBe(seat.at.hex('0801'));
    seat.press('With Hero 6');
    seat.pick('0702');
    expect(seat.last()).toMatchObject({
      type: 'Move',
      unit: seat.at.piece('r'),
      carries: [seat.at.piece('c')],
    });
    expect(seat.where('r')).toBe('0702');
    expect(seat.offers()).toEqual(['Bring in E3Y E3Y']);
  });

  test('2.6.4 N goes to them like to all others', () => {
    const seat = riders();
    expect(seat.input.chooseNext(1)).toBe(seat.at.hex('0801'));
    expect(seat.held()).toBe('r');
    seat.pick('0302');
    expect(seat.refused()).not.toBeNull();
    expect(seat.last()).toBeNull();
  });

  test('2.6.3 a captain comes in alone', () => {
    const seat = riders();
    seat.press('Bring in Hero 6');
    seat.pick('0802');
    expect(seat.last()).toMatchObject({ type: 'MoveAlone', personage: seat.at.piece('c') });
  });
});

describe('2.5 set-up', () => {
  const camp = (): Table =>
    works(
      'setup.defender',
      {
        g: guard('D3X', { at: '0302' }),
        c: hero(DEFENDER, { at: '0302' }),
        P: cauldron(3, { at: '0302' }),
        Q: cauldron(0, { at: 'off' }),
      },
      { active: DEFENDER, zones: { defender: ['0301', '0302', '0303', '0304', '0101'], besieger: [] } },
    );

  test('2.5 captains and cauldrons are placed like units, whoever stands there', () => {
    const seat = camp();
    for (const [letter, hex] of [
      ['c', '0303'],
      ['P', '0301'],
      ['g', '0303'],
    ] as const) {
      seat.take(letter);
      seat.pick(hex);
      expect(seat.last()).toEqual({ type: 'Deploy', piece: seat.at.piece(letter), hex: seat.at.hex(hex) });
    }
    expect(seat.held()).toBeNull();
  });

  test('2.5.1 a cauldron that has no hex yet is offered, and refused where it could never pour', () => {
    const seat = camp();
    expect(seat.offers()).toEqual(['Place Cauldron']);
    seat.press('Place Cauldron');
    seat.pick('0101');
    expect(seat.refused()).toBe('no-work-there');
    seat.pick('0304');
    expect(seat.where('Q')).toBe('0304');
  });
});
