/** Cases 2.8.7-2.8.9: the blow of a melee, and what may follow it. */
import { directionTo, type HexId } from '../../board/hex.ts';
import type { Battle, PieceId } from '../battle.ts';
import { rollCasualty, rollResult } from './casualties.ts';
import { settle } from './decisions.ts';
import type { Dice } from '../dice.ts';
import type { GameEvent } from '../event.ts';
import { couldCross } from '../facts/advances.ts';
import { inContact } from '../facts/hexsides.ts';
import { crossingFor, isDock, type Crossing } from '../facts/crossings.ts';
import { owe } from './owing.ts';
import { reduceAll } from '../reduce.ts';
import type { GameState } from '../state.ts';
import { standingAt } from '../facts/pieces.ts';

/** The ladder or docked tower over which a unit would attack a neighbouring hex: none if the two are in contact anyway (2.0.5, 2.11.2, 2.11.3). */
export function attackCrossing(
  battle: Battle,
  state: GameState,
  attacker: PieceId,
  hex: HexId,
): Crossing | null {
  const from = standingAt(state, attacker);
  const direction = directionTo(battle.board, from, hex);
  if (direction === null || inContact(battle, state, from, hex)) return null;
  return crossingFor(battle, state, attacker, from, direction);
}

/**
 * What an attack on a hex leaves behind: the ladder it went over is used up, won or lost (2.11.2), and if the attacker
 * could have gone into the hex by movement he may be asked to advance (2.8.9).
 */
export function aftermath(
  battle: Battle,
  state: GameState,
  attacker: PieceId,
  hex: HexId,
  won: boolean,
): readonly GameEvent[] {
  const crossing = attackCrossing(battle, state, attacker, hex);
  const events: GameEvent[] = [];
  if (crossing !== null && !isDock(crossing)) {
    events.push({ type: 'LadderRemoved', hexside: crossing.hexside, why: 'used', cite: '2.11.2' });
  }
  if (won && couldCross(battle, state, attacker, hex)) {
    events.push(owe({ type: 'advance', unit: attacker, hex }, '2.8.9'));
  }
  return events;
}

/**
 * The blow itself (2.8.7-2.8.9): 7.41 unless fanatics strike, then 7.42, then the retreat and the offer to advance.
 * The defender does not strike back. Whoever is bereft by it gets away before the attacker is asked to advance (2.20.7).
 */
export function strike(
  battle: Battle,
  state: GameState,
  attacker: PieceId,
  defender: PieceId,
  dice: Dice,
): readonly GameEvent[] {
  const hex = standingAt(state, defender);
  const { events: rolled, hurt } = rollCasualty(battle, state, { manner: 'melee', attacker, defender }, dice);
  const after = aftermath(battle, state, attacker, hex, hurt);
  if (!hurt) return [...rolled, { type: 'AttackFailed', attacker, defender, cite: '7.41' }, ...after];
  const source = standingAt(state, attacker);
  const { events: suffered, retreat } = rollResult(battle, state, defender, dice, source);
  // What is owed last is asked first: whoever the dead unit leaves behind gets away before anybody advances on him.
  const escapes = suffered.filter(({ type }) => type === 'DecisionOwed');
  const done = suffered.filter(({ type }) => type !== 'DecisionOwed');
  const owing = [...rolled, ...done, ...after, ...escapes];
  if (retreat !== 0) {
    owing.push(owe({ type: 'retreat', unit: defender, hexes: retreat, source, displaced: [] }, '2.8.10'));
  }
  return [...owing, ...settle(battle, reduceAll(battle, state, owing), dice)];
}
