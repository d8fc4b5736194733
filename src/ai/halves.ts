/** The halves of a game-turn (2.18): to the end of the besieger's combat, and after it. */
import { BESIEGER, DEFENDER, type Side } from '../engine/battle.ts';
import type { GameState } from '../engine/state.ts';

const LATER = ['second-magic', 'defender', 'rally'] as const;

/** The half that runs on, as the side that decides lives through it. */
export function halfOf(state: GameState): string {
  return `${state.turn} ${state.active} ${moverOf(state) === DEFENDER ? 'later' : 'first'}`;
}

/** The side that moves and attacks in the half that runs on. */
export function moverOf({ step }: GameState): Side {
  return LATER.some((phase) => step.startsWith(phase)) ? DEFENDER : BESIEGER;
}
