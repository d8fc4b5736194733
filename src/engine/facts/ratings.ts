/** Cases 2.4, 2.19.5 and 2.9.2: the rating of a personage, for duels and for rallies. */
import type { Battle, PieceId } from '../battle.ts';
import type { GameState } from '../state.ts';
import type { Modifier } from './modifier.ts';
import { isWounded, personageKind } from './pieces.ts';

/** A rating and what made it so: `printed` (the full side) and all deltas make the rating. */
export interface Rating {
  readonly personage: PieceId;
  readonly printed: number;
  readonly rating: number;
  readonly modifiers: readonly Modifier[];
}

/** The rating of the side that shows (2.4), and then these modifiers in their order. Not a personage: 0. */
export function ratingOf(
  battle: Battle,
  state: GameState,
  personage: PieceId,
  modifiers: readonly Modifier[],
): Rating {
  const [printed, reduced] = personageKind(battle, personage)?.ratings ?? [0, 0];
  const wounded: readonly Modifier[] = isWounded(state, personage)
    ? [{ on: 'rating', what: 'wounded', delta: reduced - printed, cite: '2.4' }]
    : [];
  const all = [...wounded, ...modifiers];
  return {
    personage,
    printed,
    rating: all.reduce((sum, { delta }) => sum + delta, printed),
    modifiers: all,
  };
}
