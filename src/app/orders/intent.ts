/** What a click, a tap or Enter on the board means, given what is chosen and what the rules allow. Nothing is done here. */
import type { HexId } from '../../board/hex.ts';
import { hexsideOf } from '../../board/hexside.ts';
import type { Action } from '../../engine/action.ts';
import type { Battle, PieceId } from '../../engine/battle.ts';
import { engineAt, sideOf, unitAt } from '../../engine/facts/pieces.ts';
import { retreatOptions } from '../../engine/facts/retreats.ts';
import { whyNotSlipTo } from '../../engine/facts/slips.ts';
import { refuse, type Refusal } from '../../engine/refusal.ts';
import type { GameState, Owed } from '../../engine/state.ts';
import { whyNot } from '../../game/apply.ts';
import { legalOf } from '../../game/legal.ts';
import { permitted } from '../../sequence/permits.ts';
import type { Spot } from '../../stage/contract.ts';
import { deedsOf, hexesOfDeed, hexsideOfDeed, ready, sameOrder, type Deed } from './deeds.ts';
import { wayThere, whyNotThere, type UnitReach } from './reach.ts';

/** What is chosen: the piece, whether it pushes the engine beside it, and the order that waits to be confirmed. */
export interface Selection {
  readonly piece: PieceId | null;
  readonly pushing: boolean;
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
  reach: UnitReach | null,
  pick: Pick,
): Intent {
  const owed = state.owed[0];
  if (owed !== undefined) return decision(battle, state, owed, pick.hex);
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
  return [unitAt(battle, state, hex), engineAt(battle, state, hex)]
    .filter((piece): piece is PieceId => piece !== null && sideOf(battle, piece) === state.active)
    .sort((a, b) => Number(able.has(b)) - Number(able.has(a)));
}

/** A decision that is owed: the hexes that answer it, or why the one pointed at does not (2.18.4). */
function decision(battle: Battle, state: GameState, owed: Owed, hex: HexId): Intent {
  if (hex === state.pieces[owed.unit]!.at) return { type: 'clear' };
  switch (owed.type) {
    case 'retreat': {
      const way = legalOf(battle, state, 'Retreat').find(({ path }) => path.at(-1) === hex);
      if (way !== undefined) return { type: 'do', action: way };
      const reason = retreatOptions(battle, state, owed).refused.get(hex);
      return { type: 'refuse', refusal: reason ?? refuse('no-path', '2.8.10') };
    }
    case 'advance':
      return hex === owed.hex
        ? { type: 'do', action: { type: 'Advance', unit: owed.unit, carries: [] } }
        : { type: 'refuse', refusal: refuse('not-the-decision-owed', '2.18.4') };
    case 'slip': {
      const refusal = whyNotSlipTo(battle, state, owed.unit, hex);
      return refusal === null
        ? { type: 'do', action: { type: 'SlipAway', unit: owed.unit, to: hex, carries: [] } }
        : { type: 'refuse', refusal };
    }
  }
}

function order(
  battle: Battle,
  state: GameState,
  chosen: Selection,
  reach: UnitReach | null,
  pick: Pick,
): Intent | null {
  const piece = chosen.piece!;
  const deeds = deedsAt(battle, state, piece, pick);
  const again = deeds.some((deed) => sameOrder(deed, chosen.aim));
  const aimedBySide = pick.fromEdge < EDGE && deeds.length > 0 && !sameOrder(deeds[0]!, chosen.aim);
  if (again && !aimedBySide) return { type: 'confirm' };
  if (deeds[0] !== undefined) return { type: 'aim', action: deeds[0] };
  const path = reach === null ? null : wayThere(reach, pick.hex);
  if (path !== null && reach !== null) {
    const action: Action = { type: 'Move', unit: piece, path: path.slice(1), pushes: reach.pushes, carries: [] };
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
  const foe = unitAt(battle, state, hex);
  const engine = engineAt(battle, state, hex);
  const foes = [foe, engine].filter(
    (one) => one !== null && sideOf(battle, one) !== state.active,
  ) as PieceId[];
  const orders: Action[] = [];
  for (const target of foes) {
    if (allowed.has('Fire')) orders.push({ type: 'Fire', shooter: piece, target });
    if (allowed.has('Melee')) orders.push({ type: 'Melee', attacker: piece, defender: target });
    if (allowed.has('Bombard')) orders.push({ type: 'Bombard', engine: piece, target });
  }
  if (allowed.has('Deploy')) orders.push({ type: 'Deploy', piece, hex });
  if (allowed.has('RallySelf')) orders.push({ type: 'RallySelf', unit: piece });
  for (const wanted of orders) {
    const refusal = whyNot(battle, state, wanted);
    if (refusal !== null) return refusal;
  }
  if (!allowed.has('Move')) return refuse('not-in-this-step', '2.18');
  const pushes = chosen.pushing ? engineAt(battle, state, state.pieces[piece]!.at as HexId) : null;
  const stuck = whyNot(battle, state, { type: 'Move', unit: piece, path: [hex], pushes, carries: [] });
  const cannotStir = stuck !== null && ['moved-already', 'worked-already', 'not-a-unit'].includes(stuck.code);
  return cannotStir ? stuck : whyNotThere(battle, state, piece, pushes, hex);
}
