/** How a side decides when no player does, and why a choice that is not open is refused. */
import { describe, expect, test } from 'vitest';
import { decisionOf } from '../../src/strategic/war-of-the-ring/battle/policies.ts';
import { BESIEGER, GARRISON, USUAL, type Policy } from '../../src/strategic/war-of-the-ring/brief/policy.ts';
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

describe('B10: with a leader who is not at war and has no unit of his own stays a unit that can be spared', () => {
  const free = { alliances: { attacker: 'free', defender: 'shadow' } } as const;
  const stays = (army: string, change: Partial<Setting> = {}): unknown => {
    const atWar = NATIONS.map(({ id }) => id).filter((id) => id !== 'rohan');
    const at = table(
      setting({ ...free, atWar, ...change }),
      musters(box(army, 'gondor'), box('3R', 'sauron')),
      false,
    );
    return decisionOf(at.setting, at.state(), at.owed() as never, USUAL);
  };
  const part = (army: string): unknown => ({ type: 'part', army: box(army, 'gondor') });

  test('one regular, of whom there are several', () => {
    expect(stays('3R 2E 1L@rohan')).toEqual(part('1L@rohan 1R'));
  });
  test('a regular rather than an elite, though another nation has elites alone', () => {
    expect(stays('1E@elves 1R 1E 1L@rohan')).toEqual(part('1L@rohan 1R'));
  });
  test('an elite where there is no regular', () => {
    expect(stays('2E 1L@rohan')).toEqual(part('1L@rohan 1E'));
  });
  test('nobody besides, where he has a unit of his own', () => {
    expect(stays('3R 1R@rohan 1L@rohan')).toEqual(part('1R@rohan 1L@rohan'));
  });
  test('none that leads the attack of a Character die', () => {
    const atWar = NATIONS.map(({ id }) => id).filter((id) => id !== 'sauron');
    const change = { by: 'character', saruman: true, atWar } as const;
    const alliances = { attacker: 'shadow', defender: 'free' } as const;
    const at = table(
      setting({ ...change, alliances }),
      musters(box('1E 1E@southrons 1N@sauron', 'isengard'), box('3R', 'gondor')),
      false,
    );
    expect(decisionOf(at.setting, at.state(), at.owed() as never, USUAL)).toEqual({
      type: 'part',
      army: box('1N@sauron 1E@southrons', 'isengard'),
    });
  });
});

describe('F3 goes in', () => {
  const goes = (army: string): unknown => {
    const given = setting({ mode: 'field', ground: 'open', hold: null });
    const at = table(given, musters(box(army, 'isengard'), box('1R', 'gondor')));
    const faces = at.owed().type === 'dice' ? Array<number>(12).fill(6) : [];
    const owed = at.owed();
    const dice = owed.type === 'dice' ? owed.volleys.reduce((sum, volley) => sum + volley.dice, 0) : 0;
    at.throw(...faces.slice(0, dice - 1), 1);
    return decisionOf(at.setting, at.state(), at.owed() as never, USUAL);
  };

  test('everybody, were it a single regular', () => {
    expect(goes('3R 1E')).toEqual({ type: 'part', army: box('3R 1E', 'isengard') });
    expect(goes('1R')).toEqual({ type: 'part', army: box('1R', 'isengard') });
  });

  test('but nobody of level 0: Saruman stays where he is', () => {
    expect(goes('3R +saruman +mouth-of-sauron')).toEqual({
      type: 'part',
      army: box('3R +mouth-of-sauron', 'isengard'),
    });
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

  test('B6 a card that costs hits of its own army is given one; of anything else the last is chosen', () => {
    const choose = { type: 'choose', seat: 'attacker', title: 'Onslaught', at: 7 } as ChoiceStep;
    expect(chosen(at, choose, ['0', '1', '2', '3'])).toBe('1');
    expect(chosen(at, choose, ['0'])).toBe('0');
    expect(chosen(at, choose, ['1', '2', '3'])).toBe('3');
    expect(chosen(at, choose, ['none', 'leader:gondor', 'boromir', 'gimli'])).toBe('gimli');
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
