/** Which walls and gates were struck and held, read from the record: the board keeps their cracks. */
import type { WorkId } from '../../board/board.ts';
import type { Match } from '../../game/match.ts';
import type { WallDamage } from '../../stage/layers/cracks.ts';
import { eventsInto } from '../../session/rolls.ts';

const heldAfter = new WeakMap<Match, readonly WorkId[]>();

/** How often each work has held, in the moments one after the other up to the last. Whoever sees the wall sees its cracks. */
export function wallDamageOf(moments: readonly Match[]): WallDamage {
  const wallDamage = new Map<WorkId, number>();
  for (const [index, after] of moments.entries()) {
    const before = moments[index - 1];
    if (before === undefined || after.entries.at(-1)?.action.type !== 'Breach') continue;
    for (const work of heldIn(before, after)) wallDamage.set(work, (wallDamage.get(work) ?? 0) + 1);
  }
  return wallDamage;
}

function heldIn(before: Match, after: Match): readonly WorkId[] {
  const known = heldAfter.get(after);
  if (known !== undefined) return known;
  const held = eventsInto(before, after).flatMap((event) =>
    event.type === 'HexsideHeld' ? [event.work] : [],
  );
  heldAfter.set(after, held);
  return held;
}
