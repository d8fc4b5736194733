/** The Dark of Mordor over the day: it lies on the land until a spell has broken it (2.12.8). */
import type { Battle } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import { isNight } from '../../engine/facts/phase.ts';

/** Whether the land lies under the Dark: by day, in a battle in which somebody could break it, before somebody has. */
export function isUnderTheDark(battle: Battle, past: Iterable<GameState>, now: GameState): boolean {
  if (isNight(battle, now)) return false;
  const breakable = battle.pieces.some(
    ({ kind }) => kind.class === 'personage' && kind.spells.includes('break-darkness'),
  );
  if (!breakable || now.magic.darknessBroken) return false;
  for (const { magic } of past) if (magic.darknessBroken) return false;
  return true;
}
