/** What a click, a tap or Enter on the board means, given what is chosen and what the rules allow. Nothing is done here. */
import type { HexId } from '../../board/hex.ts';
import { hexsideOf } from '../../board/hexside.ts';
import type { Action } from '../../engine/action.ts';
import type { Battle, PieceId } from '../../engine/battle.ts';
import { engineAt, engineKind, personageKind, sideOf, unitAt } from '../../engine/facts/pieces.ts';
import { retreatOptions } from '../../engine/facts/retreats.ts';
import { whyNotSlipTo } from '../../engine/facts/slips.ts';
import { refuse, type Refusal } from '../../engine/refusal.ts';
import type { GameState, Owed } from '../../engine/state.ts';
import { whyNot } from '../../game/apply.ts';
import { permitted } from '../../sequence/permits.ts';
import type { Spot } from '../../stage/contract.ts';
import { piecesAt } from '../present/names.ts';
import { deedsOf, hexesOfDeed, hexsideOfDeed, ready, sameOrder, type Deed } from './deeds.ts';
import { answerAt } from './company.ts';
import { whyNotThere, type Reach } from './reach.ts';

/** What is chosen: the piece, whether it pushes what stands beside it, who goes along, and the order that waits to be confirmed. */
export interface Selection {
  readonly piece: PieceId | null;
  readonly pushing: boolean;
  /** Who goes along; null = as is usual: nobody with a move, everybody with what is owed (2.20.2, 2.20.3). */
  readonly company: readonly PieceId[] | null;
  readonly aim: Action | null;
}

export type Intent =
  | Readonly<{ type: 'choose'; piece: PieceId }>
  | Readonly<{ type: 'clear' }>
  /** Show the odds or the way; a second pick of the same thing confirms. */
  | Readonly<{ type: 'aim'; action: Action }>
  | Readonly<{ type: 'confirm' }>
  | Readonly<{ type: 'do'; action: Action }>
  | Readonly<{ type: 'refuse'; refusal: Refusal }>;

/** Where was pointed; `careful` = moves are shown first and done at the second tap (touch). */
export interface Pick extends Spot {
  readonly careful: boolean;
}

/** Nearer to the edge than this part of the way to the centre, the pointer means the hexside. */
const EDGE = 0.4;

/** The meaning of a pick; `reach` is the range of the chosen unit, if it can move. */
export function intentOf(
  battle: Battle,
  state: GameState,
  chosen: Selection,
  reach: Reach | null,
  pick: Pick,
): Intent {
  const owed = state.owed[0];
  if (owed !== undefined) return decision(battle, state, owed, chosen, pick.hex);
  const ordered = chosen.piece === null ? null : order(battle, state, chosen, reach, pick);
  if (ordered !== null) return ordered;
  const own = piecesToChoose(battle, state, pick.hex);
  const next = own[(own.indexOf(chosen.piece ?? (-1 as PieceId)) + 1) % own.length];
  if (next !== undefined && next !== chosen.piece) return { type: 'choose', piece: next };
  if (chosen.piece === null || own.length > 0) return { type: 'clear' };
  return { type: 'refuse', refusal: whyNotHere(battle, state, chosen, chosen.piece, pick.hex) };
}

/** Own pieces in a hex, those that can act first. */
export function piecesToChoose(battle: Battle, state: GameState, hex: HexId): readonly PieceId[] {
  const able = ready(battle, state);
  return piecesAt(battle, state, hex)
    .filter((piece) => sideOf(battle, piece) === state.active)
    .sort((a, b) => Number(able.has(b)) - Number(able.has(a)));
}

/** A decision that is owed: the hexes that answer it, or why the one pointed at does not (2.18.4). */
function decision(battle: Battle, state: GameState, owed: Owed, chosen: Selection, hex: HexId): Intent {
  if (hex === state.pieces[owed.unit]!.at) return { type: 'clear' };
  const answer = answerAt(battle, state, chosen, hex);
  if (answer !== null) return { type: 'do', action: answer };
  switch (owed.type) {
    case 'retreat': {
      const reason = retreatOptions(battle, state, owed).refused.get(hex);
      return { type: 'refuse', refusal: reason ?? refuse('no-path', '2.8.10') };
    }
    case 'advance':
    case 'duel':
      return { type: 'refuse', refusal: refuse('not-the-decision-owed', '2.18.4') };
    case 'slip': {
      const refusal = whyNotSlipTo(battle, state, owed.unit, hex);
      return { type: 'refuse', refusal: refusal ?? refuse('not-the-decision-owed', '2.18.4') };
    }
    case 'withdraw': {
      const action = { personage: owed.unit, path: [hex], unit: null, carries: [] };
      return refusing(battle, state, { type: 'Withdraw', ...action });
    }
    case 'escape':
      return refusing(battle, state, { type: 'Escape', personage: owed.unit, hex });
  }
}

