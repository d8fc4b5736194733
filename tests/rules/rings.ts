/** A city in one row, three levels deep, for the tests of siege engines. */
import type { ActionOf } from '../../src/engine/action.ts';
import { breach } from '../../src/engine/verbs/breach.ts';
import { siege, type Position, type Soldier } from '../kit/siege.ts';

/** One row: 0101 on level 3, 0201 level 2, 0301 level 1, the rest field; what stands between the levels, from the outside in. */
export function rings(
  outer: string,
  middle: string,
  inner: string,
  pieces: Readonly<Record<string, Soldier>>,
): Position {
  return siege({
    map: '. . . . . . . .',
    levels: '3 2 1 . . . . .',
    sides: [
      `0301/0401 ${outer} up 0301 level 1`,
      `0201/0301 ${middle} up 0201 level 2`,
      `0101/0201 ${inner} up 0101 level 3`,
    ],
    step: 'siege.choosing',
    pieces,
  });
}

/** The hexsides between the levels. */
export const OUTER = ['0301', '0401'] as const;
export const MIDDLE = ['0201', '0301'] as const;
export const INNER = ['0101', '0201'] as const;

/** A breach attempt of an engine, the catapult or Grond `x` unless named, at the hexside between two hexes. */
export function strike(
  position: Position,
  [a, b]: readonly [string, string],
  weapon = 'x',
): ActionOf<'Breach'> {
  return { type: 'Breach', engine: position.piece(weapon), hexside: position.side(a, b) };
}

/** Which totals of two dice from 2 to 12 breach. */
export function breaching(position: Position, side: readonly [string, string]): readonly number[] {
  return [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((sum) => {
    const high = Math.min(6, sum - 1);
    const after = position.act(breach, strike(position, side), high, sum - high);
    return after.events.some(({ type }) => type === 'HexsideBreached');
  });
}
