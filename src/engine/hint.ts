/**
 * What the author of a battle tells the machine that plays a side. No rule reads a hint and it binds nobody: whoever plays by hand is
 * shown it in the editor only.
 */
import type { HexId } from '../board/hex.ts';
import type { ForceId, PieceId, Side } from './battle.ts';

/** What is to be kept or taken: hexes, one of which is the inner hex of a gate, or all those of a city level. */
export interface Objective {
  readonly hexes: readonly HexId[];
  /** The city level that is meant, if one is. */
  readonly level: number | null;
}

/** Who is told: a side, or one of its forces. */
interface Told {
  readonly side: Side;
  readonly force: ForceId | null;
}

export type MachineHint =
  /** Worth keeping. */
  | (Told & Readonly<{ type: 'hold'; objective: Objective }>)
  /** To be taken by the end of a turn. */
  | (Told & Readonly<{ type: 'take'; objective: Objective; by: number }>)
  /** Stays in these hexes, or as near as it can, before a turn (null: to the end), or as long as no enemy is within so many hexes (null: whoever comes). */
  | (Told &
      Readonly<{
        type: 'reserve';
        pieces: ReadonlySet<PieceId>;
        hexes: readonly HexId[];
        until: number | null;
        reach: number | null;
      }>);
