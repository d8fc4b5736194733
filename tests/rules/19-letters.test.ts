/** Cases 2.19.1 and 2.8.16: what is told of an attack before the dice: the letter, and every step that made it so. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, type PieceId } from '../../src/engine/battle.ts';
import { attackOf, strengthOf, type Manner } from '../../src/engine/facts/strength.ts';
import { fire } from '../../src/engine/verbs/fire.ts';
import { engine, guard, hero, orc, siege, type Plan, type Position, type Soldier } from '../kit/siege.ts';

/** `o` attacks `d`. */
function field(o: Soldier, plan: Partial<Plan> = {}): Position {
  return siege({ map: '. o d . .', ...plan, pieces: { o, d: guard('D3X'), ...plan.pieces } });
}

/** "strength reduced -1" of every step, after the letter. */
function told({ battle, state, piece }: Position, manner: Manner, by = 'o'): readonly string[] | null {
  const attack = attackOf(battle, state, { manner, attacker: piece(by), defender: piece('d') });
  if (attack === null) return null;
  return [attack.strength, ...attack.modifiers.map(({ on, what, delta }) => `${on} ${what} ${delta}`)];
}

const REDUCED = { state: { lost: 1 } } as const;

describe('2.4.6 the reduced side', () => {
  test('is told by the letters it falls short, for melee and for the bow each its own', () => {
    expect(told(field(orc('B3Y')), 'melee')).toEqual(['B']);
    expect(told(field(orc('B3Y', REDUCED)), 'melee')).toEqual(['C', 'strength reduced -1']);
    const bow = orc('Bd3Y');
    expect(told(field(bow), 'melee')).toEqual(['B']);
    expect(told(field(bow), 'fire')).toEqual(['D']);
    expect(told(field(orc('Bd3Y', REDUCED)), 'fire')?.slice(1)).toEqual(['strength reduced -1']);
  });

  test('2.19.1 past E each letter counts on the armour of the target', () => {
    expect(told(field(orc('E-3Y')), 'melee')).toEqual(['E', 'armour past-e 1']);
    expect(told(field(orc('E3Y', REDUCED)), 'melee')).toEqual([
      'E',
      'strength reduced -1',
      'armour past-e 1',
    ]);
  });

  test('2.8.3 a catapult has none: it throws with B', () => {
    const position = field(engine('catapult', BESIEGER, { at: '0101' }));
    expect(told(position, 'fire')).toEqual(['B']);
    expect(told(position, 'melee')).toBeNull();
  });
});

describe('2.12 spells weaken it by a letter each', () => {
  const magic = (spell: 'fear' | 'darknessBroken', o: Soldier): Position => {
    const position = field(o, {
      pieces: {
        n: hero(BESIEGER, { at: '0501', magic: 5, spells: ['fear'] }),
        w: hero(0, { at: '0401', magic: 5, spells: ['break-darkness'] }),
      },
    });
    return position.with({ magic: { ...position.state.magic, [spell]: true } });
  };

  test('Break Darkness the units of Mordor', () => {
    const mordor = orc('C3Y', { traits: ['mordor'] });
    expect(told(magic('darknessBroken', mordor), 'melee')).toEqual(['D', 'strength broken-darkness -1']);
    expect(told(magic('darknessBroken', orc('C3Y')), 'melee')).toEqual(['C']);
  });

  test('Fear the defender, though who has no bow gets none by it', () => {
    const position = magic('fear', orc('C3Y'));
    const { battle, state } = position;
    const attack = attackOf(battle, state, {
      manner: 'melee',
      attacker: position.piece('d'),
      defender: position.piece('o'),
    })!;
    expect(attack.strength).toBe('E');
    expect(attack.modifiers).toContainEqual({ on: 'strength', what: 'fear', delta: -1, cite: '2.12' });
    expect(strengthOf(battle, state, position.piece('d'), 'fire')).toBeNull();
    const shot = { type: 'Fire', shooter: position.piece('d'), target: position.piece('o') } as const;
    expect(position.with({ active: 0 }).whyNot(fire, shot)).toBe('no-missile');
  });
});

test('2.8.16 a fanatic at night is told as one, and changes no number', () => {
  const night = field(orc('C3Y', { traits: ['fanatic'] }), { night: true });
  expect(told(night, 'melee')).toEqual(['C', 'casualty fanatic 0']);
  expect(told(field(orc('C3Y', { traits: ['fanatic'] })), 'melee')).toEqual(['C']);
});

test('nobody attacks who has no letter, and nobody is attacked who has no armour', () => {
  const position = field(orc('C3Y'), { pieces: { n: hero(BESIEGER, { at: '0201' }) } });
  expect(told(position, 'fire')).toBeNull();
  expect(told(position, 'melee', 'n')).toBeNull();
  const { battle, state } = position;
  const [attacker, defender] = [position.piece('o'), position.piece('n')] as readonly [PieceId, PieceId];
  expect(attackOf(battle, state, { manner: 'melee', attacker, defender })).toBeNull();
});
