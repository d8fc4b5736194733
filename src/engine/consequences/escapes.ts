/** Cases 2.20.6 and 2.20.7: personages who are caught, or whose unit is gone. */
import type { HexId } from '../../board/hex.ts';
import type { Cite } from '../../rulebook/cases.ts';
import { BEREFT_DIES_TO, CAUGHT_DIES_TO } from '../../rulebook/house.ts';
import { enemyOf, type Battle, type PieceId, type Side } from '../battle.ts';
import { withPiece } from '../copies.ts';
import { total, type Dice, type DiceRequest } from '../dice.ts';
import type { GameEvent } from '../event.ts';
import { havensOf } from '../facts/havens.ts';
import { ownPersonagesAt } from '../facts/personages.ts';
import { hasGift, isWounded, sideOf, standingAt } from '../facts/pieces.ts';
import { owe, TAKEN } from './owing.ts';
import type { GameState, Owed } from '../state.ts';
import { personageLost } from './tallies.ts';

const CAUGHT: DiceRequest = { purpose: 'caught', dice: 1, cite: '2.20.6' };
const BEREFT: DiceRequest = { purpose: 'bereft', dice: 1, cite: '2.20.7' };

/** A personage falls and scores his full rating at once (2.10.2). What a wraith is spared by 2.20.9 is not asked. */
export function slay(battle: Battle, personage: PieceId, cite: Cite): readonly GameEvent[] {
  return [{ type: 'PersonageSlain', personage, cite }, ...personageLost(battle, personage)];
}

/**
 * What becomes of the personages of a side in a hex whose unit has been eliminated (2.20.7): one die each, 1 dead,
 * else away; a wraith gets away without a roll. Asked with the state after the elimination.
 */
export function rollForBereft(
  battle: Battle,
  state: GameState,
  side: Side,
  hex: HexId,
  dice: Dice,
): readonly GameEvent[] {
  return ownPersonagesAt(battle, state, hex, side).flatMap((personage) => {
    if (hasGift(battle, personage, 'wraith')) return flee(battle, state, personage);
    const faces = dice.roll(BEREFT);
    const fate =
      total(faces) <= BEREFT_DIES_TO ? slay(battle, personage, '2.20.7') : flee(battle, state, personage);
    return [{ type: 'DiceRolled', request: BEREFT, faces }, ...fate];
  });
}

/**
 * What becomes of enemy personages without a unit whose hex a unit enters (2.20.6): one die each, 1-2 dead, else away.
 * A wraith who would die is wounded, if he is not yet, and gets away (2.20.9). Asked with the state before or after
 * the unit has moved in.
 */
export function rollForCaught(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  hex: HexId,
  dice: Dice,
): readonly GameEvent[] {
  const victims = ownPersonagesAt(battle, state, hex, enemyOf(sideOf(battle, unit)));
  if (victims.length === 0) return [];
  const entered = withPiece(state, unit, { at: hex });
  return victims.flatMap((personage) => {
    const faces = dice.roll(CAUGHT);
    const dies = total(faces) <= CAUGHT_DIES_TO;
    return [{ type: 'DiceRolled', request: CAUGHT, faces }, ...fateOf(battle, entered, personage, dies)];
  });
}

function fateOf(battle: Battle, state: GameState, personage: PieceId, dies: boolean): readonly GameEvent[] {
  if (!dies) return flee(battle, state, personage);
  if (!hasGift(battle, personage, 'wraith')) return slay(battle, personage, '2.20.6');
  const wound: readonly GameEvent[] = isWounded(state, personage)
    ? []
    : [{ type: 'PersonageWounded', personage, cite: '2.20.9' }];
  return [...wound, ...flee(battle, state, personage)];
}

/** He gets away at once where one hex is the nearest, is lost where there is none, and chooses among several (2.20.7). */
function flee(battle: Battle, state: GameState, personage: PieceId): readonly GameEvent[] {
  const havens = havensOf(battle, state, personage);
  return havens.length > 1
    ? [owe({ type: 'escape', unit: personage }, '2.20.7')]
    : escapeTo(battle, state, personage, havens[0] ?? null);
}

/** A personage comes safely to a hex, or is lost for want of one (2.20.7). */
export function escapeTo(
  battle: Battle,
  state: GameState,
  personage: PieceId,
  to: HexId | null,
): readonly GameEvent[] {
  if (to === null) return slay(battle, personage, '2.20.7');
  const from = standingAt(state, personage);
  return [{ type: 'PersonageEscaped', personage, from, to, cite: '2.20.7' }];
}

/** Carries out an escape that leaves no choice; empty where the owner must choose (2.18.4, 2.20.7). */
export function settleEscape(
  battle: Battle,
  state: GameState,
  { unit: personage }: Extract<Owed, { type: 'escape' }>,
): readonly GameEvent[] {
  const havens = havensOf(battle, state, personage);
  if (havens.length > 1) return [];
  return [TAKEN, ...escapeTo(battle, state, personage, havens[0] ?? null)];
}
