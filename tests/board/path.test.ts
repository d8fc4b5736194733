import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Board } from '../../src/board/board.ts';
import { DIRECTIONS, hexNamed, type HexId } from '../../src/board/hex.ts';
import { NEVER, pathTo, reach, type Reach, type Search } from '../../src/board/path.ts';
import { searchIn, workspace } from '../../src/board/search.ts';
import { anyMap, boardOf, fieldMap } from './maps.ts';

/** The plainest search there is: a map of hex names, the cheapest open one first. */
function plainReach(board: Board, search: Search): Map<string, number> {
  const open = new Map([[String(search.from), 0]]);
  const done = new Map<string, number>();
  while (open.size > 0) {
    const [name, spent] = [...open].reduce((a, b) => (b[1] < a[1] ? b : a));
    open.delete(name);
    done.set(name, spent);
    const hex = Number(name);
    const start = hex === search.from;
    if (search.stop[hex] === 1 && !start) continue;
    for (const direction of DIRECTIONS) {
      const to = board.beyond[hex * 6 + direction]!;
      const step = search.cost[hex * 6 + direction]!;
      if (to < 0 || step === NEVER || search.barred[to] === 1) continue;
      if (start && search.firstStepBarred?.[to] === 1) continue;
      const total = spent + step;
      if (total > search.budget || done.has(String(to))) continue;
      if (total < (open.get(String(to)) ?? Infinity)) open.set(String(to), total);
    }
  }
  return done;
}

/** Boards with a random cost on every side and random stops and bars. */
const anySearch = fc
  .tuple(
    anyMap,
    fc.nat(),
    fc.integer({ min: 0, max: 24 }),
    fc.infiniteStream(fc.nat({ max: 99 })),
    fc.boolean(),
  )
  .map(([map, start, budget, chances, zoned]) => {
    const board = boardOf(map);
    const chance = () => chances.next().value as number;
    const flags = (share: number) => new Uint8Array(board.size).map(() => (chance() < share ? 1 : 0));
    const cost = new Uint8Array(board.size * 6).map(() => [1, 2, 2, 4, 6, NEVER][chance() % 6]!);
    const from = (start % board.size) as HexId;
    const search: Search = {
      from,
      budget,
      cost,
      stop: flags(15),
      barred: flags(10),
      ...(zoned && { firstStepBarred: flags(30) }),
    };
    return { board, search };
  });

function spentOf(board: Board, search: Search, found: Reach = reach(board, search)): Map<string, number> {
  const reached = [...found.order.subarray(0, found.count)];
  return new Map(reached.map((hex) => [String(hex), found.spent[hex]!]));
}

describe('2.7.2 reach', () => {
  test('2.7.2 a piece reaches the hexes, at the cost, that the plainest search finds', () => {
    fc.assert(
      fc.property(anySearch, ({ board, search }) => {
        const found = spentOf(board, search);
        const plain = plainReach(board, search);
        expect(new Map([...found].sort())).toEqual(new Map([...plain].sort()));
      }),
      { numRuns: 150 },
    );
  });

  test('2.7.2 everywhere else nothing is spent, and the list runs from cheap to dear', () => {
    fc.assert(
      fc.property(anySearch, ({ board, search }) => {
        const found = reach(board, search);
        const order = [...found.order.subarray(0, found.count)];
        expect(order[0]).toBe(search.from);
        expect(found.spent.filter((spent) => spent >= 0)).toHaveLength(found.count);
        const costs = order.map((hex) => found.spent[hex]!);
        expect(costs).toEqual([...costs].sort((a, b) => a - b));
      }),
    );
  });

  test('2.7.2 the way to a hex takes steps that may be taken and adds up to what is spent', () => {
    fc.assert(
      fc.property(anySearch, ({ board, search }) => {
        const found = reach(board, search);
        for (const hex of found.order.subarray(0, found.count)) {
          const path = pathTo(found, hex as HexId);
          expect(path[0]).toBe(search.from);
          expect(path.at(-1)).toBe(hex);
          const steps = path.slice(1).map((to, index) => {
            const before = path[index]!;
            return search.cost[before * 6 + DIRECTIONS.find((d) => board.beyond[before * 6 + d] === to)!]!;
          });
          expect(steps.reduce((sum, step) => sum + step, 0)).toBe(found.spent[hex]);
          expect(path.slice(1, -1).filter((before) => search.stop[before] === 1)).toEqual([]);
        }
      }),
    );
  });

  test('2.7.2 an answer outlives later searches, and a workspace used again answers like a new one', () => {
    fc.assert(
      fc.property(anySearch, fc.nat(), ({ board, search }, other) => {
        const answer = reach(board, search);
        const first = spentOf(board, search, answer);
        const moved: Search = { ...search, from: (other % board.size) as HexId, budget: 9 };
        const space = workspace(board);
        searchIn(space, search);
        expect(spentOf(board, moved, searchIn(space, moved))).toEqual(spentOf(board, moved));
        expect(space.found.spent).toEqual(reach(board, moved).spent);
        expect(spentOf(board, search, answer)).toEqual(first);
      }),
    );
  });
});

