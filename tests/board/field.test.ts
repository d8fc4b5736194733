/** Cases 2.2.5, 2.2.7-2.2.9, 2.5 and 2.6.2: street, roads, hills, fields and zones of the map file are those of the lists. */
import { describe, expect, test } from 'vitest';
import { HEXSIDE_KINDS } from '../../src/board/board.ts';
import { distance } from '../../src/board/distance.ts';
import { DIRECTIONS, type HexId } from '../../src/board/hex.ts';
import { hexsideBetween } from '../../src/board/hexside.ts';
import { NEVER, reach } from '../../src/board/path.ts';
import { MINAS_TIRITH } from './maps.ts';
import {
  at,
  axials,
  board,
  d,
  everyHex,
  hexesOfList,
  innerHexsides,
  isField,
  kindBetween,
  named,
  pairOf,
  terrain,
  works,
} from './siegeMap.ts';

/** The street of 2.2.5, a line for each level. */
const STREET = axials(`
  7,0 6,0 5,1 4,2 3,3 2,4
  2,3 3,2 4,1 5,0 5,-1 5,-2
  4,-2 4,-1 4,0 3,1 2,2
  1,2 2,1 3,0 3,-1
  2,-1 2,0 1,1
  0,1 1,0 1,-1
  0,0`);

describe('2.2.5 the street and 2.2.7 the roads', () => {
  const roadPath = (name: string) =>
    MINAS_TIRITH.roads.find((road) => road.name.startsWith(name))!.path.map(named);

  test('2.2.5 the street runs through 28 hexes from the Great Gate to the Citadel', () => {
    expect(STREET).toHaveLength(28);
    expect(roadPath('Street')).toEqual([named('1313'), ...STREET.map(at)]);
  });

  test('2.2.5 the street costs 19 movement points from the Great Gate', () => {
    const street = STREET.map(at);
    const halfPoints = street.slice(1).map((hex, index) => {
      const slow = terrain(hex) === 'tunnel' || kindBetween(street[index]!, hex) === 'gate';
      return slow ? 2 : 1;
    });
    expect(halfPoints.reduce<number>((sum, half) => sum + half, 0)).toBe(38);
  });

  test('2.2.5 the street passes each gate and each tunnel once', () => {
    const street = [named('1313'), ...STREET.map(at)];
    const kinds = street.slice(1).map((hex, index) => kindBetween(street[index]!, hex));
    expect(kinds.filter((kind) => kind === 'gate' || kind === 'main-gate')).toHaveLength(7);
    expect(kinds.filter((kind) => kind === 'tunnel')).toHaveLength(10);
    expect(kinds.filter((kind) => kind === 'wall' || kind === 'tower' || kind === 'rock')).toEqual([]);
  });

  test('2.2.7 the Causeway is 23 hexes beyond 1313 to 3410, a shortest line', () => {
    const causeway = roadPath('Causeway');
    expect([causeway[0], causeway.at(-1), causeway.length]).toEqual([named('1313'), named('3410'), 24]);
    expect(distance(board, causeway[0]!, causeway.at(-1)!)).toBe(23);
  });

  test('2.2.7 the North-way leads to 1801 and the Harlond road to 1826, both from before the Great Gate', () => {
    expect([roadPath('North-way')[0], roadPath('North-way').at(-1)]).toEqual([named('1313'), named('1801')]);
    expect([roadPath('Harlond')[0], roadPath('Harlond').at(-1)]).toEqual([named('1313'), named('1826')]);
    expect(MINAS_TIRITH.roads).toHaveLength(4);
  });

  test('2.2.7 a road hexside lies between two consecutive hexes of a list, and nowhere else', () => {
    const listed = MINAS_TIRITH.roads.flatMap(({ path }) =>
      path.slice(1).map((name, index) => hexsideBetween(board, named(path[index]!), named(name))!),
    );
    const marked = innerHexsides.filter((hexside) => board.road[hexside] === 1);
    expect(marked.sort((a, b) => a - b)).toEqual([...new Set(listed)].sort((a, b) => a - b));
    expect(board.road.reduce((sum, road) => sum + road, 0)).toBe(marked.length * 2);
  });

  test('2.2.7 every city hex but the tunnels is Clear', () => {
    const others = everyHex.filter((hex) => board.level[hex]! > 0 && terrain(hex) !== 'tunnel');
    expect(new Set(others.map(terrain))).toEqual(new Set(['clear']));
  });
});

