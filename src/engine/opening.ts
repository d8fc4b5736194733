/** Case 2.5.3: how a battle stands that begins in the middle of a siege. */
import type { WorkId } from '../board/board.ts';
import type { HexId } from '../board/hex.ts';
import type { HexsideId } from '../board/hexside.ts';

/** What has happened before the first turn, where the battle is not a fresh siege (2.5.3). Nothing of it moves a track. */
export interface Opening {
  readonly breached: readonly WorkId[];
  /** City levels that the besieger has taken. */
  readonly lost: readonly number[];
  /** Index = ForceId: where the tracks begin. */
  readonly tracks: readonly number[];
  /** Gates that the besieger holds while their level is not lost. */
  readonly taken: readonly WorkId[];
  /** Ladders that stand already, and can be used at once (2.11.2). */
  readonly ladders: readonly Readonly<{ hexside: HexsideId; foot: HexId }>[];
}
