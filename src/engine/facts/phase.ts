/** Case 2.18, the questions that rules ask about the sequence of play and the time of day. */
import { BESIEGER, type Battle, type Side } from '../battle.ts';
import type { GameState } from '../state.ts';

/** Whether the game is in the besieger's siege phase (2.18, phase 2), where acts cost no movement points (2.11.2). */
export function isSiegePhase(state: GameState): boolean {
  return state.step === 'siege' || state.step.startsWith('siege.');
}

/** Whether the game is in one of the two magic phases (2.18, phases 1 and 5), in which magic leaders cast or move (2.12.1). */
export function isMagicPhase(state: GameState): boolean {
  return state.step.startsWith('initial-magic') || state.step.startsWith('second-magic');
}

/** Whether the game is in the joint rally phase (2.18, phase 8). */
export function isRallyPhase(state: GameState): boolean {
  return state.step.startsWith('rally');
}

/** Whether the phase is a side's own: not the siege, movement or combat of the other (2.18). */
export function isPhaseOf(state: GameState, side: Side): boolean {
  const others = side === BESIEGER ? ['defender-'] : ['besieger-', 'siege'];
  return !others.some((phase) => state.step.startsWith(phase));
}

/** Whether this game-turn is a night turn (2.1.1). */
export function isNight(battle: Battle, state: GameState): boolean {
  return battle.turns.night.has(state.turn);
}
