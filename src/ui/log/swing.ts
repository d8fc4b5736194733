/** How far one action moved the battle: what it added to the tracks, in shares of what each force can bear (2.10). */
import { enemyOf, type Battle, type Side } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import type { Match } from '../../game/match.ts';
import { canBreak, stepsLost } from '../words/tracks.ts';

/**
 * The swing of an action: hundredths of the threshold of each force that its track moved, towards the besieger above 0. Losses,
 * breaches, gates, levels and slain captains all move the tracks, so nothing is guessed; of a force that fights on to the last
 * the track says nothing, and its steps count.
 */
export function swingOf({ battle, state: before }: Match, { state: after }: Match): number {
  return battle.forces.reduce((sum, force, id) => {
    const moved = canBreak(force)
      ? (after.tracks[id]! - before.tracks[id]!) / force.threshold
      : shareLost(battle, after, id) - shareLost(battle, before, id);
    return sum + 100 * moved * (force.side === DEFENDING ? 1 : -1);
  }, 0);
}

/** What a force has lost, as a share of all its steps. */
function shareLost(battle: Battle, state: GameState, force: number): number {
  const { value, steps } = stepsLost(battle, state, force);
  return value / Math.max(1, steps);
}

const DEFENDING: Side = 0;

/** Whom a swing helped; null where it helped nobody. */
export function helpedBy(swing: number): Side | null {
  if (swing === 0) return null;
  return swing > 0 ? enemyOf(DEFENDING) : DEFENDING;
}
