/** Cases 2.20.5 and 2.19.5: who may challenge whom, who may decline, and at what odds they would fight. */
import { duelColumn, type Column } from '../../rulebook/charts/7.26-leaders.ts';
import { AVENGER, FROZEN_DUEL, WRAITH_BANE } from '../../rulebook/house.ts';
import type { Battle, PieceId } from '../battle.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { GONE, type GameState } from '../state.ts';
import { inContact } from './hexsides.ts';
import { duelsForbidden, isFrozen } from './magic.ts';
import type { Modifier } from './modifier.ts';
import { allPersonages, hasGift, personageKind, sideOf, standingAt } from './pieces.ts';
import { unguardedPersonages } from './personages.ts';
import { ratingOf, type Rating } from './ratings.ts';

/** Why a personage may challenge nobody now (2.20.5), or null: his challenge is made, or he is frozen or held by Stalemate (2.12). */
export function whyNotChallenge(battle: Battle, state: GameState, personage: PieceId): Refusal | null {
  const piece = state.pieces[personage];
  if (piece === undefined || piece.at < 0) return refuse('not-on-the-map', '2.6.4');
  if (sideOf(battle, personage) !== state.active) return refuse('not-your-piece', '2.20.5');
  if (personageKind(battle, personage) === null) return refuse('not-a-personage', '2.20.5');
  if (piece.challenged) return refuse('challenged-already', '2.20.5');
  if (isFrozen(state, personage)) return refuse('frozen', '2.12');
  return duelsForbidden(battle, state, personage) ? refuse('stalemated', '2.12') : null;
}

/** Why a personage who may challenge may not challenge this one (2.20.5), or null: no contact (2.0.5), a duel behind him in this segment, Stalemate. */
export function whyNotChallenged(
  battle: Battle,
  state: GameState,
  personage: PieceId,
  target: PieceId,
): Refusal | null {
  const other = state.pieces[target];
  if (other === undefined || other.at < 0) return refuse('not-on-the-map', '2.6.4');
  if (sideOf(battle, target) === sideOf(battle, personage)) return refuse('target-not-enemy', '2.20.5');
  if (personageKind(battle, target) === null) return refuse('not-a-personage', '2.20.5');
  const from = standingAt(state, personage);
  if (!inContact(battle, state, from, standingAt(state, target))) return refuse('not-in-contact', '2.0.5');
  if (other.duelled) return refuse('duelled-already', '2.20.5');
  return duelsForbidden(battle, state, target) ? refuse('stalemated', '2.12') : null;
}

/** Why a challenged personage may not decline (2.20.5), or null: wraiths never do, nor the frozen, nor who has no friendly unit in his hex. */
export function whyNotDecline(battle: Battle, state: GameState, personage: PieceId): Refusal | null {
  if (hasGift(battle, personage, 'wraith')) return refuse('never-declines', '2.20.5');
  if (isFrozen(state, personage)) return refuse('frozen', '2.20.5');
  const hex = standingAt(state, personage);
  const alone = unguardedPersonages(battle, state, hex, sideOf(battle, personage)).includes(personage);
  return alone ? refuse('alone-must-fight', '2.20.5') : null;
}

/** A duel as it would be fought. */
export interface Duel {
  readonly attacker: Rating;
  readonly defender: Rating;
  /** Attacker minus defender, before the chart limits it to -4 ... +6. */
  readonly difference: number;
  /** The column of 7.26, by its printed head. */
  readonly column: Column;
}

/** The ratings of two personages against each other, with all that changes them in the order of 2.19.5, and the column of 7.26 they come to. */
export function duelOf(battle: Battle, state: GameState, attacker: PieceId, defender: PieceId): Duel {
  const first = duelRating(battle, state, attacker, defender);
  const second = duelRating(battle, state, defender, attacker);
  const difference = first.rating - second.rating;
  return { attacker: first, defender: second, difference, column: duelColumn(difference) };
}

/** 2.19.5: the side showing, then the bane of the wraith in either role, then vengeance, then frost. */
function duelRating(battle: Battle, state: GameState, personage: PieceId, foe: PieceId): Rating {
  const modifiers: Modifier[] = [];
  if (hasGift(battle, personage, 'wraith-bane') && hasGift(battle, foe, 'wraith')) {
    modifiers.push({ on: 'rating', what: 'wraith-bane', delta: WRAITH_BANE, cite: '2.19.5' });
  }
  if (hasGift(battle, personage, 'avenger') && mournsSomebody(battle, state, personage)) {
    modifiers.push({ on: 'rating', what: 'avenger', delta: AVENGER, cite: '2.19.5' });
  }
  if (isFrozen(state, personage)) {
    modifiers.push({ on: 'rating', what: 'frozen', delta: FROZEN_DUEL, cite: '2.19.5' });
  }
  return ratingOf(battle, state, personage, modifiers);
}

/** Whether somebody mourned on the side of a personage has fallen (2.4). */
function mournsSomebody(battle: Battle, state: GameState, personage: PieceId): boolean {
  return allPersonages(battle).some(
    (id) =>
      hasGift(battle, id, 'mourned') &&
      sideOf(battle, id) === sideOf(battle, personage) &&
      state.pieces[id]!.at === GONE,
  );
}
