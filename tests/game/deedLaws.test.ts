/** The laws of a deed: what is used up, lost or moved by it must be told by its events, no more and no less. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER, type PieceId } from '../../src/engine/battle.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import { GONE, type GameState, type PieceState } from '../../src/engine/state.ts';
import { lawsBrokenIn } from '../../src/game/laws/deedLaws.ts';
import { cauldron, engine, guard, hero, orc, siege } from '../kit/siege.ts';

const SCENE = siege({
  map: 'd e . . .\n. . o q .\n. . . . .',
  sides: ['0102/0202 wall up 0102 level 1', '0103/0203 wall up 0103 level 1'],
  levels: '1 1 . . .\n1 . . . .\n1 . . . .',
  pieces: {
    d: guard('D3X', { value: 4 }),
    e: guard('D3X', { value: 4 }),
    o: orc('E3Y', { value: 2 }),
    q: orc('E3Y', { value: 2 }),
    a: engine('catapult', BESIEGER, { at: '0302' }),
    k: hero(DEFENDER, { at: '0101', magic: 5, ratings: [6, 3] }),
    m: hero(BESIEGER, { at: '0302', magic: 5 }),
    u: cauldron(3, { at: '0101' }),
    v: cauldron(3, { at: '0201' }),
    r: guard('B3X', { at: 'off' }),
    w: guard('B3X', { at: 'off' }),
  },
  groups: [
    { id: 'first', side: DEFENDER, pieces: ['r'], zone: ['0503'] },
    { id: 'second', side: DEFENDER, pieces: ['w'], zone: ['0503'] },
  ],
});
const { battle, hex, piece, side } = SCENE;
const [GARRISON, HOST] = [0, 1] as const;
type Change = Partial<GameState>;

/** The laws that a deed breaks, by their cases: the state before, what is told, what else the state is after. */
function broken(before: Change, events: readonly GameEvent[], after: Change): readonly string[] {
  const start: GameState = { ...SCENE.state, ...before };
  const laws = lawsBrokenIn({ battle, before: start, events, after: { ...start, ...after } });
  return laws.map((law) => law.split(' ')[0]!);
}

function pieces(...changes: readonly (readonly [key: string, change: Partial<PieceState>])[]): Change {
  const changed = [...SCENE.state.pieces];
  for (const [key, change] of changes) changed[piece(key)] = { ...changed[piece(key)]!, ...change };
  return { pieces: changed };
}

const KEPT: readonly string[] = [];
const [NORTH, SOUTH] = [side('0102', '0202'), side('0103', '0203')];

describe('2.11.2 ladders', () => {
  const ladder = (hexside: typeof NORTH) => ({ hexside, foot: hex('0202'), turn: 1 });
  const raised: GameEvent = {
    type: 'LadderRaised',
    hexside: SOUTH,
    foot: hex('0203'),
    by: piece('o'),
    cite: '2.11.2',
  };
  const removed: GameEvent = { type: 'LadderRemoved', hexside: NORTH, why: 'used', cite: '2.11.2' };
  const one = { ladderSupply: 3, ladders: [ladder(NORTH)] };

  test('one that is raised comes out of the supply and stands', () => {
    const both = [ladder(NORTH), ladder(SOUTH)];
    expect(broken(one, [raised], { ladderSupply: 2, ladders: both })).toEqual(KEPT);
    expect(broken(one, [raised], { ladderSupply: 2 })).toEqual(['2.11.2']);
    expect(broken(one, [raised], { ladders: both })).toEqual(['2.11.2']);
    expect(broken(one, [], { ladders: both })).toEqual(['2.11.2']);
  });

  test('one that is used up stands no more and does not come back into the supply', () => {
    expect(broken(one, [removed], { ladders: [] })).toEqual(KEPT);
    expect(broken(one, [removed], {})).toEqual(['2.11.2']);
    expect(broken(one, [removed], { ladders: [], ladderSupply: 4 })).toEqual(['2.11.2']);
  });

  test('the last may be raised, and none after it', () => {
    const both = [ladder(NORTH), ladder(SOUTH)];
    const last = { ...one, ladderSupply: 1 };
    expect(broken(last, [raised], { ladderSupply: 0, ladders: both })).toEqual(KEPT);
    const none = { ...one, ladderSupply: 0 };
    expect(broken(none, [raised], { ladderSupply: -1, ladders: both })).toEqual(['2.11.2']);
  });
});

