/** Cases 2.8.10-2.8.12 held against a search that tries everything. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance } from '../../src/board/distance.ts';
import { beyond, DIRECTIONS, type HexId } from '../../src/board/hex.ts';
import { enemyOf, type PieceId } from '../../src/engine/battle.ts';
import { settle } from '../../src/engine/consequences/decisions.ts';
import type { Dice } from '../../src/engine/dice.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import { mayCross } from '../../src/engine/facts/movement.ts';
import { inZone } from '../../src/engine/facts/zones.ts';
import { reduceAll } from '../../src/engine/reduce.ts';
import type { Action } from '../../src/engine/action.ts';
import type { GameState } from '../../src/engine/state.ts';
import type { Verb } from '../../src/engine/verb.ts';
import { escape } from '../../src/engine/verbs/escape.ts';
import { retreat } from '../../src/engine/verbs/retreat.ts';
import type { Position } from '../kit/siege.ts';
import { endsRefused, waysBack } from './blows.ts';
import { randomRetreat } from './randomSkirmish.ts';

const RUNS = { numRuns: 400, seed: 2_812 };

/** Who stands where: everybody but the one who is on his way. */
type Men = ReadonlyMap<HexId, PieceId>;

/** Where one step of 2.8.10 may lead, told in the words of the case. */
function steps(at: Position, men: Men, unit: PieceId, from: HexId, source: HexId | null): readonly HexId[] {
  const { battle, state } = at;
  const enemy = enemyOf(battle.pieces[unit]!.side);
  return DIRECTIONS.filter((direction) => mayCross(battle, state, unit, from, direction) === null)
    .map((direction) => beyond(battle.board, from, direction) as HexId)
    .filter((to) => {
      const enemies = battle.pieces.some(({ id, side }) => side === enemy && state.pieces[id]!.at === to);
      const nearer =
        source !== null && distance(battle.board, to, source) < distance(battle.board, from, source);
      const barred = inZone(battle, state, enemy, to) && !men.has(to);
      return !enemies && !nearer && !barred;
    });
}

/** Whether a chain of displacements that starts with this unit can end, trying every order. */
function chainEnds(at: Position, men: Men, unit: PieceId, from: HexId, moved: readonly PieceId[]): boolean {
  return steps(at, men, unit, from, null).some((to) => {
    const friend = men.get(to);
    if (friend === undefined) return true;
    if ([...moved, unit].includes(friend)) return false;
    return chainEnds(at, new Map(men).set(to, unit), friend, to, [...moved, unit]);
  });
}

/** The choice of 2.8.11 and the hexes in which it may end, by trying every way. */
function byTrial(at: Position): Readonly<{ choice: string; ends: readonly HexId[] }> {
  const { battle, state } = at;
  const owed = state.owed[0]!;
  if (owed.type !== 'retreat') throw new Error('no retreat is owed');
  const start = state.pieces[owed.unit]!.at as HexId;
  const men: Men = new Map(
    battle.pieces
      .filter(({ id, kind }) => kind.class === 'unit' && id !== owed.unit)
      .map(({ id }) => [state.pieces[id]!.at as HexId, id]),
  );
  const ones = steps(at, men, owed.unit, start, owed.source);
  const twos = ones.flatMap((one) =>
    steps(at, men, owed.unit, one, owed.source).filter((two) => two !== start),
  );
  const [full, short] = owed.hexes === 2 ? [twos, ones] : [ones, []];
  const free = (hex: HexId): boolean => !men.has(hex);
  const givesWay = (hex: HexId): boolean => {
    const friend = men.get(hex);
    return friend !== undefined && chainEnds(at, new Map(men).set(hex, owed.unit), friend, hex, [owed.unit]);
  };
  const orders = [
    { choice: 'full', ends: full.filter(free) },
    { choice: 'shorter', ends: short.filter(free) },
    { choice: 'displacing', ends: full.filter(givesWay) },
    { choice: 'displacing', ends: short.filter(givesWay) },
    { choice: 'none', ends: [] },
  ];
  const { choice, ends } = orders.find((order) => order.ends.length > 0 || order.choice === 'none')!;
  return { choice, ends: [...new Set(ends)].sort((a, b) => a - b) };
}

