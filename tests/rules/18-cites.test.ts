/** What is refused cites the case that forbids it, even where another would forbid it too. */
import { describe, expect, test } from 'vitest';
import type { HexId } from '../../src/board/hex.ts';
import type { Action } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { GONE } from '../../src/engine/state.ts';
import { verbOf } from '../../src/engine/verbs.ts';
import { cauldron, engine, guard, hero, orc, siege, type Position } from '../kit/siege.ts';
import { endsRefused, mustGoBack, waysBack } from './blows.ts';
import { march } from './orders.ts';

/** "code case" of the refusal; null when the verb lets it pass. */
function refusal({ battle, state }: Position, action: Action): string | null {
  const refused = verbOf(action.type).whyNot(battle, state, action);
  return refused === null ? null : `${refused.code} ${refused.cite}`;
}

describe('2.8.11, 2.8.12 an end of a retreat where a friend stands', () => {
  const cite = (at: Position, hex: string): string => {
    const { code, cite: by } = endsRefused(at).get(at.hex(hex))!;
    return `${code} ${by}`;
  };

  test('is refused by 2.8.11 while a free end is left, the full way or a shorter one', () => {
    const pieces = { o: orc('E3Y'), d: guard('D3X'), f: guard('D3X') };
    const full = siege({ map: 'M M . M\n o d f M\nM M M M', pieces });
    expect(waysBack(mustGoBack(full, 'd', 1, '0102')).choice).toBe('full');
    expect(cite(mustGoBack(full, 'd', 1, '0102'), '0302')).toBe('retreat-friend-in-the-way 2.8.11');
    const shorter = siege({ map: 'o d . f M', pieces });
    expect(waysBack(mustGoBack(shorter, 'd', 2, '0101')).choice).toBe('shorter');
    expect(cite(mustGoBack(shorter, 'd', 2, '0101'), '0401')).toBe('retreat-friend-in-the-way 2.8.11');
  });

  test('by 2.8.12 when he cannot make room and nothing else is left', () => {
    const pieces = { o: orc('E3Y'), d: guard('D3X'), f: guard('D3X') };
    const stuck = siege({ map: 'o d f M', pieces });
    expect(waysBack(mustGoBack(stuck, 'd', 1, '0101')).choice).toBe('none');
    expect(cite(mustGoBack(stuck, 'd', 1, '0101'), '0301')).toBe('retreat-friend-in-the-way 2.8.12');
  });
});

describe('over a crossing with somebody behind it, a march is refused by the case of the crossing', () => {
  const wall = (pieces: Readonly<Record<string, ReturnType<typeof guard>>>): Position =>
    siege({
      map: '. o c . .',
      levels: '. . 1 . .',
      sides: ['0201/0301 wall up 0301 level 1'],
      pieces: { o: orc('E3Y'), t: engine('siege-tower', BESIEGER, { at: '0201' }), ...pieces },
    });
  const onLadder = (at: Position): Position =>
    at.with({ ladders: [{ hexside: at.side('0201', '0301'), foot: at.hex('0201'), turn: 1 }] });
  const onTower = (at: Position): Position =>
    at.with({ docks: [{ hexside: at.side('0201', '0301'), foot: at.hex('0201'), tower: at.piece('t') }] });

  test('2.11.2 a ladder, 2.11.3 a docked tower', () => {
    const enemy = wall({ d: guard('D3X', { at: '0301' }) });
    expect(refusal(onLadder(enemy), march(enemy, 'o', '0301'))).toBe('enemy-in-the-way 2.11.2');
    expect(refusal(onTower(enemy), march(enemy, 'o', '0301'))).toBe('enemy-in-the-way 2.11.3');
    const friend = wall({ x: orc('E3Y', { at: '0301' }) });
    expect(refusal(onLadder(friend), march(friend, 'o', '0301'))).toBe('ends-on-friend 2.11.2');
    expect(refusal(onTower(friend), march(friend, 'o', '0301'))).toBe('ends-on-friend 2.11.3');
  });
});

