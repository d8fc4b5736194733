/** Two players at one screen: what it shows to whom, and what is said when it changes hands. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { UNKNOWN_OIL, type Step } from '../../src/engine/state.ts';
import { whyNotUndo } from '../../src/ui/shell/commands.ts';
import { viewerOn, holderOf } from '../../src/session/viewer.ts';
import { between, nextSeat, seatOf } from '../../src/session/seatOf.ts';
import { bannerOf } from '../../src/ui/words/heads.ts';
import { TWO_PLAYERS } from '../../src/session/seats.ts';
import { generatorFrom } from '../../src/game/generator.ts';
import { matchFrom } from '../../src/game/match.ts';
import { cauldron, guard, orc, siege, type Plan } from '../kit/siege.ts';
import { table, WALL } from './smallTable.ts';

const PLAN = {
  ...WALL,
  pieces: {
    d: guard('D3X', { at: '0302' }),
    C: cauldron(3, { at: '0302' }),
    D: cauldron(0, { at: '0303' }),
    e: guard('D3X', { at: '0602' }),
    o: orc('E3Y', { at: '0702' }),
  },
  zones: { defender: ['0301', '0302', '0303', '0602'], besieger: ['0702'] },
} as const satisfies Plan;

const { battle, state, piece, hex } = siege(PLAN);
const match = matchFrom(battle, state, generatorFrom(1));
const at = (step: string, active: typeof DEFENDER | typeof BESIEGER) => ({
  ...state,
  step: step as Step,
  active,
});

describe('2.5.1 whose eyes', () => {
  test.each([
    ['a step of the besieger', 'siege.choosing', BESIEGER, BESIEGER],
    ['a step of the defender', 'defender-combat.melee.choosing', DEFENDER, DEFENDER],
    ['oil in the phase of the besieger', 'besieger-combat.oil.choosing', DEFENDER, DEFENDER],
    ['a decision in his own step', 'defender-combat.melee.advancing', DEFENDER, DEFENDER],
    ['the besieger asked in the step of the defender', 'besieger-combat.oil.retreating', BESIEGER, BESIEGER],
    [
      'the defender asked in the step of the besieger',
      'besieger-combat.melee.retreating',
      DEFENDER,
      BESIEGER,
    ],
  ])('%s', (_, step, active, viewer) => {
    expect(viewerOn(at(step, active))).toBe(viewer);
  });

  test('2.18.2 a step belongs to whoever goes on in it after a decision', () => {
    expect(holderOf(at('besieger-combat.duel.answering', DEFENDER))).toBe(BESIEGER);
    expect(holderOf(at('besieger-combat.oil.retreating', BESIEGER))).toBe(DEFENDER);
    expect(holderOf(at('rally.defender', DEFENDER))).toBe(DEFENDER);
  });

  test('2.11.11 in a step of his own the owner sees his oil, asked in front of both nobody does', () => {
    const oil = (step: string, owed: Parameters<typeof table>[1] = {}): number[] => {
      const seat = table({ ...PLAN, step, active: DEFENDER }, owed);
      return ['C', 'D'].map((letter) => seat.store.match.peek()!.state.pieces[piece(letter)]!.oil);
    };
    expect(oil('defender-movement.moving.choosing')).toEqual([3, 0]);
    const retreat = {
      type: 'retreat',
      unit: piece('e'),
      hexes: 1,
      source: hex('0702'),
      displaced: [],
    } as const;
    expect(oil('besieger-combat.missile.retreating', { owed: [retreat] })).toEqual([
      UNKNOWN_OIL,
      UNKNOWN_OIL,
    ]);
  });

  test('2.11.11 who looks back sees no more of it than he may know now', () => {
    const seat = table({ ...PLAN, step: 'setup.defender', active: DEFENDER });
    const oil = (): number => seat.store.match.peek()!.state.pieces[piece('C')]!.oil;
    expect(oil()).toBe(3);
    seat.input.endStep();
    seat.lookBack(0);
    expect([seat.store.match.peek()!.state.step, oil()]).toEqual(['setup.defender', UNKNOWN_OIL]);
  });
});

describe('2.18 whose seat', () => {
  test.each([
    ['a step of the besieger', 'siege.choosing', BESIEGER, BESIEGER],
    ['a step of the defender', 'defender-movement.moving.choosing', DEFENDER, DEFENDER],
    ['2.18.2 a retreat in the step of the other', 'besieger-combat.melee.retreating', DEFENDER, BESIEGER],
    ['2.20.5 a challenge that is answered', 'besieger-combat.duel.answering', DEFENDER, BESIEGER],
    ['2.11.9 oil in the combat of the besieger', 'besieger-combat.oil.choosing', DEFENDER, BESIEGER],
    ['2.11.9 oil in his own combat', 'defender-combat.oil.choosing', DEFENDER, DEFENDER],
    ['2.12.1 magic of the other in a phase of both', 'second-magic.defender', DEFENDER, DEFENDER],
  ])('%s', (_, step, active, seat) => {
    expect(seatOf(at(step, active))).toBe(seat);
  });

  test('2.11.9 who came for a look at his oil keeps the seat until the oil is done, and no longer', () => {
    expect(nextSeat(DEFENDER, at('besieger-combat.oil.retreating', BESIEGER))).toBe(DEFENDER);
    expect(nextSeat(DEFENDER, at('besieger-combat.missile.choosing', BESIEGER))).toBe(BESIEGER);
    expect(nextSeat(BESIEGER, at('besieger-combat.oil.choosing', DEFENDER))).toBe(BESIEGER);
  });

  test('2.18.2 nothing comes between two players for a decision, in any style; the banner names who takes the table', () => {
    const asked = at('besieger-combat.melee.retreating', DEFENDER);
    const mine = at('second-magic.defender', DEFENDER);
    for (const style of ['open', 'banner', 'sealed'] as const)
      expect(between(style, TWO_PLAYERS, BESIEGER, asked)).toBe('nothing');
    expect(between('open', TWO_PLAYERS, BESIEGER, mine)).toBe('nothing');
    expect(between('banner', TWO_PLAYERS, BESIEGER, mine)).toBe('banner');
    expect(between('sealed', TWO_PLAYERS, BESIEGER, mine)).toBe('cover');
    expect(bannerOf({ ...match, state: mine }, TWO_PLAYERS, DEFENDER)).toMatchObject({
      side: DEFENDER,
      sideName: 'Within',
      text: expect.stringMatching(/^Within to play/) as string,
    });
  });
});

test('2.11.11 what has come to light cannot be taken back, and the table says so', () => {
  const seat = table({ ...PLAN, step: 'defender-movement.moving.choosing', active: DEFENDER });
  seat.take('D');
  seat.press('Take the dummy away');
  seat.input.confirm();
  expect(seat.last()).toMatchObject({ type: 'RemoveDummy' });
  expect(whyNotUndo(seat.store.history.peek()!)).toBe('It revealed something that was hidden [2.5.1].');
});
