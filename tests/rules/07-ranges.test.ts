/** Case 2.7: how far a unit can go, in whatever order the units of a state are asked, and from whatever hex of the map. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { destinations, mayEndAt, range, spentTo, wayTo } from '../../src/engine/facts/range.ts';
import { stepCost } from '../../src/engine/facts/movement.ts';
import { hexName, type Direction } from '../../src/board/hex.ts';
import { GONE } from '../../src/engine/state.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { cauldron, engine, guard, hero, orc, siege, type Position } from '../kit/siege.ts';
import { costOf, DISRUPTED, goals, march, push, whyNotMarch } from './orders.ts';

/** Where the moves that are offered to a unit end, alone or with a train. */
function offered(position: Position, unit: string): readonly string[] {
  const { battle, state } = position;
  return move
    .options(battle, state)
    .filter((one) => one.unit === position.piece(unit))
    .map(({ path }) => hexName(battle.board, path.at(-1)!));
}

const isPossible = ({ battle, state }: Position): boolean => move.possible!(battle, state);

describe('two units of one state that differ in one thing', () => {
  /** Every one of them is asked, in this order and in the other. */
  const ranges = (position: Position, ...units: readonly string[]): Record<string, readonly string[]> => {
    const there = Object.fromEntries(units.map((unit) => [unit, goals(position, unit)]));
    const again = position.with({ turn: position.state.turn });
    const back = Object.fromEntries(units.toReversed().map((unit) => [unit, goals(again, unit)]));
    expect(back).toEqual(there);
    return there;
  };

  test('2.11.2 only the one that can climbs the ladder', () => {
    const position = siege({
      map: '. . c c',
      levels: '. . 1 1',
      sides: ['0201/0301 wall up 0301 level 1'],
      raised: [{ inner: '0301', outer: '0201' }],
      pieces: { a: orc('E3Y', { at: '0201' }), b: orc('E3Y', { at: '0201', traits: ['pushes'] }) },
    });
    const found = ranges(position, 'a', 'b');
    expect(found['a']).toContain('0301');
    expect(found['b']).not.toContain('0301');
  });

  test('2.7.6 only the one that fears beasts keeps away from them', () => {
    const position = siege({
      map: `. . . . .
           . a b . x`,
      pieces: {
        a: orc('E3Y'),
        b: orc('E3Y', { traits: ['pushes', 'ladders', 'fears-beasts'] }),
        x: guard('A1X', { gait: 'beast' }),
      },
    });
    const found = ranges(position, 'a', 'b');
    expect(found['a']).toContain('0402');
    expect(found['b']).not.toContain('0402');
    expect(found['b']).toContain('0301');
  });

  test('4.3 foot goes into the grove, horse does not, nor a beast into the second circle', () => {
    const position = siege({
      map: '. a b g . .\n. . . x . .',
      levels: '. . . . . .\n. . . . 2 .',
      pieces: {
        a: orc('E3Y', { ma: 6 }),
        b: orc('E3Y', { gait: 'horse' }),
        x: orc('E3Y', { gait: 'beast', ma: 6 }),
      },
    });
    const found = ranges(position, 'a', 'b', 'x');
    expect(found['a']).toContain('0401');
    expect(found['b']).not.toContain('0401');
    expect(found['a']).toContain('0502');
    expect(found['x']).not.toContain('0502');
  });

  test('2.7.7 a beast keeps out of the second circle, where a crew pushes its engine in', () => {
    const position = siege({
      map: '. . . . . .\n. . a . b .',
      levels: '. . . . . .\n. . . 2 . .',
      pieces: {
        a: orc('E3Y'),
        x: engine('catapult', BESIEGER, { at: '0302' }),
        b: orc('E3Y', { gait: 'beast' }),
      },
    });
    expect(goals(position, 'b')).not.toContain('0402');
    expect(goals(position, 'a', true)).toContain('0402');
    const again = position.with({ turn: 3 });
    expect(goals(again, 'a', true)).toContain('0402');
    expect(goals(again, 'b')).not.toContain('0402');
  });

  test('2.3.1 his own gate is open to the defender and shut to the besieger', () => {
    const position = siege({
      map: '. o . . . g .',
      levels: '. . . . 1 1 1',
      sides: ['0401/0501 gate up 0501 level 1'],
      pieces: { o: orc('E3Y', DISRUPTED), g: guard('D3X', DISRUPTED) },
    });
    const found = ranges(position, 'o', 'g');
    expect(found['g']).toEqual(['0401', '0501', '0701']);
    expect(found['o']).toEqual(['0101', '0301', '0401']);
  });

  test('2.10.4 the one whose leader goes along enters a zone, the one without does not', () => {
    const position = siege({
      map: `. a . . . .
           . . . . g .
          . b . . . .`,
      pieces: {
        a: orc('E3Y', { at: '0301' }),
        l: hero(BESIEGER, { at: '0301' }),
        b: orc('E3Y', { at: '0303', traits: ['pushes'] }),
        g: guard('D3X'),
      },
      sides: ['0101/0201 wall up 0101 level 1'],
      levels: '1 . . . . .\n. . . . . .\n. . . . . .',
      raised: [{ inner: '0101', outer: '0201' }],
    }).with({ demoralized: [false, true] });
    expect(offered(position, 'a')).toContain('0402');
    expect(offered(position, 'b')).not.toContain('0402');
    expect(offered(position, 'b')).toContain('0203');
  });
});

