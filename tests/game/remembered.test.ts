/** What is remembered from one state to the next is what somebody finds who looks for the first time. */
import { expect, test } from 'vitest';
import type { HexId } from '../../src/board/hex.ts';
import { BESIEGER, DEFENDER, type Battle } from '../../src/engine/battle.ts';
import { strollsOf } from '../../src/engine/facts/alone.ts';
import { barriersOf } from '../../src/engine/facts/barriers.ts';
import { openSides } from '../../src/engine/facts/hexsides.ts';
import { laneOf } from '../../src/engine/facts/lanes.ts';
import { engineAt, unitAt } from '../../src/engine/facts/occupancy.ts';
import { personageKind, unitKind } from '../../src/engine/facts/pieces.ts';
import { approachBan, destinations, range, spentTo } from '../../src/engine/facts/range.ts';
import { beastContact } from '../../src/engine/facts/stacking.ts';
import { zones } from '../../src/engine/facts/zones.ts';
import { GONE, type GameState } from '../../src/engine/state.ts';
import { cauldron, engine, guard, hero, orc, siege, type Position } from '../kit/siege.ts';

/** Everything that is kept from state to state, as text. */
function answers(battle: Battle, state: GameState): string {
  const hexes = Array.from({ length: battle.board.size }, (_, hex) => hex as HexId);
  const ranges = battle.pieces.flatMap(({ id }): readonly unknown[] => {
    if (state.pieces[id]!.at < 0) return [];
    if (personageKind(battle, id) !== null) return [[id, strollsOf(battle, state, id)]];
    if (unitKind(battle, id) === null) return [];
    return [false, true].map((escorted) => {
      const there = range(battle, state, id, { escorted });
      return [
        id,
        destinations(there).map((hex) => [hex, spentTo(there, hex)]),
        approachBan(battle, state, id),
      ];
    });
  });
  return JSON.stringify([
    barriersOf(battle, state),
    [...openSides(battle, state)].join(''),
    [DEFENDER, BESIEGER].map((side) => [...zones(battle, state, side)].join('')),
    [...beastContact(battle, state)].join(''),
    hexes.map((hex) => [unitAt(battle, state, hex), engineAt(battle, state, hex)]),
    ranges,
  ]);
}

const SCENE: Position = siege({
  map: `. . . c c .
         . o . b d .
        . t . c c .
         e . n . . .`,
  levels: `. . . 1 1 .
            . . . . 1 .
           . . . 1 1 .
            . . . . . .`,
  sides: [
    '0301/0401 wall up 0401 level 1',
    '0303/0403 wall up 0403 level 1',
    '0402/0502 gate up 0502 level 1',
    '0502/0602 wall up 0502 level 1',
  ],
  pieces: {
    o: orc('E3Y', { traits: ['ladders', 'pushes'] }),
    b: orc('B3X', { gait: 'beast' }),
    e: orc('E3Y', { gait: 'horse', traits: ['fears-beasts'] }),
    d: guard('D3X'),
    t: engine('siege-tower'),
    n: hero(BESIEGER, { ma: 3 }),
    k: cauldron(3, { at: '0401' }),
    r: guard('D3X', { at: '0403' }),
    p: orc('E3Y', { at: '0203' }),
  },
  turn: 1,
  options: { approachMarch: true },
});

/** The scene with some pieces otherwise. */
function pieces(change: Readonly<Record<string, Partial<GameState['pieces'][number]>>>): GameState {
  return {
    ...SCENE.state,
    pieces: SCENE.state.pieces.map((piece, id) => ({ ...piece, ...change[SCENE.battle.pieces[id]!.name] })),
  };
}

function breached(...works: readonly number[]): GameState['works'] {
  return SCENE.state.works.map((work, id) => (works.includes(id) ? { ...work, breached: true } : work));
}

const { state, hex, side, piece } = SCENE;
const wall = side('0301', '0401');

