/** Short ways to give the orders of movement in rule tests. */
import { hexName } from '../../src/board/hex.ts';
import type { ActionOf } from '../../src/engine/action.ts';
import { destinations, range } from '../../src/engine/facts/range.ts';
import { move } from '../../src/engine/verbs/move.ts';
import type { Position } from '../kit/siege.ts';

/** What makes a piece of a test disrupted. */
export const DISRUPTED = { state: { disrupted: true } } as const;

/** A move along printed hexes. */
export function march(position: Position, unit: string, ...path: readonly string[]): ActionOf<'Move'> {
  return {
    type: 'Move',
    unit: position.piece(unit),
    path: path.map(position.hex),
    pushes: null,
    carries: [],
  };
}

/** A move with an engine. */
export function push(
  position: Position,
  unit: string,
  engine: string,
  ...path: readonly string[]
): ActionOf<'Move'> {
  return { ...march(position, unit, ...path), pushes: position.piece(engine) };
}

/** The code of the refusal of a move, or null. */
export function whyNotMarch(position: Position, unit: string, ...path: readonly string[]): string | null {
  return position.whyNot(move, march(position, unit, ...path));
}

/** The half movement points that a move costs. */
export function costOf(position: Position, unit: string, ...path: readonly string[]): number {
  return position.act(move, march(position, unit, ...path)).standing(unit).spent;
}

/** Every hex a unit may end its move in, by printed number, in rising order. */
export function goals(position: Position, unit: string, pushing = false): readonly string[] {
  const { battle, state } = position;
  const found = destinations(range(battle, state, position.piece(unit), { pushing }));
  return found.map((hex) => hexName(battle.board, hex)).sort();
}
