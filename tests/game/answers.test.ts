/**
 * An answer stays what it was when it was given, whatever is asked after it: of other pieces, hexes, states and battles.
 * Asked are all questions that `board` and `engine/facts` export, by the types of their parameters, so that a new one is
 * asked from the day it is written.
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { DIRECTIONS, hexName, type HexId } from '../../src/board/hex.ts';
import { reach, type Search } from '../../src/board/path.ts';
import type { Battle, PieceId } from '../../src/engine/battle.ts';
import { destinations, range, trailTo, type Range } from '../../src/engine/facts/range.ts';
import { SPELLS } from '../../src/engine/spell.ts';
import type { Dock, GameState, Ladder } from '../../src/engine/state.ts';
import { drawing } from '../../src/game/generator.ts';
import { randomGame, seeds } from '../kit/random.ts';
import { shippedBattle } from '../kit/shipped.ts';

type Draw = (sides: number) => number;
type Question = (...given: readonly unknown[]) => unknown;

/** What a question is about. */
interface Matter {
  readonly battle: Battle;
  readonly state: GameState;
  readonly draw: Draw;
}

const one = <T>(list: readonly T[], draw: Draw): T => list[draw(list.length)]!;

const piece = ({ battle, draw }: Matter): PieceId => one(battle.pieces, draw).id;

/** Mostly a hex where somebody stands, or one beside it. */
function hex({ battle: { board }, state, draw }: Matter): HexId {
  const at = one(state.pieces, draw).at;
  if (at < 0 || draw(4) === 0) return draw(board.size) as HexId;
  const beside = board.beyond[at * 6 + draw(6)]!;
  return (beside < 0 || draw(2) === 0 ? at : beside) as HexId;
}

const unitOf = (matter: Matter): PieceId =>
  one(
    matter.battle.pieces.filter(({ kind }) => kind.class === 'unit'),
    matter.draw,
  ).id;

function search(matter: Matter): Search {
  const { draw } = matter;
  const { board } = matter.battle;
  const flags = (share: number): Uint8Array =>
    new Uint8Array(board.size).map(() => Number(draw(100) < share));
  const cost = new Uint8Array(board.size * 6).map(() => 1 + draw(6));
  return { from: hex(matter), budget: 12, cost, stop: flags(10), barred: flags(10) };
}

function ladder({ battle, draw }: Matter): Ladder {
  const { hexside, outer } = one(battle.board.works, draw);
  return { hexside, foot: outer, turn: 0 };
}

function dock(matter: Matter): Dock {
  return { ...ladder(matter), tower: piece(matter) };
}

const spell = (matter: Matter): unknown => ({
  type: 'Cast',
  caster: piece(matter),
  spell: one(SPELLS, matter.draw),
  points: 1,
  target: matter.draw(2) === 0 ? null : piece(matter),
});

/** What may stand for a parameter, by its type. */
const GIVEN: Readonly<Record<string, (matter: Matter) => unknown>> = {
  Battle: ({ battle }) => battle,
  Board: ({ battle }) => battle.board,
  "Pick<Board, 'columns' | 'rows'>": ({ battle }) => battle.board,
  "Pick<Board, 'beyond'>": ({ battle }) => battle.board,
  "Pick<Board, 'q' | 'r'>": ({ battle }) => battle.board,
  GameState: ({ state }) => state,
  Turned: ({ battle }) => battle,
  "Pick<GameState, 'story'>": ({ state }) => state,
  "Pick<GameState, 'turn' | 'story'>": ({ state }) => state,
  Barriers: ({ state }) => state,
  Closings: ({ state }) => state,
  "Pick<GameState, 'flames'>": ({ state }) => state,
  "Pick<GameState, 'trenches'>": ({ state }) => state,
  Pieces: ({ state }) => state.pieces,
  PieceId: piece,
  'PieceId | null': (matter) => (matter.draw(2) === 0 ? null : piece(matter)),
  'readonly PieceId[]': (matter) => (matter.draw(2) === 0 ? [] : [piece(matter)]),
  HexId: hex,
  'HexId | null': (matter) => (matter.draw(4) === 0 ? null : hex(matter)),
  'HexId | typeof OFF_MAP': hex,
  'readonly HexId[]': (matter) => [hex(matter)],
  Direction: ({ draw }) => one(DIRECTIONS, draw),
  HexsideId: ({ battle, draw }) => one(battle.board.works, draw).hexside,
  Work: ({ battle, draw }) => one(battle.board.works, draw),
  Side: ({ draw }) => draw(2),
  'Side | null': ({ draw }) => draw(2),
  Kind: ({ battle, draw }) => one(battle.pieces, draw).kind,
  Going: ({ draw }) => one(['move', 'retreat', 'advance', 'slip'], draw),
  Manner: ({ draw }) => one(['melee', 'missile'], draw),
  Spell: ({ draw }) => one(SPELLS, draw),
  Gift: ({ draw }) => one(['flies', 'wraith', 'banner'], draw),
  Trait: ({ draw }) => one(['fanatic', 'ladders', 'pushes'], draw),
  Way: ({ draw }) => ({ side: draw(2), gait: one(['foot', 'horse', 'beast'], draw), engine: false }),
  boolean: ({ draw }) => draw(2) === 0,
  number: ({ draw }) => draw(6),
  Range: (matter) => range(matter.battle, matter.state, unitOf(matter)),
  RangeRequest: ({ draw }) => ({ pushing: draw(3) === 0 }),
  Search: search,
  Ladder: ladder,
  Dock: dock,
  'Ladder | Dock': (matter) => (matter.draw(2) === 0 ? ladder(matter) : dock(matter)),
  Crossing: (matter) => (matter.draw(2) === 0 ? ladder(matter) : dock(matter)),
  RetreatOwed: (matter) => ({
    type: 'retreat',
    unit: unitOf(matter),
    hexes: 1,
    source: hex(matter),
    displaced: [],
  }),
  WithdrawOwed: (matter) => ({ type: 'withdraw', unit: piece(matter), source: hex(matter) }),
  "Owed['type']": ({ draw }) => one(['retreat', 'advance', 'slip', 'duel'], draw),
  T: ({ draw }) => one(['retreat', 'advance', 'slip', 'duel'], draw),
  Blow: (matter) => ({ manner: 'melee', attacker: unitOf(matter), defender: unitOf(matter) }),
  Cast: (matter) => spell(matter),
  "Pick<Cast, 'caster' | 'spell' | 'target'>": (matter) => spell(matter),
  EngineKind: ({ battle, draw }) =>
    one(
      battle.pieces.filter(({ kind }) => kind.class === 'engine'),
      draw,
    ).kind,
  HexName: (matter) => hexName(matter.battle.board, hex(matter)),
  Train: () => ({ pushes: null, carries: [] }),
  Reach: (matter) => reach(matter.battle.board, search(matter)),
  'readonly Modifier[]': () => [],
  Condition: ({ battle, draw }) =>
    one(
      battle.triggers.flatMap(({ if: conditions }) => conditions),
      draw,
    ),
  string: () => 'it',
  Verdict: () => ({ winner: 0, trigger: 'it', points: [3, 1] }),
  Below: (matter) => ({ unit: unitOf(matter), tower: null }),
};

