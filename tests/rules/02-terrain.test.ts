/** Chapters 2.2 and 2.3 with chart 4.3: hexes, roads, slopes and tunnels. */
import { describe, expect, test } from 'vitest';
import { compileBoard } from '../../src/board/compile.ts';
import { directionTo, hexNamed } from '../../src/board/hex.ts';
import type { MapFile } from '../../src/board/mapFile.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { stepCosts } from '../../src/engine/facts/movement.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { engine, guard, minasTirith, orc, siege } from '../kit/siege.ts';
import { costOf, goals, push, whyNotMarch } from './orders.ts';

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

describe('2.2.5 the street of the shipped map', () => {
  test('2.2.5 from the Great Gate to the Citadel the street costs 19 MP', () => {
    const map = minasTirith as unknown as MapFile;
    const compiled = compileBoard(map);
    if (!compiled.ok) throw new Error('the map does not compile');
    const board = compiled.value;
    const battle = { ...siege({ map: 'g', pieces: { g: guard('D3X') } }).battle, board };
    const works = board.works.map(() => ({ breached: false, holder: DEFENDER }));
    const cost = stepCosts(
      battle,
      { works, flames: [], trenches: [], closed: [] },
      { side: DEFENDER, gait: 'foot', engine: false },
    );
    const path = map.roads.find(({ kind }) => kind === 'street')!.path;
    const street = path.slice(path.indexOf('1213')).map((name) => hexNamed(board, name)!);
    let spent = 0;
    for (const [step, hex] of street.slice(1).entries()) {
      spent += cost[street[step]! * 6 + directionTo(board, street[step]!, hex)!]!;
    }
    expect([street.length, spent]).toEqual([28, 38]);
  });
});
