/** Case 2.11.2: leaning a ladder against a wall, as an act of the siege phase or as the end of a move. */
import { directionTo, DIRECTIONS } from '../../board/hex.ts';
import { hexsideOf } from '../../board/hexside.ts';
import { LADDER_RAISING } from '../../rulebook/house.ts';
import type { ActionOf } from '../action.ts';
import { BESIEGER, type Battle, type PieceId } from '../battle.ts';
import { ladderOn } from '../facts/ladders.ts';
import { closedByNature } from '../facts/hexsides.ts';
import { allowance } from '../facts/movement.ts';
import { isSiegePhase } from '../facts/phase.ts';
import { engineAt } from '../facts/occupancy.ts';
import { hasTrait, piecesOf, sideOf, standingAt, unitKind } from '../facts/pieces.ts';
import { workOn } from '../facts/works.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import type { Verb } from '../verb.ts';

type RaiseLadder = ActionOf<'RaiseLadder'>;

/** Free in the siege phase; 1 MP at the end of a move, made or not, in the movement phase. Either way the unit's last act but fighting. */
export const raiseLadder: Verb<RaiseLadder> = {
  options(battle, state) {
    const found: RaiseLadder[] = [];
    for (const unit of piecesOf(battle, state, state.active)) {
      if (whyNotRaise(battle, state, unit) !== null) continue;
      for (const direction of DIRECTIONS) {
        const hexside = hexsideOf(battle.board, standingAt(state, unit), direction);
        const action: RaiseLadder = { type: 'RaiseLadder', unit, hexside };
        if (whyNotAgainst(battle, state, action) === null) found.push(action);
      }
    }
    return found;
  },
  whyNot: (battle, state, action) =>
    whyNotRaise(battle, state, action.unit) ?? whyNotAgainst(battle, state, action),
  resolve: (_battle, state, { unit, hexside }) => [
    { type: 'LadderRaised', hexside, foot: standingAt(state, unit), by: unit, cite: '2.11.2' },
    { type: 'UnitActed', piece: unit, deed: 'worked', cite: '2.11.1' },
  ],
};

/** Why a unit may not raise any ladder now: who it is, what it has done, what is left of its points and of the ladders. */
function whyNotRaise(battle: Battle, state: GameState, unit: PieceId): Refusal | null {
  const piece = state.pieces[unit];
  if (piece === undefined || piece.at < 0) return refuse('not-on-the-map', '2.6.4');
  if (sideOf(battle, unit) !== state.active) return refuse('not-your-piece', '2.18');
  if (unitKind(battle, unit) === null) return refuse('not-a-unit', '2.11.2');
  if (state.active !== BESIEGER) return refuse('only-the-besieger', '2.11.2');
  if (!hasTrait(battle, unit, 'ladders')) return refuse('cannot-climb', '2.11.2');
  if (piece.disrupted) return refuse('disrupted', '2.7.5');
  if (piece.worked) return refuse('worked-already', '2.11.1');
  if (state.ladderSupply <= 0) return refuse('no-ladders-left', '2.11.2');
  const tired = !isSiegePhase(state) && pointsLeft(battle, state, unit) < LADDER_RAISING;
  return tired ? refuse('not-enough-movement', '2.11.2') : null;
}

/** Half points left to a unit after its move. Who stands with an engine that has moved has pushed it, and had a pusher's points (2.7.9). */
function pointsLeft(battle: Battle, state: GameState, unit: PieceId): number {
  const { moved, spent } = state.pieces[unit]!;
  if (!moved) return allowance(battle, state, unit);
  const engine = engineAt(battle, state, standingAt(state, unit));
  const pushed = engine !== null && state.pieces[engine]!.moved;
  return allowance(battle, state, unit, pushed) - spent;
}

/** Why no ladder may lean against that hexside: only an unbreached wall, from outside, and one ladder there (2.11.2). */
function whyNotAgainst(battle: Battle, state: GameState, { unit, hexside }: RaiseLadder): Refusal | null {
  const here = workOn(battle, hexside);
  if (here === null || here.work.kind !== 'wall') return refuse('not-a-wall', '2.11.2');
  const towardsHead = directionTo(battle.board, here.work.outer, here.work.inner)!;
  if (closedByNature(battle, here.work.outer, towardsHead)) return refuse('not-a-wall', '2.2.3');
  const { at } = state.pieces[unit]!;
  if (at === here.work.inner) return refuse('not-from-outside', '2.11.2');
  if (at !== here.work.outer) return refuse('not-adjacent', '2.11.2');
  if (state.works[here.id]!.breached) return refuse('already-breached', '2.11.2');
  return ladderOn(state, hexside) === null ? null : refuse('ladder-there', '2.11.2');
}
