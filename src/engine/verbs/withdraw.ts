/** Case 2.20.8: going back after a duel. */
import type { HexId } from '../../board/hex.ts';
import type { ActionOf } from '../action.ts';
import type { Battle, PieceId } from '../battle.ts';
import { settle } from '../consequences/decisions.ts';
import { mineToDecide, owedNow, whyNotDecide } from '../facts/owed.ts';
import { companiesOf, whyNotCarry } from '../facts/personages.ts';
import {
  othersAlong,
  whyNotThatWay,
  withdrawals,
  type Withdrawal,
  type WithdrawOwed,
} from '../facts/withdrawals.ts';
import { reduceAll } from '../reduce.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import type { Verb } from '../verb.ts';
import { carryOutWithdrawal } from '../consequences/carryOutWithdrawal.ts';

/** The way among the owner's choices that goes exactly through these hexes with that unit, or null. */
function wayAlong(
  battle: Battle,
  state: GameState,
  owed: WithdrawOwed,
  path: readonly HexId[],
  unit: PieceId | null,
): Withdrawal | null {
  const same = (way: Withdrawal): boolean =>
    way.unit === unit && way.path.length === path.length && way.path.every((hex, step) => hex === path[step]);
  return withdrawals(battle, state, owed).find(same) ?? null;
}

/** Why these others do not go along (2.20.3): only with the unit, and the beaten one is no other. */
function whyNotOthers(
  battle: Battle,
  state: GameState,
  { personage, unit, carries }: ActionOf<'Withdraw'>,
): Refusal | null {
  if (carries.length === 0) return null;
  if (unit === null || carries.includes(personage)) return refuse('not-with-the-unit', '2.20.8');
  return whyNotCarry(battle, state, unit, carries, 'retreat');
}

/** Alone, or with the unit of his hex by the order of choice of 2.8.11 and any of the others there (2.20.3); the owner picks. */
export const withdraw: Verb<ActionOf<'Withdraw'>> = {
  options(battle, state) {
    const owed = mineToDecide(battle, state, 'withdraw');
    if (owed === null) return [];
    return withdrawals(battle, state, owed).flatMap(({ path, unit }) =>
      companiesOf(unit === null ? [] : othersAlong(battle, state, owed.unit, unit)).map((carries) => ({
        type: 'Withdraw' as const,
        personage: owed.unit,
        path,
        unit,
        carries,
      })),
    );
  },
  whyNot(battle, state, action) {
    const notMine = whyNotDecide(battle, state, 'withdraw', action.personage);
    if (notMine !== null) return notMine;
    const owed = owedNow(state, 'withdraw')!;
    const { path, unit } = action;
    if (wayAlong(battle, state, owed, path, unit) === null) {
      return whyNotThatWay(battle, state, owed, path, unit);
    }
    return whyNotOthers(battle, state, action);
  },
  resolve(battle, state, { path, unit, carries }, dice) {
    const owed = owedNow(state, 'withdraw')!;
    const way = wayAlong(battle, state, owed, path, unit)!;
    const events = carryOutWithdrawal(battle, state, owed, way, carries);
    return [...events, ...settle(battle, reduceAll(battle, state, events), dice)];
  },
};
