/** Cases 2.10.5 and 2.10.6: who holds the levels of the city. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER, type Side } from '../../src/engine/battle.ts';
import { levelControl } from '../../src/engine/checks/levels.ts';
import { levelValuesOf } from '../../src/engine/consequences/tallies.ts';
import { reduceAll } from '../../src/engine/reduce.ts';
import type { GameState } from '../../src/engine/state.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import { SHIPPED_LIBRARY, SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';
import { engine, guard, orc, siege, type Plan, type Position } from '../kit/siege.ts';
import { DISRUPTED } from './orders.ts';

/** Two hexes each of levels 3, 2 and 1, then field; gates between. */
function city(
  pieces: NonNullable<Plan['pieces']>,
  held: readonly Side[] = [],
  plan: Partial<Plan> = {},
): Position {
  const position = siege({
    map: '. . . . . . . .',
    levels: '3 3 2 2 1 1 . .',
    sides: [
      '0601/0701 main-gate up 0601 level 1',
      '0401/0501 gate up 0401 level 2',
      '0201/0301 gate up 0201 level 3',
    ],
    ...plan,
    pieces,
  });
  const levels = position.state.levels.map((holder, level) => held[level - 1] ?? holder);
  return position.with({ levels });
}

function checked({ battle, state }: Position): GameState {
  return reduceAll(battle, state, levelControl(battle, state));
}

function holders(position: Position): readonly Side[] {
  return checked(position).levels.slice(1, 4);
}

const S = BESIEGER;
const W = DEFENDER;

