/** Gifts, spells and company count for those they belong to and for nobody else: 2.12, 2.19.5, 2.20.2-2.20.7. */
import { describe, expect, test } from 'vitest';
import { hexName } from '../../src/board/hex.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { whyNotSetOut } from '../../src/engine/facts/alone.ts';
import { duelOf } from '../../src/engine/facts/duels.ts';
import { havensOf } from '../../src/engine/facts/havens.ts';
import { bannerHex, canBeStalemated, isHeartened, isStalemated } from '../../src/engine/facts/magic.ts';
import { personagesWith, unguardedPersonages } from '../../src/engine/facts/personages.ts';
import { GONE } from '../../src/engine/state.ts';
import { guard, hero, orc, siege, type Position, type Soldier } from '../kit/siege.ts';
import { stalemate } from './personages.ts';
import { black, dark, king, magic, white } from './spells.ts';

/** What changes the rating of the first against the second. */
function changes(position: Position): readonly string[] {
  const { battle, state, piece } = position;
  return duelOf(battle, state, piece('a'), piece('b')).attacker.modifiers.map(({ what }) => what);
}

function meeting(a: Soldier, b: Soldier, others: Readonly<Record<string, Soldier>> = {}): Position {
  return siege({ map: 'a b . .', pieces: { a, b, ...others } });
}

describe('2.19.5 the gifts of duels', () => {
  const wraith = hero(BESIEGER, { gifts: ['wraith'] });

  test('2.19.5 the bane of the wraith is hers alone, and against him alone', () => {
    const bane = hero(DEFENDER, { gifts: ['wraith-bane'] });
    expect(changes(meeting(bane, wraith))).toEqual(['wraith-bane']);
    expect(changes(meeting(hero(DEFENDER), wraith))).toEqual([]);
    expect(changes(meeting(bane, hero(BESIEGER)))).toEqual([]);
  });

  test('2.19.5 he avenges one who is mourned on his own side, and nobody else', () => {
    const avenger = hero(DEFENDER, { gifts: ['avenger'] });
    const fallen = (m: Soldier): readonly string[] => {
      const position = meeting(avenger, hero(BESIEGER), { m });
      const pieces = position.state.pieces.with(position.piece('m'), {
        ...position.standing('m'),
        at: GONE,
      });
      return changes(position.with({ pieces }));
    };
    expect(fallen(hero(DEFENDER, { gifts: ['mourned'], at: '0401' }))).toEqual(['avenger']);
    expect(fallen(hero(DEFENDER, { at: '0401' }))).toEqual([]);
    expect(fallen(hero(BESIEGER, { gifts: ['mourned'], at: '0401' }))).toEqual([]);
  });
});

describe('2.12 the spells', () => {
  /** Whether the guard is heartened by a personage who stands beside it. */
  const heartened = (h: Soldier): boolean => {
    const { battle, state, piece } = siege({ map: 'g . .', pieces: { g: guard('D3X'), h } });
    return isHeartened(battle, state, piece('g'));
  };

  test('2.12 he who heartens heartens his own, from the map', () => {
    expect(heartened(hero(DEFENDER, { gifts: ['heartens'], at: '0201' }))).toBe(true);
    expect(heartened(hero(DEFENDER, { at: '0201' }))).toBe(false);
    expect(heartened(hero(BESIEGER, { gifts: ['heartens'], at: '0201' }))).toBe(false);
    expect(heartened(hero(DEFENDER, { gifts: ['heartens'], at: 'off' }))).toBe(false);
  });

  test('2.12 nobody off the map is heartened', () => {
    const { battle, state, piece } = siege({
      map: '. . .',
      pieces: { g: guard('D3X', { at: 'off' }), h: hero(DEFENDER, { gifts: ['heartens'], at: '0101' }) },
    });
    expect(isHeartened(battle, state, piece('g'))).toBe(false);
  });

  test('2.12 Stalemate holds the wraith of the other side, not one of the side that casts it', () => {
    const { battle, state, piece } = stalemate(
      magic({}, { f: hero(DEFENDER, { magic: 2, gifts: ['wraith'], at: '0301' }) }),
    );
    expect(canBeStalemated(battle, piece('b'))).toBe(true);
    expect(canBeStalemated(battle, piece('f'))).toBe(false);
    expect(isStalemated(battle, state, piece('f'))).toBe(false);
  });

  test('2.12.7 the banner is where its bearer is, and nowhere when he is off the map', () => {
    const under = (k: Soldier): string | null => {
      const position = magic({}, { k });
      const { battle, state } = position.with({ magic: { ...position.state.magic, banner: true } });
      const hex = bannerHex(battle, state);
      return hex === null ? null : hexName(battle.board, hex);
    };
    expect(under(king({ at: '0301' }))).toBe('0301');
    expect(under(king({ at: 'off' }))).toBeNull();
    expect(under(hero(BESIEGER, { gifts: ['banner'], at: '0301' }))).toBeNull();
  });

  test('2.20.4 a challenge binds him who flies, no other magic leader', () => {
    const bound = (position: Position, key: string): string | null =>
      whyNotSetOut(position.battle, position.state, position.piece(key))?.code ?? null;
    const tired = { challenged: true } as const;
    expect(bound(magic({}, { w: white({ at: '0101', state: tired }) }), 'w')).toBeNull();
    expect(bound(dark(magic({}, { b: black({ at: '0401', state: tired }) })), 'b')).toBe(
      'bound-by-challenge',
    );
  });
});

describe('2.20 company', () => {
  const mixed = (): Position =>
    siege({
      map: 'g . o',
      pieces: {
        g: guard('D3X'),
        o: orc('E3Y'),
        h: hero(DEFENDER, { at: '0101' }),
        e: hero(BESIEGER, { at: '0101' }),
      },
    });

  test('2.20.2 only personages of its own side are with a unit', () => {
    const { battle, state, piece } = mixed();
    expect(personagesWith(battle, state, piece('g'))).toEqual([piece('h')]);
  });

  test('2.20.6 a unit guards those of its side, not an enemy in its hex', () => {
    const { battle, state, piece, hex } = mixed();
    expect(unguardedPersonages(battle, state, hex('0101'), DEFENDER)).toEqual([]);
    expect(unguardedPersonages(battle, state, hex('0101'), BESIEGER)).toEqual([piece('e')]);
    expect(unguardedPersonages(battle, state, hex('0301'), DEFENDER)).toEqual([]);
  });

  test('2.20.7 the wraith with no friend near flees to the nearest field, neither to the hex he leaves nor into the city', () => {
    const { battle, state, piece } = siege({
      map: '. . . b c c',
      levels: '. . . . 1 1',
      pieces: { b: black() },
    });
    const names = havensOf(battle, state, piece('b')).map((hex) => hexName(battle.board, hex));
    expect(names).toEqual(['0301']);
  });

  test('2.20.7 who is no wraith has no haven without a friend near', () => {
    const { battle, state, piece } = siege({ map: '. h . o', pieces: { h: hero(DEFENDER), o: orc('E3Y') } });
    expect(havensOf(battle, state, piece('h'))).toEqual([]);
  });
});
