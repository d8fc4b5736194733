/** A siege tower at a wall, for the tests of docking and of what goes over a docked tower. */
import type { ActionOf } from '../../src/engine/action.ts';
import type { PieceId } from '../../src/engine/battle.ts';
import { engine, orc, siege, type Plan, type Position, type Soldier } from '../kit/siege.ts';

/** The hexside between 0201 (level 2, inside) and 0301. */
export const AT = ['0201', '0301'] as const;

/** One row: 0101 and 0201 on level 2, 0301 on level 1 and outside the wall; the tower `T` and its crew `o` in 0301. */
export function quarter(
  kind: string,
  plan: Partial<Plan> = {},
  crew: Soldier = orc('E3Y', { at: '0301' }),
): Position {
  return siege({
    map: '. . . . . .',
    levels: '2 2 1 1 . .',
    sides: [`0201/0301 ${kind} up 0201 level 2`],
    ...plan,
    pieces: { T: engine('siege-tower', undefined, { at: '0301' }), o: crew, ...plan.pieces },
  });
}

/** The order to dock the tower `T`. */
export function docking(position: Position, [a, b]: readonly [string, string] = AT): ActionOf<'Dock'> {
  return { type: 'Dock', tower: position.piece('T'), hexside: position.side(a, b) };
}

/** The same position with the tower `T` docked at a hexside, its foot the second hex. */
export function docked(position: Position, [inner, outer]: readonly [string, string] = AT): Position {
  const dock = {
    tower: position.piece('T') as PieceId,
    hexside: position.side(inner, outer),
    foot: position.hex(outer),
  };
  return position.with({ docks: [dock] });
}

/** The same position with every work breached. */
export function allBreached(position: Position): Position {
  return position.with({ works: position.state.works.map((work) => ({ ...work, breached: true })) });
}

/** The same position with a hexside in Flames. */
export function burning(position: Position, [a, b]: readonly [string, string] = AT): Position {
  const flame = { hexside: position.side(a, b), turn: position.state.turn, burning: true };
  return position.with({ flames: [flame] });
}