describe('the first hex of the map is a hex as any other', () => {
  test('2.7.4 from an enemy zone there no first step leads into another', () => {
    const two = siege({
      map: 'o . g\n . . .',
      pieces: { o: orc('E3Y'), g: guard('D3X'), h: guard('D3X', { at: '0102' }) },
    });
    expect(whyNotMarch(two, 'o', '0201')).toBe('zone-to-zone');
    expect(goals(two, 'o')).toEqual([]);
  });

  test('2.7.2 a way from there names the hexes that are entered and no other', () => {
    const position = siege({ map: 'o . . .', pieces: { o: orc('E3Y') } });
    const found = range(position.battle, position.state, position.piece('o'));
    expect(wayTo(found, position.hex('0301')).map((hex) => hexName(position.battle.board, hex))).toEqual([
      '0201',
      '0301',
    ]);
  });

  test('2.7.6 a beast beside it is feared there too', () => {
    const position = siege({
      map: '. x . . .\n. . . . .\nb . . . .',
      levels: '. 1 . . .\n. . . . .\n. . . . .',
      sides: ['0102/0201 rock up 0201 level 1'],
      pieces: {
        b: orc('E3Y', { ma: 6, traits: ['fears-beasts'] }),
        x: guard('A1X', { gait: 'beast', ...DISRUPTED }),
      },
    });
    expect(goals(position, 'b')).toContain('0102');
    expect(goals(position, 'b')).not.toContain('0101');
  });
});

describe('2.7.1 where a move may end', () => {
  test('not where a friend stands, be he the first of the list', () => {
    const position = siege({ map: '. f o . .', pieces: { f: orc('E3Y'), o: orc('E3Y') } });
    expect(goals(position, 'o')).toEqual(['0101', '0401', '0501']);
    const { battle, state } = position;
    const found = range(battle, state, position.piece('o'));
    expect(mayEndAt(found, position.hex('0201'))).toBe(false);
    expect(mayEndAt(found, position.hex('0301'))).toBe(false);
    expect(mayEndAt(found, position.hex('0101'))).toBe(true);
  });

  test('nor, for a pusher, where another engine stands; alone the unit may', () => {
    const position = siege({
      map: '. f o . .',
      pieces: { f: engine('catapult'), o: orc('E3Y'), x: engine('catapult', BESIEGER, { at: '0301' }) },
    });
    expect(goals(position, 'o', true)).toEqual(['0101', '0401', '0501']);
    expect(goals(position, 'o')).toContain('0201');
  });

  test('2.7.8 an engine of the enemy is run over, by a pusher too', () => {
    const position = siege({
      map: '. f o . .',
      pieces: {
        f: engine('catapult', DEFENDER),
        o: orc('E3Y'),
        x: engine('catapult', BESIEGER, { at: '0301' }),
      },
    });
    expect(goals(position, 'o', true)).toEqual(['0201', '0401', '0501']);
  });

  test('what is not asked for is neither pushed nor led; and nothing is spent where a unit stands', () => {
    const position = siege({ map: 'o . . . . . .', pieces: { o: orc('E3Y') } });
    const { battle, state } = position;
    const found = range(battle, state, position.piece('o'));
    expect(destinations(found)).toHaveLength(4);
    expect(found.allowance).toBe(8);
    expect(spentTo(found, position.hex('0101'))).toBe(0);
    expect(spentTo(found, position.hex('0501'))).toBe(8);
    expect(spentTo(found, position.hex('0601'))).toBeNull();
  });
});