describe('2.11.8 heads', () => {
  const [here, there] = [hex('0101'), hex('0201')];
  const thrown = (landed: boolean): GameEvent => ({
    type: 'HeadThrown',
    hex: there,
    by: piece('a'),
    landed,
    cite: '2.11.8',
  });
  const cleared: GameEvent = { type: 'HeadCleared', hex: here, by: piece('k'), cite: '2.9.5' };
  const one = { headSupply: 2, heads: [here] };

  test('one that is thrown is gone from the supply, and lies there only if it landed', () => {
    expect(broken(one, [thrown(true)], { headSupply: 1, heads: [here, there] })).toEqual(KEPT);
    expect(broken(one, [thrown(false)], { headSupply: 1 })).toEqual(KEPT);
    expect(broken(one, [thrown(true)], { headSupply: 1 })).toEqual(['2.11.8']);
    expect(broken(one, [thrown(true)], { heads: [here, there] })).toEqual(['2.11.8']);
    expect(broken(one, [thrown(true)], { headSupply: 3, heads: [here, there] })).toEqual(['2.11.8']);
  });

  test('one that is cleared lies there no more', () => {
    expect(broken(one, [cleared], { heads: [] })).toEqual(KEPT);
    expect(broken(one, [cleared], {})).toEqual(['2.11.8']);
  });

  test('the last may be thrown, none after it, and two never lie in one hex', () => {
    const [last, none] = [
      { ...one, headSupply: 1 },
      { ...one, headSupply: 0 },
    ];
    expect(broken(last, [thrown(false)], { headSupply: 0 })).toEqual(KEPT);
    expect(broken(none, [thrown(false)], { headSupply: -1 })).toEqual(['2.11.8']);
    expect(broken(one, [thrown(true)], { headSupply: 1, heads: [here, here] })).toEqual(['2.11.8']);
  });
});

test('2.2.10 a trench comes out of the supply and stays where it was dug', () => {
  const [a, b, c] = [hex('0303'), hex('0403'), hex('0503')];
  const two = { trenches: [a, b], trenchSupply: 1 };
  expect(broken(two, [], { trenches: [a, b, c], trenchSupply: 0 })).toEqual(KEPT);
  expect(broken(two, [], { trenches: [a, b, c] })).toEqual(['2.2.10']);
  expect(broken(two, [], { trenchSupply: 0 })).toEqual(['2.2.10']);
  expect(broken(two, [], { trenches: [a, c] })).toEqual(['2.2.10']);
  expect(broken({ ...two, trenchSupply: 0 }, [], { trenches: [a, b, c], trenchSupply: -1 })).toEqual([
    '2.2.10',
  ]);
});

