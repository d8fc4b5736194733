/** Cases 2.0.8, 2.4.6, 2.4.7, 2.6.4 and 2.7.1: what counts, who stands where, and how often a piece is hurt. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { unitAt } from '../../src/engine/facts/occupancy.ts';
import { isLastStep, isOrdered, piecesOf, stepsOf } from '../../src/engine/facts/pieces.ts';
import { movablePersonages } from '../../src/engine/facts/personages.ts';
import { approachBan } from '../../src/engine/facts/range.ts';
import { isExposed } from '../../src/engine/facts/magic.ts';
import { isSiegePhase } from '../../src/engine/facts/phase.ts';
import { GONE } from '../../src/engine/state.ts';
import { cauldron, engine, guard, hero, orc, siege } from '../kit/siege.ts';

const FIELD = siege({
  map: 'd . . o .',
  pieces: {
    d: guard('D3X'),
    o: orc('E3Y', { state: { disrupted: true } }),
    w: orc('E3Y', { at: 'off' }),
    x: orc('E3Y', { at: '0501', second: 'C3X' }),
    n: hero(BESIEGER, { at: '0401' }),
    a: hero(DEFENDER, { at: '0101' }),
    t: engine('catapult', BESIEGER, { at: '0401' }),
    k: cauldron(3, { at: '0101' }),
  },
});
const { battle, state, piece, hex } = FIELD;

describe('2.4.7 a piece has', () => {
  const steps = (key: string): number => stepsOf(battle.pieces[piece(key)]!.kind);

  test('a step a face, a personage two, everything else one', () => {
    expect(['d', 'x', 'n', 't', 'k'].map(steps)).toEqual([2, 4, 2, 1, 1]);
  });

  test('one left before the last is lost', () => {
    const last = (key: string, lost: number): boolean => {
      const pieces = state.pieces.map((one, id) => (id === piece(key) ? { ...one, lost } : one));
      return isLastStep(battle, { ...state, pieces }, piece(key));
    };
    expect([last('d', 0), last('d', 1)]).toEqual([false, true]);
    expect([last('x', 1), last('x', 2), last('x', 3)]).toEqual([false, false, true]);
    expect([last('n', 0), last('n', 1), last('t', 0)]).toEqual([false, true, true]);
  });
});

describe('2.6.4 off the map', () => {
  test('a piece is neither ordered nor among those of its side', () => {
    expect(['d', 'o', 'w', 'x', 'n'].map((key) => isOrdered(battle, state, piece(key)))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
    expect(piecesOf(battle, state, BESIEGER)).toEqual(['o', 'x', 'n', 't'].map(piece));
    expect(piecesOf(battle, state, DEFENDER)).toEqual(['d', 'a', 'k'].map(piece));
  });

  test('a personage goes nowhere once he is gone, and only his own side asks', () => {
    expect(movablePersonages(battle, state, BESIEGER)).toEqual([piece('n')]);
    const pieces = state.pieces.map((one, id) => (id === piece('n') ? { ...one, at: GONE } : one));
    expect(movablePersonages(battle, { ...state, pieces } as typeof state, BESIEGER)).toEqual([]);
  });
});

test('2.8.12 while a unit must make room, its hex is his who has come, whoever else stands there', () => {
  const both = siege({
    map: 'd . . . .',
    pieces: {
      a: hero(DEFENDER, { at: '0101' }),
      d: guard('D3X'),
      r: guard('D3X', { at: '0101' }),
    },
  });
  const owed = (unit: string) =>
    both.with({
      owed: [{ type: 'retreat', unit: both.piece(unit), hexes: 1, source: null, displaced: [] }],
    });
  const there = (unit: string) => unitAt(both.battle, owed(unit).state, both.hex('0101'));
  expect([there('d'), there('r')]).toEqual([both.piece('r'), both.piece('d')]);
});

describe('2.5.4 an approach march keeps away', () => {
  const march = (pieces: Parameters<typeof siege>[0]['pieces']): string => {
    const at = siege({
      map: 'o . . . . . . .',
      turn: 1,
      options: { approachMarch: true },
      pieces: { o: orc('E3Y'), ...pieces },
    });
    return [...approachBan(at.battle, at.state, at.piece('o'))!].join('');
  };

  test('from enemy units, two hexes', () => {
    expect(march({ d: guard('D3X', { at: '0701' }) })).toBe('00001111');
  });

  test('not from a personage alone, an engine, or who has not come yet', () => {
    expect(march({ a: hero(DEFENDER, { at: '0701' }) })).toBe('00000000');
    expect(march({ k: engine('catapult', DEFENDER, { at: '0701' }) })).toBe('00000000');
    expect(march({ d: guard('D3X', { at: 'off' }) })).toBe('00000000');
  });

  test('and only the besieger makes one', () => {
    const at = siege({
      map: 'd . . o',
      turn: 1,
      options: { approachMarch: true },
      pieces: { d: guard('D3X'), o: orc('E3Y') },
    });
    expect(approachBan(at.battle, at.state, at.piece('d'))).toBeNull();
    expect(approachBan(at.battle, at.state, at.piece('o'))).not.toBeNull();
  });
});

test('2.19.1 the light takes a letter off units, by option all of them, and nothing off an engine', () => {
  const lit = (breakDarkness: 'all' | 'mordor') => {
    const at = siege({
      map: 'g . . o t',
      options: { breakDarkness },
      pieces: {
        g: hero(DEFENDER, { spells: ['break-darkness'] }),
        o: orc('E3Y'),
        m: orc('E3Y', { traits: ['mordor'], at: '0301' }),
        t: engine('catapult'),
      },
    });
    const broken = at.with({ magic: { ...at.state.magic, darknessBroken: true } });
    return ['g', 'o', 'm', 't'].map((key) => isExposed(at.battle, broken.state, at.piece(key)));
  };
  expect(lit('all')).toEqual([false, true, true, false]);
  expect(lit('mordor')).toEqual([false, false, true, false]);
});

test('2.18 the siege phase is the siege phase in all its steps', () => {
  const during = (step: string): boolean => isSiegePhase({ ...state, step: step as typeof state.step });
  expect(['siege', 'siege.choosing', 'besieger-movement.choosing'].map(during)).toEqual([true, true, false]);
  expect(hex('0101')).toBe(0);
});
