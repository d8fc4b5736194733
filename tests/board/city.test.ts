/** Cases 2.2.1-2.2.4 and 2.2.6: the city of the map file is the city of the lists, retyped here from the case alone. */
import { describe, expect, test } from 'vitest';
import { HEXSIDE_KINDS, type Work } from '../../src/board/board.ts';
import { distance } from '../../src/board/distance.ts';
import { beyond, DIRECTIONS, type HexId } from '../../src/board/hex.ts';
import { hexsideBetween } from '../../src/board/hexside.ts';
import { NEVER, reach } from '../../src/board/path.ts';
import {
  at,
  axial,
  axials,
  between,
  board,
  citadel,
  d,
  everyHex,
  innerHexsides,
  isEast,
  isField,
  kindBetween,
  ofLevel,
  pairOf,
  pairs,
  terrain,
  works,
} from './siegeMap.ts';

const TUNNELS = axials('1,0 2,0 3,0 4,0 5,0');

/** Gates by the level they defend: inside, outside. */
const GATES = pairs('7,0|8,0 2,3|2,4 4,-2|5,-2 1,2|2,2 2,-1|3,-1 0,1|1,1 0,0|1,-1');

/** The two towers beside the Great Gate, then the eight beside the inner gates. */
const NAMED_TOWERS = pairs(`
  7,0|8,-1 7,0|7,1
  2,3|3,3 1,4|2,4 4,-2|5,-3 4,-1|5,-2 2,1|2,2 1,2|1,3 2,-1|3,-2 0,1|0,2`);

describe('2.2.1 the sheet', () => {
  test('2.2.0 the map is 34 x 26 hexes, pointy-top, odd-r', () => {
    expect([board.columns, board.rows, board.orientation, board.offset]).toEqual([34, 26, 'pointy', 'odd-r']);
  });

  test('2.2.1 d is the distance from the Citadel', () => {
    for (const hex of everyHex) expect(distance(board, citadel, hex)).toBe(d(hex));
  });

  test('2.2.1 the city is every hex with d up to 7 on or east of the Citadel’s line', () => {
    const city = everyHex.filter((hex) => board.level[hex]! > 0);
    expect(city).toEqual(everyHex.filter((hex) => d(hex) <= 7 && isEast(hex)));
  });

  test('2.2.1 west of it everything is Mountain', () => {
    expect(everyHex.filter((hex) => !isEast(hex) && terrain(hex) !== 'mountain')).toEqual([]);
  });

  test('2.2.1 no Mountain stands in the city or touches its wall on the field side', () => {
    const mountains = everyHex.filter((hex) => terrain(hex) === 'mountain');
    expect(mountains.filter((hex) => isEast(hex) && d(hex) <= 9)).toEqual([]);
  });
});

describe('2.2.2 levels', () => {
  test('2.2.2 the level follows from d: 0 is the Citadel, 6 and 7 the first level', () => {
    const LEVEL_BY_D = [7, 6, 5, 4, 3, 2, 1, 1];
    for (const hex of everyHex.filter((id) => d(id) <= 7 && isEast(id))) {
      expect(board.level[hex]).toBe(LEVEL_BY_D[d(hex)]);
      expect(board.height[hex]).toBe(board.level[hex]);
    }
  });

  test('2.2.2 88 hexes: 40, 15, 13, 9, 7, 3 and 1 from the first level to the seventh', () => {
    const counts = [1, 2, 3, 4, 5, 6, 7].map(
      (level) => everyHex.filter((hex) => board.level[hex] === level).length,
    );
    expect(counts).toEqual([40, 15, 13, 9, 7, 3, 1]);
    expect(board.zones['city']).toHaveLength(88);
  });

  test('2.2.2 the outer wall has 45 hexsides, every one between the city and the field', () => {
    const outer = board.works.filter(({ level }) => level === 1);
    expect(outer).toHaveLength(45);
    const facingField = innerHexsides.filter((hexside) => {
      const [a, b] = pairOf(hexside);
      return (board.level[a]! > 0 && isField(b)) || (board.level[b]! > 0 && isField(a));
    });
    expect(outer.map(({ hexside }) => hexside).sort((a, b) => a - b)).toEqual(
      facingField.sort((a, b) => a - b),
    );
  });

  test('2.2.2 between the levels there are 33, 27, 21, 15, 9 and 3 hexsides, 3, 3, 3, 3, 3 and 1 of them rock, one a gate, the rest wall or tower', () => {
    const steps = [1, 2, 3, 4, 5, 6].map((low) =>
      innerHexsides.filter((hexside) => {
        const levels = pairOf(hexside)
          .map((hex) => board.level[hex]!)
          .sort();
        return levels[0] === low && levels[1] === low + 1;
      }),
    );
    const count = (...kinds: string[]) =>
      steps.map(
        (step) => step.filter((hexside) => kinds.includes(HEXSIDE_KINDS[board.side[hexside]!]!)).length,
      );
    expect(steps.map((step) => step.length)).toEqual([33, 27, 21, 15, 9, 3]);
    expect(count('rock')).toEqual([3, 3, 3, 3, 3, 1]);
    expect(count('gate')).toEqual([1, 1, 1, 1, 1, 1]);
    expect(count('wall', 'tower')).toEqual([29, 23, 17, 11, 5, 1]);
  });

  test('2.2.2 no hexside of the city skips a level, and none inside a level is walled', () => {
    for (const hexside of innerHexsides) {
      const [a, b] = pairOf(hexside);
      const [low, high] = [board.level[a]!, board.level[b]!].sort();
      expect(low === 0 || high! - low! <= 1).toBe(true);
      const walled = ['wall', 'tower', 'gate', 'main-gate', 'rock'].includes(
        HEXSIDE_KINDS[board.side[hexside]!]!,
      );
      expect(walled).toBe(high !== low && !(terrain(a) === 'mountain' || terrain(b) === 'mountain'));
    }
  });

  test('2.0.4 every work and rock side faces out of the higher level', () => {
    for (const { inner, outer, level } of board.works) {
      expect([board.level[inner], board.level[outer]]).toEqual([level, level - 1]);
    }
    for (const hexside of innerHexsides.filter((id) => HEXSIDE_KINDS[board.side[id]!] === 'rock')) {
      const [a, b] = pairOf(hexside);
      expect(board.up[hexside]).toBe(Math.sign(board.level[b]! - board.level[a]!));
    }
  });
});

