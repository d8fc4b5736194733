/** Case 8.37: two dice for a disrupted unit, by its leader or by itself. */
import { rallies } from '../../rulebook/charts/8.37-rally.ts';
import type { Battle, PieceId } from '../battle.ts';
import { total, type Dice, type DiceRequest } from '../dice.ts';
import type { GameEvent } from '../event.ts';
import { gateTaken } from './gates.ts';
import { reduceAll } from '../reduce.ts';
import type { GameState } from '../state.ts';

const RALLY: DiceRequest = { purpose: 'rally', dice: 2, cite: '8.37' };

/** Rolls on the row of a rating, 1-8; who is ordered again inside a gate takes it (2.3.1). */
export function rollRally(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  rating: number,
  dice: Dice,
): readonly GameEvent[] {
  const faces = dice.roll(RALLY);
  const rolled: GameEvent = { type: 'DiceRolled', request: RALLY, faces };
  if (!rallies(rating, total(faces))) return [rolled];
  const events: readonly GameEvent[] = [rolled, { type: 'UnitRallied', unit, cite: '8.37' }];
  return [...events, ...gateTaken(battle, reduceAll(battle, state, events))];
}
