/**
 * P1-P4: the movement range of the engine, all rules kept, against the flat kernel and against two ways it is
 * mostly written; 24 half points, ground, walls, gates and enemy zones, every answer equal.
 */
import assert from 'node:assert/strict';
import { hexName, type HexId } from '../../src/board/hex.ts';
import { DEFENDER } from '../../src/engine/battle.ts';
import { stepCosts, wayOf } from '../../src/engine/facts/movement.ts';
import { range } from '../../src/engine/facts/range.ts';
import { zones } from '../../src/engine/facts/zones.ts';
import type { Bench, Row } from './bench.ts';
import type { Race } from './clock.ts';
import { BUDGET, field, type Field } from './field.ts';
import { dial, kernel, type Ground } from './kernels/dial.ts';
import { gridOf, honeycombRange } from './peers/honeycombRange.ts';
import { mapRange, named } from './peers/mapRange.ts';

const SIZES = [
  [40, 30],
  [100, 100],
  [400, 400],
] as const;

export const rangeBench: Bench = {
  name: 'movement range',
  run: (race) => {
    const measured = SIZES.map(([columns, rows]) => measure(race, field(columns, rows, columns)));
    const [small, , large] = measured as [Measured, Measured, Measured];
    return [
      ...measured.flatMap(({ rows }) => rows),
      {
        goal: { id: 'P4', sense: 'atMost', must: 2, stretch: 1.5 },
        what: 'range at 400 x 400 / at 40 x 30',
        ratio: large.product / small.product,
        microseconds: large.product,
        against: small.product,
      },
    ];
  },
};

interface Measured {
  readonly product: number;
  readonly rows: readonly Row[];
}

function measure(race: Race, battlefield: Field): Measured {
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
    const answer = range(battle, state, unit).reach.spent;
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

  const each =
    <T>(list: readonly T[], work: (item: T, index: number) => number) =>
    () => {
      let sum = 0;
      for (let index = 0; index < list.length; index += 1) sum += work(list[index]!, index);
      return sum;
    };
  const times = race({
    flat: each(starts, (start, index) => dial(flat, grounds[index]!, start, BUDGET)),
    product: each(movers, (unit) => range(battle, state, unit).reach.count),
    afresh: () => {
      const later = { ...state };
      return each(movers, (unit) => range(battle, later, unit).reach.count)();
    },
    maps: each(names, (name, index) => mapRange(maps[index]!, name, BUDGET).size),
    honeycomb: each(
      hexes,
      (hex, index) => honeycombRange(grid, board.columns, grounds[index]!, hex, BUDGET).size,
    ),
  });
  const one = (name: keyof typeof times) => times[name] / movers.length;
  const size = `${board.columns} x ${board.rows}`;
  const product = one('product');
  return {
    product,
    rows: [
      {
        goal: { id: 'P1', sense: 'atMost', must: 1.5, stretch: 1.15 },
        what: `range, all rules / flat kernel, ${size}`,
        ratio: product / one('flat'),
        microseconds: product,
        against: one('flat'),
      },
      {
        goal: null,
        what: `the same in a new state, shared by ${movers.length} units, ${size}`,
        ratio: one('afresh') / one('flat'),
        microseconds: one('afresh'),
        against: one('flat'),
      },
      {
        goal: { id: 'P2', sense: 'atLeast', must: 60, stretch: 100 },
        what: `honeycomb-grid / range, ${size}`,
        ratio: one('honeycomb') / product,
        microseconds: product,
        against: one('honeycomb'),
      },
      {
        goal: { id: 'P3', sense: 'atLeast', must: 25, stretch: 40 },
        what: `Map<string> / range, ${size}`,
        ratio: one('maps') / product,
        microseconds: product,
        against: one('maps'),
      },
    ],
  };
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
      cost: stepCosts(battle, state.works, way),
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
