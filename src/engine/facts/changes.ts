import { lastTwo } from '../../kernel/lastTwo.ts';
import type { Battle, PieceId } from '../battle.ts';
import { foldings, namedBetween } from '../foldings.ts';
import { perBattle } from '../memory.ts';
import type { GameState } from '../state.ts';

type Pieces = GameState['pieces'];

const changes = perBattle((battle) =>
  lastTwo((from: Pieces, to: Pieces): readonly PieceId[] => {
    const named = namedBetween(foldings(battle), from, to);
    return named === null ? compareAll(from, to) : inOrder(named.filter((id) => from[id] !== to[id]));
  }),
);

/**
 * The pieces that differ from one state to another, by reference, in the order of their ids. Tables that are moved
 * along from state to state all ask it, so the latest answers are kept.
 */
export function changedPieces(battle: Battle, from: Pieces, to: Pieces): readonly PieceId[] {
  return changes(battle)(from, to);
}

function compareAll(from: Pieces, to: Pieces): readonly PieceId[] {
  const changed: PieceId[] = [];
  for (let id = 0; id < to.length; id += 1) if (from[id] !== to[id]) changed.push(id as PieceId);
  return changed;
}

/** Each of them once. */
function inOrder(ids: readonly PieceId[]): readonly PieceId[] {
  return ids.length < 2 ? ids : [...new Set(ids)].sort((a, b) => a - b);
}
