/** How a side decides when no player does, and why a choice that is not open is refused. */
import { describe, expect, test } from 'vitest';
import {
  BESIEGER,
  decisionOf,
  GARRISON,
  USUAL,
  type Policy,
} from '../../src/strategic/war-of-the-ring/battle/policies.ts';
import { refusalOf } from '../../src/strategic/war-of-the-ring/battle/options.ts';
import type { ChoiceStep, Setting } from '../../src/strategic/war-of-the-ring/battle/terms.ts';
import { NATIONS } from '../../src/strategic/war-of-the-ring/facts.ts';
import { box, musters, setting, table, type Table } from '../kit/strategicBattle.ts';

/** What is decided of the choice that is owed, by a policy that differs from the usual in this. */
function chosen(
  at: Table,
  about: ChoiceStep,
  options: readonly string[],
  change: Partial<Policy> = {},
): unknown {
  const policies = { attacker: { ...BESIEGER, ...change }, defender: { ...GARRISON, ...change } };
  const seat = 'seat' in about ? about.seat : about.type === 'stand' ? 'defender' : 'attacker';
  const owed = { type: 'choice', about, options, seat, rule: '' } as const;
  const decision = decisionOf(at.setting, at.state(), owed, policies);
  return decision.type === 'choose' ? decision.option : decision;
}

const siege = (change: Partial<Setting> = {}, attacker = '4R 1E', defender = '3R'): Table =>
  table(setting(change), musters(box(attacker, 'sauron'), box(defender, 'gondor')));

describe('B10 behind stays', () => {
  const peace = NATIONS.map(({ id }) => id).filter((id) => id !== 'southrons');
  const stays = (army: string): unknown => {
    const at = table(setting({ atWar: peace }), musters(box(army, 'sauron'), box('3R', 'gondor')), false);
    return decisionOf(at.setting, at.state(), at.owed() as never, USUAL);
  };

  test('nobody, when all are at war', () => {
    expect(stays('3R')).toEqual({ type: 'part', army: { figures: {}, characters: [] } });
  });

  test('who is not at war, when a unit is among them', () => {
    expect(stays('3R 2R@southrons')).toEqual({ type: 'part', army: box('2R@southrons', 'sauron') });
  });
});

