/** Short ways to give orders to personages in rule tests. */
import { hexName } from '../../src/board/hex.ts';
import type { ActionOf } from '../../src/engine/action.ts';
import { fly } from '../../src/engine/verbs/fly.ts';
import { moveAlone } from '../../src/engine/verbs/moveAlone.ts';
import type { Position } from '../kit/siege.ts';
import { back } from './blows.ts';
import { march } from './orders.ts';

/** A unit goes along printed hexes and carries these personages. */
export function carry(
  at: Position,
  unit: string,
  personages: readonly string[],
  ...path: readonly string[]
): ActionOf<'Move'> {
  return { ...march(at, unit, ...path), carries: personages.map(at.piece) };
}

/** A unit goes back through printed hexes with these personages. */
export function backWith(
  at: Position,
  unit: string,
  personages: readonly string[],
  ...path: readonly string[]
): ActionOf<'Retreat'> {
  return { ...back(at, unit, ...path), carries: personages.map(at.piece) };
}

/** A unit advances with these personages. */
export function advanceWith(
  at: Position,
  unit: string,
  ...personages: readonly string[]
): ActionOf<'Advance'> {
  return { type: 'Advance', unit: at.piece(unit), carries: personages.map(at.piece) };
}

/** A personage walks alone through printed hexes. */
export function stroll(at: Position, personage: string, ...path: readonly string[]): ActionOf<'MoveAlone'> {
  return { type: 'MoveAlone', personage: at.piece(personage), path: path.map(at.hex) };
}

/** A personage flies to a printed hex. */
export function flight(at: Position, personage: string, hex: string): ActionOf<'Fly'> {
  return { type: 'Fly', personage: at.piece(personage), hex: at.hex(hex) };
}

/** The printed hexes a personage is offered to walk to, in rising order. */
export function strollGoals(at: Position, personage: string): readonly string[] {
  return moveAlone
    .options(at.battle, at.state)
    .filter((action) => action.personage === at.piece(personage))
    .map(({ path }) => hexName(at.battle.board, path.at(-1)!))
    .sort();
}

/** The printed hexes a personage is offered to fly to, in rising order. */
export function flightGoals(at: Position, personage: string): readonly string[] {
  return fly
    .options(at.battle, at.state)
    .filter((action) => action.personage === at.piece(personage))
    .map(({ hex }) => hexName(at.battle.board, hex))
    .sort();
}

/** An escape to a printed hex. */
export function escapeTo(at: Position, personage: string, hex: string): ActionOf<'Escape'> {
  return { type: 'Escape', personage: at.piece(personage), hex: at.hex(hex) };
}
