/** Cases 2.9.1-2.9.5 and 2.12.7: who may rally whom, and on which row of 8.37. */
import { distance } from '../../board/distance.ts';
import {
  BANNER_RALLIES,
  BANNER_REACH,
  LEAST_RATING,
  RALLY_DECLINED,
  RALLY_DEMORALIZED,
  RALLY_REACH,
  RALLY_TRIES,
} from '../../rulebook/house.ts';
import { DEFENDER, enemyOf, type Battle, type PieceId } from '../battle.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { bannerHex, isFrozen, ralliesForbidden, sideOfSpell } from './magic.ts';
import type { Modifier } from './modifier.ts';
import { isRallyPhase } from './phase.ts';
import { personageKind, pieceOf, piecesOf, sideOf, standingAt, unitKind } from './pieces.ts';
import { ratingOf, type Rating } from './ratings.ts';
import { inZone } from './zones.ts';

/** The rating a leader rallies with (2.9.2): the side showing, less for a duel declined this turn and for a demoralized force, at least 1. */
export function rallyRating(battle: Battle, state: GameState, leader: PieceId): Rating {
  const modifiers: Modifier[] = [];
  if (state.pieces[leader]!.declined) {
    modifiers.push({ on: 'rating', what: 'declined', delta: RALLY_DECLINED, cite: '2.9.2' });
  }
  if (state.demoralized[pieceOf(battle, leader).force]!) {
    modifiers.push({ on: 'rating', what: 'broken-force', delta: RALLY_DEMORALIZED, cite: '2.9.2' });
  }
  const { rating } = ratingOf(battle, state, leader, modifiers);
  if (rating < LEAST_RATING) {
    modifiers.push({ on: 'rating', what: 'least-rating', delta: LEAST_RATING - rating, cite: '2.9.2' });
  }
  return ratingOf(battle, state, leader, modifiers);
}

/** Why a unit is not one to be rallied now (2.9.1), by whomever, or null: a disrupted unit of the acting side, not tried yet. */
function whyNotRallied(battle: Battle, state: GameState, unit: PieceId): Refusal | null {
  const piece = state.pieces[unit];
  if (piece === undefined || piece.at < 0) return refuse('not-on-the-map', '2.6.4');
  if (sideOf(battle, unit) !== state.active) return refuse('not-your-piece', '2.9.1');
  if (unitKind(battle, unit) === null) return refuse('not-a-unit', '2.9.1');
  if (!piece.disrupted) return refuse('not-disrupted', '2.9.1');
  return piece.rallied ? refuse('tried-already', '2.9.1') : null;
}

/** Why a unit may not rally itself (2.9.3), or null: a prohibition (2.9.4), or an enemy zone. */
export function whyNotRallySelf(battle: Battle, state: GameState, unit: PieceId): Refusal | null {
  const refused =
    whyNotRallied(battle, state, unit) ??
    ralliesForbidden(battle, state, unit) ??
    whyNotBeforeBanner(battle, state);
  if (refused !== null) return refused;
  const near = inZone(battle, state, enemyOf(sideOf(battle, unit)), standingAt(state, unit));
  return near ? refuse('enemy-zone-no-self-rally', '2.9.3') : null;
}

/** Why a piece of the acting side does not lead in the rally phase at all (2.9.1, 2.20.10), or null. */
function whyNotLeader(battle: Battle, state: GameState, leader: PieceId): Refusal | null {
  const piece = state.pieces[leader];
  if (piece === undefined || piece.at < 0) return refuse('not-on-the-map', '2.6.4');
  if (sideOf(battle, leader) !== state.active) return refuse('not-your-piece', '2.9.1');
  const leads = personageKind(battle, leader)?.rank === 'leader';
  return leads ? null : refuse('only-leaders-rally', '2.20.10');
}

