/** Chapter 2.22: what a map brings beside the printed rows of the terrain chart. */
import { describe, expect, test } from 'vitest';
import type { MapFile } from '../../src/board/mapFile.ts';
import { hexName } from '../../src/board/hex.ts';
import { sight } from '../../src/board/sight.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { strollAlong, strollsOf } from '../../src/engine/facts/alone.ts';
import { entryCost } from '../../src/engine/facts/entry.ts';
import { isLandingGround } from '../../src/engine/facts/havens.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import { cellsConsulted } from '../../src/game/consulted.ts';
import { inContact } from '../../src/engine/facts/hexsides.ts';
import { bears } from '../../src/engine/facts/ground.ts';
import { defenceMorale } from '../../src/engine/facts/morale.ts';
import { destinations, range, spentTo, wayTo } from '../../src/engine/facts/range.ts';
import { attackOf, type Manner } from '../../src/engine/facts/strength.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { SHIPPED_GROUND, SHIPPED_HEXSIDES } from '../../src/scenario/houseRows.ts';
import { cauldron, engine, guard, hero, orc, siege, type Plan, type Position } from '../kit/siege.ts';
import { shippedBattles } from '../kit/shipped.ts';
import { costOf, goals, push, whyNotMarch } from './orders.ts';

const { water, ford, bridge, marsh, wood, hall } = SHIPPED_GROUND;

const LEGEND: MapFile['legend'] = {
  '~': { terrain: 'crater', house: 'water', name: 'Water' },
  '%': { terrain: 'clear', house: 'ford', name: 'Ford' },
  '=': { terrain: 'clear', house: 'bridge', name: 'Bridge' },
  m: { terrain: 'plowed', house: 'marsh', name: 'Marsh' },
  w: { terrain: 'grove', house: 'wood', name: 'Wood' },
  b: { terrain: 'clear', house: 'hall', name: 'Hall' },
};
const HOUSE = {
  ground: { water: water!, ford: ford!, bridge: bridge!, marsh: marsh!, wood: wood!, hall: hall! },
  hexsides: SHIPPED_HEXSIDES,
};

/** A small siege on ground of the map's own. */
function at(plan: Plan): Position {
  return siege({ legend: LEGEND, house: HOUSE, ...plan });
}

/** "strength -1 ground-strength" of every modifier of an attack. */
function modifiers(
  { battle, state, piece }: Position,
  manner: Manner,
  by = 'o',
  on = 'd',
): readonly string[] {
  const attack = attackOf(battle, state, { manner, attacker: piece(by), defender: piece(on) });
  return attack!.modifiers.map(({ on: what, delta, what: why, cite }) => `${what} ${delta} ${why} ${cite}`);
}

test('2.22 none of the seven battles brings ground of its own', () => {
  for (const { board } of shippedBattles()) expect(board.house).toEqual({ ground: [], hexsides: [] });
});