describe('what is chosen', () => {
  const at = siege();

  test('S1 the hold, by who would rather be in it, but never for Scouts', () => {
    const options = ['stand', 'withdraw', 'retreat:lossarnach'];
    const stand = (scouts: boolean, hold: Policy['hold']): unknown =>
      chosen(at, { type: 'stand', scouts }, options, { hold });
    expect([stand(false, 'withdraw'), stand(false, 'stand'), stand(true, 'withdraw')]).toEqual([
      'withdraw',
      'stand',
      'stand',
    ]);
    expect(chosen(at, { type: 'stand', scouts: false }, ['stand'], { hold: 'withdraw' })).toBe('stand');
  });

  test('B6 the first card that may be played, or none', () => {
    const declare: ChoiceStep = { type: 'declare', seat: 'attacker' };
    expect(chosen(at, declare, ['no', 'yes'])).toBe('yes');
    expect(chosen(at, declare, ['no'])).toBe('no');
    expect(chosen(at, declare, ['no', 'yes'], { cards: 'none' })).toBe('no');
    const card: ChoiceStep = { type: 'card', seat: 'attacker', declared: false };
    expect(chosen(at, card, ['none', 'Onslaught', 'Mighty Attack'])).toBe('Onslaught');
    expect(chosen(at, card, ['none'])).toBe('none');
    expect(chosen(at, card, ['none', 'Onslaught'], { cards: 'none' })).toBe('none');
  });

  test('B7 regulars fall first where elites are kept, and are reduced first where they are not', () => {
    const losses: ChoiceStep = { type: 'losses', seat: 'attacker', hits: 1 } as ChoiceStep;
    const options = ['elite:sauron', 'reduce:sauron', 'regular:sauron'];
    const first = (from: number, losing: Policy['losses']): unknown =>
      chosen(at, losses, options.slice(0, from), { losses: losing });
    expect([3, 2, 1].map((from) => first(from, 'keep elites'))).toEqual([
      'regular:sauron',
      'reduce:sauron',
      'elite:sauron',
    ]);
    expect([3, 2, 1].map((from) => first(from, 'reduce elites first'))).toEqual([
      'reduce:sauron',
      'reduce:sauron',
      'elite:sauron',
    ]);
    expect(chosen(at, losses, ['leader:sauron'])).toBe('leader:sauron');
  });

  test('B3 the White Rider forgoes his leadership where he takes two or more from the Nazgûl', () => {
    const rider: ChoiceStep = { type: 'white-rider', seat: 'defender' };
    const asked = (army: string, options = ['no', 'yes']): unknown =>
      chosen(siege({}, army, '3R +gandalf-white'), rider, options);
    expect([asked('4R 1N'), asked('4R 2N'), asked('4R 3N'), asked('4R 2N', ['no'])]).toEqual([
      'no',
      'yes',
      'yes',
      'no',
    ]);
  });

  test('A2 the rounds that are paid for are fought, whatever the policy', () => {
    const on: ChoiceStep = { type: 'go-on' };
    expect(chosen(at, on, ['stop', 'go-on'], { press: 'never' })).toBe('go-on');
    expect(chosen(at, on, ['stop'], { press: 'always' })).toBe('stop');
  });

  test('A4 beyond them by policy: never, always, or while not outnumbered', () => {
    const on: ChoiceStep = { type: 'go-on' };
    const press = (attacker: string, press: Policy['press']): unknown =>
      chosen(siege({}, attacker), on, ['stop', 'press:sauron'], { press });
    expect([press('2R', 'always'), press('4R', 'never')]).toEqual(['press:sauron', 'stop']);
    expect(['2R', '3R', '4R'].map((army) => press(army, 'while not outnumbered'))).toEqual([
      'stop',
      'press:sauron',
      'press:sauron',
    ]);
  });

  test('F2 in the field every round is by policy', () => {
    const field = siege({ mode: 'field', ground: 'open', hold: null });
    expect(chosen(field, { type: 'go-on' }, ['stop', 'go-on'], { press: 'never' })).toBe('stop');
    expect(chosen(field, { type: 'go-on' }, ['stop', 'go-on'], { press: 'always' })).toBe('go-on');
  });
});

describe('a choice that is not open is refused with the reason', () => {
  const field = siege({ mode: 'field', ground: 'open', hold: null });
  const why = (step: ChoiceStep, option: string, round = 1): unknown =>
    refusalOf(field.setting, { ...field.state(), round }, step, option);
  const stand = { type: 'stand', scouts: false } as const;

  test('F2 nobody retreats before a round was fought but by Scouts, and never to a region that is not free', () => {
    expect(why(stand, 'retreat:lossarnach')).toEqual({ say: 'retreatTooSoon' });
    expect(why(stand, 'retreat:lossarnach', 2)).toEqual({ say: 'retreatElsewhere' });
    expect(why({ ...stand, scouts: true }, 'retreat:lossarnach')).toEqual({ say: 'retreatElsewhere' });
  });

  test('S1 nobody withdraws where no hold is his own', () => {
    expect(why(stand, 'withdraw')).toEqual({ say: 'noOwnHold' });
  });

  test('A4 an elite presses on only past the rounds paid for', () => {
    expect(why({ type: 'go-on' }, 'press:sauron')).toEqual({ say: 'pressTooSoon' });
  });

  test('what is no option at all is answered with those there are', () => {
    const open = { say: 'notOpen', round: 3 };
    expect(why({ type: 'go-on' }, 'withdraw', 3)).toEqual({
      ...open,
      option: 'withdraw',
      open: 'stop, go-on',
    });
    expect(why({ type: 'go-on' }, 'retreat:osgiliath', 3)).toMatchObject({
      ...open,
      option: 'retreat:osgiliath',
    });
    expect(why(stand, 'press:sauron', 3)).toEqual({ ...open, option: 'press:sauron', open: 'stand' });
  });
});
