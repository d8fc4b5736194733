import { lastTwo } from '../../kernel/lastTwo.ts';
import type { PieceId } from '../battle.ts';
import { changesBetween } from '../lineage.ts';
import type { GameState } from '../state.ts';

type Pieces = GameState['pieces'];

/**
 * The pieces that differ from one state to another, by reference, in the order of their ids. Tables that are moved
 * along from state to state all ask it, so the latest answers are kept.
 */
export const changedPieces: (from: Pieces, to: Pieces) => readonly PieceId[] = lastTwo(
  (from: Pieces, to: Pieces): readonly PieceId[] => {
    const known = changesBetween(from, to);
    if (known !== null) return known;
    const changed: PieceId[] = [];
    for (let id = 0; id < to.length; id += 1) if (from[id] !== to[id]) changed.push(id as PieceId);
    return changed;
  },
);
