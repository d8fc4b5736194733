/** Cases 7.41, 7.42 and 2.19.4: whether an attack hurts, and what a casualty does to the unit that suffered it. */
import { isCasualty } from '../../rulebook/charts/7.41-casualty.ts';
import { casualtyResult } from '../../rulebook/charts/7.42-results.ts';
import type { HexId } from '../../board/hex.ts';
import type { Cite } from '../../rulebook/cases.ts';
import type { Battle, PieceId } from '../battle.ts';
import { eliminate, settle } from './decisions.ts';
import { total, type Dice, type DiceRequest } from '../dice.ts';
import type { GameEvent } from '../event.ts';
import { defenceMorale } from '../facts/morale.ts';
import { isLastStep } from '../facts/pieces.ts';
import { attackOf, type Blow } from '../facts/strength.ts';
import { owe } from './owing.ts';
import { reduceAll } from '../reduce.ts';
import type { GameState } from '../state.ts';

const CASUALTY: DiceRequest = { purpose: 'casualty', dice: 2, cite: '7.41' };
const RESULT: DiceRequest = { purpose: 'result', dice: 1, cite: '7.42' };

/** Two dice on 7.41 for an attack, or none if its casualty is automatic (2.19.4). */
export function rollCasualty(
  battle: Battle,
  state: GameState,
  blow: Blow,
  dice: Dice,
): Readonly<{ events: readonly GameEvent[]; hurt: boolean }> {
  const { strength, armour, automatic } = attackOf(battle, state, blow)!;
  if (automatic) return { events: [], hurt: true };
  const faces = dice.roll(CASUALTY);
  return {
    events: [{ type: 'DiceRolled', request: CASUALTY, faces }],
    hurt: isCasualty(strength, armour, total(faces)),
  };
}

/** What one roll on 7.42 does, and how many hexes the unit must then go back. */
export interface Suffered {
  readonly events: readonly GameEvent[];
  readonly retreat: 0 | 1 | 2;
}

/** One die on 7.42 at the defence morale of the unit, if struck in melee at that against the hex it is struck from (2.8.8): it is flipped or eliminated; the retreat is still to be carried out. */
export function rollResult(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  dice: Dice,
  struckFrom: HexId | null = null,
): Suffered {
  const faces = dice.roll(RESULT);
  const rolled: GameEvent = { type: 'DiceRolled', request: RESULT, faces };
  const result = casualtyResult(total(faces), defenceMorale(battle, state, unit, struckFrom).morale);
  if (result.type === 'retreat') return { events: [rolled], retreat: result.retreat };
  if (result.type === 'eliminated' || isLastStep(battle, state, unit)) {
    return { events: [rolled, ...eliminate(battle, state, unit, '7.42', dice)], retreat: 0 };
  }
  return { events: [rolled, { type: 'UnitReduced', unit, cite: '7.42' }], retreat: result.retreat };
}

/**
 * A unit suffers a casualty (2.19.4): one roll on 7.42, flip or elimination with its track, then the retreat, which is
 * carried out at once where the owner has no choice and owed to him otherwise (2.8.10-2.8.13). `source` = the hex it
 * may not come nearer to: the attacker's or firer's, for rubble the one across the hexside. `cite` = the case that hurt it.
 */
export function sufferCasualty(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  source: HexId | null,
  cite: Cite,
  dice: Dice,
): readonly GameEvent[] {
  const { events, retreat } = rollResult(battle, state, unit, dice);
  if (retreat === 0) return events;
  const owing = [...events, owe({ type: 'retreat', unit, hexes: retreat, source, displaced: [] }, cite)];
  return [...owing, ...settle(battle, reduceAll(battle, state, owing), dice)];
}
