/** Which cells of the printed charts an action reads. */
import { describe, expect, test } from 'vitest';
import { BESIEGER } from '../../src/engine/battle.ts';
import type { HexId } from '../../src/board/hex.ts';
import { scripted } from '../../src/engine/dice.ts';
import type { Action } from '../../src/engine/action.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import type { Refusal } from '../../src/engine/refusal.ts';
import { verbOf } from '../../src/engine/verbs.ts';
import { CELLS, GRIDS, cellsConsulted, consultedByRefusal } from '../../src/game/consulted.ts';
import { cauldron, engine, guard, hero, orc, siege, type Plan, type Position } from '../kit/siege.ts';

/** The cells an action reads with these faces. */
function cellsOf({ battle, state }: Position, action: Action, ...faces: readonly number[]) {
  const verb = verbOf(action.type);
  expect(verb.whyNot(battle, state, action)).toBeNull();
  return cellsConsulted(battle, state, action, verb.resolve(battle, state, action, scripted(...faces)));
}

test('there are 176 cells on the seven charts, each named once', () => {
  expect(new Set(CELLS).size).toBe(CELLS.length);
  expect(CELLS).toHaveLength(20 + 48 + 20 + 24 + 8 + 16 + 40);
});

test.each([
  ['7.26', '1 2 3 4 5 6', '+6 | +4 or +5 | +2 or +3 | +1 | 0 | -1 | -2 or -3 | -4'],
  ['7.41', 'A B C D E', '1 | 2 | 3 | 4'],
  ['7.42', '1 2 3 4 5 6', 'W | X | Y | Z'],
  ['8.37', '1 2 3 4 5 6 7 8', 'totals'],
])('%s has the rows and the columns of the print', (chart, rows, columns) => {
  const grid = GRIDS.find((one) => one.chart === chart)!;
  expect(grid.rows.join(' ')).toBe(rows);
  expect(grid.columns.join(' | ')).toBe(columns);
});

test('17.4 has a column for each number of points from 1 to 5', () => {
  expect(GRIDS.find(({ chart }) => chart === '17.4')!.columns.join(' ')).toBe('1 2 3 4 5');
});

describe('an action reads', () => {
  test('7.41 and 7.42 in a melee, and 4.3 for the ground of the defender', () => {
    const position = siege({ map: '. o d . .', pieces: { o: orc('E3Y'), d: guard('D3X') } });
    const action = { type: 'Melee', attacker: position.piece('o'), defender: position.piece('d') } as const;
    expect(cellsOf(position, action, 1, 2, 6)).toEqual(['4.3 clear combat', '7.41 E 3', '7.42 6 X']);
    expect(cellsOf(position, action, 6, 6)).toEqual(['4.3 clear combat', '7.41 E 3']);
  });

  test('7.41 at strength A for oil', () => {
    const position = siege({
      map: `. . .
             . g .
            . o .`,
      sides: ['0202/0203 wall up 0202 level 1'],
      step: 'besieger-combat.oil.choosing',
      active: 0,
      pieces: { o: orc('E3Y'), g: guard('D3X'), k: cauldron(3, { at: '0202' }) },
    });
    const pour: Action = {
      type: 'Pour',
      cauldron: position.piece('k'),
      hexside: position.side('0202', '0203'),
    };
    expect(cellsOf(position, pour, 6, 6)).toEqual(['7.41 A 3']);
  });

  test('4.3 a row for every step', () => {
    const position = siege({
      map: `. o p g . .`,
      pieces: { o: orc('E3Y') },
    });
    const path = [position.hex('0301')];
    const move: Action = { type: 'Move', unit: position.piece('o'), path, pushes: null, carries: [] };
    expect(cellsOf(position, move)).toEqual(['4.3 plowed movement']);
  });

  test('16.3 the cell of weapon and work, a prohibited one when the refusal cites it', () => {
    const position = siege({
      map: 'k . c c',
      levels: '. . 1 2',
      sides: ['0201/0301 main-gate up 0301 level 1', '0301/0401 wall up 0401 level 2'],
      step: 'siege.choosing',
      pieces: { k: engine('catapult', BESIEGER) },
    });
    const at = (a: string, b: string): Action => ({
      type: 'Breach',
      engine: position.piece('k'),
      hexside: position.side(a, b),
    });
    expect(cellsOf(position, at('0301', '0401'), 6, 6)).toContain('16.3 Catapult at 3 or 4 hexes Wall');
    const gate = at('0201', '0301');
    const { battle, state } = position;
    const refusal = verbOf('Breach').whyNot(battle, state, gate)!;
    expect(consultedByRefusal(battle, state, gate, refusal)).toEqual(['16.3 Catapult at 2 hexes Main Gate']);
  });

  test('8.37 the row of the leader, 17.4 the cell of spell and points', () => {
    const rally = siege({
      map: '. o . .',
      step: 'rally.besieger',
      pieces: {
        o: orc('E3Y', { state: { disrupted: true } }),
        l: hero(BESIEGER, { ratings: [5, 2], at: '0201' }),
      },
    });
    const unit = rally.piece('o');
    const tried: Action = { type: 'Rally', leader: rally.piece('l'), unit };
    expect(cellsOf(rally, tried, 6, 6)).toEqual(['8.37 5 totals']);
    expect(cellsOf(rally, { type: 'RallySelf', unit }, 6, 6)).toEqual(['8.37 1 totals']);
    const magic = siege({
      map: '. l . .',
      step: 'initial-magic.besieger',
      pieces: { l: hero(BESIEGER, { magic: 8, spells: ['fear'] }) },
    });
    const fear: Action = { type: 'Cast', caster: magic.piece('l'), spell: 'fear', points: 3, target: null };
    expect(cellsOf(magic, fear, 6, 6)).toEqual(['17.4 Fear Spell 3']);
  });
});

