/** Cases 2.5 and 2.18: the first state of a battle, and what a new game-turn leaves of the marks and of magic. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER, type Battle } from '../../src/engine/battle.ts';
import { initialState } from '../../src/engine/initial.ts';
import { reduce } from '../../src/engine/reduce.ts';
import type { GameState, PieceState } from '../../src/engine/state.ts';
import { cauldron, guard, hero, orc, siege } from '../kit/siege.ts';

const SCENE = siege({
  map: '. c c c .',
  levels: '. 1 2 2 .',
  sides: [
    '0101/0201 main-gate up 0201 level 1',
    '0201/0301 gate up 0301 level 2',
    '0401/0501 wall up 0401 level 2',
  ],
  pieces: {
    g: guard('D3X', { at: '0301' }),
    o: orc('E3Y', { at: '0101' }),
    m: hero(DEFENDER, { at: '0301', magic: 6 }),
    k: cauldron(2, { at: '0401' }),
  },
  turn: 3,
});
const { battle, side, hex } = SCENE;
const work = (a: string, b: string): number => battle.board.work[side(a, b)]!;
const [MAIN_GATE, GATE, WALL] = [work('0101', '0201'), work('0201', '0301'), work('0401', '0501')];

function first(opening: Partial<NonNullable<Battle['opening']>> | null = null): GameState {
  const whole = { breached: [], lost: [], tracks: [0, 0], taken: [], ladders: [] };
  return initialState(
    { ...battle, opening: opening === null ? null : { ...whole, ...opening } },
    battle.placements,
  );
}

const holders = (state: GameState): readonly number[] =>
  [MAIN_GATE, GATE, WALL].map((id) => state.works[id]!.holder);

/** Every mark of a piece that has done nothing. */
const UNMARKED = {
  disrupted: false,
  moved: false,
  spent: 0,
  worked: false,
  fired: false,
  fought: false,
  slipped: false,
  rallied: false,
  challenged: false,
  duelled: false,
  declined: false,
  enchanted: false,
  tries: 0,
  shotAt: false,
  revealed: false,
  frozen: 0,
};

describe('2.5 a fresh siege', () => {
  const state = first();

  test('nobody has done anything, no die was thrown, no spell works', () => {
    for (const piece of state.pieces) expect(piece).toMatchObject(UNMARKED);
    expect(state).toMatchObject({ turn: 3, rolls: 0, tracks: [0, 0], owed: [], verdict: null });
    expect(state.magic).toEqual({
      cast: [],
      freezes: 0,
      darknessBroken: false,
      stalemate: false,
      fear: false,
      grond: 0,
      banner: false,
      bannerPhases: 0,
      bannerRallies: 0,
    });
  });

  test('2.5.3 oil and magic are as they came', () => {
    expect(state.pieces.map(({ oil, magic }) => [oil, magic])).toEqual([
      [0, 0],
      [0, 0],
      [0, 6],
      [2, 0],
    ]);
  });

  test("2.3.1 every circle and every gate is the defender's", () => {
    expect(state.levels).toEqual([DEFENDER, DEFENDER, DEFENDER]);
    expect(state.lostBefore).toEqual([false, false, false]);
    expect(holders(state)).toEqual([DEFENDER, DEFENDER, DEFENDER]);
    expect(state.mainGateCounted).toBe(false);
  });

  test('a field without a city has no circle at all', () => {
    const open = siege({ map: '. o .', pieces: { o: orc('E3Y') } });
    expect(initialState(open.battle, open.battle.placements).levels).toEqual([DEFENDER]);
  });
});

