/** What goes on behind the game: the theme at the title, by night fire and drums, by day wind, in a fight the fray above them. */
import type { Battle } from '../../../engine/battle.ts';
import type { GameState, Step } from '../../../engine/state.ts';
import { isNight } from '../../../engine/facts/phase.ts';
import type { BedName } from '../../../stage/sound/names.ts';

/** Steps in which there is shooting, storming or melee. */
const FIGHTING = /^(siege|besieger-combat|defender-combat)/;

/** Whether there is fighting in a step. */
export function isFight(step: Step): boolean {
  return FIGHTING.test(step);
}

/** What goes on behind a moment of a battle; when it is over, nothing. */
export function bedsOf(
  battle: Pick<Battle, 'turns'>,
  state: Pick<GameState, 'turn' | 'step' | 'verdict' | 'story'>,
): readonly BedName[] {
  if (state.verdict !== null) return [];
  const hour: BedName = isNight(battle, state) ? 'night' : 'day';
  return isFight(state.step) ? [hour, 'fray'] : [hour];
}