/** The reason against an order that is known not to be possible. */
function refusing(battle: Battle, state: GameState, action: Action): Intent {
  return { type: 'refuse', refusal: whyNot(battle, state, action) ?? refuse('no-path', '2.8.10') };
}

function order(
  battle: Battle,
  state: GameState,
  chosen: Selection,
  reach: Reach | null,
  pick: Pick,
): Intent | null {
  const piece = chosen.piece!;
  const deeds = deedsAt(battle, state, piece, pick);
  const again = deeds.some((deed) => sameOrder(deed, chosen.aim));
  const aimedBySide = pick.fromEdge < EDGE && deeds.length > 0 && !sameOrder(deeds[0]!, chosen.aim);
  if (again && !aimedBySide) return { type: 'confirm' };
  if (deeds[0] !== undefined) return { type: 'aim', action: deeds[0] };
  const action = reach?.orderTo(pick.hex) ?? null;
  if (action !== null) {
    if (!pick.careful) return { type: 'do', action };
    return sameOrder(action, chosen.aim) ? { type: 'confirm' } : { type: 'aim', action };
  }
  const placing: Action = { type: 'Deploy', piece, hex: pick.hex };
  return whyNot(battle, state, placing) === null ? { type: 'do', action: placing } : null;
}

/** The deeds that a pick may mean, the likeliest first: the hexside under the pointer when it is near it, else what stands in the hex. */
export function deedsAt(battle: Battle, state: GameState, piece: PieceId, pick: Spot): readonly Deed[] {
  const deeds = deedsOf(battle, state, piece);
  const side = hexsideOf(battle.board, pick.hex, pick.direction);
  const atSide = deeds.filter((deed) => hexsideOfDeed(deed) === side);
  const inHex = deeds.filter((deed) => hexesOfDeed(battle, state, deed).includes(pick.hex));
  const standing = inHex.filter((deed) => hexsideOfDeed(deed) === null);
  const near = pick.fromEdge < EDGE;
  return near ? [...atSide, ...without(inHex, atSide)] : [...standing, ...without(inHex, standing)];
}

function without(deeds: readonly Deed[], others: readonly Deed[]): readonly Deed[] {
  return deeds.filter((deed) => !others.includes(deed));
}

/** Why the chosen piece can do nothing about a hex: the reason against the most natural order. */
function whyNotHere(
  battle: Battle,
  state: GameState,
  chosen: Selection,
  piece: PieceId,
  hex: HexId,
): Refusal {
  const allowed = permitted(state.step);
  const foes = piecesAt(battle, state, hex).filter((one) => sideOf(battle, one) !== state.active);
  const friend = unitAt(battle, state, hex);
  const orders: Action[] = [];
  for (const target of foes) {
    if (allowed.has('Challenge')) orders.push({ type: 'Challenge', personage: piece, target });
    if (allowed.has('Fire')) orders.push({ type: 'Fire', shooter: piece, target });
    if (allowed.has('Melee')) orders.push({ type: 'Melee', attacker: piece, defender: target });
    if (allowed.has('Bombard')) orders.push({ type: 'Bombard', engine: piece, target });
  }
  if (allowed.has('Deploy')) orders.push({ type: 'Deploy', piece, hex });
  if (allowed.has('ThrowHead') && engineKind(battle, piece)?.weapon === 'catapult')
    orders.push({ type: 'ThrowHead', engine: piece, hex });
  if (allowed.has('Rally') && friend !== null && personageKind(battle, piece) !== null)
    orders.push({ type: 'Rally', leader: piece, unit: friend });
  if (allowed.has('RallySelf')) orders.push({ type: 'RallySelf', unit: piece });
  for (const wanted of orders) {
    const refusal = whyNot(battle, state, wanted);
    if (refusal !== null) return refusal;
  }
  if (personageKind(battle, piece) !== null) {
    const alone: Action = { type: 'MoveAlone', personage: piece, path: [hex] };
    return whyNot(battle, state, alone) ?? refuse('no-path', '2.20.2');
  }
  if (!allowed.has('Move')) return refuse('not-in-this-step', '2.18');
  const pushes = chosen.pushing ? engineAt(battle, state, state.pieces[piece]!.at as HexId) : null;
  const stuck = whyNot(battle, state, { type: 'Move', unit: piece, path: [hex], pushes, carries: [] });
  const cannotStir = stuck !== null && ['moved-already', 'worked-already', 'not-a-unit'].includes(stuck.code);
  return cannotStir ? stuck : whyNotThere(battle, state, piece, pushes, hex);
}
