/** Cases 2.9 and 2.12.7: who is rallied by whom, and which heads are cleared away. */
import type { Action } from '../../engine/action.ts';
import type { PieceId } from '../../engine/battle.ts';
import { movablePersonages } from '../../engine/facts/personages.ts';
import { unitKind } from '../../engine/facts/pieces.ts';
import { isNear, rallyRating } from '../../engine/facts/whoRallies.ts';
import { verbOf } from '../../engine/verbs.ts';
import { worthOf, type Mind } from './mind.ts';

/** Every disrupted unit that can be tried, the dearest first: by the banner, by the best leader in reach, by itself. */
export function rally(mind: Mind): Action | null {
  const { battle, state, side } = mind;
  const broken: PieceId[] = [];
  for (const { id, side: whose } of battle.pieces) {
    const { at, disrupted, rallied } = state.pieces[id]!;
    if (whose === side && at >= 0 && disrupted && !rallied && unitKind(battle, id) !== null) broken.push(id);
  }
  broken.sort((a, b) => worthOf(mind, b) - worthOf(mind, a));
  return (
    first(mind, broken, (unit) => ({ type: 'RallyToBanner', unit })) ??
    first(mind, broken, (unit) => byLeader(mind, unit)) ??
    first(mind, broken, (unit) => ({ type: 'RallySelf', unit }))
  );
}

function first(
  { battle, state }: Mind,
  units: readonly PieceId[],
  make: (unit: PieceId) => Action | null,
): Action | null {
  for (const unit of units) {
    const action = make(unit);
    if (action !== null && verbOf(action.type).whyNot(battle, state, action) === null) return action;
  }
  return null;
}

/** The best leader who may try a unit; one in its own hex before all others, for it costs him no try (2.9.1). */
function byLeader(mind: Mind, unit: PieceId): Action | null {
  const { battle, state, side } = mind;
  const able = movablePersonages(battle, state, side)
    .map((leader) => ({ type: 'Rally', leader, unit }) as const)
    .filter((action) => verbOf('Rally').whyNot(battle, state, action) === null);
  const rank = (leader: PieceId): number =>
    rallyRating(battle, state, leader).rating + (isNear(state, leader, unit) ? 0 : 10);
  return able.toSorted((a, b) => rank(b.leader) - rank(a.leader))[0] ?? null;
}

/** A leader with nobody to rally clears the head in his hex away (2.9.5). */
export function clearHead({ battle, state, side }: Mind): Action | null {
  if (state.heads.length === 0) return null;
  for (const leader of movablePersonages(battle, state, side)) {
    if (state.pieces[leader]!.at < 0) continue;
    const action = { type: 'ClearHead', leader } as const;
    if (verbOf('ClearHead').whyNot(battle, state, action) === null) return action;
  }
  return null;
}