describe('what is poured and cast', () => {
  const poured: GameEvent = {
    type: 'OilPoured',
    cauldron: piece('u'),
    hexside: NORTH,
    target: null,
    cite: '2.11.9',
  };
  const cast = (caster: string, points: number): GameEvent => ({
    type: 'SpellCast',
    caster: piece(caster),
    spell: 'fear',
    points,
    target: null,
    cite: '2.12.1',
  });

  test('2.11.9 a measure is gone from the cauldron that it was poured from', () => {
    expect(broken({}, [poured], pieces(['u', { oil: 2 }]))).toEqual(KEPT);
    expect(broken({}, [poured, poured], pieces(['u', { oil: 1 }]))).toEqual(KEPT);
    expect(broken({}, [poured], pieces(['v', { oil: 2 }]))).toEqual(['2.11.9']);
    expect(broken({}, [poured], {})).toEqual(['2.11.9']);
    expect(broken({}, [], pieces(['u', { oil: 2 }]))).toEqual(['2.11.9']);
  });

  test('2.11.9 and there is no measure after the last', () => {
    const [one, none] = [pieces(['u', { oil: 1 }]), pieces(['u', { oil: 0 }])];
    expect(broken(one, [poured], none)).toEqual(KEPT);
    expect(broken(none, [poured], pieces(['u', { oil: -1 }]))).toEqual(['2.11.9']);
  });

  test('2.12.1 points are gone from him who cast', () => {
    expect(broken({}, [cast('k', 2)], pieces(['k', { magic: 3 }]))).toEqual(KEPT);
    expect(
      broken({}, [cast('k', 2), cast('m', 5)], pieces(['k', { magic: 3 }], ['m', { magic: 0 }])),
    ).toEqual(KEPT);
    expect(broken({}, [cast('k', 2)], pieces(['m', { magic: 3 }]))).toEqual(['2.12.1']);
    expect(broken({}, [cast('k', 2)], pieces(['k', { magic: 7 }]))).toEqual(['2.12.1']);
    expect(broken({}, [cast('k', 2)], {})).toEqual(['2.12.1']);
  });

  test('2.12.1 nobody has less than none', () => {
    expect(broken(pieces(['k', { magic: -1 }]), [], {})).toEqual(['2.12.1']);
  });
});

test('2.12.7 the banner may be unfurled, and flies on', () => {
  const { magic } = SCENE.state;
  const [furled, flying] = [{ magic }, { magic: { ...magic, banner: true } }];
  expect(broken(furled, [], furled)).toEqual(KEPT);
  expect(broken(furled, [], flying)).toEqual(KEPT);
  expect(broken(flying, [], flying)).toEqual(KEPT);
  expect(broken(flying, [], furled)).toEqual(['2.12.7']);
});

test('2.6.1 a group arrives once, by its event, and has arrived from then on', () => {
  const came = (group: number): GameEvent => ({ type: 'GroupArrived', group: group as never, cite: '2.6.1' });
  const second = { arrived: [false, true] };
  expect(broken({}, [came(1)], second)).toEqual(KEPT);
  expect(broken(second, [], second)).toEqual(KEPT);
  expect(broken({}, [came(0)], second)).toEqual(['2.6.1']);
  expect(broken({}, [came(1)], {})).toEqual(['2.6.1']);
  expect(broken({}, [], second)).toEqual(['2.6.1']);
  expect(broken(second, [], { arrived: [false, false] })).toEqual(['2.6.1']);
  expect(broken(second, [came(1)], second)).toEqual(['2.6.1']);
  expect(broken({}, [came(1), came(1)], second)).toEqual(['2.6.1']);
});

test('2.3.2 a breach stays, and others come', () => {
  const works = (...ids: readonly number[]): Change => ({
    works: SCENE.state.works.map((work, id) => ({ ...work, breached: ids.includes(id) })),
  });
  expect(broken(works(), [], works(0))).toEqual(KEPT);
  expect(broken(works(0), [], works(0, 1))).toEqual(KEPT);
  expect(broken(works(0), [], works(1))).toEqual(['2.3.2']);
});

