/** Cases 2.3, 2.3.1, 6.13 and chart 4.3: gates, walls and towers. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { inZone } from '../../src/engine/facts/zones.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { engine, guard, orc, siege, types, type Position } from '../kit/siege.ts';
import { costOf, march, push, whyNotMarch } from './orders.ts';

const ROAD = [['0101', '0201', '0301', '0401', '0501']];

/** A gate between 0201 (inside) and 0301, an orc outside and a guard far inside. */
function gate(kind: 'gate' | 'main-gate' = 'gate', roads: readonly (readonly string[])[] = []): Position {
  return siege({
    map: '. . . o .',
    levels: '1 1 . . .',
    sides: [`0201/0301 ${kind} up 0201 level 1`],
    roads,
    pieces: { o: orc('E3Y') },
  });
}

function breached(position: Position): Position {
  return position.with({ works: [{ breached: true, holder: DEFENDER }] });
}

describe('4.3 gates', () => {
  test('4.3 a shut gate lets its own side through for 1 MP in all', () => {
    const position = siege({
      map: 'g . . .',
      levels: '1 1 . .',
      sides: ['0201/0301 main-gate up 0201 level 1'],
      pieces: { g: guard('D3X') },
      active: DEFENDER,
    });
    expect(costOf(position, 'g', '0201', '0301')).toBe(4);
  });

  test('4.3 a road does not make a gate cheaper', () => {
    expect(costOf(breached(gate('gate', ROAD)), 'o', '0301', '0201')).toBe(3);
  });

  test('4.3 a shut gate under enemy control lets nobody through', () => {
    expect(whyNotMarch(gate(), 'o', '0301', '0201')).toBe('gate-shut');
  });

  test('2.3 a breached gate is open to both, whoever controls it', () => {
    expect(costOf(breached(gate()), 'o', '0301', '0201')).toBe(4);
  });

  test('2.7.7 cavalry and mumakil may use gates', () => {
    for (const gait of ['horse', 'beast'] as const) {
      const position = siege({
        map: '. . o',
        levels: '1 1 .',
        sides: ['0201/0301 main-gate up 0201 level 1'],
        pieces: { o: orc('C3Y', { gait }) },
      });
      expect(whyNotMarch(breached(position), 'o', '0201')).toBeNull();
    }
  });

  test('6.13 no zone of control reaches through an unbreached gate, either way', () => {
    const position = siege({
      map: 'g o',
      levels: '1 .',
      sides: ['0101/0201 gate up 0101 level 1'],
      pieces: { g: guard('D3X'), o: orc('E3Y') },
    });
    expect(inZone(position.battle, position.state, DEFENDER, position.hex('0201'))).toBe(false);
    expect(inZone(position.battle, position.state, BESIEGER, position.hex('0101'))).toBe(false);
    const open = breached(position);
    expect(inZone(open.battle, open.state, DEFENDER, open.hex('0201'))).toBe(true);
    expect(inZone(open.battle, open.state, BESIEGER, open.hex('0101'))).toBe(true);
  });
});

describe('2.3.1 gate control', () => {
  /** The gate 0201|0301 stands open to an orc who is already within the wall. */
  function within(kind: 'gate' | 'main-gate', state = {}): Position {
    return siege({
      map: 'o . . .',
      levels: '1 1 . .',
      sides: [`0201/0301 ${kind} up 0201 level 1`],
      pieces: { o: orc('E3Y', { state }) },
    });
  }

  test('2.3.1 the side that last had an ordered unit inside a gate controls it', () => {
    const position = within('gate');
    const after = position.act(move, march(position, 'o', '0201'));
    expect(after.state.works[0]!.holder).toBe(BESIEGER);
    expect(types(after.events)).toEqual(['UnitMoved', 'GateTaken']);
  });

  test('2.3.1 a disrupted unit takes no gate', () => {
    const position = within('gate', { disrupted: true });
    expect(position.act(move, march(position, 'o', '0201')).state.works[0]!.holder).toBe(DEFENDER);
  });

  test('2.3.1 a gate that was passed without stopping inside does not change hands', () => {
    const position = breached(gate());
    expect(position.act(move, march(position, 'o', '0301', '0201', '0101')).state.works[0]!.holder).toBe(
      DEFENDER,
    );
  });

  test('2.3.1 a gate taken from inside opens to its new owner', () => {
    const position = within('gate');
    const after = position.act(move, march(position, 'o', '0201'));
    const later = after.with({ pieces: after.state.pieces.map((piece) => ({ ...piece, moved: false })) });
    expect(whyNotMarch(later, 'o', '0301')).toBeNull();
  });

  test('2.10.2 the main gate taken from inside is counted once', () => {
    const position = within('main-gate');
    const after = position.act(move, march(position, 'o', '0201'));
    expect(after.state.tracks).toEqual([5, 0]);
    expect(after.state.mainGateCounted).toBe(true);
  });

  test('2.10.2 a main gate counted before is not counted again', () => {
    const position = within('main-gate').with({ mainGateCounted: true });
    const after = position.act(move, march(position, 'o', '0201'));
    expect(types(after.events)).toEqual(['UnitMoved', 'GateTaken']);
  });
});

describe('4.3 walls and towers', () => {
  function wall(kind: 'wall' | 'tower', gait: 'foot' | 'horse' | 'beast' = 'foot'): Position {
    return siege({
      map: '. o .',
      levels: '1 . .',
      sides: [`0101/0201 ${kind} up 0101 level 1`],
      pieces: { o: orc('E3Y', { gait }) },
    });
  }

  test.each([['wall' as const], ['tower' as const]])('4.3 an unbreached %s is closed', (kind) => {
    expect(whyNotMarch(wall(kind), 'o', '0101')).toBe('hexside-closed');
  });

  test.each([['wall' as const], ['tower' as const]])('4.3 a breached %s costs 1 MP more', (kind) => {
    expect(costOf(breached(wall(kind)), 'o', '0101')).toBe(4);
  });

  test('2.3.2 a road over a breached wall costs the road and the wall', () => {
    const position = siege({
      map: '. o',
      levels: '1 .',
      sides: ['0101/0201 wall up 0101 level 1'],
      roads: [['0101', '0201']],
      pieces: { o: orc('E3Y') },
    });
    expect(costOf(breached(position), 'o', '0101')).toBe(3);
  });

  test.each([['horse' as const], ['beast' as const]])('2.7.7 a %s does not cross a breached wall', (gait) => {
    expect(whyNotMarch(breached(wall('wall', gait)), 'o', '0101')).toBe('terrain-forbidden');
  });

  test('2.7.9 no engine crosses a breached wall', () => {
    const position = breached(
      siege({
        map: '. o',
        levels: '1 .',
        sides: ['0101/0201 wall up 0101 level 1'],
        pieces: { o: orc('E3Y'), x: engine('grond', BESIEGER, { at: '0201' }) },
      }),
    );
    expect(position.whyNot(move, push(position, 'o', 'x', '0101'))).toBe('terrain-forbidden');
  });

  test('2.7.9 an engine rolls through a breached gate', () => {
    const position = breached(
      siege({
        map: '. o',
        levels: '1 .',
        sides: ['0101/0201 main-gate up 0101 level 1'],
        pieces: { o: orc('E3Y'), x: engine('grond', BESIEGER, { at: '0201' }) },
      }),
    );
    expect(position.act(move, push(position, 'o', 'x', '0101')).where('x')).toBe('0101');
  });
});
