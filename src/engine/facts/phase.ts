/** Case 2.18, the questions that rules ask about the sequence of play and the time of day. */
import { BESIEGER, type Battle, type Side } from '../battle.ts';
import type { GameState } from '../state.ts';

/** Whether the game is in the set-up, before the first turn (2.5). */
export function isSetupPhase(state: GameState): boolean {
  return state.step.startsWith('setup');
}

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

type Turned = Pick<Battle, 'turns'>;

/** Whether this game-turn is a night turn (2.1.1). */
export function isNight(battle: Turned, state: Pick<GameState, 'turn' | 'story'>): boolean {
  return isNightTurn(battle, state, state.turn);
}

/** Whether a game-turn is a night turn as things stand now: an event may have changed it (2.1.1, 2.21.3). */
export function isNightTurn({ turns }: Turned, { story }: Pick<GameState, 'story'>, turn: number): boolean {
  return story === null ? turns.night.has(turn) : story.night.includes(turn);
}

/** The last game-turn as things stand now: an event may have moved it (2.1.2, 2.21.3). */
export function lastTurnOf({ turns }: Turned, { story }: Pick<GameState, 'story'>): number {
  return story === null ? turns.last : story.last;
}
