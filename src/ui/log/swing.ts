/** How far one action moved the battle: what it added to the tracks, in shares of what each force can bear (2.10). */
import { enemyOf, type Battle, type Side } from '../../engine/battle.ts';
import { GONE, type GameState } from '../../engine/state.ts';
import type { Match } from '../../game/match.ts';
import { canBreak } from '../words/tracks.ts';

/**
 * The swing of an action: hundredths of the threshold of each force that its track moved, towards the besieger above 0. Losses,
 * breaches, gates, levels and slain captains all move the tracks, so nothing is guessed; a force that fights on to the last has
 * no track and counts by the pieces it lost.
 */
export function swingOf({ battle, state: before }: Match, { state: after }: Match): number {
  return battle.forces.reduce((sum, force, id) => {
    const moved = canBreak(force)
      ? (after.tracks[id]! - before.tracks[id]!) / force.threshold
      : (lostOf(battle, after, id) - lostOf(battle, before, id)) / piecesOf(battle, id);
    return sum + 100 * moved * (force.side === DEFENDING ? 1 : -1);
  }, 0);
}

const DEFENDING: Side = 0;

/** Whom a swing helped; null where it helped nobody. */
export function helpedBy(swing: number): Side | null {
  if (swing === 0) return null;
  return swing > 0 ? enemyOf(DEFENDING) : DEFENDING;
}

function ofForce(battle: Battle, force: number): readonly { id: number }[] {
  return battle.pieces.filter((piece) => piece.force === force);
}

function piecesOf(battle: Battle, force: number): number {
  return Math.max(1, ofForce(battle, force).length);
}

function lostOf(battle: Battle, state: GameState, force: number): number {
  return ofForce(battle, force).filter(({ id }) => state.pieces[id]!.at === GONE).length;
}
