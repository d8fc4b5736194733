/** The orders of captains, spells and siege works as they are given at the table: by picks on the board and presses of its buttons. */
import { describe, expect, test, vi } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { engine, guard, hero, orc, siege, type Plan } from '../kit/siege.ts';
import { table, type Table } from './smallTable.ts';

const FIELD = `
  . . . . . . . .
   . . . . . . . .
  . . . . . . . .
   . . . . . . . .
  . . . . . . . .`;

describe('2.20.2 captains', () => {
  const court = (step = 'besieger-movement.choosing'): Table =>
    table({
      map: FIELD,
      step,
      pieces: {
        o: orc('E3Y', { at: '0303' }),
        h: hero(BESIEGER, { at: '0303' }),
        i: hero(BESIEGER, { at: '0303', ratings: [4, 2] }),
        s: hero(BESIEGER, { at: '0105', ma: 2 }),
        w: hero(BESIEGER, { at: '0505', gifts: ['flies'] }),
        m: hero(BESIEGER, { at: '0101', magic: 3 }),
        x: guard('D3X', { at: '0802' }),
      },
    });

  test('2.7.1 picks of one hex go round among everybody in it', () => {
    const seat = court();
    const round = [0, 1, 2, 3].map(() => {
      seat.pick('0303');
      return seat.held();
    });
    expect(round).toEqual(['o', 'h', 'i', 'o']);
  });

  test('2.20.2 a captain who is chosen goes alone by a pick', () => {
    const seat = court();
    seat.take('i');
    seat.pick('0502');
    expect(seat.last()).toMatchObject({ type: 'MoveAlone', personage: seat.at.piece('i') });
    expect(seat.held()).toBeNull();
  });

  test('2.20.4 who flies goes through the air', () => {
    const seat = court();
    seat.take('w');
    seat.pick('0801');
    expect(seat.last()).toEqual({ type: 'Fly', personage: seat.at.piece('w'), hex: seat.at.hex('0801') });
  });

  test('2.20.2 a unit goes alone unless captains are named, one switch each', () => {
    const seat = court();
    seat.take('o');
    expect(seat.offers()).toEqual(['With Hero 6', 'With Hero 4']);
    seat.press('With Hero 4');
    expect(seat.offers()).toEqual(['With Hero 6', '[With Hero 4]']);
    seat.pick('0403');
    expect(seat.last()).toMatchObject({ type: 'Move', carries: [seat.at.piece('i')] });
  });

  test('2.20.2 with a finger, who goes along can still be changed while a move waits', () => {
    const seat = court();
    seat.take('o');
    const spot = { hex: seat.at.hex('0403'), direction: 0, fromEdge: 1 } as const;
    seat.input.pick(spot, true);
    seat.press('With Hero 6');
    expect(seat.store.chosen.peek().aim).toBeNull();
    seat.input.pick(spot, true);
    seat.input.confirm();
    expect(seat.last()).toMatchObject({ type: 'Move', carries: [seat.at.piece('h')] });
  });

  test.each([
    ['2.7.10 a magic leader in a movement phase', 'm', '0102', 'moves-in-magic-phases'],
    ['2.20.2 a captain too far away', 's', '0805', 'not-enough-movement'],
    ['2.20.4 a flyer before the enemy', 'w', '0802', 'no-landing'],
  ])('%s is told why', (_, letter, hex, code) => {
    const seat = court();
    seat.take(letter);
    seat.pick(hex);
    expect([seat.last(), seat.refused()]).toEqual([null, code]);
  });
});

describe('2.20.3 captains with what is owed', () => {
  const PIECES = {
    o: orc('E3Y', { at: '0303' }),
    h: hero(BESIEGER, { at: '0303' }),
    i: hero(BESIEGER, { at: '0303', ratings: [4, 2] }),
    d: guard('D3X', { at: '0403' }),
  };
  const retreating = (): Table => {
    const plan = { map: FIELD, step: 'defender-combat.missile.retreating', pieces: PIECES };
    const { piece, hex } = siege(plan);
    const owed = { type: 'retreat', unit: piece('o'), hexes: 1, source: hex('0403'), displaced: [] } as const;
    return table(plan, { owed: [owed] });
  };

  test('2.20.3 everybody is driven back together, unless somebody is told to stay', () => {
    const all = retreating();
    expect(all.offers()).toEqual(['[With Hero 6]', '[With Hero 4]']);
    all.pick('0203');
    expect(all.last()).toMatchObject({ type: 'Retreat', carries: [all.at.piece('h'), all.at.piece('i')] });

    const one = retreating();
    one.press('With Hero 6');
    one.pick('0203');
    expect(one.last()).toMatchObject({ type: 'Retreat', carries: [one.at.piece('i')] });
  });

  test('2.18.4 by keys, S goes round the lit hexes and Enter answers', () => {
    const seat = retreating();
    const lit = seat.store.standing.peek().choices;
    expect(seat.input.aimNext()).toBe(lit[0]);
    seat.store.putCursor(lit[0]!);
    const next = seat.input.aimNext()!;
    expect(next).toBe(lit[1] ?? lit[0]);
    seat.click(next);
    expect(seat.last()).toMatchObject({ type: 'Retreat' });
  });

  test('2.8.9 the gold button advances with everybody who is switched on', () => {
    const plan = { map: FIELD, step: 'besieger-combat.melee.advancing', pieces: PIECES };
    const { piece, hex } = siege(plan);
    const seat = table(plan, { owed: [{ type: 'advance', unit: piece('o'), hex: hex('0302') }] });
    expect(seat.offers()).toEqual(['Hold ground', '[With Hero 6]', '[With Hero 4]']);
    seat.press('With Hero 4');
    seat.input.confirm();
    expect(seat.last()).toMatchObject({ type: 'Advance', carries: [seat.at.piece('h')] });
  });

  test('2.8.6 cavalry slips away with its captain, or stands fast', () => {
    const plan: Plan = {
      map: FIELD,
      step: 'besieger-combat.melee.slipping',
      active: DEFENDER,
      pieces: {
        o: orc('E3Y', { at: '0303' }),
        r: guard('D3X', { at: '0403', gait: 'horse' }),
        e: hero(DEFENDER, { at: '0403' }),
      },
    };
    const { piece } = siege(plan);
    const owed = [{ type: 'slip', unit: piece('r'), attacker: piece('o') }] as const;
    const seat = table(plan, { owed });
    expect(seat.offers()).toEqual(['Stand fast', '[With Hero 6]']);
    seat.click(seat.store.standing.peek().choices[0]!);
    expect(seat.last()).toMatchObject({ type: 'SlipAway', carries: [piece('e')] });
    const firm = table(plan, { owed });
    firm.press('Stand fast');
    expect(firm.last()).toMatchObject({ type: 'StandFast', unit: piece('r') });
  });
});