describe('2.7.4 over a ladder out of one zone into another', () => {
  const foot = (): Position =>
    siege({
      map: 'h o c g',
      levels: '. . 1 1',
      sides: ['0201/0301 wall up 0301 level 1'],
      raised: [{ inner: '0301', outer: '0201' }],
      pieces: {
        h: guard('D3X'),
        o: orc('E3Y'),
        g: guard('D3X'),
        x: engine('catapult', BESIEGER, { at: '0201' }),
      },
    });

  test('goes who climbs, and not who pushes', () => {
    expect(goals(foot(), 'o')).toContain('0301');
    expect(whyNotMarch(foot(), 'o', '0301')).toBeNull();
    expect(goals(foot(), 'o', true)).not.toContain('0301');
    expect(foot().whyNot(move, push(foot(), 'o', 'x', '0301'))).not.toBeNull();
  });

  test('every hex that is offered can be walked to, by the way that is named', () => {
    const position = foot();
    const found = range(position.battle, position.state, position.piece('o'));
    for (const hex of destinations(found)) {
      const way = wayTo(found, hex).map((one) => hexName(position.battle.board, one));
      expect(whyNotMarch(position, 'o', ...way)).toBeNull();
    }
  });
});

describe('2.11.3 a tower docked at a gate that its side holds', () => {
  const docked = (zone: boolean): Position => {
    const position = siege({
      map: 'h o c g . .',
      levels: '. . 1 1 . .',
      sides: ['0201/0301 gate up 0301 level 1'],
      pieces: {
        h: guard('D3X'),
        o: orc('E3Y'),
        t: engine('siege-tower', BESIEGER, { at: '0201' }),
        g: guard('D3X', zone ? {} : { at: '0601' }),
      },
    });
    return position.with({
      works: [{ breached: false, holder: BESIEGER }],
      docks: [
        { tower: position.piece('t'), hexside: position.side('0201', '0301'), foot: position.hex('0201') },
      ],
    });
  };
  const price = (position: Position): number | null => {
    const found = range(position.battle, position.state, position.piece('o'));
    return spentTo(found, position.hex('0301'));
  };

  test('2.7.4 is the only way from zone to zone, at its own price', () => {
    expect(price(docked(true))).toBe(4);
    expect(costOf(docked(true), 'o', '0301')).toBe(4);
  });

  test('2.3.2 and else the gate is cheaper', () => {
    expect(price(docked(false))).toBe(2);
    expect(costOf(docked(false), 'o', '0301')).toBe(2);
  });

  test('2.7.9 a crew with an engine goes by the gate, and so not from zone to zone', () => {
    const position = docked(true);
    const pieces = position.state.pieces.with(position.piece('t'), { ...position.standing('t'), at: GONE });
    const free = position.with({ pieces, docks: [] });
    expect(goals(free, 'o', true)).not.toContain('0301');
    expect(whyNotMarch(free, 'o', '0301')).toBe('zone-to-zone');
  });
});