describe('2.10.2 a track grows by what its force loses', () => {
  type Why = Extract<GameEvent, { type: 'TrackMoved' }>['why'];
  const moved = (force: number, by: number, why: Why): GameEvent => ({
    type: 'TrackMoved',
    force: force as never,
    by,
    why,
    cite: '2.10.2',
  });
  const gone = (...keys: readonly string[]): Change =>
    pieces(...keys.map((key) => [key, { at: GONE }] as const));

  test('a unit by its value, an engine by 1, a personage by his full rating, a cauldron by nothing', () => {
    const unit = moved(HOST, 2, 'unit-eliminated');
    expect(broken({}, [unit], { ...gone('o'), tracks: [0, 2] })).toEqual(KEPT);
    const weapon = moved(HOST, 1, 'engine-destroyed');
    expect(broken({}, [weapon], { ...gone('a'), tracks: [0, 1] })).toEqual(KEPT);
    const leader = moved(GARRISON, 6, 'personage-slain');
    expect(broken({}, [leader], { ...gone('k'), tracks: [6, 0] })).toEqual(KEPT);
    expect(broken({}, [], gone('u'))).toEqual(KEPT);
  });

  test('of either force its own, and for nothing that was gone before', () => {
    const deaths = [moved(GARRISON, 4, 'unit-eliminated'), moved(HOST, 2, 'unit-eliminated')];
    expect(broken({}, deaths, { ...gone('d', 'o'), tracks: [4, 2] })).toEqual(KEPT);
    expect(broken(gone('e'), deaths, { ...gone('d', 'e', 'o'), tracks: [4, 2] })).toEqual(KEPT);
    const exchanged = [moved(GARRISON, 2, 'unit-eliminated'), moved(HOST, 4, 'unit-eliminated')];
    expect(broken({}, exchanged, { ...gone('d', 'o'), tracks: [2, 4] })).toEqual(['2.10.2']);
    expect(broken({}, [], gone('d'))).toEqual(['2.10.2']);
  });

  test('a head that landed is no loss of a piece', () => {
    expect(broken({}, [moved(GARRISON, 1, 'head-landed')], { tracks: [1, 0] })).toEqual(KEPT);
    expect(broken({}, [moved(GARRISON, 1, 'unit-eliminated')], { tracks: [1, 0] })).toEqual(['2.10.2']);
  });

  test('2.10.1 and is moved by nothing but what is told', () => {
    expect(broken({}, [moved(GARRISON, 1, 'head-landed')], {})).toEqual(['2.10.1']);
    expect(broken({ tracks: [5, 0] }, [moved(GARRISON, -2, 'head-cleared')], { tracks: [3, 0] })).toEqual(
      KEPT,
    );
  });
});

test('every die that is thrown is counted', () => {
  const dice: GameEvent = {
    type: 'DiceRolled',
    request: { purpose: 'casualty', dice: 2, cite: '7.41' },
    faces: [3, 4],
  };
  expect(broken({ rolls: 5 }, [dice], { rolls: 7 })).toEqual(KEPT);
  expect(broken({ rolls: 5 }, [dice], { rolls: 6 })).toEqual(['the']);
  expect(broken({ rolls: 5 }, [], { rolls: 7 })).toEqual(['the']);
});

test('2.8.15 the dead stay dead, whoever they were', () => {
  for (const key of ['d', 'o', 'a', 'u'] as const) {
    const fallen = pieces([key, { at: GONE }]);
    expect(broken(fallen, [], pieces([key, { at: SCENE.state.pieces[piece(key) as PieceId]!.at }]))).toEqual([
      '2.8.15',
    ]);
  }
});

