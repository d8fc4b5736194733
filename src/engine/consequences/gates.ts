/** Cases 2.2.4, 2.3.1 and 2.8.14: a gate belongs to the side that last had an ordered unit in the hex inside it. */
import type { Board, WorkId } from '../../board/board.ts';
import type { HexId } from '../../board/hex.ts';
import { BESIEGER, type Battle } from '../battle.ts';
import type { GameEvent } from '../event.ts';
import { remembering } from '../memory.ts';
import type { GameState } from '../state.ts';
import { mainGateFell } from './tallies.ts';
import { unitAt } from '../facts/occupancy.ts';
import { isOrdered, sideOf } from '../facts/pieces.ts';

/** The gates of a board by the hex inside them. */
const gatesInside = remembering(
  (_battle: Battle, { works }: Board): ReadonlyMap<HexId, readonly WorkId[]> => {
    const inside = new Map<HexId, WorkId[]>();
    for (const [work, { kind, inner }] of works.entries()) {
      if (kind !== 'gate' && kind !== 'main-gate') continue;
      inside.set(inner, [...(inside.get(inner) ?? []), work as WorkId]);
    }
    return inside;
  },
);

/** Whether a hex lies inside a gate, so that a unit in it may hold that gate (2.3.1). */
export function isInsideGate(battle: Battle, hex: HexId): boolean {
  return gatesInside(battle, battle.board).has(hex);
}

/**
 * The gates that change hands because an ordered unit of the other side now stands inside them (2.3.1), and the
 * tally of the main gate if the besieger takes it so before it was breached (2.10.2). Asked after every move, retreat,
 * advance and rally, on the state that they left.
 */
export function gateTaken(battle: Battle, state: GameState): readonly GameEvent[] {
  const events: GameEvent[] = [];
  const inside = gatesInside(battle, battle.board);
  if (inside.size === 0) return events;
  for (const [inner, gates] of inside) {
    const unit = unitAt(battle, state, inner);
    if (unit === null || !isOrdered(battle, state, unit)) continue;
    const by = sideOf(battle, unit);
    for (const work of gates) {
      if (by === state.works[work]!.holder) continue;
      events.push({ type: 'GateTaken', work, by, cite: '2.3.1' });
      const main = battle.board.works[work]!.kind === 'main-gate';
      if (main && by === BESIEGER) events.push(...mainGateFell(battle, state));
    }
  }
  return events;
}
