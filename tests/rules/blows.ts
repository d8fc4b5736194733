/** Short ways to declare attacks and read decisions in rule tests. */
import type { ActionOf } from '../../src/engine/action.ts';
import { hexName, type HexId } from '../../src/board/hex.ts';
import { BESIEGER, DEFENDER, type Side } from '../../src/engine/battle.ts';
import { attackOf, type Attack, type Manner } from '../../src/engine/facts/strength.ts';
import {
  refusedEnds,
  retreatOptions,
  type RetreatOptions,
  type RetreatOwed,
} from '../../src/engine/facts/retreats.ts';
import type { Refusal } from '../../src/engine/refusal.ts';
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
  return { type: 'Retreat', unit: at.piece(unit), path: path.map((name) => at.hex(name)), carries: [] };
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

/** The same position in which a unit owes a retreat from a printed hex, or a displacement (null), and its owner decides. */
export function mustGoBack(at: Position, unit: string, hexes: 1 | 2, source: string | null): Position {
  const piece = at.piece(unit);
  const from = source === null ? null : at.hex(source);
  return at.with({
    owed: [{ type: 'retreat', unit: piece, hexes, source: from, displaced: [] }],
    active: at.battle.pieces[piece]!.side,
  });
}

function retreatOwed({ state }: Position): RetreatOwed {
  const [first] = state.owed;
  if (first?.type !== 'retreat') throw new Error('no retreat is owed');
  return first;
}

/** Where the retreat that is owed may go. */
export function waysBack(at: Position): RetreatOptions {
  return retreatOptions(at.battle, at.state, retreatOwed(at));
}

/** Where it may not end, and why. */
export function endsRefused(at: Position): ReadonlyMap<HexId, Refusal> {
  return refusedEnds(at.battle, at.state, retreatOwed(at));
}

/** The printed hexes in which the retreat that is owed may end. */
export function ends(at: Position): readonly string[] {
  const names = waysBack(at).paths.map(({ path }) => hexName(at.battle.board, path.at(-1)!));
  return [...new Set(names)].sort();
}

/** Why the retreat that is owed may not end in a printed hex, or null. */
export function whyNotBackTo(at: Position, hex: string): string | null {
  return endsRefused(at).get(at.hex(hex))?.code ?? null;
}