describe('16.3 a refusal reads the cell that it cites', () => {
  const field = siege({
    map: 'e a b n m w g c c c',
    levels: '. . . . . . . 1 1 1',
    sides: ['0701/0801 wall up 0801 level 1'],
    step: 'siege.choosing',
    pieces: {
      e: orc('E3Y'),
      k: engine('catapult', BESIEGER, { at: 'off' }),
      a: engine('catapult'),
      b: engine('catapult'),
      n: engine('catapult'),
      m: engine('catapult'),
      w: engine('catapult'),
      g: engine('catapult'),
      i: engine('catapult', BESIEGER, { at: '0801' }),
      t: engine('siege-tower', BESIEGER, { at: '0701' }),
    },
  });
  const { battle, state } = field;
  const tried = (key: string, hexside = field.side('0701', '0801')): Action => ({
    type: 'Breach',
    engine: field.piece(key),
    hexside,
  });
  const OUTER_WALL = { code: 'outer-wall-never-breached', cite: '16.3' } as const;
  const read = (action: Action, refusal: Refusal = OUTER_WALL): readonly string[] =>
    consultedByRefusal(battle, state, action, refusal);

  test.each([
    ['g', ['16.3 Catapult at 1 hex Wall']],
    ['w', ['16.3 Catapult at 2 hexes Wall']],
    ['m', ['16.3 Catapult at 3 or 4 hexes Wall']],
    ['n', ['16.3 Catapult at 3 or 4 hexes Wall']],
    ['b', []],
    ['a', []],
    ['i', []],
  ])('of the range of catapult %s, counted to the hex behind the wall', (key, cells) => {
    expect(verbOf('Breach').whyNot(battle, state, tried(key))).toMatchObject(OUTER_WALL);
    expect(read(tried(key))).toEqual(cells);
  });

  test('none for who is off the map, for who is no engine, for a siege tower, for a side without a work', () => {
    for (const key of ['k', 'e', 't']) expect(read(tried(key))).toEqual([]);
    expect(read({ ...tried('g'), engine: 99 } as Action)).toEqual([]);
    expect(read(tried('g', field.side('0601', '0701')))).toEqual([]);
  });

  test('and Grond the row of his own', () => {
    const gate = siege({
      map: '. n . .',
      levels: '. . 1 .',
      sides: ['0201/0301 main-gate up 0301 level 1'],
      step: 'siege.choosing',
      pieces: { n: orc('E3Y'), g: engine('grond', BESIEGER, { at: '0201' }) },
    });
    const strike: Action = {
      type: 'Breach',
      engine: gate.piece('g'),
      hexside: gate.side('0201', '0301'),
    };
    expect(cellsOf(gate, strike, 1, 1)).toContain('16.3 Grond Main Gate');
  });

  test('none for another reason', () => {
    expect(read(tried('g'), { code: 'worked-already', cite: '2.11.1' })).toEqual([]);
  });
});