describe('2.2.3 the rock pier', () => {
  test('2.2.3 the hexes 1 to 5 east of the Citadel are Tunnel hexes, one on each level from the sixth to the second', () => {
    const tunnels = everyHex.filter((hex) => terrain(hex) === 'tunnel');
    expect(tunnels).toEqual(TUNNELS.map(at));
    expect(tunnels.map((hex) => board.level[hex])).toEqual([6, 5, 4, 3, 2]);
  });

  test('2.2.3 each is entered by two tunnel hexsides from its own level, the other four sides are rock', () => {
    for (const tunnel of TUNNELS) {
      const [q] = tunnel;
      const hex = at(tunnel);
      const mouths = [at([q, -1]), at([q - 1, 1])];
      const near = DIRECTIONS.map((direction) => beyond(board, hex, direction) as HexId);
      for (const other of near)
        expect(kindBetween(hex, other)).toBe(mouths.includes(other) ? 'tunnel' : 'rock');
      expect(mouths.map((mouth) => board.level[mouth])).toEqual([board.level[hex], board.level[hex]]);
      expect(near.filter((other) => mouths.includes(other))).toHaveLength(2);
    }
    expect(innerHexsides.filter((id) => HEXSIDE_KINDS[board.side[id]!] === 'tunnel')).toHaveLength(10);
  });
});

describe('2.2.4 gates and 2.2.6 towers', () => {
  test('2.2.4 each gate joins its inside hex to its outside hex', () => {
    for (const [index, [inside, outside]] of GATES.entries()) {
      const kind = index === 0 ? 'main-gate' : 'gate';
      const gate = works(kind).filter(({ level }) => level === index + 1);
      expect(gate).toMatchObject([{ inner: at(inside), outer: at(outside) }]);
    }
    expect(works('gate', 'main-gate')).toHaveLength(7);
    expect(works('main-gate')[0]!.name).toBe('Great Gate');
  });

  test('2.2.4 the whole city is connected through its gates', () => {
    const cost = board.side.map((kind) =>
      ['wall', 'tower', 'rock', 'edge'].includes(HEXSIDE_KINDS[kind]!) ? NEVER : 1,
    );
    const none = new Uint8Array(board.size);
    const outside = none.map((_, hex) => (board.level[hex]! > 0 ? 0 : 1));
    expect(reach(board, { from: citadel, budget: 200, cost, stop: none, barred: outside }).count).toBe(88);
  });

  test('2.2.6 there are 16 towers: two beside the Great Gate, three more on each half of the outer wall, eight at the inner gates', () => {
    const towers = works('tower');
    expect(towers).toHaveLength(16);
    expect(ofLevel(towers)).toEqual([8, 2, 2, 2, 1, 1, 0]);
    const ids = towers.map(({ hexside }) => hexside as number);
    expect(ids).toEqual(expect.arrayContaining(between(NAMED_TOWERS)));
    const others = towers.filter(({ hexside }) => !between(NAMED_TOWERS).includes(hexside));
    const isNorth = ({ inner, outer }: Work) => axial(inner)[1] + axial(outer)[1] < 0;
    expect(others.map(({ level }) => level)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(others.filter(isNorth)).toHaveLength(3);
  });

  test('2.2.6 the eight inner towers are exactly the wall hexsides that touch an inner gate', () => {
    const touches = (hexside: number) =>
      works('gate').some(({ inner, outer }) => {
        const ends = everyHex.filter(
          (hex) => distance(board, hex, inner) === 1 && distance(board, hex, outer) === 1,
        );
        const sides = ends.flatMap((end) => [
          hexsideBetween(board, end, inner),
          hexsideBetween(board, end, outer),
        ]);
        return sides.some((side) => side === hexside);
      });
    const atGates = works('wall', 'tower').filter(({ hexside }) => touches(hexside));
    const listed = between(NAMED_TOWERS.slice(2));
    expect(atGates.map(({ hexside }) => hexside as number).sort((a, b) => a - b)).toEqual(listed);
  });
});
