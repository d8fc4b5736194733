/** Where a small screen looks first: the thickest of the fight. */
import { expect, test } from 'vitest';
import { fightingAt } from '../../src/stage/fighting.ts';
import { centreOf, planOf } from '../../src/stage/plan.ts';
import { guard, orc, siege, type Soldier } from '../kit/siege.ts';
import { minasTirith } from '../paint/maps.ts';

function planFor(map: string, pieces: Readonly<Record<string, Soldier>>) {
  const { battle, state, hex } = siege({ map, pieces });
  const plan = planOf(battle.board, {
    ...minasTirith,
    columns: battle.board.columns,
    rows: battle.board.rows,
  });
  return {
    at: fightingAt(
      plan,
      battle,
      state.pieces.map(({ at }) => at),
    ),
    centre: (name: string) => centreOf(plan, hex(name)),
  };
}

test('it is where most of both sides stand close, not where one host waits alone', () => {
  const { at, centre } = planFor(
    `
    p q r . . . . . . . . a o
     s t u . . . . . . . . b n
    v w x . . . . . . . . . .`,
    {
      ...Object.fromEntries([...'pqrstuvwx'].map((name) => [name, orc('E3Y')])),
      a: guard('D3X'),
      b: guard('D3X'),
      o: orc('E3Y'),
      n: orc('E3Y'),
    },
  );
  const [x] = at!;
  expect(x).toBeGreaterThan(centre('1101')[0]);
});

test('while the sides are far apart it is half way between the nearest; with one side alone there is none', () => {
  const apart = planFor(`a . . . . . . . . . o`, { a: guard('D3X'), o: orc('E3Y') });
  expect(apart.at![0]).toBeCloseTo((apart.centre('0101')[0] + apart.centre('1101')[0]) / 2, 6);
  expect(planFor(`a . .`, { a: guard('D3X') }).at).toBeNull();
});
