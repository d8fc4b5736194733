import { describe, expect, test } from 'vitest';
import { directionTo } from '../../src/board/hex.ts';
import { NOTHING_CHOSEN } from '../../src/ui/orders/orders.chart.ts';
import { stepCursor, type Arrow } from '../../src/ui/orders/cursor.ts';
import { deedsOf } from '../../src/ui/orders/deeds.ts';
import { intentOf, type Intent, type Selection } from '../../src/ui/orders/intent.ts';
import { offersOf } from '../../src/ui/orders/offers.ts';
import { reachOf } from '../../src/ui/orders/reach.ts';
import type { Match } from '../../src/game/match.ts';
import { STEPS } from '../../src/i18n/words.ts';
import { after, battle, END, fresh, hex, movement, piece, siegePhase } from './small-siege.ts';

function choice(letter: string, more: Partial<Selection> = {}): Selection {
  return { ...NOTHING_CHOSEN, piece: piece(letter), ...more };
}

function meaning(
  match: Match,
  chosen: Selection,
  at: string,
  more: Partial<{ towards: string; careful: boolean }> = {},
): Intent {
  const reach = chosen.piece === null ? null : reachOf(battle, match.state, chosen.piece, null);
  const { towards, careful = false } = more;
  const direction = towards === undefined ? 0 : directionTo(battle.board, hex(at), hex(towards))!;
  const fromEdge = towards === undefined ? 1 : 0.1;
  return intentOf(battle, match.state, chosen, reach, { hex: hex(at), direction, fromEdge, careful });
}

describe('with nothing chosen', () => {
  test('an own piece is chosen, an engine that can act before the unit that cannot', () => {
    expect(meaning(movement, NOTHING_CHOSEN, '0503')).toEqual({ type: 'choose', piece: piece('a') });
    expect(meaning(siegePhase, NOTHING_CHOSEN, '0803')).toEqual({ type: 'choose', piece: piece('K') });
  });

  test('picking the hex again chooses the other piece in it', () => {
    expect(meaning(siegePhase, choice('K'), '0803')).toEqual({ type: 'choose', piece: piece('k') });
    expect(meaning(siegePhase, choice('k'), '0803')).toEqual({ type: 'choose', piece: piece('K') });
  });

  test('an enemy or an empty hex only clears', () => {
    expect(meaning(movement, NOTHING_CHOSEN, '0403')).toEqual({ type: 'clear' });
    expect(meaning(movement, NOTHING_CHOSEN, '1201')).toEqual({ type: 'clear' });
  });
});

describe('2.7 with a unit chosen in the movement phase', () => {
  test('a hex within reach is a move along the cheapest way', () => {
    expect(meaning(movement, choice('b'), '0904')).toEqual({
      type: 'do',
      action: { type: 'Move', unit: piece('b'), path: [hex('0804'), hex('0904')], pushes: null, carries: [] },
    });
  });

  test('with a finger the move is shown first and done at the second tap', () => {
    const shown = meaning(movement, choice('b'), '0904', { careful: true });
    expect(shown).toMatchObject({ type: 'aim', action: { type: 'Move' } });
    const aim = shown.type === 'aim' ? shown.action : null;
    expect(meaning(movement, choice('b', { aim }), '0904', { careful: true })).toEqual({ type: 'confirm' });
  });

  test.each([
    ['2.7.2 too far', 'b', '1206', 'not-enough-movement'],
    ['4.3 a mountain', 'b', '1102', 'mountain-or-crater'],
    ['2.7.9 an engine goes nowhere alone', 'K', '0804', 'not-a-unit'],
  ])('%s: a hex out of reach is refused by the first rule in the way', (_, letter, at, code) => {
    expect(meaning(movement, choice(letter), at)).toMatchObject({ type: 'refuse', refusal: { code } });
  });

  test('2.7.2 a unit that has moved says so', () => {
    const moved = after(movement, {
      type: 'Move',
      unit: piece('b'),
      path: [hex('0804')],
      pushes: null,
      carries: [],
    });
    expect(meaning(moved, choice('b'), '0904')).toMatchObject({
      type: 'refuse',
      refusal: { code: 'moved-already', cite: '2.7.2' },
    });
  });

  test('2.7.9 a unit beside an engine of its own may push it, more slowly', () => {
    const reach = reachOf(battle, movement.state, piece('t'), null)!;
    expect(offersOf(battle, movement.state, choice('t'), reach)).toMatchObject([
      { id: 'push', pressed: false, does: { type: 'push' } },
    ]);
    const pushed = reachOf(battle, movement.state, piece('t'), piece('G'))!;
    expect(pushed.allowance).toBe(4);
    expect(pushed.reached.length).toBeLessThan(reach.reached.length);
  });
});

