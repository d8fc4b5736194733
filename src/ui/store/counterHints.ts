/** What the counters show beyond the state. */
import { enemyOf, type Battle, type Piece, type PieceId } from '../../engine/battle.ts';
import { inContact } from '../../engine/facts/hexsides.ts';
import { piecesOf, sideOf, standingAt, unitKind } from '../../engine/facts/pieces.ts';
import { isFanatic } from '../../engine/facts/strength.ts';
import { attackCrossing } from '../../engine/consequences/strike.ts';
import type { GameState } from '../../engine/state.ts';
import type { Match } from '../../game/match.ts';
import type { CounterHints } from '../../stage/contract.ts';
import { choosablePieces } from '../orders/deeds.ts';

/** What the counters show beyond the state: who can still act, who fights fanatically now. */
export function hintsOf(match: Match | null): CounterHints {
  if (match === null || match.state.verdict !== null) return { ready: new Set(), fanatic: new Map() };
  const { battle, state } = match;
  const fanatics = battle.pieces.filter(
    ({ id, kind }) =>
      kind.class === 'unit' && state.pieces[id]!.at >= 0 && isFanatic(battle, state, id, 'melee'),
  );
  const blaze = ({ id }: Piece) => [id, couldStrike(battle, state, id) ? 'crown' : 'ember'] as const;
  return { ready: choosablePieces(battle, state), fanatic: new Map(fanatics.map(blaze)) };
}

/** Whether an enemy unit stands in contact, or behind a ladder or docked tower that the unit may use (2.8). */
function couldStrike(battle: Battle, state: GameState, unit: PieceId): boolean {
  const from = standingAt(state, unit);
  return piecesOf(battle, state, enemyOf(sideOf(battle, unit))).some((enemy) => {
    const to = standingAt(state, enemy);
    if (unitKind(battle, enemy) === null) return false;
    return inContact(battle, state, from, to) || attackCrossing(battle, state, unit, to) !== null;
  });
}
