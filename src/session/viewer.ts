/** Who looks at the table: the side that decides. Everything on the screen is made from what that side may know (2.5.1). */
import { BESIEGER, DEFENDER, type Battle, type Side } from '../engine/battle.ts';
import type { GameEvent } from '../engine/event.ts';
import type { GameState } from '../engine/state.ts';
import type { Match } from '../game/match.ts';
import { view } from '../game/view.ts';
import { viewedEvents } from '../game/viewed.ts';
import type { TableSheet } from '../saves/tableSheet.ts';
import { follow } from '../sequence/steps.ts';
import { playersAt, type HandOver } from './seats.ts';

/** Whose step it is: who decides, or for a decision that is owed in it whoever goes on afterwards (2.18.4). */
export function holderOf({ step, active }: Pick<GameState, 'step' | 'active'>): Side {
  const back = follow(step, 'Settled').findLast((deed) => deed.type === 'enter');
  return back === undefined || back.decides === 'owed' ? active : back.decides;
}

/**
 * The side whose eyes the screen is for: whoever decides. A decision in the step of the other side is taken in front of
 * both players, so nothing is shown there that one of them may not know; and only the defender has secrets (2.11.11).
 */
export function viewerOn(state: GameState): Side {
  return holderOf(state) === state.active ? state.active : BESIEGER;
}

/** How two players share the screen at the moment. */
export interface Sharing {
  readonly handOver: HandOver;
  /** Who sits at the screen; null while it changes hands. */
  readonly sitting: Side | null;
  /** At an open table: the owner of what is hidden looks at it, and nobody else. */
  readonly peeking: boolean;
}

/** Both players look on all the time. */
const BOTH_LOOK_ON: Sharing = { handOver: 'open', sitting: null, peeking: false };

/**
 * Whose eyes the screen is for at a table: of two players by the way they share it, of one player his own side all the time.
 * When the machine plays both sides, or the battle is over, there is nobody to hide anything from, and the defender's eyes
 * see everything.
 */
export function viewerAt(sheet: TableSheet, state: GameState, sharing: Sharing = BOTH_LOOK_ON): Side {
  const [first, second] = playersAt(sheet);
  if (first === undefined || state.verdict !== null) return DEFENDER;
  return second === undefined ? first : viewersOfTwo(state, sharing);
}

/** At an open table only the defender has secrets, and both look on; else the screen is for whoever sits there, when he decides. */
function viewersOfTwo(state: GameState, { handOver, sitting, peeking }: Sharing): Side {
  if (handOver === 'open') return peeking ? DEFENDER : BESIEGER;
  return sitting === viewerOn(state) ? sitting : BESIEGER;
}

/** A game as a side may see it, whoever decides in it if none is named: what the board, the panels and the orders read. */
export function viewFor(match: Match, viewer: Side = viewerOn(match.state)): Match {
  const { battle, state } = match;
  const shown = view(battle, state, viewer);
  return shown === state ? match : { ...match, state: shown };
}

/** What happened between two states, for the eyes of a side: of whoever decides after it if none is named. */
export function viewHappening(
  battle: Battle,
  before: GameState,
  events: readonly GameEvent[],
  after: GameState,
  viewer: Side = viewerOn(after),
): Readonly<{ before: GameState; events: readonly GameEvent[]; after: GameState }> {
  return {
    before: view(battle, before, viewer),
    events: viewedEvents(battle, before, events, viewer),
    after: view(battle, after, viewer),
  };
}
