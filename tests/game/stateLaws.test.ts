/** The laws of a state: for each what is just allowed, and what is refused with its law and the place. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER, type Battle } from '../../src/engine/battle.ts';
import {
  GONE,
  OFF_MAP,
  type GameState,
  type Owed,
  type PieceState,
  type Step,
} from '../../src/engine/state.ts';
import { lawsBrokenBy } from '../../src/game/laws/stateLaws.ts';
import { cauldron, engine, guard, hero, orc, siege } from '../kit/siege.ts';

/** Two circles of a city, a tunnel in the first, its main gate and a wall beside it, a wall of the second. */
const CITY = siege({
  map: `. c c c . .
         . c c c . .
        . . t . . M`,
  levels: `. 1 2 1 . .
            . 1 1 1 . .
           . . 1 . . .`,
  sides: [
    '0101/0201 main-gate up 0201 level 1',
    '0102/0202 wall up 0202 level 1',
    '0401/0501 wall up 0401 level 1',
    '0201/0301 wall up 0301 level 2',
    '0202/0303 tunnel',
  ],
  pieces: {
    d: guard('D3X', { at: '0202' }),
    e: guard('D3X', { at: '0302', state: { lost: 1 } }),
    o: orc('E3Y', { at: '0501' }),
    q: orc('E3Y', { at: '0502' }),
    x: engine('siege-tower', BESIEGER, { at: '0102' }),
    s: engine('siege-tower', BESIEGER, { at: '0601' }),
    u: cauldron(3, { at: '0202' }),
    k: hero(DEFENDER, { at: '0302', magic: 5 }),
    l: hero(DEFENDER, { at: '0302' }),
    r: guard('B3X', { at: 'off', state: { lost: 1 } }),
    w: guard('B3X', { at: 'off' }),
  },
  groups: [
    { id: 'due', side: DEFENDER, pieces: ['r'], zone: ['0503'] },
    { id: 'come', side: DEFENDER, pieces: ['w'], zone: ['0503'] },
  ],
  ladders: 4,
  heads: 3,
  trenches: 3,
});
const { battle, state: START, hex, piece, side } = CITY;
const STATE: GameState = { ...START, trenches: [hex('0403')], trenchSupply: 2 };
const work = (a: string, b: string): number => battle.board.work[side(a, b)]!;
const [MAIN_GATE, OUTER_WALL, EAST_WALL, INNER_WALL] = [
  work('0201', '0101'),
  work('0202', '0102'),
  work('0401', '0501'),
  work('0201', '0301'),
];

type Change = Partial<GameState>;

/** The places at which a state of the city, so changed, breaks the law that begins so. */
function places(law: string, change: Change, rest: Partial<Battle> = {}): readonly string[] {
  return lawsBrokenBy({ ...battle, ...rest }, { ...STATE, ...change })
    .filter((breach) => breach.law.startsWith(law))
    .map(({ at }) => at);
}

/** A piece otherwise than at the start; several, one after another. */
function pieces(...changes: readonly (readonly [key: string, change: Partial<PieceState>])[]): Change {
  const changed = [...STATE.pieces];
  for (const [key, change] of changes) changed[piece(key)] = { ...changed[piece(key)]!, ...change };
  return { pieces: changed };
}

const at = (key: string, where: string): readonly [string, Partial<PieceState>] => [key, { at: hex(where) }];
const placeOf = (key: string, figure = 'at'): string => `/pieces/${piece(key)}/${figure}`;
const breached = (id: number): Change => ({
  works: STATE.works.with(id, { ...STATE.works[id]!, breached: true }),
});
const opened = (rest: Partial<NonNullable<Battle['opening']>>): Partial<Battle> => ({
  opening: { breached: [], lost: [], tracks: [0, 0], taken: [], ladders: [], ...rest },
});
const ladder = (a: string, b: string) => ({ hexside: side(a, b), foot: hex(b), turn: 1 });
const flame = (a: string, b: string, burning: boolean) => ({
  hexside: side(a, b),
  turn: STATE.turn,
  burning,
});
const dock = (key: string, a: string, b: string) => ({
  tower: piece(key),
  hexside: side(a, b),
  foot: hex(b),
});

test('the city as it stands breaks no law', () => {
  expect(lawsBrokenBy(battle, STATE)).toEqual([]);
});

describe('2.18 whose turn it is', () => {
  test('either side may decide, and nobody else', () => {
    for (const active of [DEFENDER, BESIEGER]) expect(places('one of two sides', { active })).toEqual([]);
    expect(places('one of two sides', { active: 2 as never })).toEqual(['/active']);
  });

  test('2.1.2 the last turn is played, and none after it', () => {
    const { last } = battle.turns;
    expect(places('2.1.2', { turn: last })).toEqual([]);
    expect(places('2.1.2', { turn: last + 1 })).toEqual(['/turn']);
  });

  test('2.18.1 a battle that is over goes no further, and need not', () => {
    const verdict = { winner: DEFENDER, trigger: 'last-turn', points: null };
    const over: GameState = { ...STATE, step: 'over' as Step, verdict };
    expect(lawsBrokenBy(battle, over)).toEqual([]);
    expect(places('2.18.1', { step: 'over' as Step })).toEqual(['/verdict']);
    expect(places('2.18.1', { verdict })).toEqual(['/verdict']);
  });
});

