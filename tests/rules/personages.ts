/** Short ways to let personages challenge, answer, go back and rally in rule tests. */
import type { ActionOf } from '../../src/engine/action.ts';
import { challenge } from '../../src/engine/verbs/challenge.ts';
import type { Position } from '../kit/siege.ts';

export function challenging(at: Position, personage: string, target: string): ActionOf<'Challenge'> {
  return { type: 'Challenge', personage: at.piece(personage), target: at.piece(target) };
}

export function accepting(at: Position, personage: string): ActionOf<'AcceptDuel'> {
  return { type: 'AcceptDuel', personage: at.piece(personage) };
}

export function declining(at: Position, personage: string): ActionOf<'DeclineDuel'> {
  return { type: 'DeclineDuel', personage: at.piece(personage) };
}

/** One challenges another, who is asked and decides. */
export function duelling(at: Position, personage: string, target: string): Position {
  const asked = at.act(challenge, challenging(at, personage, target));
  return asked.with({ active: at.battle.pieces[at.piece(target)]!.side });
}

/** A beaten personage goes back through these printed hexes, alone. */
export function withdrawing(at: Position, personage: string, ...path: string[]): ActionOf<'Withdraw'> {
  const hexes = path.map((name) => at.hex(name));
  return { type: 'Withdraw', personage: at.piece(personage), path: hexes, unit: null, carries: [] };
}

/** The same with a unit, and with others going along. */
export function withdrawingWith(
  at: Position,
  personage: string,
  unit: string,
  path: readonly string[],
  carries: readonly string[] = [],
): ActionOf<'Withdraw'> {
  const alone = withdrawing(at, personage, ...path);
  return { ...alone, unit: at.piece(unit), carries: carries.map((key) => at.piece(key)) };
}

/** The same position in which Stalemate works. */
export function stalemate(at: Position): Position {
  return at.with({ magic: { ...at.state.magic, stalemate: true } });
}

export function trying(at: Position, leader: string, unit: string): ActionOf<'Rally'> {
  return { type: 'Rally', leader: at.piece(leader), unit: at.piece(unit) };
}
