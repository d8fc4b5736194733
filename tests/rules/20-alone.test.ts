/** Cases 2.20.2-2.20.4, 2.7.10 and 2.12: personages who move by themselves. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import type { Step } from '../../src/engine/state.ts';
import { fly } from '../../src/engine/verbs/fly.ts';
import { moveAlone } from '../../src/engine/verbs/moveAlone.ts';
import { cauldron, engine, guard, hero, orc, siege, type Plan, type Position } from '../kit/siege.ts';
import { flight, flightGoals, stroll, strollGoals } from './company.ts';

const MOVING = { active: DEFENDER, step: 'defender-movement.moving.choosing' } as const;
const FIRST_MAGIC = { active: DEFENDER, step: 'initial-magic.defender' } as const;
const SECOND_MAGIC = { active: BESIEGER, step: 'second-magic.besieger' } as const;

/** The half points a walk costs. */
function costOf(at: Position, personage: string, ...path: readonly string[]): number {
  return at.act(moveAlone, stroll(at, personage, ...path)).standing(personage).spent;
}

describe('2.20.2 walking alone', () => {
  test('2.20.2 with a movement allowance of 6', () => {
    const before = siege({ map: 'a . . . . . . .', pieces: { a: hero(DEFENDER) }, ...MOVING });
    const after = before.act(moveAlone, stroll(before, 'a', '0201', '0301', '0401', '0501', '0601', '0701'));
    expect(after.where('a')).toBe('0701');
    expect(after.standing('a')).toMatchObject({ moved: true, enchanted: false, spent: 12 });
    expect(strollGoals(before, 'a')).not.toContain('0801');
    const further = stroll(before, 'a', '0201', '0301', '0401', '0501', '0601', '0701', '0801');
    expect(before.whyNot(moveAlone, further)).toBe('not-enough-movement');
  });

  test('2.20.2 at foot costs: fields and groves 2 MP, roads half a point', () => {
    const fields = siege({ map: 'a p g', pieces: { a: hero(DEFENDER) }, ...MOVING });
    expect(costOf(fields, 'a', '0201', '0301')).toBe(8);
    const road = siege({
      map: 'a . .',
      roads: [['0101', '0201', '0301']],
      pieces: { a: hero(DEFENDER) },
      ...MOVING,
    });
    expect(costOf(road, 'a', '0201', '0301')).toBe(2);
  });

  test('2.20.2 ignoring enemy zones of control', () => {
    const before = siege({
      map: `
        a . . .
         . o . .`,
      pieces: { a: hero(DEFENDER), o: orc('E3Y') },
      ...MOVING,
    });
    expect(before.act(moveAlone, stroll(before, 'a', '0201', '0301', '0401')).where('a')).toBe('0401');
  });

  test.each<[string, Plan['pieces']]>([
    ['unit', { e: orc('E3Y') }],
    ['engine', { e: engine('catapult') }],
    ['personage', { e: hero(BESIEGER) }],
  ])('2.20.2 never into a hex with an enemy %s', (_, enemy) => {
    const before = siege({ map: 'a e .', pieces: { a: hero(DEFENDER), ...enemy }, ...MOVING });
    expect(before.whyNot(moveAlone, stroll(before, 'a', '0201'))).toBe('enemy-in-the-way');
    expect(strollGoals(before, 'a')).toEqual([]);
  });

  test('2.7.8 nor into one with an enemy cauldron', () => {
    const before = siege({ map: 'a e .', pieces: { a: hero(BESIEGER), e: cauldron() } });
    expect(before.whyNot(moveAlone, stroll(before, 'a', '0201'))).toBe('enemy-in-the-way');
  });

  test('2.20.1 he may stop with friends, through whom he passes', () => {
    const before = siege({
      map: 'a u v',
      pieces: { a: hero(DEFENDER), u: guard('D3X'), v: guard('D3X'), b: hero(DEFENDER, { at: '0301' }) },
      ...MOVING,
    });
    expect(strollGoals(before, 'a')).toEqual(['0201', '0301']);
    expect(before.act(moveAlone, stroll(before, 'a', '0201', '0301')).where('a')).toBe('0301');
  });

  test('2.20.2 by his own or breached gates', () => {
    const plan: Plan = {
      map: 'c a .',
      levels: '1 . .',
      sides: ['0101/0201 gate up 0101 level 1'],
      pieces: { a: hero(DEFENDER) },
      ...MOVING,
    };
    const own = siege(plan);
    expect(costOf(own, 'a', '0101')).toBe(2);
    const lost = own.with({ works: [{ breached: false, holder: BESIEGER }] });
    expect(lost.whyNot(moveAlone, stroll(lost, 'a', '0101'))).toBe('gate-shut');
    const broken = own.with({ works: [{ breached: true, holder: BESIEGER }] });
    expect(costOf(broken, 'a', '0101')).toBe(2);
  });

  test('2.20.2 over breached walls, not over others', () => {
    const sound = siege({
      map: 'c a .',
      levels: '2 1 .',
      sides: ['0101/0201 wall up 0101 level 2'],
      pieces: { a: hero(DEFENDER) },
      ...MOVING,
    });
    expect(sound.whyNot(moveAlone, stroll(sound, 'a', '0101'))).toBe('hexside-closed');
    const broken = sound.with({ works: [{ breached: true, holder: DEFENDER }] });
    expect(costOf(broken, 'a', '0101')).toBe(4);
  });

  test('2.20.2 but not over ladders', () => {
    const before = siege({
      map: 'c a .',
      levels: '1 . .',
      sides: ['0101/0201 wall up 0101 level 1'],
      pieces: { a: hero(BESIEGER) },
      raised: [{ inner: '0101', outer: '0201' }],
    });
    expect(before.whyNot(moveAlone, stroll(before, 'a', '0101'))).toBe('hexside-closed');
    expect(strollGoals(before, 'a')).toEqual(['0301']);
  });

  test('2.20.2 over docked towers of his own side for 2 MP, up or down', () => {
    const plan: Plan = {
      map: 'c t .',
      levels: '2 1 .',
      sides: ['0101/0201 wall up 0101 level 2'],
    };
    const docked = (at: string, side = BESIEGER): Position => {
      const position = siege({
        ...plan,
        map: 'c . .',
        active: side,
        pieces: { a: hero(side, { at }), e: engine('siege-tower', BESIEGER, { at: '0201' }) },
      });
      const hexside = position.side('0101', '0201');
      return position.with({ docks: [{ tower: position.piece('e'), hexside, foot: position.hex('0201') }] });
    };
    expect(costOf(docked('0201'), 'a', '0101')).toBe(4);
    expect(costOf(docked('0101'), 'a', '0201')).toBe(4);
    expect(strollGoals(docked('0201'), 'a')).toEqual(['0101', '0301']);
    const stranger = docked('0101', DEFENDER);
    expect(stranger.whyNot(moveAlone, stroll(stranger, 'a', '0201'))).toBe('hexside-closed');
    const burning = docked('0201');
    const flames = [{ hexside: burning.side('0101', '0201'), turn: 2, burning: true }];
    expect(strollGoals(burning.with({ flames }), 'a')).toEqual(['0301']);
  });

  test('2.20.2 through his own gate for 1 MP, though a tower has docked before it', () => {
    const before = siege({
      map: 'c . .',
      levels: '1 . .',
      sides: ['0101/0201 main-gate up 0101 level 1'],
      pieces: { a: hero(BESIEGER, { at: '0201' }), e: engine('siege-tower', BESIEGER, { at: '0201' }) },
    });
    const hexside = before.side('0101', '0201');
    const docks = [{ tower: before.piece('e'), hexside, foot: before.hex('0201') }];
    expect(costOf(before.with({ docks }), 'a', '0101')).toBe(4);
    const taken = before.with({ docks, works: [{ breached: false, holder: BESIEGER }] });
    expect(costOf(taken, 'a', '0101')).toBe(2);
  });

  test('2.20.2 one move a phase', () => {
    const before = siege({ map: 'a . .', pieces: { a: hero(DEFENDER) }, ...MOVING });
    const after = before.act(moveAlone, stroll(before, 'a', '0201'));
    expect(after.whyNot(moveAlone, stroll(after, 'a', '0301'))).toBe('moved-already');
  });

  test('2.20.2 a way goes from hex to neighbouring hex and leads somewhere', () => {
    const before = siege({ map: 'a . .', pieces: { a: hero(DEFENDER) }, ...MOVING });
    expect(before.whyNot(moveAlone, stroll(before, 'a', '0301'))).toBe('not-adjacent');
    expect(before.whyNot(moveAlone, stroll(before, 'a'))).toBe('no-path');
  });

  test('2.20.2 only personages, and only their own side', () => {
    const before = siege({
      map: 'u a n',
      pieces: { u: guard('D3X'), a: hero(DEFENDER), n: hero(BESIEGER) },
      ...MOVING,
    });
    expect(before.whyNot(moveAlone, stroll(before, 'u', '0201'))).toBe('not-a-personage');
    expect(before.whyNot(moveAlone, stroll(before, 'n', '0201'))).toBe('not-your-piece');
  });

  test('2.6.4 who is off the map for good does not move', () => {
    const before = siege({ map: '. . .', pieces: { a: hero(DEFENDER, { at: 'off' }) }, ...MOVING });
    expect(before.whyNot(moveAlone, stroll(before, 'a', '0101'))).toBe('not-on-the-map');
  });

  test('2.6.3 who waits off the map comes in alone, by the hexes of his group', () => {
    const before = siege({
      map: '. . . .',
      pieces: { a: hero(DEFENDER, { at: 'off' }) },
      groups: [{ id: 'riders', side: DEFENDER, pieces: ['a'], zone: ['0101'] }],
      ...MOVING,
    }).with({ arrived: [true] });
    expect(strollGoals(before, 'a')).toEqual(['0101', '0201', '0301', '0401']);
    const after = before.act(moveAlone, stroll(before, 'a', '0101', '0201'));
    expect(after.where('a')).toBe('0201');
    expect(after.standing('a').spent).toBe(4);
    expect(before.whyNot(moveAlone, stroll(before, 'a', '0201'))).toBe('not-an-entry-hex');
  });
});