/** Not asked: what reads a map file, before there is a board to hold. */
const NOT_ASKED = ['compileBoard', 'readGround', 'readHexsides', 'readHouse', 'readPlaces', 'readRoads'];

interface Asked {
  readonly name: string;
  readonly ask: Question;
  readonly types: readonly string[];
}

const MODULES = import.meta.glob<Readonly<Record<string, Question>>>(
  ['../../src/board/*.ts', '../../src/engine/facts/*.ts', '!**/board/search.ts', '!**/facts/searches.ts'],
  { eager: true },
);

/** Every exported function but those of the search, which is private by the layer table, with the types of its parameters, those with a default left out. */
const QUESTIONS: readonly Asked[] = Object.entries(MODULES).flatMap(([path, module]) => {
  const file = new URL(path, import.meta.url);
  const source = ts.createSourceFile(path, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.filter(ts.isFunctionDeclaration).flatMap((one): readonly Asked[] => {
    const name = one.name!.getText(source);
    const ask = module[name];
    const needed = one.parameters.filter(({ initializer }) => initializer === undefined);
    return ask === undefined ? [] : [{ name, ask, types: needed.map(({ type }) => type!.getText(source)) }];
  });
});

const ASKED = QUESTIONS.filter(({ types }) => types.every((type) => type in GIVEN));

const UNFIT = Symbol('put to what it does not go for');

/** An answer; UNFIT where a question was put to what it does not go for: the magic of an engine, a dock where none stands. */
function answered({ ask, types }: Asked, matter: Matter): unknown {
  try {
    return ask(...types.map((type) => GIVEN[type]!(matter)));
  } catch (notForThis) {
    const offTheMap = notForThis instanceof Error && notForThis.message.endsWith('does not stand on the map');
    if (notForThis instanceof TypeError || offTheMap) return UNFIT;
    throw notForThis;
  }
}

function isRange(answer: unknown): answer is Range {
  return typeof answer === 'object' && answer !== null && 'allowance' in answer && 'battle' in answer;
}

/** An answer as whoever holds it reads it; a state or a battle that it only refers to is not copied. */
function read(answer: unknown): unknown {
  if (isRange(answer)) {
    const ends = destinations(answer);
    return [...ends, ...ends.flatMap((end) => trailTo(answer, end))];
  }
  return structuredClone(answer);
}

const BATTLES = [shippedBattle('the-great-gate'), shippedBattle('first-steps')] as const;

/** By battle: the states of a random game. */
const MOMENTS = BATTLES.map((battle) => randomGame(battle, 14, 160).map(({ state }) => state));

/** One question about something, some state of some battle. */
function put(asked: Asked, draw: Draw): unknown {
  const which = draw(BATTLES.length);
  return answered(asked, { battle: BATTLES[which]!, state: one(MOMENTS[which]!, draw), draw });
}

test('a held answer of the board or the facts is unchanged by whatever else is asked', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const draw = drawing(seed);
      const held: (readonly [name: string, answer: unknown, wasRead: unknown])[] = [];
      for (let turn = 0; turn < 3; turn += 1) {
        for (const asked of ASKED) {
          const answer = put(asked, draw);
          if (typeof answer === 'object' && answer !== null) held.push([asked.name, answer, read(answer)]);
        }
      }
      for (const [name, answer, wasRead] of held) expect([name, read(answer)]).toEqual([name, wasRead]);
    }),
    { numRuns: 8 },
  );
});

test('every question of the board and the facts is asked, but for those that say why not', () => {
  const left = QUESTIONS.filter(({ types }) => types.some((type) => !(type in GIVEN)));
  expect(left.map(({ name }) => name).sort()).toEqual(NOT_ASKED);
});

test('every question that is asked is answered sooner or later', () => {
  const draw = drawing(3);
  const silent = ASKED.filter((asked) => Array.from({ length: 300 }).every(() => put(asked, draw) === UNFIT));
  expect(silent.map(({ name }) => name)).toEqual([]);
});
