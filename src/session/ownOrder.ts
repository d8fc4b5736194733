/** Orders that are given while the screen is for other eyes than those of whoever decides (2.11.11). */
import type { Action } from '../engine/action.ts';
import type { Side } from '../engine/battle.ts';
import { engineAt } from '../engine/facts/occupancy.ts';
import { isCauldron, sideOf, hexOf } from '../engine/facts/pieces.ts';
import type { Match } from '../game/match.ts';
import { disguiseOf } from '../game/view.ts';
import { actorOf } from '../game/legal.ts';

/**
 * An order as its giver means it. Under other eyes hidden cauldrons have ids that tell nothing: the one that is pushed is known
 * by its place; to place, pour or remove one, its owner must look first, and null is answered.
 */
export function ownOrder({ battle, state }: Match, viewer: Side, order: Action): Action | null {
  if (disguiseOf(battle, state, viewer) === null) return order;
  if (order.type === 'Move') {
    if (order.pushes === null || !isCauldron(battle, order.pushes)) return order;
    const from = hexOf(state, order.unit);
    return { ...order, pushes: from === null ? null : engineAt(battle, state, from) };
  }
  const actor = actorOf(order);
  const hidden = actor !== null && isCauldron(battle, actor) && sideOf(battle, actor) !== viewer;
  return hidden ? null : order;
}