/** Kills every personage who is asked to roll for his life. */
const ONES: Dice = { roll: ({ dice }) => Array.from({ length: dice }, () => 1) };

/** Plays a retreat to its end, answering every choice by the numbers given, and tells everything that happened. */
function playedOut(
  at: Position,
  answers: readonly number[],
): Readonly<{ state: GameState; events: readonly GameEvent[] }> {
  const { battle } = at;
  const events: GameEvent[] = [...settle(battle, at.state, ONES)];
  let state = reduceAll(at.battle, at.state, events);
  for (let turn = 0; state.owed.length > 0; turn += 1) {
    const answer = answers[turn % answers.length]!;
    const made =
      state.owed[0]!.type === 'escape'
        ? chosen(at, state, escape, answer)
        : chosen(at, state, retreat, answer);
    events.push(...made);
    state = reduceAll(battle, state, made);
    expect(crowds(at, state)).toBe(state.owed.filter(({ type }) => type === 'retreat').length);
  }
  return { state, events };
}

function chosen<A extends Action>(
  { battle }: Position,
  state: GameState,
  verb: Verb<A>,
  answer: number,
): readonly GameEvent[] {
  const choices = verb.options(battle, state);
  return verb.resolve(battle, state, choices[answer % choices.length]!, ONES);
}

/** In how many hexes more than one unit stands. */
function crowds({ battle }: Position, state: GameState): number {
  const taken = battle.pieces
    .filter(({ id, kind }) => kind.class === 'unit' && state.pieces[id]!.at >= 0)
    .map(({ id }) => state.pieces[id]!.at);
  return taken.length - new Set(taken).size;
}

const answers = fc.array(fc.nat(), { minLength: 1, maxLength: 8 });

describe('2.8.10-2.8.12 against a search that tries everything', () => {
  test('2.8.11 the order of choice and the ends are the same', () => {
    const choices = new Set<string>();
    fc.assert(
      fc.property(randomRetreat, (at) => {
        const { choice, paths } = waysBack(at);
        const ends = [...new Set(paths.map(({ path }) => path.at(-1)!))].sort((a, b) => a - b);
        expect({ choice, ends }).toEqual(byTrial(at));
        choices.add(choice);
      }),
      RUNS,
    );
    expect([...choices].sort()).toEqual(['displacing', 'full', 'none', 'shorter']);
  });

  test('2.8.11 no hex is both open and refused', () => {
    fc.assert(
      fc.property(randomRetreat, (at) => {
        const { paths } = waysBack(at);
        const refused = endsRefused(at);
        expect(paths.some(({ path }) => refused.has(path.at(-1)!))).toBe(false);
      }),
      RUNS,
    );
  });

  test('2.8.10 no step of a retreat leads nearer to its source', () => {
    fc.assert(
      fc.property(randomRetreat, (at) => {
        const owed = at.state.owed[0]!;
        if (owed.type !== 'retreat' || owed.source === null) return;
        const away = (hex: HexId): number => distance(at.battle.board, hex, owed.source!);
        for (const { path } of waysBack(at).paths) {
          const all = [at.state.pieces[owed.unit]!.at as HexId, ...path].map(away);
          expect(all).toEqual(all.toSorted((a, b) => a - b));
        }
      }),
      RUNS,
    );
  });

  test('2.8.12 however the owner chooses, every chain ends, nobody moves twice and all who moved are disrupted', () => {
    let longest = 0;
    fc.assert(
      fc.property(randomRetreat, answers, (at, chosen) => {
        const lost = waysBack(at).choice === 'none';
        const { state, events } = playedOut(at, chosen);
        const moved = events.flatMap((event) => (event.type === 'UnitRetreated' ? [event.unit] : []));
        const gone = events.filter(({ type }) => type === 'UnitEliminated').length;
        expect(new Set(moved).size).toBe(moved.length);
        expect(moved.every((unit) => state.pieces[unit]!.disrupted)).toBe(true);
        expect([gone, moved.length > 0]).toEqual(lost ? [1, false] : [0, true]);
        expect(crowds(at, state)).toBe(0);
        longest = Math.max(longest, moved.length);
      }),
      RUNS,
    );
    expect(longest).toBeGreaterThan(2);
  });
});
