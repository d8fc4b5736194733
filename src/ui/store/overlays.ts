/** What is laid over the board: the range, the way under the pointer, targets, hexsides and hexes to choose from. */
import type { HexId } from '../../board/hex.ts';
import type { HexsideId } from '../../board/hexside.ts';
import { sight } from '../../board/sight.ts';
import type { Action } from '../../engine/action.ts';
import type { Battle, PieceId } from '../../engine/battle.ts';
import { isSetupPhase } from '../../engine/facts/phase.ts';
import { hasGift, hexOf, standingAt } from '../../engine/facts/pieces.ts';
import { refusedEnds } from '../../engine/facts/retreats.ts';
import type { GameState } from '../../engine/state.ts';
import { whyNot } from '../../game/apply.ts';
import { permittedIn } from '../../sequence/permits.ts';
import { NO_OVERLAYS, type Overlays } from '../../stage/contract.ts';
import { deedsOf, hexesOfDeed, hexsideOfDeed } from '../orders/deeds.ts';
import type { Selection } from '../orders/intent.ts';
import { answers } from '../orders/company.ts';
import { endOfMove, type PieceReach } from '../orders/reach.ts';

/** The overlays of a choice, without those that follow the pointer. Kept by the caller while the choice stands. */
export function standingOverlays(
  battle: Battle,
  state: GameState,
  chosen: Selection,
  reach: PieceReach | null,
): Overlays {
  const owed = state.owed[0];
  if (owed !== undefined) return owedOverlays(battle, state, chosen);
  if (chosen.piece === null) return { ...NO_OVERLAYS, choices: orNone(setupPlaces(battle, state)) };
  const deeds = deedsOf(battle, state, chosen.piece);
  const targets = new Set<HexId>();
  const hexsides: HexsideId[] = [];
  for (const deed of deeds) {
    const side = hexsideOfDeed(deed);
    if (side !== null) hexsides.push(side);
    else for (const hex of hexesOfDeed(battle, state, deed)) targets.add(hex);
  }
  return {
    ...NO_OVERLAYS,
    selected: hexOf(state, chosen.piece),
    range: reach?.reached ?? NO_OVERLAYS.range,
    flight: reach !== null && hasGift(battle, chosen.piece, 'flies'),
    targets: orNone([...targets]),
    hexsides: orNone(hexsides),
    choices: orNone(legalPlaces(battle, state, chosen.piece)),
  };
}

const NONE: readonly never[] = [];

/** The one empty list: two choices without any look the same to the board. */
function orNone<T>(found: readonly T[]): readonly T[] {
  return found.length === 0 ? NONE : found;
}

/** 2.5: while nothing is chosen in the set-up, all hexes where the acting side may place something. */
function setupPlaces(battle: Battle, state: GameState): readonly HexId[] {
  if (!isSetupPhase(state)) return [];
  return [...new Set(battle.setup.flatMap(({ side, hexes }) => (side === state.active ? [...hexes] : [])))];
}

/** 2.5: the hexes of its own zones where the piece may be placed. */
function legalPlaces(battle: Battle, state: GameState, piece: PieceId): readonly HexId[] {
  if (!permittedIn(state.step).has('Deploy')) return NONE;
  const zones = battle.setup.flatMap(({ pieces, hexes }) => (pieces.includes(piece) ? [...hexes] : []));
  return [...new Set(zones)].filter((hex) => whyNot(battle, state, { type: 'Deploy', piece, hex }) === null);
}

function owedOverlays(battle: Battle, state: GameState, chosen: Selection): Overlays {
  const owed = state.owed[0]!;
  const selected = hexOf(state, owed.unit);
  const choices = [...answers(battle, state, chosen).keys()];
  const targets = owed.type === 'duel' ? [standingAt(state, owed.challenger)] : NO_OVERLAYS.targets;
  const forbidden =
    owed.type === 'retreat' ? [...refusedEnds(battle, state, owed).keys()] : NO_OVERLAYS.forbidden;
  return { ...NO_OVERLAYS, selected, choices, targets, forbidden };
}

/** The same overlays with what follows the pointer and the keyboard: the cursor, the way there, the line of fire. */
export function liveOverlays(
  battle: Battle,
  state: GameState,
  standing: Overlays,
  chosen: Selection,
  reach: PieceReach | null,
  pointed: HexId | null,
  cursor: HexId | null,
): Overlays {
  return {
    ...standing,
    cursor,
    path: pathShown(chosen.aim, reach, pointed ?? cursor),
    line: lineShown(battle, state, chosen.aim),
  };
}

function pathShown(aim: Action | null, reach: PieceReach | null, pointed: HexId | null): readonly HexId[] {
  if (reach === null) return NO_OVERLAYS.path;
  const end = endOfMove(aim) ?? pointed;
  return (end === null ? null : reach.wayTo(end)) ?? NO_OVERLAYS.path;
}

/** The line of a shot that waits to be confirmed, with the hex that blocks the view where one does. */
function lineShown(battle: Battle, state: GameState, aim: Action | null): Overlays['line'] {
  if (aim?.type !== 'Fire' && aim?.type !== 'Bombard') return null;
  const shooter = aim.type === 'Fire' ? aim.shooter : aim.engine;
  const from = state.pieces[shooter]!.at;
  const to = state.pieces[aim.target]!.at;
  if (from < 0 || to < 0) return null;
  const seen = sight(battle.board, from as HexId, to as HexId);
  return { from: from as HexId, to: to as HexId, blockedBy: seen.clear ? null : seen.blockedBy };
}
