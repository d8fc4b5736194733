/** Cases 2.19.1-2.19.3, 2.12, 2.12.8, 2.8.16 and 2.11.8: what spells, heads and broken forces do to an attack. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER, type Options } from '../../src/engine/battle.ts';
import { reduceAll } from '../../src/engine/reduce.ts';
import type { MagicState } from '../../src/engine/state.ts';
import { melee } from '../../src/engine/verbs/melee.ts';
import { engine, guard, hero, orc, siege, types, type Position, type Soldier } from '../kit/siege.ts';
import { attack, blow, causes } from './blows.ts';
import { black, white } from './spells.ts';

const REDUCED = { state: { lost: 1 } } as const;

/** Two units side by side, the magic leaders far off. */
function field(
  o: Soldier,
  d: Soldier,
  spells: Partial<MagicState> = {},
  { options = {}, night = false }: Readonly<{ options?: Partial<Options>; night?: boolean }> = {},
): Position {
  const position = siege({
    map: `. . . . . . .
           . . o d . . .
          . . . . . . .`,
    options,
    night,
    pieces: { o, d, w: white({ at: '0701' }), b: black({ at: '0701' }) },
  });
  return position.with({ magic: { ...position.state.magic, ...spells } });
}

const mordor = (code: string, state: Soldier['state'] = {}): Soldier =>
  orc(code, { traits: ['mordor'], state });

/** Strength letter and armour with which one goes at the other. */
function letters(position: Position, attacker: string, defender: string, manner: 'fire' | 'melee'): string {
  const { strength, armour } = attack(position, manner, attacker, defender);
  return `${strength}${armour}`;
}

const FEAR = { fear: true } as const;
const LIGHT = { darknessBroken: true } as const;

