/** Case 2.20.8: who goes back after a duel, alone or with the unit of his hex. */
import type { HexId } from '../../board/hex.ts';
import { enemyOf, type Battle, type PieceId } from '../battle.ts';
import type { GameEvent } from '../event.ts';
import { sideOf, standingAt } from '../facts/pieces.ts';
import { withdrawals, type Withdrawal, type WithdrawOwed } from '../facts/withdrawals.ts';
import { inZone } from '../facts/zones.ts';
import { gateTaken } from './gates.ts';
import { ladderFootTaken } from './overrun.ts';
import { owe, TAKEN } from './owing.ts';
import { reduceAll } from '../reduce.ts';
import type { GameState } from '../state.ts';

/** Carries out a withdrawal that leaves no choice; empty where the owner must choose (2.18.4, 2.20.8). */
export function settleWithdraw(battle: Battle, state: GameState, owed: WithdrawOwed): readonly GameEvent[] {
  const [only, ...others] = withdrawals(battle, state, owed);
  const alike = (way: Withdrawal): boolean => way.unit === null && way.path.at(-1) === only!.path.at(-1);
  return only !== undefined && others.every(alike) ? carryOutWithdrawal(battle, state, owed, only, []) : [];
}

/**
 * A beaten personage goes back. Alone he leaves everybody behind; with the unit of his hex it goes too, with those who go
 * along (2.20.3), disrupted only if it ends in an enemy zone of control (2.20.8); a friend at its end goes next (2.8.12).
 */
export function carryOutWithdrawal(
  battle: Battle,
  state: GameState,
  { unit: personage }: WithdrawOwed,
  way: Withdrawal,
  carries: readonly PieceId[],
): readonly GameEvent[] {
  const path = [standingAt(state, personage), ...way.path];
  if (way.unit === null) return [TAKEN, { type: 'PersonageWithdrew', personage, path, cite: '2.20.8' }];
  const together = goTogether(battle, state, way.unit, path, [personage, ...carries]);
  if (way.displaces !== null) {
    const next = { unit: way.displaces, hexes: 1, source: null, displaced: [way.unit] } as const;
    together.push(owe({ type: 'retreat', ...next }, '2.8.12'));
  }
  return [...together, ...gateTaken(battle, reduceAll(battle, state, together))];
}

function goTogether(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  path: readonly HexId[],
  personages: readonly PieceId[],
): GameEvent[] {
  const to = path.at(-1)!;
  const events: GameEvent[] = [
    TAKEN,
    { type: 'UnitRetreated', unit, path, cite: '2.20.8' },
    { type: 'PersonagesWent', personages, to, cite: '2.20.8' },
  ];
  const near = inZone(battle, state, enemyOf(sideOf(battle, unit)), to);
  if (near && !state.pieces[unit]!.disrupted) events.push({ type: 'UnitDisrupted', unit, cite: '2.20.8' });
  for (const hex of path.slice(1)) events.push(...ladderFootTaken(battle, state, unit, hex));
  return events;
}
