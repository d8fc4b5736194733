/** Short ways to give the orders of movement in rule tests. */
import type { ActionOf } from '../../src/engine/action.ts';
import { move } from '../../src/engine/verbs/move.ts';
import { hexName } from '../../src/board/hex.ts';
import type { Position } from '../kit/siege.ts';

/** A unit goes through these printed hexes. */
export function march(position: Position, unit: string, ...path: string[]): ActionOf<'Move'> {
  return {
    type: 'Move',
    unit: position.piece(unit),
    path: path.map((name) => position.hex(name)),
    pushes: null,
  };
}

/** A unit goes through these printed hexes and takes an engine along. */
export function push(position: Position, unit: string, engine: string, ...path: string[]): ActionOf<'Move'> {
  return { ...march(position, unit, ...path), pushes: position.piece(engine) };
}

/** The code of the refusal of such a march, or null. */
export function whyNotMarch(position: Position, unit: string, ...path: string[]): string | null {
  return position.whyNot(move, march(position, unit, ...path));
}

/** What such a march costs, in half movement points. */
export function costOf(position: Position, unit: string, ...path: string[]): number {
  const [moved] = position.act(move, march(position, unit, ...path)).events;
  if (moved?.type !== 'UnitMoved') throw new Error(`${unit} did not move`);
  return moved.spent;
}

/** The printed hexes in which a unit may end a move, in the order they are offered. */
export function goals(position: Position, unit: string): readonly string[] {
  return move
    .options(position.battle, position.state)
    .filter((action) => action.unit === position.piece(unit) && action.pushes === null)
    .map(({ path }) => hexName(position.battle.board, path.at(-1)!));
}