/** Why a leader may try nobody now, or null: he has cleared a head instead (2.9.5), the tries of his side are spent (2.9.6), or a prohibition (2.9.4). */
export function whyNotRally(battle: Battle, state: GameState, leader: PieceId): Refusal | null {
  const refused = whyNotLeader(battle, state, leader);
  if (refused !== null) return refused;
  if (state.pieces[leader]!.worked) return refuse('cleared-a-head', '2.9.5');
  if (state.triesLeft[state.active] === 0) return refuse('tries-spent', '2.9.6');
  return ralliesForbidden(battle, state, leader) ?? whyNotBeforeBanner(battle, state);
}

/** Why a leader who may rally may not try this unit (2.9.1), or null: too far, walls ignored, or the third beside that in his hex. */
export function whyNotTry(battle: Battle, state: GameState, leader: PieceId, unit: PieceId): Refusal | null {
  const refused = whyNotRallied(battle, state, unit);
  if (refused !== null) return refused;
  if (!isNear(state, leader, unit)) return null;
  const [from, to] = [standingAt(state, leader), standingAt(state, unit)];
  if (distance(battle.board, from, to) > RALLY_REACH) return refuse('out-of-range', '2.9.1');
  return state.pieces[leader]!.tries < RALLY_TRIES ? null : refuse('no-tries-left', '2.9.1');
}

/** Whether a unit a leader tries is one beside that in his own hex (2.9.1). */
export function isNear(state: GameState, leader: PieceId, unit: PieceId): boolean {
  return state.pieces[leader]!.at !== state.pieces[unit]!.at;
}

/** Why a leader may not clear a head away (2.9.5), or null: none lies in his hex, he has tried to rally somebody, or he is frozen (2.12). */
export function whyNotClear(battle: Battle, state: GameState, leader: PieceId): Refusal | null {
  const refused = whyNotLeader(battle, state, leader);
  if (refused !== null) return refused;
  if (sideOf(battle, leader) !== DEFENDER) return refuse('only-the-defender', '2.18');
  if (!state.heads.includes(standingAt(state, leader))) return refuse('no-head-there', '2.9.5');
  if (isFrozen(state, leader)) return refuse('frozen', '2.12');
  return state.pieces[leader]!.rallied ? refuse('tried-somebody', '2.9.5') : null;
}

/** Why the banner rallies nobody of the acting side now (2.12.7), or null: none flies, it has done so three times or two units ago, or dice have been thrown. */
export function whyNotBanner(battle: Battle, state: GameState): Refusal | null {
  const flies = bannerHex(battle, state) !== null && sideOfSpell(battle, 'reveal') === state.active;
  if (!flies) return refuse('no-banner-to-rally', '2.12.7');
  const { bannerPhases, bannerRallies } = state.magic;
  if (bannerPhases === 0 || bannerRallies >= BANNER_RALLIES) return refuse('banner-spent', '2.12.7');
  const thrown = piecesOf(battle, state, state.active).some((id) => state.pieces[id]!.rallied);
  return thrown ? refuse('after-the-rolls', '2.12.7') : null;
}

/** The units that the banner may call back now (2.12.7), in the order of the pieces. */
export function calledToBanner(battle: Battle, state: GameState): readonly PieceId[] {
  if (whyNotBanner(battle, state) !== null) return [];
  return piecesOf(battle, state, state.active).filter((id) => whyNotToBanner(battle, state, id) === null);
}

/** Why nobody else is tried and the step is not ended now, or null: the banner rallies first, and its owner has yet to say whom (2.12.7). */
export function whyNotBeforeBanner(battle: Battle, state: GameState): Refusal | null {
  const waits = isRallyPhase(state) && calledToBanner(battle, state).length > 0;
  return waits ? refuse('banner-first', '2.12.7') : null;
}

/** Why a unit does not come back to the banner (2.12.7), or null: more than 6 hexes away. */
export function whyNotToBanner(battle: Battle, state: GameState, unit: PieceId): Refusal | null {
  const refused = whyNotBanner(battle, state) ?? whyNotRallied(battle, state, unit);
  if (refused !== null) return refused;
  const far = distance(battle.board, bannerHex(battle, state)!, standingAt(state, unit));
  return far > BANNER_REACH ? refuse('out-of-range', '2.12.7') : null;
}