describe('2.2.8 hills and 2.2.9 fields and groves', () => {
  test('2.2.8 North Howe has seven hexes and South Rise five, Clear and of height 1, and no other field hex is higher', () => {
    const { hills } = MINAS_TIRITH.blocks;
    expect(hills['North Howe']).toHaveLength(7);
    expect(hills['South Rise']).toHaveLength(5);
    expect(hexesOfList(hills)).toEqual(
      everyHex.filter((hex) => board.level[hex] === 0 && board.height[hex] === 1),
    );
    expect(new Set(hexesOfList(hills).map(terrain))).toEqual(new Set(['clear']));
    expect(everyHex.filter((hex) => board.level[hex] === 0 && board.height[hex]! > 1)).toEqual([]);
  });

  test('2.2.8 slope hexsides run all round the hills, rising into them, and there are no others', () => {
    for (const hexside of innerHexsides) {
      const [a, b] = pairOf(hexside);
      const climb = board.level[a] === 0 && board.level[b] === 0 ? board.height[b]! - board.height[a]! : 0;
      const isSlope = HEXSIDE_KINDS[board.side[hexside]!] === 'slope';
      expect([isSlope, isSlope ? board.up[hexside] : 0]).toEqual([climb !== 0, climb]);
    }
  });

  test('2.2.9 there are 53 plowed hexes in ten blocks, 4 to 9 from the wall', () => {
    const { plowed } = MINAS_TIRITH.blocks;
    expect(Object.keys(plowed)).toHaveLength(10);
    const hexes = hexesOfList(plowed);
    expect(hexes).toHaveLength(53);
    expect(hexes).toEqual(everyHex.filter((hex) => terrain(hex) === 'plowed'));
    expect(hexes.filter((hex) => d(hex) - 7 < 4 || d(hex) - 7 > 9)).toEqual([]);
  });

  test('2.2.9 there are 18 groves', () => {
    const groves = hexesOfList(MINAS_TIRITH.blocks.groves);
    expect(groves).toHaveLength(18);
    expect(groves).toEqual(everyHex.filter((hex) => terrain(hex) === 'grove'));
  });

  const soft = everyHex.filter((hex) => terrain(hex) === 'plowed' || terrain(hex) === 'grove');

  test('2.2.9 none of them is on a road, on a hill or beside a gate', () => {
    const onRoad = (hex: HexId) => DIRECTIONS.some((direction) => board.road[hex * 6 + direction] === 1);
    const byGate = (hex: HexId) =>
      works('gate', 'main-gate').some(({ outer }) => distance(board, hex, outer) === 1);
    expect(soft.filter((hex) => onRoad(hex) || board.height[hex] === 1 || byGate(hex))).toEqual([]);
  });

  test('2.2.9 each block hangs together', () => {
    const { plowed, groves, hills } = MINAS_TIRITH.blocks;
    for (const names of [plowed, groves, hills].flatMap((group) => Object.values(group))) {
      expect(joined(names.map(named))).toBe(names.length);
    }
  });

  test('2.2.9 no block cuts two field hexes apart for cavalry', () => {
    const rideable = everyHex.filter((hex) => isField(hex) && !soft.includes(hex));
    expect(joined(rideable)).toBe(rideable.length);
  });

  /** How many of these hexes can be reached from the first of them without leaving them. */
  function joined(hexes: readonly HexId[]): number {
    const cost = board.beyond.reduce(
      (sides, near, side) => sides.fill(near < 0 ? NEVER : 1, side, side + 1),
      new Uint8Array(board.size * 6),
    );
    const none = new Uint8Array(board.size);
    const barred = none.map((_, hex) => (hexes.includes(hex as HexId) ? 0 : 1));
    return reach(board, { from: hexes[0]!, budget: 254, cost, stop: none, barred }).count;
  }
});

describe('2.5 and 2.6.2 zones', () => {
  const zone = (name: string) => [...board.zones[name]!].sort((a, b) => a - b);
  const lastColumn = (hex: HexId) => hex % board.columns === board.columns - 1;

  test('2.5.1 the garrison may stand on the field hexes within 2 of the walls', () => {
    expect(zone('within2OfWalls')).toEqual(everyHex.filter((hex) => isField(hex) && d(hex) <= 9));
    expect(zone('city')).toEqual(everyHex.filter((hex) => board.level[hex]! > 0));
  });

  test('2.5.2 the besiegers stand on the field hexes at least 9 from the wall, Grond at 2512, 14 from the Great Gate', () => {
    expect(zone('sauronSetup')).toEqual(everyHex.filter((hex) => isField(hex) && d(hex) - 7 >= 9));
    expect(zone('grondStart')).toEqual([named('2512')]);
    expect(distance(board, named('2512'), at([7, 0]))).toBe(14);
  });

  test('2.6.2 Rohan comes over the 26 field hexes of the north edge that horses may enter', () => {
    const north = everyHex.filter((hex) => hex < board.columns && isField(hex));
    expect(zone('rohanEntry')).toEqual(north.filter((hex) => terrain(hex) === 'clear'));
    expect(zone('rohanEntry')).toHaveLength(26);
  });

  test('2.6.2 the Harlond entry is the road hex and the south-edge hexes within 4 of it', () => {
    const south = everyHex.filter((hex) => hex >= board.size - board.columns);
    expect(zone('harlondEntry')).toEqual(south.filter((hex) => distance(board, hex, named('1826')) <= 4));
  });

  test('2.6.2 the east road entry is 3410 and the east-edge hexes within 4 of it, Harad’s the east-edge hexes below', () => {
    const east = everyHex.filter(lastColumn);
    const byRoad = east.filter((hex) => distance(board, hex, named('3410')) <= 4);
    expect(zone('eastRoadEntry')).toEqual(byRoad);
    expect(zone('haradEntry')).toEqual(east.filter((hex) => hex > byRoad.at(-1)!));
  });
});