describe('2.7.4 stops and bars', () => {
  const board = boardOf(fieldMap(5, 1));
  const none = new Uint8Array(5);
  const only = (hex: number) => Uint8Array.from(none, (_, index) => (index === hex ? 1 : 0));
  const plain: Search = {
    from: 0 as HexId,
    budget: 8,
    cost: new Uint8Array(30).fill(2),
    stop: none,
    barred: none,
  };
  const reached = (search: Partial<Search>) =>
    [...spentOf(board, { ...plain, ...search })].map(([, spent]) => spent);

  test('2.7.4 a unit that enters an enemy zone of control ends its move there', () => {
    expect(reached({ stop: only(2) })).toEqual([0, 2, 4]);
  });

  test('2.7.4 a unit that starts in an enemy zone may leave it', () => {
    expect(reached({ stop: only(0) })).toEqual([0, 2, 4, 6, 8]);
  });

  test('2.7.4 its first step may not be into an enemy zone, later steps may', () => {
    expect(reached({ stop: only(0), firstStepBarred: only(1) })).toEqual([0]);
    expect(reached({ stop: only(0), firstStepBarred: only(2) })).toEqual([0, 2, 4, 6, 8]);
  });

  test('2.7.1 no unit enters a hex that holds the enemy', () => {
    expect(reached({ barred: only(1) })).toEqual([0]);
  });

  test('2.3.3 a unit whose movement is less than the cost of a step may not take it', () => {
    expect(reached({ budget: 1 })).toEqual([0]);
    expect(reached({ budget: 200 })).toEqual([0, 2, 4, 6, 8]);
  });

  test('2.0.4 a side that is never crossed stays closed to the largest budget', () => {
    expect(
      reached({ budget: 9999, cost: plain.cost.map((cost, side) => (side === 7 ? NEVER : cost)) }),
    ).toEqual([0, 2]);
  });

  test('2.7.2 of two equally cheap ways the one in the order of directions stands', () => {
    const sheet = boardOf(fieldMap(3, 3));
    const cost = new Uint8Array(54).fill(2);
    const clear = new Uint8Array(9);
    const named = (name: string) => hexNamed(sheet, name)!;
    const found = reach(sheet, { from: named('0102'), budget: 4, cost, stop: clear, barred: clear });
    expect(pathTo(found, named('0301'))).toEqual(['0102', '0201', '0301'].map(named));
    expect(pathTo(found, named('0303'))).toEqual(['0102', '0202', '0303'].map(named));
    const near = reach(sheet, { from: named('0102'), budget: 2, cost, stop: clear, barred: clear });
    expect(pathTo(near, named('0303'))).toEqual([]);
  });
});