describe('2.21.3 what an event of the scenario gives or takes is neither lost nor made', () => {
  const cite = '2.21.3' as const;
  const supply = (what: 'ladders' | 'heads' | 'trenches', by: number): GameEvent => ({
    type: 'SupplyChanged',
    supply: what,
    by,
    cite,
  });

  test.each([
    ['ladders', 'ladderSupply', '2.11.2'],
    ['heads', 'headSupply', '2.11.8'],
    ['trenches', 'trenchSupply', '2.2.10'],
  ] as const)('%s in supply', (what, field, law) => {
    expect(broken({ [field]: 3 }, [supply(what, 2)], { [field]: 5 })).toEqual(KEPT);
    expect(broken({ [field]: 3 }, [supply(what, -2)], { [field]: 1 })).toEqual(KEPT);
    expect(broken({ [field]: 3 }, [supply(what, 2)], { [field]: 3 })).toEqual([law]);
    expect(broken({ [field]: 3 }, [], { [field]: 5 })).toEqual([law]);
    const other = what === 'ladders' ? 'heads' : 'ladders';
    expect(broken({ [field]: 3 }, [supply(other, 2)], { [field]: 5 })).toContain(law);
  });

  test('heads that are carried off', () => {
    const lie = { heads: [hex('0101'), hex('0201')] };
    const carried: GameEvent = { type: 'HeadsCarriedOff', cite };
    expect(broken(lie, [carried], { heads: [] })).toEqual(KEPT);
    expect(broken(lie, [carried], { heads: [hex('0101')] })).toEqual(['2.11.8']);
  });

  test('oil and magic, each where it was given', () => {
    const oil: GameEvent = { type: 'OilChanged', cauldron: piece('u'), by: 2, cite };
    expect(broken({}, [oil], pieces(['u', { oil: 5 }]))).toEqual(KEPT);
    expect(broken({}, [oil], pieces(['v', { oil: 5 }]))).toEqual(['2.11.9']);
    expect(broken({}, [oil], {})).toEqual(['2.11.9']);
    const magic: GameEvent = { type: 'MagicChanged', personage: piece('k'), by: -1, cite };
    expect(broken({}, [magic], pieces(['k', { magic: 4 }]))).toEqual(KEPT);
    expect(broken({}, [magic], pieces(['m', { magic: 4 }]))).toEqual(['2.12.1']);
    expect(broken({}, [magic], pieces(['k', { magic: 6 }]))).toEqual(['2.12.1']);
  });

  test('a step that is given back, to him alone', () => {
    const worn = pieces(['o', { lost: 1 }], ['q', { lost: 1 }]);
    const back: GameEvent = { type: 'StepRestored', piece: piece('o'), cite };
    expect(broken(worn, [back], pieces(['o', { lost: 0 }], ['q', { lost: 1 }]))).toEqual(KEPT);
    expect(broken(worn, [back], pieces(['o', { lost: 1 }], ['q', { lost: 0 }]))).toEqual(['2.4.6']);
    expect(broken(worn, [], pieces(['o', { lost: 0 }], ['q', { lost: 1 }]))).toEqual(['2.4.6']);
  });

  test('hexes that close and open', () => {
    const closed = (...names: readonly string[]): Change => ({ closed: names.map((name) => hex(name)) });
    const close: GameEvent = { type: 'HexesClosed', hexes: [hex('0301')], cite };
    const open: GameEvent = { type: 'HexesOpened', hexes: [hex('0201')], cite };
    expect(broken(closed('0201'), [close], closed('0201', '0301'))).toEqual(KEPT);
    expect(broken(closed('0201'), [open, close], closed('0301'))).toEqual(KEPT);
    expect(broken(closed('0201'), [], closed())).toEqual(['2.21.3']);
    expect(broken(closed(), [], closed('0301'))).toEqual(['2.21.3']);
    expect(broken(closed('0201'), [close], closed('0201'))).toEqual(['2.21.3']);
  });

  test('a work that is built up again, and no other', () => {
    const works = (...ids: readonly number[]): Change => ({
      works: SCENE.state.works.map((work, id) => ({ ...work, breached: ids.includes(id) })),
    });
    const changed = (work: number, breached: boolean): GameEvent => ({
      type: 'WorkChanged',
      work: work as never,
      breached,
      cite,
    });
    expect(broken(works(0, 1), [changed(0, false)], works(1))).toEqual(KEPT);
    expect(broken(works(0, 1), [changed(1, false)], works(1))).toEqual(['2.3.2']);
    expect(broken(works(0, 1), [changed(0, true)], works(1))).toEqual(['2.3.2']);
  });

  test('who is removed or called off is counted by no track, wherever he was', () => {
    const removed = (key: string): GameEvent => ({ type: 'PieceRemoved', piece: piece(key), cite });
    const gone = (key: string): Change => pieces([key, { at: GONE }]);
    expect(broken({}, [removed('o')], gone('o'))).toEqual(KEPT);
    expect(broken({}, [removed('q')], gone('o'))).toEqual(['2.10.2']);
    expect(broken({}, [removed('r')], gone('r'))).toEqual(KEPT);
    expect(broken({}, [removed('w')], gone('r'))).toContain('2.6.4');
    const off: GameEvent = { type: 'GroupCalledOff', group: 0 as never, pieces: [piece('r')], cite };
    expect(broken({}, [off], { ...gone('r'), arrived: [true, false] })).toEqual(KEPT);
    expect(broken({}, [off], gone('r'))).toEqual(['2.6.1']);
  });
});
