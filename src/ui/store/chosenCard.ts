/** The chosen unit in a strip: what it is, and the points of movement it will have left. */
import type { HexId } from '../../board/hex.ts';
import type { Battle, PieceId } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import { halfPoints } from '../../i18n/fill.ts';
import type { Portrait } from './model.ts';
import type { PieceReach } from '../orders/reach.ts';
import { pieceCard } from './hexCard.ts';

/** The chosen unit where there is no room for the inspector: its counter, its name and its points of movement. */
export interface ChosenCard {
  readonly portrait: Portrait;
  readonly name: string;
  readonly sentence: string;
  /** What it will have left after the way that is shown, and all it has, as people say it; null where it does not move now. */
  readonly points: Readonly<{ left: string; of: string }> | null;
}

/** The strip of a piece; `end` = where the way that is shown ends, or null (2.7.2). */
export function chosenCard(
  battle: Battle,
  state: GameState,
  piece: PieceId,
  reach: PieceReach | null,
  end: HexId | null,
): ChosenCard {
  const { portrait, name, sentence } = pieceCard(battle, state, piece);
  if (reach === null || reach.reached.length === 0) return { portrait, name, sentence, points: null };
  const spent = end === null ? 0 : (reach.costTo(end) ?? 0);
  const points = { left: halfPoints(reach.allowance - spent), of: halfPoints(reach.allowance) };
  return { portrait, name, sentence, points };
}
