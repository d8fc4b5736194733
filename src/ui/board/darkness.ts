/** The Dark of Mordor over the day: it lies on the land until a spell has broken it (2.12.8). */
import type { Battle } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';

/** Whether the land lies under the Dark: by day, in a battle in which somebody could break it, before somebody has. */
export function isUnderTheDark(
  { pieces, turns }: Battle,
  past: Iterable<GameState>,
  now: GameState,
): boolean {
  if (turns.night.has(now.turn)) return false;
  const breakable = pieces.some(
    ({ kind }) => kind.class === 'personage' && kind.spells.includes('break-darkness'),
  );
  if (!breakable || now.magic.darknessBroken) return false;
  for (const { magic } of past) if (magic.darknessBroken) return false;
  return true;
}
