/** Who goes along, and which answer to a decision a hex stands for (2.18.4, 2.20.2, 2.20.3, 2.20.8). */
import type { HexId } from '../../board/hex.ts';
import type { Action, ActionOf } from '../../engine/action.ts';
import type { Battle, PieceId } from '../../engine/battle.ts';
import { companions } from '../../engine/facts/personages.ts';
import { othersAlong } from '../../engine/facts/withdrawals.ts';
import { unitAt } from '../../engine/facts/pieces.ts';
import type { GameState } from '../../engine/state.ts';
import { legalOf } from '../../game/legal.ts';
import { permitted } from '../../sequence/permits.ts';
import type { Selection } from './intent.ts';

/** Who might go along with what is chosen or owed now: personages, and for who goes back from a duel the unit of his hex. */
export function possibleCompany(battle: Battle, state: GameState, piece: PieceId | null): readonly PieceId[] {
  const owed = state.owed[0];
  if (owed === undefined) {
    const moves =
      piece !== null && permitted(state.step).has('Move') && battle.pieces[piece]!.kind.class === 'unit';
    return moves ? companions(battle, state, piece, 'move') : [];
  }
  switch (owed.type) {
    case 'retreat':
    case 'advance':
    case 'slip':
      return companions(battle, state, owed.unit, owed.type);
    case 'withdraw': {
      const unit = unitAt(battle, state, state.pieces[owed.unit]!.at as HexId);
      const together = unit !== null && legalOf(battle, state, 'Withdraw').some((way) => way.unit === unit);
      return together ? [unit, ...othersAlong(battle, state, owed.unit, unit)] : [];
    }
    default:
      return [];
  }
}

/** Who goes along now: as chosen, or as is usual: nobody with a move or from a duel, everybody with a unit that is driven back or goes forward. */
export function companyOf(
  battle: Battle,
  state: GameState,
  { piece, company }: Selection,
): readonly PieceId[] {
  const possible = possibleCompany(battle, state, piece);
  if (company !== null) return possible.filter((id) => company.includes(id));
  const owed = state.owed[0]?.type;
  return owed === undefined || owed === 'withdraw' ? [] : possible;
}

const ANSWERS = ['Retreat', 'Advance', 'SlipAway', 'Withdraw', 'Escape'] as const;
type Answer = ActionOf<(typeof ANSWERS)[number]>;

/** Every answer to the decision owed that ends in some hex. */
export function answers(battle: Battle, state: GameState): readonly Answer[] {
  return ANSWERS.flatMap((type): readonly Answer[] => legalOf(battle, state, type));
}

/** The hex an answer leads to. */
export function endOf(state: GameState, answer: Answer): HexId {
  switch (answer.type) {
    case 'Retreat':
    case 'Withdraw':
      return answer.path.at(-1)!;
    case 'SlipAway':
      return answer.to;
    case 'Escape':
      return answer.hex;
    case 'Advance': {
      const owed = state.owed[0];
      return owed?.type === 'advance' ? owed.hex : (state.pieces[answer.unit]!.at as HexId);
    }
  }
}

/** The answer that a hex stands for, with those along who are chosen; null where none leads there. */
export function answerAt(battle: Battle, state: GameState, chosen: Selection, hex: HexId): Action | null {
  const there = answers(battle, state).filter((answer) => endOf(state, answer) === hex);
  const wanted = companyOf(battle, state, chosen);
  return there.find((answer) => sameCompany(answer, wanted)) ?? withThem(battle, state, there, wanted);
}

function sameCompany(answer: Answer, wanted: readonly PieceId[]): boolean {
  if (answer.type === 'Escape') return true;
  const along =
    answer.type === 'Withdraw' && answer.unit !== null ? [answer.unit, ...answer.carries] : answer.carries;
  return along.length === wanted.length && wanted.every((id) => along.includes(id));
}

/** Companies that the rules allow but do not list: two of three who might go along. */
function withThem(
  battle: Battle,
  state: GameState,
  there: readonly Answer[],
  wanted: readonly PieceId[],
): Action | null {
  const [first] = there;
  if (first === undefined) return null;
  if (first.type === 'Escape' || first.type === 'Withdraw') return first;
  const carries = wanted.filter(
    (id) => battle.pieces[id]!.kind.class === 'personage' && state.pieces[id] !== undefined,
  );
  return { ...first, carries };
}