describe('2.7.10 magic leaders and the others', () => {
  const mage = (plan: Partial<Plan> = FIRST_MAGIC, state = {}): Position =>
    siege({ map: 'a . .', pieces: { a: hero(DEFENDER, { magic: 10, state }) }, ...plan });

  test('2.7.10 magic leaders move only in magic phases, instead of casting', () => {
    const before = mage();
    const after = before.act(moveAlone, stroll(before, 'a', '0201'));
    expect(after.standing('a')).toMatchObject({ enchanted: true, moved: false });
    expect(after.events[0]).toMatchObject({ type: 'PersonageMoved', magical: true });
    expect(after.whyNot(moveAlone, stroll(after, 'a', '0301'))).toBe('enchanted-already');
    const cast = mage(FIRST_MAGIC, { enchanted: true });
    expect(cast.whyNot(moveAlone, stroll(cast, 'a', '0201'))).toBe('enchanted-already');
  });

  test('2.20.3 in the second magic phase as well as in the first', () => {
    const before = mage({ active: DEFENDER, step: 'second-magic.defender' });
    expect(before.whyNot(moveAlone, stroll(before, 'a', '0201'))).toBeNull();
  });

  test('2.7.10 not in movement phases', () => {
    const before = mage(MOVING);
    expect(before.whyNot(moveAlone, stroll(before, 'a', '0201'))).toBe('moves-in-magic-phases');
    expect(strollGoals(before, 'a')).toEqual([]);
  });

  test('2.7.10 other personages move in movement phases only', () => {
    const before = siege({ map: 'a . .', pieces: { a: hero(DEFENDER) }, ...FIRST_MAGIC });
    expect(before.whyNot(moveAlone, stroll(before, 'a', '0201'))).toBe('moves-in-movement-phases');
    expect(strollGoals(before, 'a')).toEqual([]);
  });

  test('2.12 the frozen do not move', () => {
    const leader = siege({
      map: 'a . .',
      pieces: { a: hero(DEFENDER, { state: { frozen: 1 } }) },
      ...MOVING,
    });
    expect(leader.whyNot(moveAlone, stroll(leader, 'a', '0201'))).toBe('frozen');
    const frozen = mage(FIRST_MAGIC, { frozen: 1 });
    expect(frozen.whyNot(moveAlone, stroll(frozen, 'a', '0201'))).toBe('frozen');
  });
});