describe('2.22.1 a row of the map stands in the place of the printed one', () => {
  test.each([
    ['foot', 4],
    ['horse', 6],
    ['beast', 8],
  ] as const)('a wood costs %s %i half points, though a grove is closed to horses', (gait, cost) => {
    const position = at({ map: 'o w', pieces: { o: orc('E3Y', { gait }) } });
    expect(costOf(position, 'o', '0201')).toBe(cost);
  });

  test('an engine pays its own price, and keeps out where it has none', () => {
    const whyNotPush = (position: Position): string | null =>
      position.whyNot(move, push(position, 'o', 'k', '0201'));
    const pieces = { o: orc('E3Y'), k: engine('catapult', BESIEGER, { at: '0101' }) };
    expect(whyNotPush(at({ map: 'o =', pieces }))).toBeNull();
    expect(whyNotPush(at({ map: 'o w', pieces }))).toBe('terrain-forbidden');
  });

  test('whom it does not bear it keeps out, though the printed row would let him in', () => {
    const position = at({ map: 'o b', pieces: { o: orc('D4Y', { gait: 'beast' }) } });
    expect(whyNotMarch(position, 'o', '0201')).toBe('terrain-forbidden');
  });

  test('a road keeps its price', () => {
    const position = at({ map: 'o m', roads: [['0101', '0201']], pieces: { o: orc('E3Y') } });
    expect(costOf(position, 'o', '0201')).toBe(1);
  });

  test('a crater stays one whatever its row says: nobody is in contact over it', () => {
    const position = at({ map: 'o ~ .', pieces: { o: orc('E3Y') } });
    expect(whyNotMarch(position, 'o', '0201')).toBe('mountain-or-crater');
    expect(inContact(position.battle, position.state, position.hex('0101'), position.hex('0201'))).toBe(
      false,
    );
  });

  test('a ford ends the move', () => {
    const position = at({ map: 'o % . .', pieces: { o: orc('E3Y', { ma: 6 }) } });
    expect(goals(position, 'o')).toEqual(['0201']);
    expect(goals(at({ map: 'o = . .', pieces: { o: orc('E3Y', { ma: 3 }) } }), 'o')).toEqual([
      '0201',
      '0301',
      '0401',
    ]);
  });

  test('who attacks out of a ford is one letter worse, who defends in it is not', () => {
    const position = at({ map: '% d', pieces: { o: orc('C3Y', { at: '0101' }), d: guard('C3Y') } });
    expect(modifiers(position, 'melee')).toEqual(['strength -1 ground-strength 2.22.1']);
    expect(modifiers(position, 'melee', 'd', 'o')).toEqual([]);
    const { battle, state, piece } = position;
    const attack = attackOf(battle, state, { manner: 'melee', attacker: piece('o'), defender: piece('d') });
    expect(attack!.strength).toBe('D');
  });

  test('two letters are two letters', () => {
    const house = { ground: { ...HOUSE.ground, ford: { ...ford!, strength: -2 } } };
    const { battle, state, piece } = at({
      map: '% d',
      house,
      pieces: { o: orc('C3Y', { at: '0101' }), d: guard('C3Y') },
    });
    const attack = attackOf(battle, state, { manner: 'melee', attacker: piece('o'), defender: piece('d') });
    expect(attack!.strength).toBe('E');
  });

  test('a wood shields by its own figure, not by that of the grove as well', () => {
    const position = at({ map: 'o w', pieces: { o: orc('C3Y'), d: guard('C2Y', { at: '0201' }) } });
    expect(modifiers(position, 'melee')).toEqual(['armour 1 ground-armour 2.22.1']);
    const bare = { ground: { ...HOUSE.ground, wood: { ...wood!, armour: 0 } } };
    const open = at({ map: 'o w', house: bare, pieces: { o: orc('C3Y'), d: guard('C2Y', { at: '0201' }) } });
    expect(modifiers(open, 'melee')).toEqual([]);
  });

  test.each([
    [2, 'W', 1],
    [1, 'W', 1],
    [0, 'X', null],
    [-1, 'Y', -1],
    [-3, 'Z', -2],
  ] as const)('%i letters of morale make X %s', (morale, letter, delta) => {
    const house = { ground: { ...HOUSE.ground, hall: { ...hall!, morale } } };
    const { battle, state, piece } = at({
      map: 'o b',
      house,
      pieces: { o: orc('C3Y'), d: guard('C2X', { at: '0201' }) },
    });
    const found = defenceMorale(battle, state, piece('d'));
    expect(found.morale).toBe(letter);
    expect(found.modifiers).toEqual(
      delta === null ? [] : [{ on: 'morale', what: 'ground-morale', delta, cite: '2.22.1' }],
    );
  });

  test('lines of sight end at a wood and go on over water', () => {
    const over = at({ map: 'o ~ d', pieces: { o: orc('C3Y'), d: guard('C2X') } });
    expect(sight(over.battle.board, over.hex('0101'), over.hex('0301')).clear).toBe(true);
    const into = at({ map: 'o w d', pieces: { o: orc('C3Y'), d: guard('C2X') } });
    expect(sight(into.battle.board, into.hex('0101'), into.hex('0301'))).toMatchObject({
      clear: false,
      obstacle: 'terrain',
    });
  });

  test('personages go as foot, cauldrons stand as engines', () => {
    const { battle, hex, piece } = at({
      map: 'w m . .',
      pieces: { h: hero(DEFENDER, { at: '0301' }), u: cauldron(3, { at: '0401' }) },
    });
    const onIt = (key: string, where: string): boolean =>
      bears(battle.board, battle.pieces[piece(key)]!.kind, hex(where));
    expect([onIt('h', '0101'), onIt('h', '0201'), onIt('u', '0101'), onIt('u', '0301')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });
});

describe('2.22.1 where a row stops', () => {
  test('no path leads through it, however it is asked for', () => {
    const position = at({ map: 'o % . .', pieces: { o: orc('E3Y', { ma: 6 }) } });
    expect(whyNotMarch(position, 'o', '0201', '0301')).toBe('ground-ends-move');
    expect(whyNotMarch(position, 'o', '0201')).toBeNull();
    const within = at({ map: '% . .', pieces: { o: orc('E3Y', { at: '0101' }) } });
    expect(whyNotMarch(within, 'o', '0201', '0301')).toBeNull();
  });

  test('a personage on his own is stopped like any other', () => {
    const position = at({
      map: '. % .',
      step: 'besieger-movement.moving.choosing',
      pieces: { h: hero(BESIEGER, { at: '0101' }) },
    });
    const { battle, state, piece, hex } = position;
    const ways = strollsOf(battle, state, piece('h')).map((way) =>
      way.map((one) => hexName(battle.board, one)),
    );
    expect(ways).toEqual([['0201']]);
    const through = strollAlong(battle, state, piece('h'), [hex('0201'), hex('0301')]);
    expect(through).toMatchObject({ code: 'ground-ends-move' });
  });
});

describe('2.22.1 ground of its own at the edge and from the air', () => {
  const groups = [{ id: 'late', side: BESIEGER, pieces: ['o'], zone: ['0101', '0201', '0301'] }];
  const entering = (gait: 'foot' | 'horse', pushing: boolean): readonly unknown[] => {
    const { battle, state, piece, hex } = at({
      map: 'w = .',
      pieces: { o: orc('E3Y', { gait, at: 'off' }) },
      groups,
    });
    const asked = ['0101', '0201', '0301'].map((name) =>
      entryCost(battle, { ...state, arrived: [true] }, piece('o'), pushing, hex(name)),
    );
    return asked.map((cost) => (typeof cost === 'number' ? cost : cost.code));
  };

  test('who comes in pays what the row says, with an engine what it says of engines', () => {
    expect(entering('foot', false)).toEqual([4, 2, 2]);
    expect(entering('horse', false)).toEqual([6, 2, 2]);
    expect(entering('foot', true)).toEqual(['terrain-bars-piece', 2, 2]);
  });

  test('no flight ends where foot cannot enter', () => {
    const house = { ground: { ...HOUSE.ground, ford: { ...ford!, cost: water!.cost } } };
    const { battle, state, hex } = at({ map: '% = .', house });
    expect(['0101', '0201', '0301'].map((name) => isLandingGround(battle, state, hex(name)))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('charts tell of a row of the print only where it was read', () => {
    const position = at({ map: 'o w .', pieces: { o: orc('E3Y') } });
    const moved = (path: readonly string[]): GameEvent => ({
      type: 'UnitMoved',
      unit: position.piece('o'),
      pushed: null,
      carried: [],
      path: path.map(position.hex),
      spent: 4,
      cite: '2.7',
    });
    const { battle, state } = position;
    expect(cellsConsulted(battle, state, { type: 'EndStep' }, [moved(['0101', '0201'])])).toEqual([]);
    expect(cellsConsulted(battle, state, { type: 'EndStep' }, [moved(['0201', '0301'])])).toEqual([
      '4.3 clear movement',
    ]);
  });
});

describe('2.22.2 hexsides of the map', () => {
  test('far from the corner of the sheet they lie where they are listed, and nowhere else', () => {
    const position = at({
      map: `. . . . .
            . . o d .
            . . . e .`,
      sides: ['0302/0402 house quay', '0402/0403 house pale'],
      pieces: { o: orc('Cc3Y'), e: orc('Cc3Y'), d: guard('Cc2Y') },
    });
    const { battle, state, hex } = position;
    const touching = (a: string, b: string): boolean => inContact(battle, state, hex(a), hex(b));
    expect([touching('0302', '0402'), touching('0402', '0302'), touching('0403', '0402')]).toEqual([
      false,
      false,
      true,
    ]);
    expect([touching('0402', '0502'), touching('0202', '0302')]).toEqual([true, true]);
    expect(modifiers(position, 'fire', 'e')).toEqual(['armour 1 hexside 2.22.2']);
    expect(modifiers(position, 'fire', 'o')).toEqual([]);
  });

  test('a stream costs so much on top of the hex, from either bank', () => {
    const sides = ['0101/0201 house stream'];
    expect(costOf(at({ map: 'o .', sides, pieces: { o: orc('E3Y') } }), 'o', '0201')).toBe(4);
    expect(costOf(at({ map: '. o', sides, pieces: { o: orc('E3Y') } }), 'o', '0101')).toBe(4);
  });

  test('a palisade bars horses and lets men over', () => {
    const sides = ['0101/0201 house pale'];
    const horse = at({ map: 'o .', sides, pieces: { o: orc('E3Y', { gait: 'horse' }) } });
    expect(whyNotMarch(horse, 'o', '0201')).toBe('hexside-closed');
    expect(whyNotMarch(at({ map: 'o .', sides, pieces: { o: orc('E3Y') } }), 'o', '0201')).toBeNull();
  });

  test('it shields whoever is attacked over it, in melee and from missiles by its own figure', () => {
    const pieces = { o: orc('Cc3Y'), d: guard('Cc2Y') };
    const both = at({ map: 'o d', sides: ['0101/0201 house pale'], pieces });
    expect(modifiers(both, 'melee')).toEqual(['armour 1 hexside 2.22.2']);
    expect(modifiers(both, 'fire')).toEqual(['armour 1 hexside 2.22.2']);
    expect(modifiers(both, 'melee', 'd', 'o')).toEqual(['armour 1 hexside 2.22.2']);
    const stream = at({ map: 'o d', sides: ['0101/0201 house stream'], pieces });
    expect(modifiers(stream, 'fire')).toEqual([]);
  });

  test('with an upper side it shields that one only', () => {
    const pieces = { o: orc('Cc3Y'), d: guard('Cc2Y') };
    const position = at({ map: 'o d', sides: ['0101/0201 house pale up 0201'], pieces });
    expect(modifiers(position, 'melee')).toEqual(['armour 1 hexside 2.22.2']);
    expect(modifiers(position, 'fire')).toEqual(['armour 1 hexside 2.22.2']);
    expect(modifiers(position, 'melee', 'd', 'o')).toEqual([]);
    expect(modifiers(position, 'fire', 'd', 'o')).toEqual([]);
  });

  test('a quay parts its hexes: nobody goes and nobody fights over it', () => {
    const position = at({
      map: 'o d',
      sides: ['0101/0201 house quay'],
      pieces: { o: orc('C3Y'), d: guard('C2Y') },
    });
    expect(inContact(position.battle, position.state, position.hex('0101'), position.hex('0201'))).toBe(
      false,
    );
    expect(
      goals(at({ map: 'o .', sides: ['0101/0201 house quay'], pieces: { o: orc('C3Y') } }), 'o'),
    ).toEqual([]);
  });
});

describe('2.22.2 a hexside that hides, stops or heartens', () => {
  const hedged = (row: object) => ({
    ground: HOUSE.ground,
    hexsides: {
      hedge: {
        ...SHIPPED_HEXSIDES['stream']!,
        cost: { foot: 0, horse: 0, beast: 0, engine: 0 },
        armour: 0,
        ...row,
      },
    },
  });
  const hiding = { house: hedged({ opaque: true }) };
  const sees = (position: Position, from: string, to: string): boolean =>
    sight(position.battle.board, position.hex(from), position.hex(to)).clear;

  /** A pair of hexes as files name it. */
  const sorted = (pair: string): string => pair.split('/').toSorted().join('/');

  test('no line of sight crosses it in the middle of its way', () => {
    const position = at({ map: '. . . .', ...hiding, sides: ['0201/0301 house hedge'] });
    expect(sight(position.battle.board, position.hex('0101'), position.hex('0401'))).toEqual({
      clear: false,
      blockedBy: position.hex('0301'),
      obstacle: 'hexside',
    });
    expect(sees(position, '0401', '0101')).toBe(false);
    expect(
      sees(at({ map: '. . . .', house: hedged({}), sides: ['0201/0301 house hedge'] }), '0101', '0401'),
    ).toBe(true);
  });

  test('whoever stands beside it sees over it, and is seen', () => {
    const position = at({ map: '. . . .', ...hiding, sides: ['0201/0301 house hedge'] });
    expect([sees(position, '0201', '0401'), sees(position, '0401', '0201')]).toEqual([true, true]);
    expect([sees(position, '0101', '0301'), sees(position, '0201', '0301')]).toEqual([true, true]);
  });

  test('a line from corner to corner is free along its length, and if it is free on one side', () => {
    // From 0201 between 0102 and 0202 to 0203, and on between 0104 and 0204 to 0205.
    const map = '. . .\n . . .\n. . .\n . . .\n. . .';
    const clear = (sides: readonly string[], ground = map): boolean => {
      const hedges = sides.map((pair) => `${pair} house hedge`);
      return sees(at({ map: ground, ...hiding, sides: hedges }), '0201', '0205');
    };
    expect(clear(['0102/0202', '0104/0204'])).toBe(true);
    expect([clear(['0102/0203']), clear(['0202/0203']), clear(['0102/0203', '0202/0203'])]).toEqual([
      true,
      true,
      false,
    ]);
    expect(clear(['0203/0104', '0203/0204'].map(sorted))).toBe(false);
    expect(clear(['0202/0203'], map.replace(' . . .', ' w . .'))).toBe(false);
    expect(clear(['0201/0102', '0201/0202', '0104/0205', '0204/0205'].map(sorted))).toBe(true);
  });

  test('whoever crosses it goes no further, from either side', () => {
    const plan = { house: hedged({ stops: true }), sides: ['0201/0301 house hedge'] };
    const position = at({ map: 'o . . .', ...plan, pieces: { o: orc('E3Y', { ma: 6 }) } });
    expect(goals(position, 'o')).toEqual(['0201', '0301']);
    expect(whyNotMarch(position, 'o', '0201', '0301', '0401')).toBe('hexside-ends-move');
    const back = at({ map: '. . . o', ...plan, pieces: { o: orc('E3Y', { ma: 6 }) } });
    expect(goals(back, 'o')).toEqual(['0201', '0301']);
    expect(whyNotMarch(back, 'o', '0301', '0201', '0101')).toBe('hexside-ends-move');
  });

  test('a dearer way around it goes on where the cheap one ends', () => {
    const position = at({
      map: 'o . . .\n . . . .',
      house: hedged({ stops: true }),
      sides: ['0101/0201 house hedge'],
      pieces: { o: orc('E3Y', { ma: 4 }) },
    });
    const { battle, state, piece, hex } = position;
    const found = range(battle, state, piece('o'));
    const way = (to: string): readonly string[] =>
      wayTo(found, hex(to)).map((one) => hexName(battle.board, one));
    expect(way('0201')).toEqual(['0201']);
    expect(spentTo(found, hex('0201'))).toBe(2);
    expect(way('0301')).toEqual(['0102', '0201', '0301']);
    for (const to of destinations(found))
      expect(
        whyNotMarch(position, 'o', ...way(hexName(battle.board, to))),
        hexName(battle.board, to),
      ).toBeNull();
  });

  test.each([
    [1, 'X', 1],
    [3, 'W', 2],
    [-1, 'Z', -1],
  ] as const)('%i letters make Y %s for whoever is struck over it', (morale, letter, delta) => {
    const position = at({
      map: '. o d',
      house: hedged({ morale }),
      sides: ['0201/0301 house hedge'],
      pieces: { o: orc('Cc3Y'), d: guard('Cc2Y') },
    });
    expect(modifiers(position, 'melee')).toEqual([`morale ${delta} hexside-morale 2.22.2`]);
    expect(modifiers(position, 'fire')).toEqual([]);
    const { battle, state, piece, hex } = position;
    expect(defenceMorale(battle, state, piece('d'), hex('0201')).morale).toBe(letter);
    expect(defenceMorale(battle, state, piece('d')).morale).toBe('Y');
  });

  test('with an upper side it heartens that one only', () => {
    const position = at({
      map: 'o d',
      house: hedged({ morale: 1 }),
      sides: ['0101/0201 house hedge up 0201'],
      pieces: { o: orc('C3Y'), d: guard('C2Y') },
    });
    expect(modifiers(position, 'melee')).toEqual(['morale 1 hexside-morale 2.22.2']);
    expect(modifiers(position, 'melee', 'd', 'o')).toEqual([]);
  });
});
