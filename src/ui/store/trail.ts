/** What the board shows of the last action of whoever plays by himself: the piece ringed, its way or its aim. */
import { hexOf } from '../../engine/facts/pieces.ts';
import type { HexId } from '../../board/hex.ts';
import type { PieceId, Side } from '../../engine/battle.ts';
import type { GameEvent } from '../../engine/event.ts';
import type { History } from '../../game/history.ts';
import { NO_OVERLAYS, type Overlays } from '../../stage/contract.ts';
import { happenedBetween } from '../log/lines.ts';

/** The overlays of the last action, as a side may know it (2.5.1). */
export function trailOf({ past, present }: History, viewer: Side): Overlays {
  const before = past.at(-1);
  if (before === undefined || present.entries.length === 0) return NO_OVERLAYS;
  const at = (piece: PieceId): HexId | null => hexOf(before.state, piece);
  for (const event of happenedBetween(before, present, viewer)) {
    const way = wayOf(event);
    if (way !== null) return { ...NO_OVERLAYS, selected: way.at(-1)!, path: way };
    if (event.type !== 'AttackDeclared') continue;
    const [from, to] = [at(event.attacker), at(event.defender)];
    if (from !== null && to !== null) return { ...NO_OVERLAYS, selected: from, targets: [to] };
  }
  return NO_OVERLAYS;
}

function wayOf(event: GameEvent): readonly HexId[] | null {
  const goes = event.type === 'UnitMoved' || event.type === 'PersonageMoved';
  return goes && event.path.length > 0 ? event.path : null;
}
