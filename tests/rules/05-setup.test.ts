/** Case 2.5: setting up. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import type { HexId } from '../../src/board/hex.ts';
import type { PieceId } from '../../src/engine/battle.ts';
import type { ActionOf } from '../../src/engine/action.ts';
import { deploy } from '../../src/engine/verbs/deploy.ts';
import { engine, guard, orc, siege, type Position, type Soldier } from '../kit/siege.ts';

const CITY = ['0101', '0201', '0301', '0401', '0501', '0601'];

/** A guard and a second piece, both the defender's, to be placed on row 1; an orc on row 2. */
function camp(second: Soldier = guard('e2Y', { at: 'off' })): Position {
  return siege({
    map: `. . p g t M
          . . . . o .`,
    step: 'setup.defender',
    active: DEFENDER,
    zones: { defender: [...CITY, '0502'], besieger: ['0402', '0502'] },
    pieces: { a: guard('D3X', { at: '0101' }), b: second, o: orc('E3Y') },
  });
}

function place(position: Position, piece: string, hex: string): ActionOf<'Deploy'> {
  return { type: 'Deploy', piece: position.piece(piece), hex: position.hex(hex) };
}

describe('2.5 set-up', () => {
  test('2.5 a piece is placed in its zone', () => {
    expect(
      camp()
        .act(deploy, place(camp(), 'b', '0201'))
        .where('b'),
    ).toBe('0201');
  });

  test('2.5 a piece that stands there already may be placed elsewhere', () => {
    expect(
      camp()
        .act(deploy, place(camp(), 'a', '0201'))
        .where('a'),
    ).toBe('0201');
  });

  test('2.5 no piece is placed outside its zone', () => {
    expect(camp().whyNot(deploy, place(camp(), 'a', '0102'))).toBe('outside-setup-zone');
  });

  test('2.5 nobody places the pieces of the other side', () => {
    expect(camp().whyNot(deploy, place(camp(), 'o', '0402'))).toBe('not-your-piece');
  });

  test('2.5 a piece without a zone stays where the scenario put it', () => {
    const position = camp();
    const fixed = {
      ...position.battle,
      setup: position.battle.setup.map((zone) => ({ ...zone, pieces: [] as readonly PieceId[] })),
    };
    expect(deploy.whyNot(fixed, position.state, place(position, 'a', '0201'))?.code).toBe(
      'not-yours-to-place',
    );
  });

  test('2.7.1 two units of a side change places', () => {
    const placed = camp().act(deploy, place(camp(), 'b', '0201'));
    const after = placed.act(deploy, place(placed, 'a', '0201'));
    expect([after.where('a'), after.where('b')]).toEqual(['0201', '0101']);
  });

  test('2.7.1 a unit that is not yet on the map takes nobody’s place', () => {
    expect(camp().whyNot(deploy, place(camp(), 'b', '0101'))).toBe('stacking');
  });

  test('2.7.1 a unit and an engine share a hex', () => {
    const position = camp(engine('catapult', DEFENDER, { at: 'off' }));
    expect(position.act(deploy, place(position, 'b', '0101')).where('b')).toBe('0101');
  });

  test('2.7.1 no piece is placed on an enemy', () => {
    expect(camp().whyNot(deploy, place(camp(), 'a', '0502'))).toBe('enemy-in-the-way');
  });

  test('4.3 nobody is placed in the mountains', () => {
    expect(camp().whyNot(deploy, place(camp(), 'a', '0601'))).toBe('terrain-bars-piece');
  });

  test('2.5.1 foot may be placed in fields, groves and tunnels', () => {
    for (const hex of ['0301', '0401', '0501'])
      expect(camp().whyNot(deploy, place(camp(), 'a', hex))).toBeNull();
  });

  test('2.5.1 no engine is placed in a tunnel, a field or a grove', () => {
    const position = camp(engine('catapult', DEFENDER, { at: 'off' }));
    for (const hex of ['0301', '0401', '0501']) {
      expect(position.whyNot(deploy, place(position, 'b', hex))).toBe('terrain-bars-piece');
    }
  });

  test('4.3 cavalry is not placed in a field or a grove', () => {
    const position = camp(guard('B3X', { gait: 'horse', at: 'off' }));
    for (const hex of ['0301', '0401']) {
      expect(position.whyNot(deploy, place(position, 'b', hex))).toBe('terrain-bars-piece');
    }
  });

  test('2.7.7 a beast is not placed on level 2', () => {
    const position = siege({
      map: 'm . .',
      levels: '1 1 2',
      zones: { besieger: ['0101', '0201', '0301'] },
      pieces: { m: orc('A4Z', { gait: 'beast' }) },
    });
    expect(position.whyNot(deploy, place(position, 'm', '0301'))).toBe('terrain-bars-piece');
    expect(position.whyNot(deploy, place(position, 'm', '0201'))).toBeNull();
  });

  test('2.5 exactly the placements that nothing forbids are offered', () => {
    const { battle, state } = camp();
    const legal = battle.pieces.flatMap(({ id: piece }) =>
      Array.from({ length: battle.board.size }, (_, hex) => hex as HexId)
        .map((hex) => ({ type: 'Deploy' as const, piece, hex }))
        .filter((action) => deploy.whyNot(battle, state, action) === null),
    );
    expect(new Set(deploy.options(battle, state))).toEqual(new Set(legal));
    expect(legal.every(({ piece }) => battle.pieces[piece]!.side !== BESIEGER)).toBe(true);
  });
});
