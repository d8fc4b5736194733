/** Cases 7.26, 2.20.8 and 2.20.9: a duel is fought, and what it does to the two. */
import type { Cite } from '../../rulebook/cases.ts';
import { duelResult, type DuelResult } from '../../rulebook/charts/7.26-leaders.ts';
import type { Battle, PieceId } from '../battle.ts';
import { settle } from './decisions.ts';
import { total, type Dice, type DiceRequest } from '../dice.ts';
import { slay } from './escapes.ts';
import type { GameEvent } from '../event.ts';
import { duelOf } from '../facts/duels.ts';
import { hasGift, isWounded, standingAt } from '../facts/pieces.ts';
import { waysAlone, type WithdrawOwed } from '../facts/withdrawals.ts';
import { owe } from './owing.ts';
import { reduceAll } from '../reduce.ts';
import type { GameState } from '../state.ts';

const DUEL: DiceRequest = { purpose: 'duel', dice: 1, cite: '7.26' };

/** One die on the column of the difference (7.26, 2.19.5): nothing, or one of the two goes back, is wounded or falls. */
export function fightDuel(
  battle: Battle,
  state: GameState,
  attacker: PieceId,
  defender: PieceId,
  dice: Dice,
): readonly GameEvent[] {
  const { difference } = duelOf(battle, state, attacker, defender);
  const faces = dice.roll(DUEL);
  const result = duelResult(difference, total(faces));
  const fought: readonly GameEvent[] = [
    { type: 'DuelFought', attacker, defender, cite: '7.26' },
    { type: 'DiceRolled', request: DUEL, faces },
  ];
  if (result.type === 'none') return fought;
  const [loser, winner] = result.who === 'attacker' ? [attacker, defender] : [defender, attacker];
  const events = [...fought, ...suffer(battle, state, loser, winner, result)];
  return [...events, ...settle(battle, reduceAll(battle, state, events), dice)];
}

function suffer(
  battle: Battle,
  state: GameState,
  loser: PieceId,
  winner: PieceId,
  result: Exclude<DuelResult, { type: 'none' }>,
): readonly GameEvent[] {
  if (result.type === 'retreat') {
    const back = goesBack(battle, state, loser, winner);
    return back.length > 0 ? back : wound(battle, state, loser, winner, '2.20.8');
  }
  return result.type === 'reduced'
    ? wound(battle, state, loser, winner, '7.26')
    : fell(battle, state, loser, winner, '7.26');
}

/** The withdrawal is owed; nothing if he cannot go a single step alone (2.20.8). */
function goesBack(battle: Battle, state: GameState, loser: PieceId, winner: PieceId): readonly GameEvent[] {
  const owed: WithdrawOwed = { type: 'withdraw', unit: loser, source: standingAt(state, winner) };
  return waysAlone(battle, state, owed).length === 0 ? [] : [owe(owed, '2.20.8')];
}

/** He turns to his reduced side, or falls if it shows already (7.26). */
function wound(
  battle: Battle,
  state: GameState,
  loser: PieceId,
  winner: PieceId,
  cite: Cite,
): readonly GameEvent[] {
  if (isWounded(state, loser)) return fell(battle, state, loser, winner, cite);
  return [{ type: 'PersonageWounded', personage: loser, cite }];
}

/** He falls; a wraith only to one who may slay him, from all others he is wounded or, if he is already, goes back if he can (2.20.9). */
function fell(
  battle: Battle,
  state: GameState,
  loser: PieceId,
  winner: PieceId,
  cite: Cite,
): readonly GameEvent[] {
  if (!hasGift(battle, loser, 'wraith') || hasGift(battle, winner, 'slays-wraith')) {
    return slay(battle, loser, cite);
  }
  if (isWounded(state, loser)) return goesBack(battle, state, loser, winner);
  return [{ type: 'PersonageWounded', personage: loser, cite: '2.20.9' }];
}
