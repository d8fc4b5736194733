/** The laws of the game: what holds in every state that can be reached by playing, and of every action. */
import type { Battle } from '../../engine/battle.ts';
import type { GameEvent } from '../../engine/event.ts';
import type { GameState } from '../../engine/state.ts';

/** A law of a state: the places in it that break it, as JSON pointers such as "/pieces/3/at"; none when it holds. Never throws on a state of the battle's shape. */
export type StateLaw = (battle: Battle, state: GameState) => readonly string[];

/** What an action changed. */
export interface LawfulChange {
  readonly battle: Battle;
  readonly before: GameState;
  readonly events: readonly GameEvent[];
  readonly after: GameState;
}

/** A law of what an action may change: whether a deed kept it. */
export type DeedLaw = (deed: LawfulChange) => boolean;

/** A law that is broken: its sentence, and where in the state. */
export interface Breach {
  readonly law: string;
  readonly at: string;
}
