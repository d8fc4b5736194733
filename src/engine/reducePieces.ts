/** What happens to units and personages (2.7 to 2.9, 2.20): folded like every event, without dice, charts or legality. */
import { assertNever } from '../kernel/assertNever.ts';
import type { PieceId } from './battle.ts';
import { stateWith, withPiece } from './copies.ts';
import type { EventOf, GameEvent } from './event.ts';
import { GONE, WITHOUT_LIMIT, type GameState, type PieceState } from './state.ts';

type PieceEvent = EventOf<
  | 'PieceDeployed'
  | 'UnitMoved'
  | 'PersonageMoved'
  | 'PersonagesWent'
  | 'UnitActed'
  | 'DuelOffered'
  | 'DuelDeclined'
  | 'DuelFought'
  | 'PersonageWounded'
  | 'PersonageSlain'
  | 'PersonageWithdrew'
  | 'PersonageEscaped'
  | 'RallyTried'
  | 'UnitReduced'
  | 'UnitDisrupted'
  | 'UnitRallied'
  | 'UnitEliminated'
  | 'UnitRetreated'
  | 'UnitAdvanced'
  | 'UnitSlippedAway'
>;

/** Folds what happens to one piece, or to several at once, into the state. */
export function reducePieces(state: GameState, event: PieceEvent): GameState {
  switch (event.type) {
    case 'PieceDeployed':
      return withPiece(state, event.piece, { at: event.hex });
    case 'UnitMoved': {
      const at = event.path.at(-1)!;
      const moved = withPiece(state, event.unit, { at, moved: true, spent: event.spent });
      const pushed =
        event.pushed === null
          ? moved
          : withPiece(moved, event.pushed, { at, moved: true, spent: event.spent });
      return withEach(pushed, event.carried, { at, moved: true });
    }
    case 'PersonageMoved': {
      const done = event.magical ? { enchanted: true } : { moved: true };
      return withPiece(state, event.personage, { at: event.path.at(-1)!, spent: event.spent, ...done });
    }
    case 'PersonagesWent':
      return withEach(state, event.personages, { at: event.to });
    case 'UnitActed':
      return withPiece(state, event.piece, { [event.deed]: true });
    case 'DuelOffered':
      return withPiece(state, event.challenger, { challenged: true });
    case 'DuelDeclined':
      return withPiece(state, event.personage, { declined: true });
    case 'DuelFought':
      return withEach(state, [event.attacker, event.defender], { duelled: true });
    case 'PersonageWounded':
      return withPiece(state, event.personage, { lost: 1 });
    case 'PersonageSlain':
      return withPiece(state, event.personage, { at: GONE });
    case 'PersonageWithdrew':
      return withPiece(state, event.personage, { at: event.path.at(-1)! });
    case 'PersonageEscaped':
      return withPiece(state, event.personage, { at: event.to });
    case 'RallyTried': {
      const tries = state.pieces[event.leader]!.tries + Number(event.near);
      const left = state.triesLeft[state.active]!;
      const counted =
        left === WITHOUT_LIMIT
          ? state
          : stateWith(state, { triesLeft: state.triesLeft.with(state.active, left - 1) });
      return withPiece(withPiece(counted, event.unit, { rallied: true }), event.leader, {
        tries,
        rallied: true,
      });
    }
    case 'UnitReduced':
      return withPiece(state, event.unit, { lost: state.pieces[event.unit]!.lost + 1 });
    case 'UnitDisrupted':
      return withPiece(state, event.unit, { disrupted: true });
    case 'UnitRallied':
      return withPiece(state, event.unit, { disrupted: false });
    case 'UnitEliminated':
      return withPiece(state, event.unit, { at: GONE });
    case 'UnitRetreated':
      return withPiece(state, event.unit, { at: event.path.at(-1)! });
    case 'UnitAdvanced':
    case 'UnitSlippedAway':
      return withPiece(state, event.unit, { at: event.to });
    default:
      return assertNever(event);
  }
}

/**
 * Among whom are all pieces that an event changes, so that they need not be looked for among all; null where it does not say. It
 * stands beside the folding: what is changed there besides is to be named here.
 */
export function piecesIn(event: GameEvent): readonly PieceId[] | null {
  switch (event.type) {
    case 'UnitMoved':
      return event.pushed === null
        ? [event.unit, ...event.carried]
        : [event.unit, event.pushed, ...event.carried];
    case 'PieceDeployed':
    case 'UnitActed':
      return [event.piece];
    case 'PersonagesWent':
      return event.personages;
    case 'RallyTried':
      return [event.unit, event.leader];
    case 'UnitReduced':
    case 'UnitDisrupted':
    case 'UnitRallied':
    case 'UnitEliminated':
    case 'UnitRetreated':
    case 'UnitAdvanced':
    case 'UnitSlippedAway':
      return [event.unit];
    default:
      return null;
  }
}

/** The same change for each of several pieces. */
function withEach(state: GameState, ids: readonly PieceId[], change: Partial<PieceState>): GameState {
  return ids.reduce((now, id) => withPiece(now, id, change), state);
}
