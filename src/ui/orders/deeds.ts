/** What the chosen piece can be asked to do in this step besides moving, and what on the board each deed is aimed at. */
import { isSetupPhase } from '../../engine/facts/phase.ts';
import { hexOf } from '../../engine/facts/pieces.ts';
import type { HexId } from '../../board/hex.ts';
import { hexesOf, type HexsideId } from '../../board/hexside.ts';
import { lastTwo } from '../../kernel/lastTwo.ts';
import type { Action } from '../../engine/action.ts';
import type { Battle, PieceId } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import { actorOf, legalOf, readyPieces } from '../../game/legal.ts';

/** Deeds that are ordered by pointing at something; moves and placements are found hex by hex. */
const AIMED = [
  'Fire',
  'Melee',
  'Bombard',
  'Breach',
  'RaiseLadder',
  'ThrowDown',
  'Dock',
  'ThrowHead',
  'DigTrench',
  'Pour',
  'RemoveDummy',
  'Challenge',
  'Cast',
  'Rally',
  'RallyToBanner',
  'ClearHead',
  'RallySelf',
] as const;
export type AimedAction = Extract<Action, { type: (typeof AIMED)[number] }>;

/** Whether an order is pointed at something, and is not a move or a placement. */
export function isAimed(action: Action): action is AimedAction {
  return AIMED.some((type) => type === action.type);
}

const deedsNow = lastTwo((battle: Battle, state: GameState): ReadonlyMap<PieceId, readonly AimedAction[]> => {
  const found = new Map<PieceId, AimedAction[]>();
  for (const type of AIMED) {
    for (const action of legalOf(battle, state, type) as readonly AimedAction[]) {
      const actor = actorOf(action)!;
      const known = found.get(actor);
      if (known === undefined) found.set(actor, [action]);
      else known.push(action);
    }
  }
  return found;
});

/** Every deed of a piece that the rules allow now. */
export function deedsOf(battle: Battle, state: GameState, piece: PieceId): readonly AimedAction[] {
  return deedsNow(battle, state).get(piece) ?? [];
}

const readyNow = lastTwo((battle: Battle, state: GameState): ReadonlySet<PieceId> => {
  if (!isSetupPhase(state)) return readyPieces(battle, state);
  return new Set(battle.setup.flatMap(({ side, pieces }) => (side === state.active ? pieces : [])));
});

/** The pieces that can still do something in this step; in the set-up all that may be placed. */
export function choosablePieces(battle: Battle, state: GameState): ReadonlySet<PieceId> {
  return readyNow(battle, state);
}

/** The hexside a deed is aimed at, or null. */
export function hexsideOfDeed(deed: Action): HexsideId | null {
  return 'hexside' in deed ? deed.hexside : null;
}

/** The hexes by which a deed is pointed at: the target's hex, or both hexes of a hexside without the actor's own. */
export function hexesOfDeed(battle: Battle, state: GameState, deed: AimedAction): readonly HexId[] {
  const where = (piece: PieceId): readonly HexId[] => {
    const hex = hexOf(state, piece);
    return hex === null ? [] : [hex];
  };
  switch (deed.type) {
    case 'Fire':
    case 'Bombard':
    case 'Melee':
    case 'Rally':
    case 'Challenge':
    case 'Cast': {
      const target = aimedAt(deed);
      return target === null ? [] : where(target);
    }
    case 'RallyToBanner':
    case 'RallySelf':
      return where(deed.unit);
    case 'ThrowHead':
    case 'DigTrench':
      return [deed.hex];
    case 'ClearHead':
    case 'RemoveDummy':
      return where(actorOf(deed)!);
    default: {
      const own = state.pieces[actorOf(deed)!]!.at;
      return hexesOf(battle.board, deed.hexside).filter((hex): hex is HexId => hex >= 0 && hex !== own);
    }
  }
}

/** The piece that a deed is aimed at, an enemy or who is to be rallied; null where it is aimed at none. */
export function aimedAt(deed: Action): PieceId | null {
  switch (deed.type) {
    case 'Fire':
    case 'Bombard':
    case 'Challenge':
    case 'Cast':
      return deed.target;
    case 'Melee':
      return deed.defender;
    case 'Rally':
      return deed.unit;
    default:
      return null;
  }
}

/** Whether a deed is done where its actor stands. */
export function isInPlace(battle: Battle, state: GameState, deed: AimedAction): boolean {
  const at = hexOf(state, actorOf(deed)!);
  return at !== null && hexesOfDeed(battle, state, deed).includes(at);
}

/** The deeds of a piece of which each has another target: of spells only those with the points aimed with, or one point. */
export function aimsOf(
  battle: Battle,
  state: GameState,
  piece: PieceId,
  aim: Action | null,
): readonly AimedAction[] {
  return deedsOf(battle, state, piece).filter((deed) => {
    if (deed.type !== 'Cast') return true;
    return deed.points === (aim?.type === 'Cast' && aim.spell === deed.spell ? aim.points : 1);
  });
}

/** Whether two actions are the same order. */
export function sameOrder(a: Action | null, b: Action | null): boolean {
  return a === b || (a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b));
}