describe('2.19.1 strength', () => {
  test('2.19.1 without a spell it is the letter of the side showing', () => {
    expect(letters(field(mordor('B3Z'), guard('D2X')), 'o', 'd', 'melee')).toBe('B2');
    expect(letters(field(mordor('B3Z', { lost: 1 }), guard('D2X')), 'o', 'd', 'melee')).toBe('C2');
  });

  test('2.12 Fear takes one letter off the melee of those it is cast against', () => {
    const position = field(mordor('B3Z'), guard('D2X'), FEAR);
    expect(letters(position, 'd', 'o', 'melee')).toBe('E3');
    expect(causes(attack(position, 'melee', 'd', 'o'))).toEqual(['fear']);
    expect(letters(position, 'o', 'd', 'melee')).toBe('B2');
  });

  test('2.12 Fear takes one letter off bows', () => {
    const position = field(mordor('E2Y'), guard('Be3X'), FEAR);
    expect(letters(position, 'd', 'o', 'melee')).toBe('C2');
    expect(letters(position, 'd', 'o', 'fire')).toBe('E3');
  });

  test('2.12 Fear takes one letter off catapults, of that side only', () => {
    const shooting = (spells: Partial<MagicState>): Position => {
      const position = siege({
        map: 'x . o . . d . y',
        pieces: {
          x: engine('catapult', DEFENDER),
          o: orc('E2Y'),
          d: guard('D2X'),
          y: engine('catapult', BESIEGER),
          b: black({ at: '0801' }),
          w: white({ at: '0401' }),
        },
      });
      return position.with({ magic: { ...position.state.magic, ...spells } });
    };
    expect(letters(shooting({}), 'x', 'o', 'fire')).toBe('B2');
    expect(letters(shooting(FEAR), 'x', 'o', 'fire')).toBe('C2');
    expect(letters(shooting(FEAR), 'y', 'd', 'fire')).toBe('B2');
    expect(letters(shooting(LIGHT), 'y', 'd', 'fire')).toBe('B2');
  });

  test('2.12 Break Darkness takes one letter off the melee and the bows of Mordor', () => {
    const position = field(mordor('Be3X'), guard('D1X'), LIGHT);
    expect(letters(position, 'o', 'd', 'melee')).toBe('C1');
    expect(letters(position, 'o', 'd', 'fire')).toBe('E2');
    expect(causes(attack(position, 'melee', 'o', 'd'))).toEqual(['broken-darkness']);
  });

  test('2.12 the other units of that side and their enemies lose nothing by it', () => {
    const position = field(orc('B3Z', { traits: [] }), guard('D2X', { traits: ['mordor'] }), LIGHT);
    expect(letters(position, 'o', 'd', 'melee')).toBe('B2');
    expect(letters(position, 'd', 'o', 'melee')).toBe('D3');
  });

  test('2.12.8 by option every unit of that side attacks one letter weaker', () => {
    const options = { breakDarkness: 'all' } as const;
    const position = field(orc('B3Z', { traits: [] }), guard('D2X'), LIGHT, { options });
    expect(letters(position, 'o', 'd', 'melee')).toBe('C2');
    expect(letters(position, 'd', 'o', 'melee')).toBe('D3');
  });

  test('2.19.1 each letter past E is +1 on the armour of the target instead', () => {
    const position = field(mordor('B3Z'), guard('E2Y', REDUCED), FEAR);
    expect(letters(position, 'd', 'o', 'melee')).toBe('E4');
    const thin = field(mordor('E1Z', { lost: 1 }), guard('D1X'), LIGHT);
    expect(letters(thin, 'o', 'd', 'melee')).toBe('E3');
    expect(causes(attack(thin, 'melee', 'o', 'd'))).toEqual(['reduced', 'broken-darkness', 'past-e']);
  });

  test('2.19.1 reduced, then Fear, then Break Darkness: three letters', () => {
    const before = siege({
      map: 'o d . . w . b',
      pieces: {
        o: mordor('B3Z', { lost: 1 }),
        d: guard('D1X'),
        w: white(),
        b: hero(DEFENDER, { magic: 8, spells: ['fear'] }),
      },
    });
    const position = before.with({ magic: { ...before.state.magic, ...FEAR, ...LIGHT } });
    expect(letters(position, 'o', 'd', 'melee')).toBe('E1');
    expect(causes(attack(position, 'melee', 'o', 'd'))).toEqual(['reduced', 'fear', 'broken-darkness']);
  });

  test('2.12.9 a slain caster does not end a spell that works already', () => {
    const position = field(mordor('B3Z'), guard('D2X'), FEAR);
    const dead = reduceAll(position.battle, position.state, [
      { type: 'PersonageSlain', personage: position.piece('b'), cite: '2.20.8' },
    ]);
    expect(letters(position.with(dead), 'd', 'o', 'melee')).toBe('E3');
  });

  test('2.18.3 both are over with the turn', () => {
    const position = field(mordor('B3Z'), guard('D2X'), { ...FEAR, ...LIGHT });
    const later = position.with(
      reduceAll(position.battle, position.state, [{ type: 'TurnBegan', turn: 3, cite: '2.18' }]),
    );
    expect(letters(later, 'd', 'o', 'melee')).toBe('D3');
    expect(letters(later, 'o', 'd', 'melee')).toBe('B2');
  });
});

describe('2.8.16 fanatics', () => {
  const fanatic = (): Soldier => orc('E1Z', { traits: ['fanatic', 'mordor'] });

  test('2.8.16 by night their melee needs no roll on 7.41', () => {
    const position = field(fanatic(), guard('D3X'), {}, { night: true });
    expect(types(position.act(melee, blow(position, 'o', 'd'), 6).events)).toContain('DiceRolled');
    expect(attack(position, 'melee', 'o', 'd').automatic).toBe(true);
  });

  test('2.8.16 Break Darkness cancels it for the turn', () => {
    const position = field(fanatic(), guard('D3X'), LIGHT, { night: true });
    expect(attack(position, 'melee', 'o', 'd').automatic).toBe(false);
    expect(types(position.act(melee, blow(position, 'o', 'd'), 6, 6).events)).toContain('AttackFailed');
  });

  test('2.8.16 also that of fanatics who are not of Mordor', () => {
    const position = field(orc('E1Z', { traits: ['fanatic'] }), guard('D3X'), LIGHT, { night: true });
    expect(attack(position, 'melee', 'o', 'd').automatic).toBe(false);
  });
});

describe('2.19.2 armour', () => {
  test('2.19.2 letters past E are added before the cap of 4', () => {
    const position = field(mordor('E1Z', { lost: 1 }), guard('D3X'), LIGHT);
    expect(letters(position, 'o', 'd', 'melee')).toBe('E4');
  });
});

