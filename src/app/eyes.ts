/** Who looks at the table: the side that decides. Everything on the screen is made from what that side may know (2.5.1). */
import type { Battle, Side } from '../engine/battle.ts';
import type { GameEvent } from '../engine/event.ts';
import type { GameState } from '../engine/state.ts';
import type { Match } from '../game/match.ts';
import { view } from '../game/view.ts';
import { viewedEvents } from '../game/viewed.ts';

/** The side whose eyes the screen is for. */
export function eyesOn(state: GameState): Side {
  return state.active;
}

/** A game as whoever decides in it may see it: what the board, the panels and the orders read. */
export function seen(match: Match): Match {
  const { battle, state } = match;
  const shown = view(battle, state, eyesOn(state));
  return shown === state ? match : { ...match, state: shown };
}

/** What happened between two states, for the eyes of whoever decides after it. */
export function seenHappening(
  battle: Battle,
  before: GameState,
  events: readonly GameEvent[],
  after: GameState,
): Readonly<{ before: GameState; events: readonly GameEvent[]; after: GameState }> {
  const eyes = eyesOn(after);
  return {
    before: view(battle, before, eyes),
    events: viewedEvents(battle, before, events, eyes),
    after: view(battle, after, eyes),
  };
}