describe('what is rolled for reads', () => {
  const events = (position: Position, ...told: readonly GameEvent[]): readonly string[] =>
    cellsConsulted(position.battle, position.state, { type: 'EndStep' }, told);
  const rolled = (
    purpose: 'casualty' | 'result' | 'duel' | 'caught',
    ...faces: readonly number[]
  ): GameEvent => ({
    type: 'DiceRolled',
    request: { purpose, dice: faces.length as 1 | 2, cite: '2.8' },
    faces,
  });
  const meeting = siege({ map: 'o d . .', pieces: { o: orc('B3Z'), d: guard('B1X', { gait: 'horse' }) } });

  test('2.8.6 the blow that a rider stands up to, when he stands fast and not before', () => {
    const { battle } = meeting;
    const [attacker, unit] = [meeting.piece('o'), meeting.piece('d')];
    const melee: Action = { type: 'Melee', attacker, defender: unit };
    expect(cellsOf(meeting, melee)).toEqual(['4.3 clear combat']);
    const asked = meeting.with({ owed: [{ type: 'slip', unit, attacker }], active: 0 });
    const stand: Action = { type: 'StandFast', unit };
    expect(cellsOf(asked, stand, 3, 4, 6)).toEqual(['7.41 B 1', '7.42 6 X']);
    const slip: Action = { type: 'SlipAway', unit, to: meeting.hex('0301'), carries: [] };
    expect(cellsConsulted(battle, asked.state, slip, [rolled('casualty', 3, 4)])).toEqual([]);
  });

  test('nothing where nobody is struck', () => {
    expect(events(meeting, rolled('casualty', 3, 4), rolled('result', 2), rolled('duel', 2))).toEqual([]);
    const empty = siege({
      map: '. g c\n. . .',
      levels: '. . 1\n. . .',
      sides: ['0201/0301 wall up 0301 level 1'],
      pieces: { g: guard('D3X'), k: cauldron(3, { at: '0301' }) },
    });
    const hexside = empty.side('0201', '0301');
    const poured = {
      type: 'OilPoured',
      cauldron: empty.piece('k'),
      hexside,
      target: null,
      cite: '2.11.9',
    } as const;
    expect(events(empty, poured, rolled('casualty', 3, 4))).toEqual([]);
  });

  test('7.26 the column of the two ratings for a duel, and for no other roll', () => {
    const court = siege({
      map: 'n m . .',
      pieces: { n: hero(BESIEGER, { ratings: [7, 3] }), m: hero(0, { ratings: [6, 3] }) },
    });
    const duel = {
      type: 'DuelFought',
      attacker: court.piece('n'),
      defender: court.piece('m'),
      cite: '2.20.5',
    } as const;
    expect(events(court, duel, rolled('duel', 3))).toEqual(['7.26 3 +1']);
    expect(events(court, duel, rolled('caught', 3))).toEqual([]);
  });
});

/** A path walked: the rows of 4.3 for movement, or also for the zone at its end. */
function walked(position: Position, unit: string, ...names: readonly string[]): readonly string[] {
  const { battle, state } = position;
  const path = [position.hex(position.where(unit)), ...names.map((name) => position.hex(name))];
  return cellsConsulted(battle, state, { type: 'EndStep' }, [
    {
      type: 'UnitMoved',
      unit: position.piece(unit),
      path,
      pushed: null,
      carried: [],
      spent: 2,
      cite: '2.7.1',
    },
  ]);
}