describe('2.7.1 who may share a hex', () => {
  const ONE = '2.7.1 at most one';
  const SIDES = '2.7.1 no hex holds';

  test('a unit, an engine or a cauldron, and any number of personages', () => {
    expect(places(ONE, pieces(at('k', '0202'), at('l', '0202')))).toEqual([]);
    expect(places(ONE, pieces(at('o', '0102')))).toEqual([]);
  });

  test('but neither two units nor two engines', () => {
    expect(places(ONE, pieces(at('q', '0501')))).toEqual([placeOf('q')]);
    expect(places(ONE, pieces(at('s', '0102')))).toEqual([placeOf('s')]);
  });

  test('except one that has to go on: he owes a retreat', () => {
    const owed: Owed = { type: 'retreat', unit: piece('q'), hexes: 1, source: null, displaced: [] };
    expect(places(ONE, { ...pieces(at('q', '0501')), owed: [owed] })).toEqual([]);
    const other: Owed = { ...owed, unit: piece('d') };
    expect(places(ONE, { ...pieces(at('q', '0501')), owed: [other] })).toEqual([placeOf('q')]);
  });

  test('nor the two sides; those who wait or are gone stand nowhere', () => {
    expect(places(SIDES, pieces(at('k', '0501')))).toEqual([placeOf('k')]);
    expect(places(SIDES, pieces(['o', { at: GONE }], ['d', { at: GONE }]))).toEqual([]);
    expect(places(SIDES, pieces(['o', { at: OFF_MAP }]))).toEqual([]);
  });
});

test('4.3 nobody stands on a mountain or in a trench', () => {
  expect(places('4.3', pieces(at('o', '0603')))).toEqual([placeOf('o')]);
  expect(places('4.3', pieces(at('o', '0403')))).toEqual([placeOf('o')]);
  expect(places('4.3', pieces(at('o', '0503')))).toEqual([]);
});

describe('2.6 a group that comes later', () => {
  test('2.6.1 is nowhere on the map before it has arrived, the first hex of the map included', () => {
    expect(places('2.6.1', pieces(at('w', '0101')))).toEqual([placeOf('w')]);
    expect(places('2.6.1', { ...pieces(at('w', '0101')), arrived: [false, true] })).toEqual([]);
    expect(places('2.6.1', { ...pieces(at('w', '0101')), arrived: [true, false] })).toEqual([placeOf('w')]);
  });

  test('2.6.4 waits as it was set up: with the losses and the order it came with', () => {
    const all = `/pieces/${piece('r')}`;
    expect(places('2.6.4', pieces(['r', { lost: 0 }]))).toEqual([all]);
    expect(places('2.6.4', pieces(['r', { disrupted: true }]))).toEqual([all]);
    expect(places('2.6.4', pieces(['r', { disrupted: true }]), { shaken: new Set([piece('r')]) })).toEqual(
      [],
    );
  });
});

describe('what is used up is counted', () => {
  test('2.11.9 oil: none is left, but never less, and never more than it came with', () => {
    const oil = (left: number): readonly string[] => places('2.11.9', pieces(['u', { oil: left }]));
    expect([oil(3), oil(0)]).toEqual([[], []]);
    expect([oil(4), oil(-1)]).toEqual([[placeOf('u', 'oil')], [placeOf('u', 'oil')]]);
  });

  test('2.12.1 magic: a leader has at most what he came with, a unit none', () => {
    const magic = (key: string, points: number): readonly string[] =>
      places('2.12.1 nobody', pieces([key, { magic: points }]));
    expect([magic('k', 5), magic('k', 6)]).toEqual([[], [placeOf('k', 'magic')]]);
    expect([magic('d', 0), magic('d', 1)]).toEqual([[], [placeOf('d', 'magic')]]);
  });

  test('2.11.2 ladders: the last may stand, none is owed, and those that stood at the start are more than the supply', () => {
    const stands = [ladder('0202', '0102')];
    expect(places('2.11.2 no ladder', { ladderSupply: 0 })).toEqual([]);
    expect(places('2.11.2 no ladder', { ladderSupply: -1 })).toEqual(['/ladderSupply']);
    expect(places('2.11.2 no ladder', { ladderSupply: 3, ladders: stands })).toEqual([]);
    expect(places('2.11.2 no ladder', { ladderSupply: 4, ladders: stands })).toEqual(['/ladderSupply']);
    const before = opened({ ladders: [{ hexside: side('0202', '0102'), foot: hex('0102') }] });
    expect(places('2.11.2 no ladder', { ladderSupply: 4, ladders: stands }, before)).toEqual([]);
    expect(places('2.11.2 no ladder', { ladderSupply: 5, ladders: stands }, before)).toEqual([
      '/ladderSupply',
    ]);
  });

  test('2.11.8 heads and 2.2.10 trenches: never less than none', () => {
    const lying = ['0202', '0302', '0401', '0402'].map(hex);
    expect(places('2.11.8 no head', { headSupply: 0, heads: lying.slice(1) })).toEqual([]);
    expect(places('2.11.8 no head', { headSupply: -1, heads: lying })).toEqual(['/headSupply']);
    const dug = ['0403', '0503', '0103', '0203'].map(hex);
    expect(places('2.2.10', { trenchSupply: 0, trenches: dug.slice(1) })).toEqual([]);
    expect(places('2.2.10', { trenchSupply: -1, trenches: dug })).toEqual(['/trenchSupply']);
  });
});