/** The winged leader with room round him. */
function winged(plan: Partial<Plan> = {}, state = {}): Position {
  return siege({
    map: 'n . . . . . . . . .',
    pieces: { n: hero(BESIEGER, { ma: 8, magic: 8, gifts: ['flies', 'wraith'], state }), ...plan.pieces },
    ...SECOND_MAGIC,
    ...Object.fromEntries(Object.entries(plan).filter(([key]) => key !== 'pieces')),
  });
}

describe('2.20.4 flying', () => {
  test('2.20.4 8 MA, each hex 1 MP', () => {
    const before = winged();
    expect(flightGoals(before, 'n')).toEqual([
      '0201',
      '0301',
      '0401',
      '0501',
      '0601',
      '0701',
      '0801',
      '0901',
    ]);
    expect(before.whyNot(fly, flight(before, 'n', '1001'))).toBe('not-enough-movement');
    const after = before.act(fly, flight(before, 'n', '0901'));
    expect(after.where('n')).toBe('0901');
    expect(after.standing('n')).toMatchObject({ enchanted: true, moved: false, spent: 16 });
    expect(after.whyNot(fly, flight(after, 'n', '0801'))).toBe('enchanted-already');
  });

  test('2.20.4 over anything: mountains, walls, enemies', () => {
    const before = siege({
      map: 'n M c o .',
      levels: '. . 1 . .',
      sides: ['0301/0401 wall up 0301 level 1', '0201/0301 wall up 0301 level 1'],
      pieces: { n: hero(BESIEGER, { ma: 8, magic: 8, gifts: ['flies'] }), o: guard('D3X') },
      ...SECOND_MAGIC,
    });
    expect(flightGoals(before, 'n')).toEqual(['0501']);
    expect(before.whyNot(fly, flight(before, 'n', '0201'))).toBe('no-landing');
    expect(before.whyNot(fly, flight(before, 'n', '0301'))).toBe('no-flight-in-the-city');
    expect(before.whyNot(fly, flight(before, 'n', '0401'))).toBe('no-landing');
  });

  test('2.20.4 not onto a trench of fire, which is a Crater', () => {
    const before = winged();
    const dug = before.with({ trenches: [before.hex('0301')] });
    expect(dug.whyNot(fly, flight(dug, 'n', '0301'))).toBe('no-landing');
    expect(dug.whyNot(fly, flight(dug, 'n', '0401'))).toBeNull();
  });

  test('2.20.4 a flight starts outside the city; from inside he walks, with his 8', () => {
    const before = siege({
      map: 'n . . . . . . . . .',
      levels: '1 1 1 1 1 1 1 1 1 .',
      pieces: { n: hero(BESIEGER, { ma: 8, magic: 8, gifts: ['flies'] }) },
      ...SECOND_MAGIC,
    });
    expect(flightGoals(before, 'n')).toEqual([]);
    expect(before.whyNot(fly, flight(before, 'n', '1001'))).toBe('no-flight-in-the-city');
    expect(strollGoals(before, 'n')).toContain('0901');
  });

  test('2.20.4 other personages do not fly', () => {
    const before = siege({ map: 'a . .', pieces: { a: hero(DEFENDER, { magic: 10 }) }, ...FIRST_MAGIC });
    expect(before.whyNot(fly, flight(before, 'a', '0201'))).toBe('cannot-fly');
    expect(flightGoals(before, 'a')).toEqual([]);
  });

  test('2.20.4 nobody flies off the map, to where he is, or from off it', () => {
    const before = winged();
    expect(before.whyNot(fly, flight(before, 'n', '0101'))).toBe('no-path');
    expect(before.whyNot(fly, { ...flight(before, 'n', '0101'), hex: 99 as never })).toBe('no-path');
  });

  test('2.20.4 if he challenged in phase 4 he may not move in phase 5 of that turn', () => {
    const before = winged({}, { challenged: true });
    expect(before.whyNot(fly, flight(before, 'n', '0201'))).toBe('bound-by-challenge');
    expect(before.whyNot(moveAlone, stroll(before, 'n', '0201'))).toBe('bound-by-challenge');
  });

  test('2.12 under Stalemate he may not move into contact with an enemy unit', () => {
    const stalemate = (pieces: Plan['pieces']): Position => {
      const g = hero(DEFENDER, { at: '1001', magic: 10, spells: ['stalemate'] });
      const before = winged({ pieces: { ...pieces, g } });
      return before.with({ magic: { ...before.state.magic, stalemate: true } });
    };
    const facing = stalemate({ u: guard('D3X', { at: '0501' }) });
    expect(facing.whyNot(fly, flight(facing, 'n', '0401'))).toBe('stalemated');
    expect(facing.whyNot(fly, flight(facing, 'n', '0601'))).toBe('stalemated');
    expect(flightGoals(facing, 'n')).toEqual(['0201', '0301', '0701', '0801', '0901']);
    expect(facing.whyNot(moveAlone, stroll(facing, 'n', '0201', '0301', '0401'))).toBe('stalemated');
    expect(strollGoals(facing, 'n')).toEqual(['0201', '0301']);
    const personage = stalemate({ b: hero(DEFENDER, { at: '0501' }) });
    expect(personage.whyNot(fly, flight(personage, 'n', '0401'))).toBeNull();
    const free = winged({ pieces: { u: guard('D3X', { at: '0501' }) } });
    expect(free.whyNot(fly, flight(free, 'n', '0401'))).toBeNull();
  });

  test('2.7.10 not in a movement phase', () => {
    const before = winged({ step: 'besieger-movement.choosing' as Step });
    expect(before.whyNot(fly, flight(before, 'n', '0201'))).toBe('moves-in-magic-phases');
  });
});
