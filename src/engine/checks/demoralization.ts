/** Cases 2.10.1 and 2.10.3: which forces are demoralized, checked at the end of each phase. */
import { BESIEGER, DEFENDER, type Battle, type ForceId } from '../battle.ts';
import type { GameEvent } from '../event.ts';
import { reduceAll } from '../reduce.ts';
import type { GameState } from '../state.ts';
import { enemyBroken, holdingForce } from '../consequences/tallies.ts';

/**
 * Each force in turn, the defender's before the besieger's: demoralized while its track is at or above its threshold.
 * When the force that holds the fortress breaks for the first time, its enemy takes heart at once, so that this check
 * can still save the besieger (2.10.2, 2.10.3).
 */
export function demoralization(battle: Battle, state: GameState): readonly GameEvent[] {
  const events: GameEvent[] = [];
  for (const side of [DEFENDER, BESIEGER]) {
    for (const [index, force] of battle.forces.entries()) {
      if (force.side !== side) continue;
      events.push(...weigh(battle, reduceAll(battle, state, events), index as ForceId));
    }
  }
  return events;
}

function weigh(battle: Battle, state: GameState, force: ForceId): readonly GameEvent[] {
  const broken = state.tracks[force]! >= battle.forces[force]!.threshold;
  if (broken === state.demoralized[force]!) return [];
  if (!broken) return [{ type: 'ForceRecovered', force, cite: '2.10.3' }];
  const firstFall = force === holdingForce(battle, DEFENDER) && !state.brokenBefore[force]!;
  return [{ type: 'ForceDemoralized', force, cite: '2.10.3' }, ...(firstFall ? enemyBroken(battle) : [])];
}