describe('16.3 breaches', () => {
  test('never in the outer wall, but in its gate and in what lies behind it', () => {
    expect(places('16.3', breached(OUTER_WALL))).toEqual([`/works/${OUTER_WALL}/breached`]);
    expect(places('16.3', breached(MAIN_GATE))).toEqual([]);
    expect(places('16.3', breached(INNER_WALL))).toEqual([]);
  });

  test('or in that part of it which lay in ruins before the battle', () => {
    const before = opened({ breached: [OUTER_WALL as never] });
    expect(places('16.3', breached(OUTER_WALL), before)).toEqual([]);
    expect(places('16.3', breached(EAST_WALL), before)).toEqual([`/works/${EAST_WALL}/breached`]);
  });
});

describe('2.11.2 a ladder stands', () => {
  const LADDERS = '2.11.2 one ladder';

  test('alone at its hexside', () => {
    const [south, east] = [ladder('0202', '0102'), ladder('0401', '0501')];
    expect(places(LADDERS, { ladders: [south, east] })).toEqual([]);
    expect(places(LADDERS, { ladders: [south, east, south] })).toEqual(['/ladders/2']);
  });

  test('against a wall: not in the open, not at a breach, not beyond the map', () => {
    const open = { hexside: side('0502', '0602'), foot: hex('0602'), turn: 1 };
    const nowhere = { ...open, hexside: (battle.board.size * 6 + 1) as never };
    expect(places(LADDERS, { ladders: [open] })).toEqual(['/ladders/0']);
    expect(places(LADDERS, { ladders: [nowhere] })).toEqual(['/ladders/0']);
    const ladders = [ladder('0202', '0102')];
    expect(places(LADDERS, { ladders, ...breached(OUTER_WALL) })).toEqual(['/ladders/0']);
    expect(places(LADDERS, { ladders, ...breached(EAST_WALL) })).toEqual([]);
  });
});

test('2.11.3 a tower is docked where it stands, and no second at the same wall', () => {
  const [first, second] = [dock('x', '0202', '0102'), dock('s', '0401', '0501')];
  const beside = pieces(['s', { at: hex('0501') }], ['o', { at: GONE }]);
  expect(places('2.11.3', { ...beside, docks: [first, second] })).toEqual([]);
  expect(places('2.11.3', { docks: [first, second] })).toEqual(['/docks/1']);
  expect(places('2.11.3', { docks: [first, first] })).toEqual(['/docks/1']);
});

test('2.11.8 heads lie in the streets, one in each: not in a tunnel, not in the field', () => {
  const LIE = '2.11.8 heads lie';
  expect(places(LIE, { heads: [hex('0202'), hex('0302')], headSupply: 0 })).toEqual([]);
  expect(places(LIE, { heads: [hex('0202'), hex('0202')], headSupply: 0 })).toEqual(['/heads/1']);
  expect(places(LIE, { heads: [hex('0202'), hex('0303')], headSupply: 0 })).toEqual(['/heads/1']);
  expect(places(LIE, { heads: [hex('0502')], headSupply: 0 })).toEqual(['/heads/0']);
});

test('2.11.10 a hexside that has burnt out may burn again, and others beside it', () => {
  const [out, south, east] = [
    flame('0202', '0102', false),
    flame('0202', '0102', true),
    flame('0401', '0501', true),
  ];
  expect(places('2.11.10', { flames: [out, south, east] })).toEqual([]);
  expect(places('2.11.10', { flames: [south, out] })).toEqual([]);
  expect(places('2.11.10', { flames: [south, east, south] })).toEqual(['/flames/2']);
});

test('2.13.3 a circle that the besieger holds has been lost; one that was won back too', () => {
  const held = { levels: STATE.levels.with(2, BESIEGER) };
  const lost = { lostBefore: STATE.lostBefore.with(2, true) };
  expect(places('2.13.3', held)).toEqual(['/lostBefore/2']);
  expect(places('2.13.3', { ...held, ...lost })).toEqual([]);
  expect(places('2.13.3', lost)).toEqual([]);
});