describe('2.10.5 level control', () => {
  test('2.10.5 the besieger takes a level with an ordered unit and no defender on it', () => {
    const position = city({ o: orc('E3Y', { at: '0501' }), g: guard('D3X', { at: '0401' }) });
    expect(holders(position)).toEqual([S, W, W]);
  });

  test('2.10.2 a level taken counts 10 to the garrison and 5 for the besieger', () => {
    expect(checked(city({ o: orc('E3Y', { at: '0501' }) })).tracks).toEqual([10, -5]);
  });

  test('2.10.2 a scenario may give the levels other values, for the loss and for the gain', () => {
    const valued = city({ o: orc('E3Y', { at: '0501' }) }, [], { levelValues: { lost: 7, gained: 2 } });
    expect(checked(valued).tracks).toEqual([7, -2]);
  });

  test('2.10.2 what a scenario file says of levels holds in its battle, the rest as in the rules', () => {
    const document = SHIPPED_SCENARIOS['the-great-gate'] as object;
    const told = (levelValues: object) => {
      const battle = parseScenario({ ...document, levelValues }, SHIPPED_LIBRARY);
      return battle.ok ? levelValuesOf(battle.value) : battle.problems.map(({ path }) => path);
    };
    expect(told({ lost: 3 })).toEqual({ lost: 3, gained: 5 });
    expect(told({ lost: 100 })).toEqual(['/levelValues/lost']);
    expect(levelValuesOf(city({}).battle)).toEqual({ lost: 10, gained: 5 });
  });

  test('2.10.2 what a level counts comes back when it is retaken', () => {
    const guarded = { g: guard('D3X', { at: '0501' }) };
    expect(checked(city(guarded, [S], { levelValues: { lost: 7, gained: 2 } })).tracks).toEqual([-7, 2]);
    expect(checked(city(guarded, [S])).tracks).toEqual([-10, 5]);
  });

  test('2.10.2 a level that counts nothing moves no track', () => {
    const found = city({ o: orc('E3Y', { at: '0501' }) }, [], { levelValues: { lost: 0, gained: 0 } });
    expect(checked(found).tracks).toEqual([0, 0]);
    expect(holders(found)).toEqual([S, W, W]);
  });

  test('2.10.5 a disrupted besieger takes none', () => {
    expect(holders(city({ o: orc('E3Y', { at: '0501', ...DISRUPTED }) }))).toEqual([W, W, W]);
  });

  test('2.10.6 one defender anywhere on the level denies it, ordered or not', () => {
    const position = city({ o: orc('E3Y', { at: '0501' }), g: guard('D3X', { at: '0601', ...DISRUPTED }) });
    expect(holders(position)).toEqual([W, W, W]);
  });

  test('2.10.5 engines do not count', () => {
    const position = city(
      {
        x: engine('catapult', S, { at: '0501' }),
        y: engine('catapult', W, { at: '0301' }),
        o: orc('E3Y', { at: '0401' }),
      },
      [S],
    );
    expect(holders(position)).toEqual([S, S, W]);
  });

  test('2.10.5 every lower level must be the besieger’s', () => {
    expect(holders(city({ o: orc('E3Y', { at: '0301' }) }))).toEqual([W, W, W]);
    expect(holders(city({ o: orc('E3Y', { at: '0301' }) }, [S]))).toEqual([S, S, W]);
  });

  test('2.10.5 the lowest level is checked first', () => {
    const position = city({
      o: orc('E3Y', { at: '0501' }),
      p: orc('E3Y', { at: '0301' }),
      q: orc('E3Y', { at: '0101' }),
    });
    expect(holders(position)).toEqual([S, S, S]);
    expect(checked(position).tracks).toEqual([30, -15]);
  });

  test('2.10.5 the field belongs to no level', () => {
    expect(holders(city({ o: orc('E3Y', { at: '0701' }) }))).toEqual([W, W, W]);
  });

  test('2.10.5 the defender takes a level back with an ordered unit and no besieger on it', () => {
    expect(holders(city({ g: guard('D3X', { at: '0501' }) }, [S]))).toEqual([W, W, W]);
    expect(checked(city({ g: guard('D3X', { at: '0501' }) }, [S])).tracks).toEqual([-10, 5]);
  });

  test('2.10.5 a besieger on it, disrupted or not, keeps it', () => {
    const position = city({ g: guard('D3X', { at: '0501' }), o: orc('E3Y', { at: '0601', ...DISRUPTED }) }, [
      S,
    ]);
    expect(holders(position)).toEqual([S, W, W]);
  });

  test('2.10.5 an empty level stays as it was', () => {
    expect(holders(city({ g: guard('D3X', { at: '0301' }) }, [S]))).toEqual([S, W, W]);
  });

  test('2.10.6 losing a lower level does not give back the higher ones', () => {
    expect(holders(city({ g: guard('D3X', { at: '0501' }) }, [S, S]))).toEqual([W, S, W]);
  });

  test('2.10.5 with the option the gate of the level must be held or breached', () => {
    const position = city({ o: orc('E3Y', { at: '0501' }) }, [], { options: { levelControl: 'gate' } });
    const [, second, third] = position.state.works;
    expect(holders(position)).toEqual([W, W, W]);
    expect(holders(position.with({ works: [{ breached: true, holder: W }, second!, third!] }))).toEqual([
      S,
      W,
      W,
    ]);
    expect(holders(position.with({ works: [{ breached: false, holder: S }, second!, third!] }))).toEqual([
      S,
      W,
      W,
    ]);
  });
  test('2.10.5 a level that is not on the map is not asked for', () => {
    const position = siege({ map: '. . .', levels: '4 2 .', pieces: { o: orc('E3Y', { at: '0201' }) } });
    const after = checked(position);
    expect([after.levels[2], after.levels[4]]).toEqual([S, W]);
    const climbed = siege({
      map: '. . .',
      levels: '4 2 .',
      pieces: { o: orc('E3Y', { at: '0201' }), u: orc('E3Y', { at: '0101' }) },
    });
    expect(checked(climbed).levels[4]).toBe(S);
  });

  test('2.10.5 with the option every gate of a level that has several must be held or breached', () => {
    const position = siege({
      map: `o .
             . .`,
      levels: `1 .
               1 .`,
      sides: ['0101/0201 main-gate up 0101 level 1', '0102/0202 gate up 0102 level 1'],
      options: { levelControl: 'gate' },
      pieces: { o: orc('E3Y') },
    });
    const [shut, open] = [
      { breached: false, holder: W },
      { breached: true, holder: W },
    ];
    expect(checked(position.with({ works: [open, shut] })).levels[1]).toBe(W);
    expect(checked(position.with({ works: [open, open] })).levels[1]).toBe(S);
  });
});
