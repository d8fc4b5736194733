/** Chapters 2.0.4, 2.2, 2.3 and chart 4.3: hexes, hexsides and what they cost. */
import { describe, expect, test } from 'vitest';
import { compileBoard } from '../../src/board/compile.ts';
import { directionTo, hexNamed } from '../../src/board/hex.ts';
import type { MapFile } from '../../src/board/mapFile.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { stepCosts } from '../../src/engine/facts/movement.ts';
import { inZone } from '../../src/engine/facts/zones.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { engine, guard, minasTirith, orc, siege, types, type Position } from '../kit/siege.ts';
import { costOf, goals, march, push, whyNotMarch } from './orders.ts';

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

describe('4.3 what a hex costs', () => {
  test('4.3 a clear hex costs 1 MP', () => {
    const position = siege({ map: 'o .', pieces: { o: orc('E3Y') } });
    expect(costOf(position, 'o', '0201')).toBe(2);
  });

  test('4.3 a plowed field costs 2 MP', () => {
    const position = siege({ map: 'o p', pieces: { o: orc('E3Y') } });
    expect(costOf(position, 'o', '0201')).toBe(4);
  });

  test('4.3 a grove costs 2 MP', () => {
    const position = siege({ map: 'o g', pieces: { o: orc('E3Y') } });
    expect(costOf(position, 'o', '0201')).toBe(4);
  });

  test('4.3 a tunnel costs 1 MP', () => {
    const position = siege({ map: 'o t', sides: ['0101/0201 tunnel'], pieces: { o: orc('E3Y') } });
    expect(costOf(position, 'o', '0201')).toBe(2);
  });

  test('4.3 a tunnel costs 1 MP on a road too', () => {
    const position = siege({
      map: 'o t',
      sides: ['0101/0201 tunnel'],
      roads: [['0101', '0201']],
      pieces: { o: orc('E3Y') },
    });
    expect(costOf(position, 'o', '0201')).toBe(2);
  });

  test('4.3 a road hexside costs half a point, whatever the hex', () => {
    const position = siege({ map: 'o g', roads: [['0101', '0201']], pieces: { o: orc('E3Y') } });
    expect(costOf(position, 'o', '0201')).toBe(1);
  });

  test('4.3 a road helps only along its hexsides', () => {
    const position = siege({
      map: `. . .
            o . .`,
      roads: [['0101', '0201', '0301']],
      pieces: { o: orc('E3Y') },
    });
    expect(costOf(position, 'o', '0201')).toBe(2);
    expect(costOf(position, 'o', '0201', '0301')).toBe(3);
  });

  test('2.7.2 eight hexes of road are one move of a foot unit', () => {
    const position = siege({
      map: 'o . . . . . . . . .',
      roads: [['0101', '0201', '0301', '0401', '0501', '0601', '0701', '0801', '0901', '1001']],
      pieces: { o: orc('E3Y') },
    });
    expect(goals(position, 'o').at(-1)).toBe('0901');
  });

  test('4.3 going up a slope costs 1 MP more, going down nothing', () => {
    const position = siege({
      map: 'o h .',
      sides: ['0101/0201 slope up 0201', '0201/0301 slope up 0201'],
      pieces: { o: orc('E3Y') },
    });
    expect(costOf(position, 'o', '0201')).toBe(4);
    expect(costOf(position, 'o', '0201', '0301')).toBe(6);
  });

  test('2.3.2 a road up a slope costs the road and the slope', () => {
    const position = siege({
      map: 'o h',
      sides: ['0101/0201 slope up 0201'],
      roads: [['0101', '0201']],
      pieces: { o: orc('E3Y') },
    });
    expect(costOf(position, 'o', '0201')).toBe(3);
  });

  test('4.3 nobody enters a mountain', () => {
    const position = siege({ map: 'o M', pieces: { o: orc('E3Y') } });
    expect(whyNotMarch(position, 'o', '0201')).toBe('mountain-or-crater');
  });

  test.each([['p'], ['g']])('4.3 cavalry may not enter %s', (letter) => {
    const position = siege({ map: `o ${letter}`, pieces: { o: orc('C3Y', { gait: 'horse' }) } });
    expect(whyNotMarch(position, 'o', '0201')).toBe('terrain-forbidden');
  });

  test.each([['p'], ['g']])('2.3 mumakil may not enter %s', (letter) => {
    const position = siege({ map: `o ${letter}`, pieces: { o: orc('A4Z', { gait: 'beast' }) } });
    expect(whyNotMarch(position, 'o', '0201')).toBe('terrain-forbidden');
  });

  test.each([['p'], ['g'], ['t']])('2.3 no engine is pushed into %s', (letter) => {
    const position = siege({
      map: `o ${letter}`,
      sides: letter === 't' ? ['0101/0201 tunnel'] : [],
      pieces: { o: orc('E3Y'), x: engine('catapult', BESIEGER, { at: '0101' }) },
    });
    expect(position.whyNot(move, push(position, 'o', 'x', '0201'))).toBe('terrain-forbidden');
    expect(whyNotMarch(position, 'o', '0201')).toBeNull();
  });

  test('2.3.3 a unit whose allowance is less than one step may not take it', () => {
    const position = siege({ map: 'o p', pieces: { o: orc('E3Y', { ma: 1 }) } });
    expect(whyNotMarch(position, 'o', '0201')).toBe('not-enough-movement');
  });
});

describe('2.2.3 tunnels and rock', () => {
  test('2.2.3 a tunnel is entered by its tunnel hexsides only', () => {
    const position = siege({
      map: `o t
            u .`,
      sides: ['0101/0201 tunnel', '0102/0201 wall up 0201 level 2 rock'],
      pieces: { o: orc('E3Y'), u: orc('E3Y') },
    });
    expect(whyNotMarch(position, 'o', '0201')).toBeNull();
    expect(whyNotMarch(position, 'u', '0201')).toBe('hexside-closed');
  });

  test('2.2.3 a hexside of a tunnel hex that is no tunnel mouth lets nobody in', () => {
    const position = siege({ map: 'o t', pieces: { o: orc('E3Y') } });
    expect(whyNotMarch(position, 'o', '0201')).toBe('hexside-closed');
  });
});

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

describe('2.2.5 the street of the shipped map', () => {
  test('2.2.5 from the Great Gate to the Citadel the street costs 19 MP', () => {
    const map = minasTirith as unknown as MapFile;
    const compiled = compileBoard(map);
    if (!compiled.ok) throw new Error('the map does not compile');
    const board = compiled.value;
    const battle = { ...siege({ map: 'g', pieces: { g: guard('D3X') } }).battle, board };
    const works = board.works.map(() => ({ breached: false, holder: DEFENDER }));
    const cost = stepCosts(battle, works, { side: DEFENDER, gait: 'foot', engine: false });
    const path = map.roads.find(({ kind }) => kind === 'street')!.path;
    const street = path.slice(path.indexOf('1213')).map((name) => hexNamed(board, name)!);
    let spent = 0;
    for (const [step, hex] of street.slice(1).entries()) {
      spent += cost[street[step]! * 6 + directionTo(board, street[step]!, hex)!]!;
    }
    expect([street.length, spent]).toEqual([28, 38]);
  });
});