describe('2.19.3 morale', () => {
  const moraleOf = (position: Position): string => attack(position, 'melee', 'o', 'd').morale;
  const headed = (position: Position, hex: string): Position => position.with({ heads: [position.hex(hex)] });
  const broken = (position: Position): Position => position.with({ demoralized: [true, false] });

  test('2.19.3 one letter worse for Fear', () => {
    expect(moraleOf(field(mordor('B3Z'), guard('D3X'), FEAR))).toBe('Y');
    expect(moraleOf(field(mordor('B3Z'), guard('D3X')))).toBe('X');
  });

  test('2.12 those it is not cast against keep theirs', () => {
    const position = field(orc('E3Y'), guard('D3X'), FEAR);
    expect(attack(position, 'melee', 'd', 'o').morale).toBe('Y');
  });

  test('2.12 units within 1 hex of their own heartener keep theirs, and still strike weaker', () => {
    const { pieces } = field(mordor('B3Z'), guard('D3X')).state;
    const near = (hex: string, who: 'w' | 'b' = 'w'): Position => {
      const position = field(mordor('B3Z'), guard('D3X'), FEAR);
      const id = position.piece(who);
      return position.with({ pieces: pieces.with(id, { ...pieces[id]!, at: position.hex(hex) }) });
    };
    expect([moraleOf(near('0402')), moraleOf(near('0502')), moraleOf(near('0602'))]).toEqual(['X', 'X', 'Y']);
    expect(letters(near('0402'), 'd', 'o', 'melee')).toBe('E3');
    expect(moraleOf(near('0402', 'b'))).toBe('Y');
  });

  test('2.12 one who heartens the enemy does not hearten them', () => {
    const position = siege({
      map: 'o d . . . . b',
      pieces: {
        o: orc('B3Z'),
        d: guard('D3X'),
        h: hero(BESIEGER, { at: '0101', gifts: ['heartens'] }),
        b: black(),
      },
    });
    expect(moraleOf(position.with({ magic: { ...position.state.magic, ...FEAR } }))).toBe('Y');
  });

  test('2.11.8 one letter worse for a unit of the defender that defends in a hex with a head', () => {
    const position = field(mordor('B3Z'), guard('D3X'));
    expect(moraleOf(headed(position, '0402'))).toBe('Y');
    expect(causes(attack(headed(position, '0402'), 'melee', 'o', 'd'))).toEqual(['head']);
    expect(moraleOf(headed(position, '0302'))).toBe('X');
  });

  test('2.11.8 missiles count: whoever is shot at defends', () => {
    const position = headed(field(orc('e1Y'), guard('D3X')), '0402');
    expect(attack(position, 'fire', 'o', 'd').morale).toBe('Y');
  });

  test('2.11.8 heads do not trouble the besieger', () => {
    const position = headed(field(orc('E3Y'), guard('D3X')), '0302');
    expect(attack(position, 'melee', 'd', 'o').morale).toBe('Y');
    expect(causes(attack(position, 'melee', 'd', 'o'))).toEqual([]);
  });

  test('2.19.3 all three together, in this order', () => {
    const position = broken(headed(field(mordor('B3Z'), guard('D3W'), FEAR), '0402'));
    const found = attack(position, 'melee', 'o', 'd');
    expect([found.morale, causes(found)]).toEqual(['Z', ['fear', 'head', 'demoralized']]);
  });

  test('2.19.3 worst Z', () => {
    const position = broken(headed(field(mordor('B3Z'), guard('D3Y', REDUCED), FEAR), '0402'));
    const found = attack(position, 'melee', 'o', 'd');
    expect([found.morale, causes(found)]).toEqual(['Z', ['reduced']]);
  });

  test('2.19.3 a tunnel replaces the letter by W first, then the rest is taken off', () => {
    const position = siege({
      map: `M M M
             o t M
            M M M`,
      sides: ['0102/0202 tunnel'],
      pieces: { o: orc('B3Z'), d: guard('D3Y', { at: '0202' }), b: black({ at: '0102' }) },
    });
    const afraid = position.with({ magic: { ...position.state.magic, ...FEAR }, demoralized: [true, false] });
    expect(moraleOf(afraid)).toBe('Y');
    expect(causes(attack(afraid, 'melee', 'o', 'd'))).toEqual(['tunnel', 'fear', 'demoralized']);
  });
});