/** What may be otherwise a moment later, one thing at a time. */
const MOMENTS: Readonly<Record<string, GameState>> = {
  'as it was': state,
  'a wall breached': { ...state, works: breached(0) },
  'another wall breached': { ...state, works: breached(1) },
  'a gate in other hands': {
    ...state,
    works: state.works.map((work, id) => (id === 2 ? { ...work, holder: BESIEGER } : work)),
  },
  'a breach in flames': {
    ...state,
    works: breached(0),
    flames: [{ hexside: wall, burning: true, turn: 1 }],
  },
  'the flames out': {
    ...state,
    works: breached(0),
    flames: [{ hexside: wall, burning: false, turn: 1 }],
  },
  'a trench': { ...state, trenches: [hex('0202')] },
  'a ladder': { ...state, ladders: [{ hexside: wall, foot: hex('0301'), turn: 0 }] },
  'a ladder too fresh': { ...state, ladders: [{ hexside: wall, foot: hex('0301'), turn: 1 }] },
  'a unit elsewhere': pieces({ o: { at: hex('0301') } }),
  'a unit of the city elsewhere': pieces({ d: { at: hex('0402') }, b: { at: hex('0101') } }),
  'a beast elsewhere': pieces({ b: { at: hex('0302') } }),
  'a beast disrupted': pieces({ b: { disrupted: true } }),
  'a unit disrupted': pieces({ o: { disrupted: true }, e: { disrupted: true } }),
  'a unit of the city disrupted': pieces({ d: { disrupted: true } }),
  'a unit gone': pieces({ d: { at: GONE } }),
  'an engine elsewhere': pieces({ t: { at: hex('0302') } }),
  'a cauldron elsewhere': pieces({ k: { at: hex('0502') } }),
  'a personage elsewhere': pieces({ n: { at: hex('0102') } }),
  'two of a class in a hex': pieces({ o: { at: hex('0203') } }),
  'a unit that must leave its hex': {
    ...pieces({ o: { at: hex('0203') } }),
    owed: [{ type: 'retreat', unit: piece('o'), hexes: 1, source: null, displaced: [] }],
  },
  'a force demoralized': { ...state, demoralized: state.demoralized.map(() => true) },
  'a tower docked': {
    ...pieces({ t: { at: hex('0303') }, o: { at: hex('0303') } }),
    docks: [{ tower: piece('t'), hexside: side('0303', '0403'), foot: hex('0303') }],
  },
  'another turn': { ...state, turn: 2 },
};

test.each(Object.keys(MOMENTS))('after %s, whatever came before and comes next', (name) => {
  const first = MOMENTS[name]!;
  for (const then of Object.values(MOMENTS)) {
    const remembering = { ...SCENE.battle };
    answers(remembering, first);
    const [there, back] = [answers(remembering, then), answers(remembering, first)];
    expect(there).toBe(answers({ ...SCENE.battle }, then));
    expect(back).toBe(answers({ ...SCENE.battle }, first));
  }
});

test('2.7 what a class of movers meets is kept apart from what another class meets', () => {
  const traits = [['ladders'], ['fears-beasts'], ['ladders', 'fears-beasts'], []] as const;
  const gaits = ['foot', 'horse', 'beast'] as const;
  const units = [DEFENDER, BESIEGER].flatMap((whose) =>
    gaits.flatMap((gait) =>
      traits.flatMap((skills) => [false, true].map((disrupted) => ({ whose, gait, skills, disrupted }))),
    ),
  );
  const crowd = siege({
    map: Array.from({ length: 8 }, () => '. . . . . c c . . .').join('\n'),
    levels: Array.from({ length: 8 }, () => '. . . . . 1 1 . . .').join('\n'),
    sides: [
      '0502/0602 wall up 0602 level 1',
      '0504/0604 wall up 0604 level 1',
      '0506/0606 gate up 0606 level 1',
    ],
    pieces: Object.fromEntries([
      ...units.map(({ whose, gait, skills, disrupted }, id) => [
        `u${id}`,
        (whose === DEFENDER ? guard : orc)('D3X', {
          gait,
          traits: [...skills, 'pushes'],
          at: ['0101', '0402', '0604', '0803'][id % 4]!,
          state: { disrupted },
        }),
      ]),
      ['t', engine('siege-tower', BESIEGER, { at: '0504' })],
      ['n', hero(BESIEGER, { at: '0302' })],
      ['h', hero(DEFENDER, { at: '0704' })],
    ]),
    turn: 3,
  });
  const { battle } = crowd;
  const ladder = { hexside: crowd.side('0502', '0602'), foot: crowd.hex('0502'), turn: 1 };
  const dock = { hexside: crowd.side('0504', '0604'), foot: crowd.hex('0504'), tower: crowd.piece('t') };
  const demoralized = crowd.state.demoralized.map(() => true);
  const lanes = (now: GameState, ask: () => Battle): readonly string[] =>
    units.flatMap((_, id) =>
      [false, true].flatMap((pushing) =>
        [false, true].map((escorted) =>
          Object.values(laneOf(ask(), now, id as never, pushing, escorted))
            .map(String)
            .join(),
        ),
      ),
    );
  for (const change of [
    {},
    { ladders: [ladder] },
    { docks: [dock] },
    { ladders: [ladder], docks: [dock] },
    { demoralized },
  ]) {
    const now = { ...crowd.state, ...change };
    const common = { ...battle };
    expect(lanes(now, () => common)).toEqual(lanes(now, () => ({ ...battle })));
  }
});
