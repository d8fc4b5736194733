/** Cases 2.12, 2.12.7-2.12.9 and 2.9.4: whom the spells at work touch. */
import { distance } from '../../board/distance.ts';
import type { HexId } from '../../board/hex.ts';
import { BANNER_REACH, HEARTEN_REACH } from '../../rulebook/house.ts';
import type { Battle, PieceId, Side } from '../battle.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Spell } from '../spell.ts';
import type { GameState } from '../state.ts';
import {
  allPersonages,
  hasGift,
  hasTrait,
  hexOf,
  personageKind,
  sideOf,
  standingAt,
  unitKind,
} from './pieces.ts';

/** The side whose magic leaders know a spell (2.12), living or not: what he has cast works on without him (2.12.9). Null where nobody knows it. */
export function sideOfSpell(battle: Battle, spell: Spell): Side | null {
  const caster = allPersonages(battle).find((id) => personageKind(battle, id)!.spells.includes(spell));
  return caster === undefined ? null : sideOf(battle, caster);
}

/** Whether a piece belongs to the side that a spell is cast against (2.12). */
function isAgainst(battle: Battle, spell: Spell, piece: PieceId): boolean {
  const side = sideOfSpell(battle, spell);
  return side !== null && side !== sideOf(battle, piece);
}

/** Whether a leader is frozen (2.12): until the end of the first magic phase of a later turn. */
export function isFrozen(state: GameState, personage: PieceId): boolean {
  return state.pieces[personage]!.frozen > 0;
}

/** Whether a spell that stalemates is aimed at a piece of this kind: an enemy magic leader who is a wraith (2.12). */
export function canBeStalemated(battle: Battle, personage: PieceId): boolean {
  const magical = (personageKind(battle, personage)?.magic ?? 0) > 0;
  return magical && hasGift(battle, personage, 'wraith') && isAgainst(battle, 'stalemate', personage);
}

/** Whether a personage is held by Stalemate for the rest of the game-turn: he neither casts, duels nor moves into contact with an enemy unit (2.12). */
export function isStalemated(battle: Battle, state: GameState, personage: PieceId): boolean {
  return state.magic.stalemate && canBeStalemated(battle, personage);
}

/** Whether a personage holds another by Stalemate and so neither casts again nor duels this turn (2.12). */
export function isStalemating(battle: Battle, state: GameState, personage: PieceId): boolean {
  if (!state.magic.stalemate) return false;
  return personageKind(battle, personage)?.spells.includes('stalemate') ?? false;
}

/** Whether Stalemate keeps a personage out of every duel this turn, him who cast it and him it was cast at (2.12). */
export function duelsForbidden(battle: Battle, state: GameState, personage: PieceId): boolean {
  return isStalemated(battle, state, personage) || isStalemating(battle, state, personage);
}

/** Whether the unfurled banner has silenced a magic leader for the rest of the game (2.12, 2.12.6). */
export function isSilenced(battle: Battle, state: GameState, caster: PieceId): boolean {
  return state.magic.banner && isAgainst(battle, 'reveal', caster);
}

/** Whether Fear weakens a piece, unit or catapult (2.12, 2.19.1). */
export function isAfraid(battle: Battle, state: GameState, piece: PieceId): boolean {
  return state.magic.fear && isAgainst(battle, 'fear', piece);
}

/** Whether a unit stands so near to one of its own personages who heartens that Fear leaves its morale (2.12). Both may be anywhere; off the map nobody is near. */
export function isHeartened(battle: Battle, state: GameState, unit: PieceId): boolean {
  const hex = hexOf(state, unit);
  if (hex === null) return false;
  return allPersonages(battle).some((id) => {
    const near = hexOf(state, id);
    if (near === null || sideOf(battle, id) !== sideOf(battle, unit) || !hasGift(battle, id, 'heartens'))
      return false;
    return distance(battle.board, hex, near) <= HEARTEN_REACH;
  });
}

/** Whether Break Darkness takes a letter off the attacks of a unit: those of Mordor (2.0.2), or by option all (2.12, 2.12.8). Engines lose nothing (2.19.1). */
export function isExposed(battle: Battle, state: GameState, unit: PieceId): boolean {
  if (!hasLightOn(battle, state, unit) || unitKind(battle, unit) === null) return false;
  return battle.options.breakDarkness === 'all' || hasTrait(battle, unit, 'mordor');
}

/** Whether a piece belongs to the side whose darkness is broken: no rally and no fanatics this turn (2.9.4, 2.8.16). */
export function hasLightOn(battle: Battle, state: GameState, piece: PieceId): boolean {
  return state.magic.darknessBroken && isAgainst(battle, 'break-darkness', piece);
}

/** The hex of the royal banner: it goes with him who bears it as long as he lives (2.12.7). Null before it is unfurled. */
export function bannerHex(battle: Battle, state: GameState): HexId | null {
  const bearer = state.magic.banner ? bearerOnMap(battle, state, sideOfSpell(battle, 'reveal')) : null;
  return bearer === null ? null : standingAt(state, bearer);
}

/** The personage of a side over whom the banner may be unfurled, if he is on the map (2.12). */
export function bearerOnMap(battle: Battle, state: GameState, side: Side | null): PieceId | null {
  const found = allPersonages(battle).find(
    (id) => state.pieces[id]!.at >= 0 && sideOf(battle, id) === side && hasGift(battle, id, 'banner'),
  );
  return found ?? null;
}

/** Whether a piece stands within reach of the enemy's banner (2.12.7). */
export function inBannerReach(battle: Battle, state: GameState, piece: PieceId): boolean {
  const hex = hexOf(state, piece);
  const banner = bannerHex(battle, state);
  if (banner === null || hex === null || !isAgainst(battle, 'reveal', piece)) return false;
  return distance(battle.board, banner, hex) <= BANNER_REACH;
}

/**
 * What forbids beats what allows, save for the banner under Fear (2.19.8). Why a leader may try nobody, or a unit not rally itself: Fear, Break Darkness, the enemy's banner within 6 hexes,
 * or being frozen (2.9.4, 2.12.7). Asked of whoever makes the try, not of the unit a leader tries.
 */
export function ralliesForbidden(battle: Battle, state: GameState, who: PieceId): Refusal | null {
  if (isAfraid(battle, state, who)) return refuse('fear-forbids', '2.9.4');
  if (hasLightOn(battle, state, who)) return refuse('darkness-broken', '2.9.4');
  if (isFrozen(state, who)) return refuse('frozen', '2.9.4');
  return inBannerReach(battle, state, who) ? refuse('banner-forbids', '2.12.7') : null;
}