describe('4.3 a step reads', () => {
  const street = (rest: Partial<Plan> = {}): Position =>
    siege({
      map: '. o . t . .',
      roads: [['0101', '0201', '0301', '0401', '0501']],
      pieces: { o: orc('E3Y') },
      ...rest,
    });

  test('the road where there is one, but in a tunnel the tunnel', () => {
    expect(walked(street(), 'o', '0301')).toEqual(['4.3 road movement']);
    expect(walked(street(), 'o', '0301', '0401')).toEqual(['4.3 road movement', '4.3 tunnel movement']);
  });

  test('the slope on the way up, and only then', () => {
    const sides = ['0201/0301 slope up 0301'];
    const up = siege({ map: '. o . . .', sides, pieces: { o: orc('E3Y') } });
    expect(walked(up, 'o', '0301')).toEqual(['4.3 clear movement', '4.3 slope movement']);
    const down = siege({ map: '. . o . .', sides, pieces: { o: orc('E3Y') } });
    expect(walked(down, 'o', '0201')).toEqual(['4.3 clear movement']);
  });

  test('the wall or the tower that is crossed, and of a gate nothing but the gate', () => {
    const crossing = (kind: string): readonly string[] =>
      walked(
        siege({
          map: '. o c . .',
          levels: '. . 1 . .',
          sides: [`0201/0301 ${kind} up 0301 level 1`],
          pieces: { o: orc('E3Y') },
        }),
        'o',
        '0301',
      );
    expect(crossing('wall')).toEqual(['4.3 clear movement', '4.3 wall movement']);
    expect(crossing('tower')).toEqual(['4.3 clear movement', '4.3 wall movement']);
    // The shut gate behind it bounds its zone as well.
    expect(crossing('gate')).toEqual(['4.3 gate movement', '4.3 gate combat']);
    expect(crossing('main-gate')).toEqual(['4.3 gate movement', '4.3 gate combat']);
  });

  test('nothing where two hexes do not meet, and nothing for a flyer', () => {
    const position = siege({ map: '. n . . . .', pieces: { n: hero(BESIEGER) } });
    expect(walked(position, 'n', '0501')).toEqual([]);
    const path = [position.hex('0201'), position.hex('0301')];
    const gone = (flying: boolean): readonly string[] =>
      cellsConsulted(position.battle, position.state, { type: 'EndStep' }, [
        {
          type: 'PersonageMoved',
          personage: position.piece('n'),
          path,
          flying,
          spent: 2,
          magical: false,
          cite: '2.20.2',
        },
      ]);
    expect(gone(false)).toEqual(['4.3 clear movement']);
    expect(gone(true)).toEqual([]);
  });
});

describe('2.0.4 where a unit stops, its zone reads', () => {
  const hills = (rest: Partial<Plan> = {}): Position =>
    siege({
      map: `. . . . .
             . o . M .
            . . . . .`,
      pieces: { o: orc('E3Y') },
      ...rest,
    });

  test('a mountain beside it, and nothing of open ground', () => {
    expect(walked(hills(), 'o', '0102')).toEqual(['4.3 clear movement']);
    expect(walked(hills(), 'o', '0302')).toEqual(['4.3 clear movement', '4.3 mountain combat']);
  });

  test('also one in the very first hex of the map, but none a hex further on', () => {
    const corner = siege({ map: `M . . .\n . . o .\n. . . .`, pieces: { o: orc('E3Y') } });
    expect(walked(corner, 'o', '0202', '0201')).toContain('4.3 mountain combat');
    const further = siege({ map: `. . . M .\n . . o . .\n. . . . .`, pieces: { o: orc('E3Y') } });
    expect(walked(further, 'o', '0202')).toEqual(['4.3 clear movement']);
  });

  test('a trench as a crater', () => {
    const dug = hills().with({ trenches: [hills().hex('0103')] });
    expect(walked(dug, 'o', '0102')).toEqual(['4.3 clear movement', '4.3 crater combat']);
  });

  test('a gate that is shut, and no gate that is breached', () => {
    const gate = siege({
      map: '. o . c .',
      levels: '. . . 1 .',
      sides: ['0301/0401 main-gate up 0401 level 1'],
      pieces: { o: orc('E3Y') },
    });
    expect(walked(gate, 'o', '0301')).toEqual(['4.3 clear movement', '4.3 gate combat']);
    const works = gate.state.works.map((work) => ({ ...work, breached: true }));
    expect(walked(gate.with({ works }), 'o', '0301')).toEqual(['4.3 clear movement']);
  });
});

