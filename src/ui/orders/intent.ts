/** What a click, a tap or Enter on the board means, given what is chosen and what the rules allow. Nothing is done here. */
import type { HexId } from '../../board/hex.ts';
import { hexsideOf } from '../../board/hexside.ts';
import type { Action } from '../../engine/action.ts';
import type { Battle, PieceId } from '../../engine/battle.ts';
import { hexOf, piecesAt, sideOf } from '../../engine/facts/pieces.ts';
import { refusedEnds } from '../../engine/facts/retreats.ts';
import { whyNotSlipTo } from '../../engine/facts/slips.ts';
import { refuse, type Refusal } from '../../engine/refusal.ts';
import type { GameState, Owed } from '../../engine/state.ts';
import { whyNot } from '../../game/apply.ts';
import type { Spot } from '../../stage/contract.ts';
import { answerAt, companyOf } from './company.ts';
import {
  deedsOf,
  hexesOfDeed,
  hexsideOfDeed,
  isInPlace,
  choosablePieces,
  sameOrder,
  type AimedAction,
} from './deeds.ts';
import { EDGE, type Pick } from './pick.ts';
import type { PieceReach } from './reach.ts';
import { whyNotHere } from './reasons.ts';

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

/** The meaning of a pick; `reach` is the range of the chosen unit, if it can move. */
export function intentOf(
  battle: Battle,
  state: GameState,
  chosen: Selection,
  reach: PieceReach | null,
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
  return { type: 'refuse', refusal: whyNotHere(battle, state, chosen, pick) };
}

/** Own pieces in a hex, those that can act first. */
export function piecesToChoose(battle: Battle, state: GameState, hex: HexId): readonly PieceId[] {
  const able = choosablePieces(battle, state);
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
      const reason = refusedEnds(battle, state, owed).get(hex);
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
      const [unit = null, ...carries] = companyOf(battle, state, chosen);
      return refusing(battle, state, { type: 'Withdraw', personage: owed.unit, path: [hex], unit, carries });
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
  reach: PieceReach | null,
  pick: Pick,
): Intent | null {
  const piece = chosen.piece!;
  const { aim } = chosen;
  const deeds = deedsAt(battle, state, piece, pick);
  const [deed] = likeliest(deeds, aim);
  const again = deeds.some((one) => sameOrder(one, aim)) || isUntargeted(state, aim, pick.hex);
  const aimedBySide = pick.fromEdge < EDGE && deed !== undefined && !sameOrder(deed, aim);
  if (again && !aimedBySide) return { type: 'confirm' };
  const gives = deed !== undefined && isInPlace(battle, state, deed) && hasCompany(battle, state, piece);
  if (gives) return null;
  if (deed !== undefined) return { type: 'aim', action: deed };
  const action = reach?.orderTo(pick.hex) ?? null;
  if (action !== null) {
    if (!pick.careful) return { type: 'do', action };
    return sameOrder(action, aim) ? { type: 'confirm' } : { type: 'aim', action };
  }
  const placing: Action = { type: 'Deploy', piece, hex: pick.hex };
  return whyNot(battle, state, placing) === null ? { type: 'do', action: placing } : null;
}

/** A spell goes on with the points it was aimed with. */
function likeliest(deeds: readonly AimedAction[], aim: Action | null): readonly AimedAction[] {
  if (aim?.type !== 'Cast') return deeds;
  const same = (deed: AimedAction): boolean =>
    deed.type === 'Cast' && deed.spell === aim.spell && deed.points === aim.points;
  return [...deeds.filter(same), ...deeds.filter((deed) => !same(deed))];
}

/** Whether a spell without a target waits to be cast, and its caster is pointed at. */
function isUntargeted(state: GameState, aim: Action | null, hex: HexId): boolean {
  return aim?.type === 'Cast' && aim.target === null && state.pieces[aim.caster]!.at === hex;
}

/** Whether others of its hex can act too: then a pick of the hex goes round among them, and what is done in place is ordered by its button. */
function hasCompany(battle: Battle, state: GameState, piece: PieceId): boolean {
  const able = choosablePieces(battle, state);
  const at = hexOf(state, piece);
  return at !== null && piecesToChoose(battle, state, at).some((one) => one !== piece && able.has(one));
}

/** The deeds that a pick may mean, the likeliest first: the hexside under the pointer when it is near it, else what stands in the hex. */
export function deedsAt(
  battle: Battle,
  state: GameState,
  piece: PieceId,
  pick: Spot,
): readonly AimedAction[] {
  const deeds = deedsOf(battle, state, piece);
  const side = hexsideOf(battle.board, pick.hex, pick.direction);
  const atSide = deeds.filter((deed) => hexsideOfDeed(deed) === side);
  const inHex = deeds.filter((deed) => hexesOfDeed(battle, state, deed).includes(pick.hex));
  const standing = inHex.filter((deed) => hexsideOfDeed(deed) === null);
  const near = pick.fromEdge < EDGE;
  return near ? [...atSide, ...without(inHex, atSide)] : [...standing, ...without(inHex, standing)];
}

function without(deeds: readonly AimedAction[], others: readonly AimedAction[]): readonly AimedAction[] {
  return deeds.filter((deed) => !others.includes(deed));
}