describe('2.12 spells', () => {
  const magic = (spells: Parameters<typeof hero>[1] = {}): Table =>
    table({
      map: FIELD,
      step: 'initial-magic.defender',
      active: DEFENDER,
      night: true,
      pieces: {
        g: hero(DEFENDER, { at: '0303', magic: 4, spells: ['break-darkness', 'freeze'], ...spells }),
        k: guard('D3X', { at: '0303' }),
        a: hero(BESIEGER, { at: '0503' }),
        b: hero(BESIEGER, { at: '0504', ratings: [4, 2] }),
        z: hero(BESIEGER, { at: '0801', rank: 'individual' }),
      },
    });

  test('2.12.1 spell, points and target are chosen by buttons, and nothing is cast before it is confirmed', async () => {
    const seat = magic();
    seat.take('g');
    expect(seat.offers()).toEqual(['Break Darkness', 'Freeze Leader']);
    expect(seat.prompt()).toMatch(/choose a spell/);
    seat.press('Freeze Leader');
    expect(seat.offers()).toEqual([
      'Break Darkness',
      '[Freeze Leader]',
      '[1 point · 33%]',
      '2 points · 69%',
      '3 points · certain',
      '4 points · certain',
      '[on Hero 6]',
      'on Hero 4',
    ]);
    expect(seat.prompt()).toMatch(
      /Freeze Leader: An enemy leader can neither move nor rally.* Points change only the chance\./,
    );
    seat.press('3 points · certain');
    seat.press('on Hero 4');
    await vi.waitFor(() => expect(seat.page.odds.peek()).not.toBeNull(), { timeout: 20_000 });
    expect(seat.last()).toBeNull();
    seat.input.confirm();
    const { piece } = seat.at;
    expect(seat.last()).toEqual({
      type: 'Cast',
      caster: piece('g'),
      spell: 'freeze',
      points: 3,
      target: piece('b'),
    });
  });

  test('2.12.9 where more points bring more of a spell, each number says how much', () => {
    const seat = table({
      map: FIELD,
      step: 'initial-magic.besieger',
      active: BESIEGER,
      options: { grond: 'spell' },
      pieces: {
        w: hero(BESIEGER, { at: '0303', magic: 3, spells: ['activate-grond'] }),
        G: engine('grond', BESIEGER, { at: '0304' }),
        x: guard('D3X', { at: '0802' }),
      },
    });
    seat.take('w');
    seat.press('Activate Grond');
    expect(seat.offers()).toEqual([
      '[Activate Grond]',
      '[1 point · certain · 1 siege phase]',
      '2 points · certain · 2 siege phases',
      '3 points · certain · 3 siege phases',
    ]);
    expect(seat.prompt()).toMatch(/as many of the next siege phases as points/);
    expect(seat.prompt()).not.toMatch(/only the chance/);
  });

  test('2.12 a target is pointed at on the board; another one keeps the points', () => {
    const seat = magic();
    seat.take('g');
    seat.pick('0503');
    expect(seat.store.chosen.peek().aim).toMatchObject({
      spell: 'freeze',
      points: 1,
      target: seat.at.piece('a'),
    });
    seat.press('2 points · 69%');
    seat.pick('0504');
    seat.pick('0504');
    expect(seat.last()).toMatchObject({ spell: 'freeze', points: 2, target: seat.at.piece('b') });
  });

  test('2.12 by keys, S goes from spell to spell and from target to target; one without a target is cast at its caster', () => {
    const seat = magic();
    seat.take('g');
    const hexes = [0, 1, 2, 3].map(() => seat.input.aimNext());
    const { hex } = seat.at;
    expect(hexes).toEqual([hex('0303'), hex('0503'), hex('0504'), hex('0303')]);
    seat.pick('0303');
    expect(seat.last()).toMatchObject({ type: 'Cast', spell: 'break-darkness', target: null });
  });

  test('2.12.1 instead of casting he goes', () => {
    const seat = magic();
    seat.take('g');
    seat.pick('0302');
    expect(seat.last()).toMatchObject({ type: 'MoveAlone', personage: seat.at.piece('g') });
  });

  test('2.20.10 whoever cannot be frozen is refused by his own rule', () => {
    const seat = magic();
    seat.take('g');
    seat.pick('0801');
    expect(seat.refused()).toBe('not-a-leader');
  });
});