describe('4.3 an attack reads, besides the ground of the defender,', () => {
  const attacked = (plan: Partial<Plan>, sides: readonly string[] = []): readonly string[] => {
    const position = siege({
      map: '. o d . .',
      step: 'besieger-combat.choosing',
      pieces: { o: orc('E3Y'), d: guard('D3X') },
      sides,
      ...plan,
    });
    const { battle, state } = position;
    const blow = { manner: 'melee', attacker: position.piece('o'), defender: position.piece('d') } as const;
    return cellsConsulted(battle, state, { type: 'EndStep' }, [
      { type: 'AttackDeclared', ...blow, cite: '2.8' },
    ]);
  };

  test('the road that leads there', () => {
    expect(attacked({})).toEqual(['4.3 clear combat']);
    expect(attacked({ roads: [['0301', '0401']] })).toEqual(['4.3 clear combat', '4.3 road combat']);
    expect(attacked({ roads: [['0101', '0201']] })).toEqual(['4.3 clear combat']);
  });

  test('but not a road that passes by', () => {
    const map = `. . . . .\n . o d . .`;
    expect(attacked({ map, roads: [['0402', '0501']] })).toEqual(['4.3 clear combat']);
    expect(attacked({ map, roads: [['0402', '0502']] })).toEqual(['4.3 clear combat']);
  });

  test.each([
    ['wall', 'wall'],
    ['tower', 'wall'],
    ['gate', 'gate'],
    ['main-gate', 'gate'],
  ])('2.8.5 the %s that covers him against a bow', (kind, row) => {
    const position = siege({
      map: '. o d . .',
      levels: '. . 1 . .',
      sides: [`0201/0301 ${kind} up 0301 level 1`],
      step: 'besieger-combat.choosing',
      pieces: { o: orc('De3Y'), d: guard('D3X') },
    });
    const shot: Action = { type: 'Fire', shooter: position.piece('o'), target: position.piece('d') };
    expect(cellsOf(position, shot, 6, 6).slice(0, 2)).toEqual(['4.3 clear combat', `4.3 ${row} combat`]);
  });

  test('the slope, the wall, the tower and the gate that shield him', () => {
    const city = { map: '. o d c .', levels: '. . 1 1 .', pieces: { o: orc('E3Y'), d: guard('D3X') } };
    expect(attacked({}, ['0201/0301 slope up 0301'])).toEqual(['4.3 clear combat', '4.3 slope combat']);
    const ladder = { ...city, raised: [{ inner: '0301', outer: '0201' }] };
    expect(attacked(ladder, ['0201/0301 wall up 0301 level 1'])).toEqual([
      '4.3 clear combat',
      '4.3 wall combat',
    ]);
  });
});

describe('what is prohibited is read as well: of a path', () => {
  const position = siege({
    map: `. M . .
           . o . .
          . . . .`,
    pieces: { o: orc('E3Y'), n: hero(BESIEGER, { at: '0101' }) },
  });
  const dug = position.with({ trenches: [position.hex('0303')] });
  const refused = { code: 'mountain-or-crater', cite: '4.3' } as const;
  const path = ['0201', '0303', '0302'].map((name) => position.hex(name));
  const cited = (action: Action, refusal: Refusal = refused): readonly string[] =>
    consultedByRefusal(dug.battle, dug.state, action, refusal);

  test('the mountains and the craters, a trench among them, whoever goes', () => {
    const cells = ['4.3 mountain movement', '4.3 crater movement'];
    expect(cited({ type: 'Move', unit: dug.piece('o'), path, pushes: null, carries: [] })).toEqual(cells);
    expect(cited({ type: 'MoveAlone', personage: dug.piece('n'), path })).toEqual(cells);
  });

  test('the first hex of the map among them', () => {
    const corner = siege({ map: 'M o . .', pieces: { o: orc('E3Y') } });
    const move = {
      type: 'Move',
      unit: corner.piece('o'),
      path: [corner.hex('0101')],
      pushes: null,
      carries: [],
    } as const;
    expect(consultedByRefusal(corner.battle, corner.state, move, refused)).toEqual(['4.3 mountain movement']);
  });

  test('nothing that is not on the map', () => {
    const off = [-1, dug.battle.board.size, 0].map((hex) => hex as HexId);
    expect(cited({ type: 'MoveAlone', personage: dug.piece('n'), path: off })).toEqual([]);
  });

  test('nothing for another reason, nor for an action without a path', () => {
    expect(
      cited({ type: 'MoveAlone', personage: dug.piece('n'), path }, { code: 'out-of-range', cite: '2.7.1' }),
    ).toEqual([]);
    expect(cited({ type: 'EndStep' })).toEqual([]);
  });
});