describe('2.5.3 a siege that has gone on for a while', () => {
  test("the gates of a lost circle are the besieger's, its walls nobody's but the defender's", () => {
    const state = first({ lost: [2] });
    expect(state.levels).toEqual([DEFENDER, DEFENDER, BESIEGER]);
    expect(state.lostBefore).toEqual([false, false, true]);
    expect(holders(state)).toEqual([DEFENDER, BESIEGER, DEFENDER]);
    expect(state.mainGateCounted).toBe(false);
  });

  test('2.10.2 the fall of the main gate has been counted if it was breached or taken, or its circle lost', () => {
    expect(first({ breached: [MAIN_GATE as never] }).mainGateCounted).toBe(true);
    expect(first({ taken: [MAIN_GATE as never] }).mainGateCounted).toBe(true);
    expect(first({ lost: [1] }).mainGateCounted).toBe(true);
    expect(first({ breached: [GATE as never, WALL as never] }).mainGateCounted).toBe(false);
    expect(holders(first({ taken: [GATE as never] }))).toEqual([DEFENDER, BESIEGER, DEFENDER]);
  });

  test('2.11.2 a ladder that stands was raised the turn before', () => {
    const ladder = { hexside: side('0401', '0501'), foot: hex('0501') };
    expect(first({ ladders: [ladder] }).ladders).toEqual([{ ...ladder, turn: 2 }]);
  });
});

describe('2.18 a new game-turn', () => {
  const busy: Partial<PieceState> = {
    moved: true,
    spent: 6,
    worked: true,
    fired: true,
    fought: true,
    slipped: true,
    rallied: true,
    challenged: true,
    duelled: true,
    declined: true,
    enchanted: true,
    tries: 2,
    shotAt: true,
  };
  const before = first();
  const tired: GameState = {
    ...before,
    pieces: before.pieces.map((piece) => ({ ...piece, ...busy })),
    magic: {
      ...before.magic,
      cast: ['fear'],
      freezes: 1,
      fear: true,
      stalemate: true,
      darknessBroken: true,
      banner: true,
      bannerPhases: 2,
      bannerRallies: 2,
      grond: 1,
    },
  };
  const after = reduce(tired, { type: 'TurnBegan', turn: 4, cite: '2.18' });

  test('clears every mark', () => {
    for (const piece of after.pieces) expect(piece).toMatchObject(UNMARKED);
    expect(after.turn).toBe(4);
  });

  test('2.18.3 ends the spells of the turn; Grond and the banner have what is left', () => {
    expect(after.magic).toEqual({
      cast: [],
      freezes: 1,
      darknessBroken: false,
      stalemate: false,
      fear: false,
      grond: 1,
      banner: true,
      bannerPhases: 1,
      bannerRallies: 0,
    });
  });
});

describe('what is told is done, and nothing else', () => {
  const state = first();

  test('the dice are counted up', () => {
    const request = { purpose: 'casualty', dice: 2, cite: '7.41' } as const;
    const once = reduce(state, { type: 'DiceRolled', request, faces: [1, 2] });
    expect(reduce(once, { type: 'DiceRolled', request, faces: [3, 4] }).rolls).toBe(4);
  });

  test('2.13.3 a circle that the defender wins back was lost once, one that he held was not', () => {
    const taken = reduce(state, { type: 'LevelTaken', level: 2, by: BESIEGER, cite: '2.10.5' });
    expect(taken.lostBefore).toEqual([false, false, true]);
    const back = reduce(taken, { type: 'LevelTaken', level: 2, by: DEFENDER, cite: '2.10.5' });
    expect([back.levels[2], back.lostBefore[2]]).toEqual([DEFENDER, true]);
    const held = reduce(state, { type: 'LevelTaken', level: 1, by: DEFENDER, cite: '2.10.5' });
    expect(held.lostBefore).toEqual([false, false, false]);
  });

  test('2.12 a freeze that is aimed at nobody freezes nobody', () => {
    const cast = {
      type: 'SpellWorked',
      caster: 2 as never,
      spell: 'freeze',
      points: 1,
      cite: '17.4',
    } as const;
    expect(reduce(state, { ...cast, target: null })).toEqual(state);
    expect(reduce(state, { ...cast, target: 2 as never }).pieces[2]!.frozen).toBe(3);
  });
});
