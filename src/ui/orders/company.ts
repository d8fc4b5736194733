/** Who goes along, and which answer to a decision a hex stands for (2.18.4, 2.20.2, 2.20.3, 2.20.8). */
import type { HexId } from '../../board/hex.ts';
import type { ActionOf } from '../../engine/action.ts';
import type { Battle, PieceId } from '../../engine/battle.ts';
import { companions } from '../../engine/facts/personages.ts';
import { othersAlong } from '../../engine/facts/withdrawals.ts';
import { unitAt } from '../../engine/facts/occupancy.ts';
import { standingAt } from '../../engine/facts/pieces.ts';
import type { GameState } from '../../engine/state.ts';
import { legalOf } from '../../game/legal.ts';
import { permittedIn } from '../../sequence/permits.ts';
import type { Selection } from './intent.ts';

/** Who might go along with what is chosen or owed now: personages, and for who goes back from a duel the unit of his hex and, if it goes, the others with it. */
export function possibleCompany(
  battle: Battle,
  state: GameState,
  { piece, company }: Selection,
): readonly PieceId[] {
  const owed = state.owed[0];
  if (owed === undefined) {
    const moves =
      piece !== null && permittedIn(state.step).has('Move') && battle.pieces[piece]!.kind.class === 'unit';
    return moves ? companions(battle, state, piece, 'move') : [];
  }
  switch (owed.type) {
    case 'retreat':
    case 'advance':
    case 'slip':
      return companions(battle, state, owed.unit, owed.type);
    case 'withdraw': {
      const unit = withdrawsWith(battle, state, owed.unit);
      if (unit === null) return [];
      const goes = company === null ? !withdrawsAlone(battle, state) : company.includes(unit);
      return goes ? [unit, ...othersAlong(battle, state, owed.unit, unit)] : [unit];
    }
    default:
      return [];
  }
}

/** The unit of his hex with which the loser of a duel may go back, or null. */
function withdrawsWith(battle: Battle, state: GameState, personage: PieceId): PieceId | null {
  const unit = unitAt(battle, state, standingAt(state, personage));
  return unit !== null && legalOf(battle, state, 'Withdraw').some((way) => way.unit === unit) ? unit : null;
}

function withdrawsAlone(battle: Battle, state: GameState): boolean {
  return legalOf(battle, state, 'Withdraw').some(({ unit }) => unit === null);
}

/** Who goes along now: as chosen, or as is usual: nobody with a move, everybody with a unit that is driven back or goes forward, and from a duel nobody if one can. */
export function companyOf(battle: Battle, state: GameState, chosen: Selection): readonly PieceId[] {
  const possible = possibleCompany(battle, state, chosen);
  const { company } = chosen;
  if (company !== null) return possible.filter((id) => company.includes(id));
  switch (state.owed[0]?.type) {
    case undefined:
      return [];
    case 'withdraw':
      return withdrawsAlone(battle, state) ? [] : possible.slice(0, 1);
    default:
      return possible;
  }
}

const ANSWERS = ['Retreat', 'Advance', 'SlipAway', 'Withdraw', 'Escape'] as const;
type Answer = ActionOf<(typeof ANSWERS)[number]>;

/** The hexes that answer the decision owed, each with the answer it stands for, with those along who are chosen. */
export function answers(battle: Battle, state: GameState, chosen: Selection): ReadonlyMap<HexId, Answer> {
  const byEnd = new Map<HexId, Answer[]>();
  for (const answer of ANSWERS.flatMap((type): readonly Answer[] => legalOf(battle, state, type))) {
    const end = endOf(state, answer);
    const known = byEnd.get(end);
    if (known === undefined) byEnd.set(end, [answer]);
    else known.push(answer);
  }
  const wanted = companyOf(battle, state, chosen);
  const found = new Map<HexId, Answer>();
  for (const [hex, there] of byEnd) {
    const answer = there.find((one) => sameCompany(one, wanted)) ?? nearly(there, wanted, chosen);
    if (answer !== undefined) found.set(hex, answer);
  }
  return found;
}

/** The hex an answer leads to. */
function endOf(state: GameState, answer: Answer): HexId {
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
      return owed?.type === 'advance' ? owed.hex : standingAt(state, answer.unit);
    }
  }
}

/** The answer that a hex stands for; null where none leads there. */
export function answerAt(battle: Battle, state: GameState, chosen: Selection, hex: HexId): Answer | null {
  return answers(battle, state, chosen).get(hex) ?? null;
}

function sameCompany(answer: Answer, wanted: readonly PieceId[]): boolean {
  if (answer.type === 'Escape') return true;
  const along =
    answer.type === 'Withdraw' && answer.unit !== null ? [answer.unit, ...answer.carries] : answer.carries;
  return along.length === wanted.length && wanted.every((id) => along.includes(id));
}

/** A company that the rules allow but do not list, two of three; or, where nobody was named, the largest that is listed. */
function nearly(
  there: readonly Answer[],
  wanted: readonly PieceId[],
  { company }: Selection,
): Answer | undefined {
  const [first] = there;
  if (first === undefined || first.type === 'Escape') return first;
  if (first.type === 'Withdraw') {
    const way = there.find((one) => one.type === 'Withdraw' && one.unit === (wanted[0] ?? null));
    return way === undefined ? undefined : { ...(way as typeof first), carries: wanted.slice(1) };
  }
  return company === null
    ? there.toSorted((a, b) => carriedBy(b) - carriedBy(a))[0]
    : { ...first, carries: wanted };
}

function carriedBy(answer: Answer): number {
  return answer.type === 'Escape' ? 0 : answer.carries.length;
}
