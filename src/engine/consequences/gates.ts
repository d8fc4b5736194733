/** Cases 2.2.4, 2.3.1 and 2.8.14: a gate belongs to the side that last had an ordered unit in the hex inside it. */
import type { WorkId } from '../../board/board.ts';
import type { HexId } from '../../board/hex.ts';
import { BESIEGER, type Battle } from '../battle.ts';
import type { GameEvent } from '../event.ts';
import { perBattle } from '../memory.ts';
import type { GameState } from '../state.ts';
import { mainGateFell } from './tallies.ts';
import { unitAt } from '../facts/occupancy.ts';
import { isOrdered, sideOf } from '../facts/pieces.ts';

/** A hex inside gates, and which they are. */
interface Gateway {
  readonly inner: HexId;
  readonly gates: readonly WorkId[];
}

const gateways = perBattle(({ board }): readonly Gateway[] => {
  const inside = new Map<HexId, WorkId[]>();
  for (const [work, { kind, inner }] of board.works.entries()) {
    if (kind !== 'gate' && kind !== 'main-gate') continue;
    inside.set(inner, [...(inside.get(inner) ?? []), work as WorkId]);
  }
  return Array.from(inside, ([inner, gates]) => ({ inner, gates }));
});

/** Whether a hex lies inside a gate, so that a unit in it may hold that gate (2.3.1). */
export function isInsideGate(battle: Battle, hex: HexId): boolean {
  return gateways(battle).some(({ inner }) => inner === hex);
}

/**
 * The gates that change hands because an ordered unit of the other side now stands inside them (2.3.1), and the
 * tally of the main gate if the besieger takes it so before it was breached (2.10.2). Asked after every move, retreat,
 * advance and rally, on the state that they left.
 */
export function gateTaken(battle: Battle, state: GameState): readonly GameEvent[] {
  const events: GameEvent[] = [];
  for (const { inner, gates } of gateways(battle)) {
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
