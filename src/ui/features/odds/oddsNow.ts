/** The odds that are looked at now: of the order that is about to be given, of the decision that is owed, else of what was rolled last. */
import type { Action } from '../../../engine/action.ts';
import type { Side } from '../../../engine/battle.ts';
import type { History } from '../../../game/history.ts';
import type { Match } from '../../../game/match.ts';
import type { OddsCard } from '../../store/model.ts';
import { oddsCard, owedCard } from './odds.ts';
import { thrownCard } from './thrown.ts';

/** What they are read from. */
export interface OddsSeen {
  /** The game as the viewer sees it. */
  readonly match: Match;
  readonly viewer: Side;
  /** The order that waits to be confirmed; null = none, or somebody else decides. */
  readonly aim: Action | null;
  /** An agent decides: nothing is owed by whoever looks. */
  readonly held: boolean;
  /** The game whose last dice still lie there; null = none do. */
  readonly rolled: History | null;
}

/** The card of the odds, or null where nothing is to be rolled and nothing was. */
export function oddsNow({ match: { battle, state }, viewer, aim, held, rolled }: OddsSeen): OddsCard | null {
  if (aim !== null) return oddsCard(battle, state, aim);
  const owed = held ? null : owedCard(battle, state);
  return owed ?? (rolled === null ? null : thrownCard(rolled, viewer));
}
