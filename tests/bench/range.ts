/**
 * P1-P4: the movement range of the engine, all rules kept, against the flat kernel and against two ways it is
 * mostly written; 24 half points, ground, walls, gates and enemy zones, every answer equal.
 */
import assert from 'node:assert/strict';
import { hexName, type HexId } from '../../src/board/hex.ts';
import { DEFENDER } from '../../src/engine/battle.ts';
import { stepCosts, wayOf } from '../../src/engine/facts/movement.ts';
import { range, spentTo } from '../../src/engine/facts/range.ts';
import { zones } from '../../src/engine/facts/zones.ts';
import { raced, type Bench, type Goal, type Row } from './bench.ts';
import type { Contender } from './clock.ts';
import { BUDGET, field, MOVERS, type Field } from './field.ts';
import { dial, kernel, type Ground } from './kernels/dial.ts';
import { gridOf, honeycombRange } from './peers/honeycombRange.ts';
import { mapRange, named } from './peers/mapRange.ts';

const SIZES = [
  [40, 30],
  [100, 100],
  [400, 400],
] as const;

/** All maps run in one race, so that no kernel is compiled for one of them alone. */
export const rangeBench: Bench = {
  name: 'range',
  run: (race) => {
    const times = race(Object.fromEntries(SIZES.flatMap(contendersOn)));
    const row = (goal: Goal | null, what: string, ours: string, against: string, theirs: string): Row =>
      raced({ goal, what, against, ours: times[ours]!, theirs: times[theirs]!, times: MOVERS });
    const rowsOn = ([columns, rows]: (typeof SIZES)[number]) => {
      const size = `${columns} x ${rows}`;
      const [product, flat] = [`product ${size}`, `flat ${size}`];
      return [
        row(P1, `movement range, all rules, ${size}`, product, 'flat kernel', flat),
        row(null, `the same in a new state, shared by ${MOVERS}`, `afresh ${size}`, 'flat kernel', flat),
        row(P2, `movement range, ${size}`, product, 'honeycomb-grid', `honeycomb ${size}`),
        row(P3, `movement range, ${size}`, product, 'Map<string>', `maps ${size}`),
      ];
    };
    const [small, large] = ['40 x 30', '400 x 400'];
    return [
      ...SIZES.flatMap(rowsOn),
      row(P4, `movement range, ${large}`, `product ${large}`, small, `product ${small}`),
    ];
  },
};

const P1: Goal = { id: 'P1', sense: 'atMost', must: 1.5, stretch: 1.15 };
const P2: Goal = { id: 'P2', sense: 'atLeast', must: 60, stretch: 100 };
const P3: Goal = { id: 'P3', sense: 'atLeast', must: 25, stretch: 40 };
const P4: Goal = { id: 'P4', sense: 'atMost', must: 2, stretch: 1.5 };

function productOn({ battle, state, movers }: Omit<Field, 'map'>): Contender {
  const starts = movers.map((unit) => state.pieces[unit]!.at as HexId);
  return summed(movers, (unit, index) => spentTo(range(battle, state, unit), starts[index]!)!);
}

function summed<T>(list: readonly T[], work: (item: T, index: number) => number): Contender {
  return () => {
    let sum = 0;
    for (let index = 0; index < list.length; index += 1) sum += work(list[index]!, index);
    return sum;
  };
}

/** The ways to find the ranges on one map, each proved to give the same answers. */
function contendersOn([columns, rows]: (typeof SIZES)[number]): readonly [string, Contender][] {
  const battlefield = field(columns, rows, columns);
  const { battle, state, movers } = battlefield;
  const { board } = battle;
  const starts = movers.map((unit) => state.pieces[unit]!.at as HexId);
  const grounds = groundsOf(battlefield);
  const flat = kernel(board.size, BUDGET);
  const grid = gridOf(battlefield);
  const hexes = starts.map((hex) =>
    grid.getHex({ col: hex % board.columns, row: Math.floor(hex / board.columns) })!,
  );
  const names = starts.map((hex) => hexName(board, hex));
  const written = new Map([...new Set(grounds)].map((ground) => [ground, named(battlefield, ground)]));
  const maps = grounds.map((ground) => written.get(ground)!);

  for (const [index, unit] of movers.entries()) {
    const asked = range(battle, state, unit);
    const answer = Int16Array.from({ length: board.size }, (_, hex) => spentTo(asked, hex as HexId) ?? -1);
    dial(flat, grounds[index]!, starts[index]!, BUDGET);
    assert.deepEqual(flat.spent, answer, 'flat kernel');
    const expected = listed(answer, (hex) => hexName(board, hex));
    assert.deepEqual(sorted(mapRange(maps[index]!, names[index]!, BUDGET)), expected, 'Map<string>');
    const combed = honeycombRange(grid, board.columns, grounds[index]!, hexes[index]!, BUDGET);
    const byName = new Map(
      [...combed.values()].map(({ hex, spent }) => [hex.row * board.columns + hex.col, spent]),
    );
    assert.deepEqual(
      sorted(new Map([...byName].map(([hex, spent]) => [hexName(board, hex as HexId), spent]))),
      expected,
      'honeycomb',
    );
  }

  const size = `${columns} x ${rows}`;
  return [
    [`flat ${size}`, summed(starts, (start, index) => dial(flat, grounds[index]!, start, BUDGET))],
    [`product ${size}`, productOn(battlefield)],
    [`afresh ${size}`, () => productOn({ battle, state: { ...state }, movers })()],
    [`maps ${size}`, summed(names, (name, index) => mapRange(maps[index]!, name, BUDGET).size)],
    [
      `honeycomb ${size}`,
      summed(hexes, (hex, index) => honeycombRange(grid, columns, grounds[index]!, hex, BUDGET).size),
    ],
  ];
}

/** The ground each mover meets, shared by movers that go the same way. */
function groundsOf({ battle, state, movers }: Field): Ground[] {
  const { board } = battle;
  const zone = zones(battle, state, DEFENDER);
  const none = new Uint8Array(board.size);
  const barred = new Uint8Array(board.size);
  for (const { id, side } of battle.pieces) if (side === DEFENDER) barred[state.pieces[id]!.at] = 1;
  const made = new Map<string, Ground>();
  return movers.map((unit) => {
    const way = wayOf(battle, unit)!;
    const zoned = zone[state.pieces[unit]!.at] === 1;
    const key = `${way.gait} ${zoned}`;
    const ground = made.get(key) ?? {
      beyond: board.beyond,
      cost: stepCosts(battle, state, way),
      stop: zone,
      barred,
      first: zoned ? zone : none,
    };
    made.set(key, ground);
    return ground;
  });
}

function listed(spent: Int16Array, name: (hex: HexId) => string): [string, number][] {
  const reached = [...spent.entries()].filter(([, half]) => half >= 0);
  return sorted(new Map(reached.map(([hex, half]) => [name(hex as HexId), half])));
}

function sorted(spent: ReadonlyMap<string, number>): [string, number][] {
  return [...spent].sort(([a], [b]) => (a < b ? -1 : 1));
}