describe('2.7.2 a move that is no move', () => {
  test('ends where it began', () => {
    const position = siege({ map: '. o . .', pieces: { o: orc('E3Y') } });
    expect(whyNotMarch(position, 'o', '0301', '0201')).toBe('ends-where-it-began');
  });

  test('2.5.4 a crew with an engine makes no approach march, step by step neither', () => {
    const position = siege({
      map: 'o . . . . . .',
      turn: 1,
      pieces: { o: orc('E3Y'), x: engine('catapult', BESIEGER, { at: '0101' }) },
    });
    expect(position.whyNot(move, push(position, 'o', 'x', '0201', '0301'))).toBeNull();
    expect(position.whyNot(move, push(position, 'o', 'x', '0201', '0301', '0401'))).toBe(
      'not-enough-movement',
    );
  });

  test('2.7.8 a crew with an engine may end on an engine of the enemy, not on one of its own', () => {
    const onto = (side: typeof BESIEGER): string | null => {
      const position = siege({
        map: 'o . . .',
        pieces: {
          o: orc('E3Y'),
          x: engine('catapult', BESIEGER, { at: '0101' }),
          y: engine('catapult', side, { at: '0201' }),
        },
      });
      return position.whyNot(move, push(position, 'o', 'x', '0201'));
    };
    expect([onto(DEFENDER), onto(BESIEGER)]).toEqual([null, 'ends-on-friend']);
  });
});

describe('2.7.2 whether anybody can move at all', () => {
  test('not where the only unit is shut in by the ground', () => {
    expect(isPossible(siege({ map: 'M o M', pieces: { o: orc('E3Y') } }))).toBe(false);
    expect(isPossible(siege({ map: 'M o .', pieces: { o: orc('E3Y') } }))).toBe(true);
  });

  test('not where a side has no units', () => {
    const position = siege({
      map: '. g .',
      pieces: { g: guard('D3X'), x: engine('catapult', BESIEGER, { at: '0101' }) },
    });
    expect(isPossible(position)).toBe(false);
    expect(isPossible(siege({ map: '. g .', pieces: { g: guard('D3X') } }))).toBe(false);
  });

  test('one that can go is enough, and one way is enough', () => {
    const both = siege({ map: 'o M q . M', pieces: { o: orc('E3Y'), q: orc('E3Y') } });
    expect(isPossible(both)).toBe(true);
    const only = siege({
      map: 'M o . g',
      pieces: { o: orc('E3Y'), l: hero(BESIEGER, { at: '0201' }), g: guard('D3X') },
    }).with({ demoralized: [false, true] });
    expect(goals(only, 'o')).toEqual([]);
    expect(offered(only, 'o')).toEqual(['0301']);
    expect(isPossible(only)).toBe(true);
  });

  test('2.6.4 a piece that does not exist moves nowhere', () => {
    const position = siege({ map: '. o .', pieces: { o: orc('E3Y') } });
    const ghost = { ...march(position, 'o', '0101'), unit: 99 as never };
    expect(position.whyNot(move, ghost)).toBe('not-on-the-map');
  });
});

describe('a move that was asked about', () => {
  test('is asked anew when the state is another', () => {
    const free = siege({ map: '. o . .', pieces: { o: orc('E3Y') } });
    const action = march(free, 'o', '0301');
    const dug = free.with({ trenches: [free.hex('0301')] });
    expect(free.whyNot(move, action)).toBeNull();
    expect(dug.whyNot(move, action)).toBe('mountain-or-crater');
    expect(free.whyNot(move, action)).toBeNull();
  });

  test('2.7.8 runs over what stands in its last hex, not in its first', () => {
    const position = siege({
      map: '. o . f .',
      pieces: { o: orc('E3Y'), f: engine('catapult', DEFENDER) },
    });
    expect(position.act(move, march(position, 'o', '0301', '0401')).where('f')).toBe('gone');
    expect(position.act(move, march(position, 'o', '0301')).where('f')).toBe('0401');
  });
});

