/** Case 2.21: where an event strikes whoever stands in number, one goes alone or not at all. */
import type { HexId } from '../../board/hex.ts';
import { BESIEGER, DEFENDER, type Condition, type PieceId, type Side } from '../../engine/battle.ts';
import { countHeld } from '../../engine/facts/conditions.ts';
import { hexOf } from '../../engine/facts/pieces.ts';
import { perBattle } from '../../engine/memory.ts';
import type { Valuer } from './ends.ts';
import { favours } from './favour.ts';
import { isOpen } from './goals.ts';
import type { Mind } from './mind.ts';

/** Hexes where an event harms a side as soon as so many of its units in order stand there. */
interface Peril {
  readonly hexes: readonly HexId[];
  readonly atLeast: number;
  /** The event, by its place among the triggers, where it comes about but once. */
  readonly once: number | null;
}

/** What it costs a unit to be the one by whose coming the event strikes, in points. */
const STRUCK = 1;

const perilsOf = perBattle((battle) =>
  [DEFENDER, BESIEGER].map((side) =>
    battle.triggers.flatMap((trigger, at): readonly Peril[] => {
      const { if: conditions, then } = trigger;
      if (then.type !== 'effects' || favours(battle, trigger, side) !== -1) return [];
      return heldIn(conditions, side).map((held) => ({ ...held, once: then.once ? at : null }));
    }),
  ),
);

/** What the conditions ask a side to hold, one within another as well. */
function heldIn(conditions: readonly Condition[], side: Side): readonly Omit<Peril, 'once'>[] {
  return conditions.flatMap((one) => {
    if (one.type === 'any' || one.type === 'all') return heldIn(one.conditions, side);
    return one.type === 'holds' && one.side === side ? [one] : [];
  });
}

/**
 * What a hex costs a unit in points because so many others of its side stand there, or in the hexes that belong to it, that an event of
 * the scenario strikes them all if it comes as well; null where nothing of the kind threatens, as in most battles.
 */
export function perilTo(mind: Mind, unit: PieceId): Valuer | null {
  if (mind.weights.craft.skill === 0) return null;
  const near = perilsOf(mind.battle)[mind.side]!.filter(
    (peril) => isOpen(mind, peril) && heldByOthers(mind, unit, peril.hexes) + 1 >= peril.atLeast,
  );
  if (near.length === 0) return null;
  return (hex) => STRUCK * near.filter(({ hexes }) => hexes.includes(hex)).length;
}

/** How many of some hexes the side holds without a unit, as the event counts them. */
function heldByOthers({ battle, state, side }: Mind, unit: PieceId, hexes: readonly HexId[]): number {
  const own = hexOf(state, unit);
  return countHeld(
    battle,
    state,
    side,
    hexes.filter((hex) => hex !== own),
  );
}
