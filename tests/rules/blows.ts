/** Short ways to declare attacks and read decisions in rule tests. */
import type { ActionOf } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER, type Side } from '../../src/engine/battle.ts';
import { attackOf, type Attack, type Manner } from '../../src/engine/facts/strength.ts';
import type { Position } from '../kit/siege.ts';

/** One piece shoots at another. */
export function shot(at: Position, shooter: string, target: string): ActionOf<'Fire'> {
  return { type: 'Fire', shooter: at.piece(shooter), target: at.piece(target) };
}

/** One unit attacks another. */
export function blow(at: Position, attacker: string, defender: string): ActionOf<'Melee'> {
  return { type: 'Melee', attacker: at.piece(attacker), defender: at.piece(defender) };
}

/** A unit goes back through these printed hexes. */
export function back(at: Position, unit: string, ...path: string[]): ActionOf<'Retreat'> {
  return { type: 'Retreat', unit: at.piece(unit), path: path.map((name) => at.hex(name)) };
}

/** The same position with the other player to decide. */
export function turned(at: Position, side: Side): Position {
  return at.with({ active: side });
}

export function defenderDecides(at: Position): Position {
  return turned(at, DEFENDER);
}

export function besiegerDecides(at: Position): Position {
  return turned(at, BESIEGER);
}

/** An attack as it goes to the charts. */
export function attack(at: Position, manner: Manner, attacker: string, defender: string): Attack {
  const found = attackOf(at.battle, at.state, {
    manner,
    attacker: at.piece(attacker),
    defender: at.piece(defender),
  });
  if (found === null) throw new Error(`${attacker} has no letter for it`);
  return found;
}

/** The codes of what changed an attack, in order. */
export function causes({ modifiers }: Attack): readonly string[] {
  return modifiers.map(({ what }) => what);
}

/** Who has to decide what, first decision first: "retreat g 2". */
export function owed(at: Position): readonly string[] {
  return at.state.owed.map((one) => {
    const { name } = at.battle.pieces[one.unit]!;
    return one.type === 'retreat' ? `retreat ${name} ${one.hexes}` : `${one.type} ${name}`;
  });
}
