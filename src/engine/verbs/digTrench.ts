/** Case 2.2.10: orcs dig a trench of fire before the wall. */
import { beyond, directionTo, DIRECTIONS, type HexId } from '../../board/hex.ts';
import { TRENCH_DISTANCE, TRENCH_TURNS } from '../../rulebook/house.ts';
import type { ActionOf } from '../action.ts';
import { BESIEGER, type Battle, type PieceId } from '../battle.ts';
import { isClosed } from '../facts/closed.ts';
import { terrainOf } from '../facts/hexsides.ts';
import { engineAt, unitAt } from '../facts/occupancy.ts';
import { hasTrait, personagesAt, piecesOf, sideOf, standingAt } from '../facts/pieces.ts';
import { distanceToWall, hasRoad } from '../facts/trenches.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import type { Verb } from '../verb.ts';

type DigTrench = ActionOf<'DigTrench'>;

/** The unit's one act of the siege phase; it counts as having moved. The hex is a Crater for the rest of the game. */
export const digTrench: Verb<DigTrench> = {
  options(battle, state) {
    if (whyNotNow(battle, state) !== null) return [];
    const found: DigTrench[] = [];
    for (const unit of piecesOf(battle, state, state.active)) {
      if (whyNotDig(battle, state, unit) !== null) continue;
      for (const direction of DIRECTIONS) {
        const hex = beyond(battle.board, standingAt(state, unit), direction) as HexId;
        if (whyNotThere(battle, state, unit, hex) === null) found.push({ type: 'DigTrench', unit, hex });
      }
    }
    return found;
  },
  whyNot: (battle, state, { unit, hex }) =>
    whyNotNow(battle, state) ?? whyNotDig(battle, state, unit) ?? whyNotThere(battle, state, unit, hex),
  resolve: (_battle, _state, { unit, hex }) => [
    { type: 'TrenchDug', hex, by: unit, cite: '2.2.10' },
    { type: 'UnitActed', piece: unit, deed: 'worked', cite: '2.11.1' },
    { type: 'UnitActed', piece: unit, deed: 'moved', cite: '2.2.10' },
  ],
};

/** Why nobody digs now: the option, the turn, what is left. */
function whyNotNow({ options }: Battle, { turn, trenchSupply }: GameState): Refusal | null {
  if (!options.fireTrenches) return refuse('trenches-not-played', '2.2.10');
  if (turn < TRENCH_TURNS.first || turn > TRENCH_TURNS.last) {
    return refuse('wrong-turn-for-trenches', '2.2.10');
  }
  return trenchSupply > 0 ? null : refuse('no-trenches-left', '2.2.10');
}

/** Why a piece digs nowhere now. */
function whyNotDig(battle: Battle, state: GameState, unit: PieceId): Refusal | null {
  const piece = state.pieces[unit];
  if (piece === undefined || piece.at < 0) return refuse('not-on-the-map', '2.6.4');
  if (sideOf(battle, unit) !== state.active) return refuse('not-your-piece', '2.18');
  if (!hasTrait(battle, unit, 'digs')) return refuse('cannot-dig', '2.2.10');
  if (state.active !== BESIEGER) return refuse('only-the-besieger', '2.2.10');
  if (piece.disrupted) return refuse('disrupted', '2.7.5');
  if (piece.moved) return refuse('moved-already', '2.2.10');
  return piece.worked ? refuse('worked-already', '2.11.1') : null;
}

/** Why a hex cannot be dug up: only a neighbour, clear and roadless field near the wall, with nobody and nothing in it. */
function whyNotThere(battle: Battle, state: GameState, unit: PieceId, hex: HexId): Refusal | null {
  const { board } = battle;
  const near = hex >= 0 && directionTo(board, standingAt(state, unit), hex) !== null;
  if (!near) return refuse('not-adjacent', '2.2.10');
  const field = board.level[hex] === 0 && terrainOf(battle, hex) === 'clear' && !isClosed(state, hex);
  if (!field || hasRoad(board, hex)) return refuse('not-clear-field', '2.2.10');
  const far = distanceToWall(battle, hex);
  if (far < TRENCH_DISTANCE.least || far > TRENCH_DISTANCE.most) return refuse('out-of-range', '2.2.10');
  const empty =
    unitAt(battle, state, hex) === null &&
    engineAt(battle, state, hex) === null &&
    personagesAt(battle, state, hex).length === 0;
  return empty ? null : refuse('not-empty', '2.2.10');
}