describe('2.11 in the siege phase', () => {
  test('2.11.2 a wall is chosen at its hexside, or through the hex behind it', () => {
    const raise = (at: string) => ({
      type: 'aim',
      action: { type: 'RaiseLadder', unit: piece('a'), ...side(at) },
    });
    const side = (at: string) => {
      const deeds = deedsOf(battle, siegePhase.state, piece('a'));
      const through = meaning(siegePhase, choice('a'), at);
      expect(deeds).toHaveLength(3);
      return through.type === 'aim' && 'hexside' in through.action ? { hexside: through.action.hexside } : {};
    };
    expect(meaning(siegePhase, choice('a'), '0503', { towards: '0403' })).toEqual(raise('0403'));
    expect(meaning(siegePhase, choice('a'), '0503', { towards: '0404' })).toEqual(raise('0404'));
    expect(raise('0403')).not.toEqual(raise('0404'));
  });

  test('a second pick of the same target confirms, another target is aimed at instead', () => {
    const shown = meaning(siegePhase, choice('a'), '0403');
    const aim = shown.type === 'aim' ? shown.action : null;
    expect(meaning(siegePhase, choice('a', { aim }), '0403')).toEqual({ type: 'confirm' });
    expect(meaning(siegePhase, choice('a', { aim }), '0404')).toMatchObject({ type: 'aim' });
  });

  test('2.11.6 a catapult aims at an engine, and not at what is no engine', () => {
    expect(meaning(siegePhase, choice('K'), '0403')).toEqual({
      type: 'aim',
      action: { type: 'Bombard', engine: piece('K'), target: piece('e') },
    });
  });

  test('2.18 a hex that means nothing in this phase is refused by the sequence of play', () => {
    expect(meaning(siegePhase, choice('b'), '0904')).toMatchObject({
      type: 'refuse',
      refusal: { code: 'not-in-this-step', cite: '2.18' },
    });
  });
});

describe('2.5 in the set-up', () => {
  test('a hex of the zone places the piece, another is refused', () => {
    expect(meaning(fresh(), choice('g'), '0404')).toEqual({
      type: 'do',
      action: { type: 'Deploy', piece: piece('g'), hex: hex('0404') },
    });
    expect(meaning(fresh(), choice('g'), '1005')).toMatchObject({
      type: 'refuse',
      refusal: { code: 'outside-setup-zone' },
    });
  });

  test('the battle begins by one button, that which ends the set-up', () => {
    expect(offersOf(battle, fresh().state, NOTHING_CHOSEN, null)).toEqual([]);
    expect(['setup.defender', 'setup.besieger'].map((step) => STEPS[step]?.end)).toEqual([
      'Set-up done',
      'Begin the battle',
    ]);
    expect(after(fresh(), END, END).state.step).not.toMatch(/^setup/);
  });
});

describe('2.18.4 a decision that is owed', () => {
  const retreating: Match = {
    ...movement,
    state: {
      ...movement.state,
      step: 'besieger-combat.missile.retreating' as never,
      active: 1,
      owed: [{ type: 'retreat', unit: piece('b'), hexes: 1, source: hex('0604'), displaced: [] }],
    },
  };

  test('2.8.10 a lit hex is the retreat, another says why it is not', () => {
    expect(meaning(retreating, NOTHING_CHOSEN, '0804')).toEqual({
      type: 'do',
      action: { type: 'Retreat', unit: piece('b'), path: [hex('0804')], carries: [] },
    });
    expect(meaning(retreating, NOTHING_CHOSEN, '0604')).toMatchObject({
      type: 'refuse',
      refusal: { code: 'retreat-closer', cite: '2.8.10' },
    });
  });

  test('2.8.9 the attacker advances by a pick of the hex, or holds his ground', () => {
    const owed = { type: 'advance', unit: piece('b'), hex: hex('0804') } as const;
    const step = 'besieger-combat.melee.advancing' as never;
    const advancing = { ...retreating, state: { ...retreating.state, step, owed: [owed] } };
    expect(meaning(advancing, NOTHING_CHOSEN, '0804')).toEqual({
      type: 'do',
      action: { type: 'Advance', unit: piece('b'), carries: [] },
    });
    expect(offersOf(battle, advancing.state, NOTHING_CHOSEN, null)).toMatchObject([
      { about: { type: 'hold' }, does: { type: 'do', action: { type: 'HoldGround', unit: piece('b') } } },
    ]);
  });
});

test('arrow keys go up and down in one column, and stop at the edge', () => {
  const walk = (from: string, ...arrows: Arrow[]) =>
    arrows.reduce((at, arrow) => stepCursor(battle.board, at, arrow), hex(from));
  expect(walk('0502', 'ArrowDown', 'ArrowDown')).toBe(hex('0504'));
  expect(walk('0504', 'ArrowUp')).toBe(hex('0503'));
  expect(walk('0503', 'ArrowRight', 'ArrowLeft')).toBe(hex('0503'));
  expect(walk('0101', 'ArrowUp', 'ArrowLeft')).toBe(hex('0101'));
  expect(walk('1206', 'ArrowDown', 'ArrowRight')).toBe(hex('1206'));
});