describe('4.3 what a pusher may cross is asked anew when a work changes', () => {
  const gate = (kind: string): Position =>
    siege({
      map: '. o c . .',
      levels: '. . 1 . .',
      sides: [`0201/0301 ${kind} up 0301 level 1`],
      pieces: {
        o: orc('E3Y'),
        x: engine('catapult', BESIEGER, { at: '0201' }),
        g: guard('D3X', { at: 'off' }),
      },
    });

  test('2.7.9 no engine goes through a breached wall, though its crew does', () => {
    const whole = gate('wall');
    expect([goals(whole, 'o'), goals(whole, 'o', true)].map((found) => found.includes('0301'))).toEqual([
      false,
      false,
    ]);
    const open = whole.with({ works: [{ breached: true, holder: DEFENDER }] });
    expect([goals(open, 'o'), goals(open, 'o', true)].map((found) => found.includes('0301'))).toEqual([
      true,
      false,
    ]);
  });

  test('2.3.1 a gate that is taken lets the engines of its new holder through', () => {
    const shut = gate('gate');
    expect(goals(shut, 'o', true)).not.toContain('0301');
    expect(goals(shut, 'o')).not.toContain('0301');
    const taken = shut.with({ works: [{ breached: false, holder: BESIEGER }] });
    expect(goals(taken, 'o', true)).toContain('0301');
    expect(goals(taken, 'o')).toContain('0301');
  });
});

describe('2.0.4 steps that nobody takes', () => {
  test('over rock, and out of a tunnel where it has no mouth', () => {
    const rock = siege({
      map: '. o . .',
      sides: ['0201/0301 rock up 0301 level 1'],
      levels: '. . 1 .',
      pieces: { o: orc('E3Y') },
    });
    const { battle, state } = rock;
    expect(stepCost(battle, state, rock.piece('o'), rock.hex('0201'), 1 as Direction)).toMatchObject({
      code: 'hexside-closed',
      cite: '2.0.4',
    });
    expect(whyNotMarch(rock, 'o', '0301')).toBe('hexside-closed');
    const tunnel = siege({
      map: '. t t .',
      levels: '. 1 1 .',
      sides: ['0101/0201 tunnel', '0201/0301 tunnel'],
      pieces: { o: orc('E3Y', { at: '0301' }) },
    });
    expect(whyNotMarch(tunnel, 'o', '0401')).toBe('hexside-closed');
    expect(goals(tunnel, 'o')).toEqual(['0101', '0201']);
  });
});

describe('2.5.4 the approach march is reckoned from where enemies stand now', () => {
  const field = siege({
    map: 'o . . . . . . . . . . . . . . . . p',
    turn: 1,
    pieces: { o: orc('E3Y', { at: '0101' }), q: orc('E3Y', { at: '0201' }), g: guard('D3X', { at: '1201' }) },
  });
  const moved = (...places: readonly (readonly [string, number])[]): Position => {
    const pieces = [...field.state.pieces];
    for (const [key, at] of places) pieces[field.piece(key)] = { ...field.standing(key), at: at as never };
    return field.with({ pieces });
  };

  test('when one has gone elsewhere', () => {
    expect(goals(field, 'o').at(-1)).toBe('0901');
    expect(goals(moved(['g', field.hex('1001')]), 'o').at(-1)).toBe('0701');
    const near = moved(['q', field.hex('0301')], ['g', field.hex('1001')]);
    expect(goals(near, 'o').at(-1)).toBe('0701');
    expect(goals(moved(['g', field.hex('1001')]), 'o').at(-1)).toBe('0701');
    expect(goals(moved(['q', field.hex('0301')]), 'o').at(-1)).toBe('0901');
  });

  test('and not from those who wait off the map or are gone', () => {
    for (const at of [-1, GONE]) expect(goals(moved(['g', at]), 'o').at(-1)).toBe('0901');
    const east = (at: number): readonly string[] => goals(moved(['o', field.hex('1801')], ['g', at]), 'o');
    for (const at of [-1, GONE]) expect(east(at)[0]).toBe('1001');
  });
});

describe('2.6.3 a group comes in', () => {
  test('2.11.11 with its cauldron pushed along', () => {
    const position = siege({
      map: '. . . .\n. . . .',
      active: DEFENDER,
      step: 'defender-movement.choosing',
      pieces: { r: guard('D3X', { at: 'off' }), k: cauldron(3, { at: 'off' }) },
      groups: [{ id: 'relief', side: DEFENDER, pieces: ['r', 'k'], zone: ['0101'] }],
    }).with({ arrived: [true] });
    const pushed = move.options(position.battle, position.state).filter(({ pushes }) => pushes !== null);
    expect(pushed.length).toBeGreaterThan(0);
    expect(position.whyNot(move, push(position, 'r', 'k', '0101'))).toBeNull();
  });
});
