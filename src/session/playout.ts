import { BESIEGER, DEFENDER, type Battle } from '../engine/battle.ts';
import type { Action } from '../engine/action.ts';
import type { GameEvent } from '../engine/event.ts';
import type { GameState } from '../engine/state.ts';
import { apply } from '../game/apply.ts';
import { drawing, generatorFrom, mixedSeed, seeded } from '../game/generator.ts';
import { newMatch, type Match } from '../game/match.ts';
import { view } from '../game/view.ts';
import type { Agent, Draw } from '../ai/agent.ts';

/** Agents by side: the defender's, then the besieger's. */
export type Seats = readonly [defender: Agent, besieger: Agent];

/** How one game went, from start to verdict. */
export interface Playout {
  readonly state: GameState;
  readonly turns: number;
  readonly actions: number;
  /** Actions that the agents asked for and the rules refused. */
  readonly refusals: number;
}

/** Told after each action of a playout: what happened between two states, and by which action. */
export type Witness = (
  before: GameState,
  events: readonly GameEvent[],
  after: GameState,
  action: Action,
) => void;

/** How many refused proposals in a row end a game without a verdict: an agent that insists would go on for ever. */
const PATIENCE = 20;

/** How often a side may place a piece before the first turn ends a game without a verdict: so many times for each piece, and some. */
const mostPlaced = ({ pieces }: Battle): number => PATIENCE * (pieces.length + PATIENCE);

/** The first moment of game `index` of a series: its dice are drawn from (seed, index). */
export function firstOf(battle: Battle, seed: number, index: number): Match {
  return { ...newMatch(battle, seed), generator: generatorFrom(mixedSeed(seed, index)) };
}

/** The chance of the agents in game `index` of a series, by side: drawn from (seed, index, side). */
export function drawsOf(seed: number, index: number): readonly Draw[] {
  return [DEFENDER, BESIEGER].map((side) => drawing(mixedSeed(seed, index, side + 1)));
}

/**
 * The fast lane of a session, for series where nobody looks: no promise, no journal, no screen. Both lanes come to the same record,
 * and a test holds that. Plays game `index` of a series to its end, without a record. Its dice are drawn from (seed, index) and
 * each agent from (seed, index, side), so that no game depends on another or on who plays it. No agent sees more than
 * the view of its side. A game that stands still, by refusals or because an agent never ends its set-up (2.5.1), stops without a verdict.
 */
export function playout(
  battle: Battle,
  seats: Seats,
  seed: number,
  index: number,
  witness?: Witness,
): Playout {
  const first = firstOf(battle, seed, index);
  const dice = seeded(first.generator);
  const draws = drawsOf(seed, index);
  let { state } = first;
  let actions = 0;
  let refusals = 0;
  let refusedInARow = 0;
  let placed = 0;
  while (state.verdict === null && refusedInARow < PATIENCE && placed < mostPlaced(battle)) {
    const { active } = state;
    const action = seats[active](battle, view(battle, state, active), draws[active]!);
    const applied = apply(battle, state, action, dice);
    if (applied.ok) {
      witness?.(state, applied.events, applied.state, action);
      state = applied.state;
      actions += 1;
      refusedInARow = 0;
      placed = action.type === 'Deploy' ? placed + 1 : 0;
    } else {
      refusals += 1;
      refusedInARow += 1;
    }
  }
  return { state, turns: state.turn - battle.turns.first + 1, actions, refusals };
}