describe('whoever is not there, or is not what he should be, is told so', () => {
  const field = siege({
    map: '. o . c c .',
    levels: '. . . 1 1 .',
    sides: ['0301/0401 wall up 0401 level 1'],
    step: 'siege.choosing',
    options: { fireTrenches: true },
    turn: 3,
    pieces: {
      o: orc('E3Y', { traits: ['digs', 'ladders'] }),
      n: hero(BESIEGER, { gifts: ['flies'], at: '0301' }),
      c: engine('catapult', BESIEGER, { at: '0101' }),
      t: engine('siege-tower', BESIEGER, { at: '0301' }),
      x: engine('catapult', DEFENDER, { at: '0501' }),
      k: cauldron(3, { at: '0401' }),
      d: guard('D3X', { at: '0401' }),
    },
  });
  const { piece, side } = field;
  const without = (key: string): Position =>
    field.with({
      pieces: field.state.pieces.map((one, id) => (id === piece(key) ? { ...one, at: GONE } : one)),
    } as Partial<Position['state']>);

  test('2.11.2 a personage raises no ladder', () => {
    const raise: Action = { type: 'RaiseLadder', unit: piece('n'), hexside: side('0301', '0401') };
    expect(refusal(field, raise)).toBe('not-a-unit 2.11.2');
  });

  test('16.3 a siege tower breaches nothing', () => {
    const tower: Action = { type: 'Breach', engine: piece('t'), hexside: side('0301', '0401') };
    expect(refusal(field, tower)).toBe('not-a-siege-weapon 16.3');
  });

  test('2.11.6 nobody shoots at an engine that is gone', () => {
    const shoot: Action = { type: 'Bombard', engine: piece('c'), target: piece('x') };
    expect(refusal(without('x'), shoot)).toBe('not-on-the-map 2.6.4');
  });

  test('2.20.4 nobody flies who is gone, nor off the map', () => {
    const fly: Action = { type: 'Fly', personage: piece('n'), hex: field.hex('0201') };
    expect(refusal(without('n'), fly)).toMatch(/^not-on-the-map/);
    expect(refusal(field, { ...fly, hex: 99 as HexId })).toBe('no-path 2.20.4');
  });

  test('2.2.10 nobody digs off the map', () => {
    const dig = (hex: number): Action => ({ type: 'DigTrench', unit: piece('o'), hex: hex as HexId });
    expect(refusal(field, dig(-1))).toBe('not-adjacent 2.2.10');
    expect(refusal(field, dig(99))).toBe('not-adjacent 2.2.10');
  });

  test('2.5 nothing is placed that is gone, and nothing of the enemy', () => {
    const setup = siege({
      map: 'd . . o',
      step: 'setup.besieger',
      zones: { besieger: ['0301', '0401'], defender: ['0101'] },
      pieces: { d: guard('D3X'), o: orc('E3Y'), w: orc('E3Y', { at: 'off' }) },
    });
    const place = (key: string, hex: string): Action => ({
      type: 'Deploy',
      piece: setup.piece(key),
      hex: setup.hex(hex),
    });
    expect(refusal(setup, place('o', '0301'))).toBeNull();
    expect(refusal(setup, place('d', '0101'))).toBe('not-your-piece 2.5');
    expect(refusal(setup, { type: 'Deploy', piece: 77 as never, hex: setup.hex('0301') })).toBe(
      'not-on-the-map 2.5',
    );
    const pieces = setup.state.pieces.map((one, id) =>
      id === setup.piece('o') ? { ...one, at: GONE } : one,
    );
    expect(refusal(setup.with({ pieces } as Partial<Position['state']>), place('o', '0301'))).toBe(
      'not-on-the-map 2.5',
    );
    expect(refusal(setup, place('w', '0301'))).toBeNull();
    expect(refusal(setup, place('w', '0401'))).toBe('stacking 2.7.1');
  });
});
