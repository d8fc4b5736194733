/** Case 2.3.1: a gate belongs to the side that last had an ordered unit in the hex inside it. */
import type { WorkId } from '../board/board.ts';
import { BESIEGER, type Battle } from './battle.ts';
import type { GameEvent } from './event.ts';
import type { GameState } from './state.ts';
import { mainGateFell } from './tallies.ts';
import { isOrdered, sideOf, unitAt } from './facts/pieces.ts';

/**
 * The gates that change hands because an ordered unit of the other side now stands inside them (2.3.1), and the
 * tally of the main gate if the besieger takes it so before it was breached (2.10.2). Asked after every move, retreat,
 * advance and rally, on the state that they left.
 */
export function gateTaken(battle: Battle, state: GameState): readonly GameEvent[] {
  const events: GameEvent[] = [];
  for (const [work, { kind, inner }] of battle.board.works.entries()) {
    if (kind !== 'gate' && kind !== 'main-gate') continue;
    const unit = unitAt(battle, state, inner);
    if (unit === null || !isOrdered(battle, state, unit)) continue;
    const by = sideOf(battle, unit);
    if (by === state.works[work]!.holder) continue;
    events.push({ type: 'GateTaken', work: work as WorkId, by, cite: '2.3.1' });
    if (kind === 'main-gate' && by === BESIEGER) events.push(...mainGateFell(battle, state));
  }
  return events;
}
