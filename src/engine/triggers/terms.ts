/** Case 2.21: what events speak about. */
import type { HexId } from '../../board/hex.ts';
import type { PieceId, Text } from '../battle.ts';

/** Index in `Battle.triggers`. */
export type TriggerId = number & { readonly __brand: 'TriggerId' };
/** Index in `Battle.variables`. */
export type VariableId = number & { readonly __brand: 'VariableId' };

/** Some pieces, by name, side, force or kind, in the order of the scenario file. */
export interface Who {
  readonly pieces: readonly PieceId[];
  /** Only those that stand in one of these hexes; null = wherever they are. */
  readonly hexes: readonly HexId[] | null;
  /** At most so many of them, the first in the order of the file; null = all. */
  readonly most: number | null;
}

/** A figure that the events of a scenario keep (2.21.2). */
export interface Variable {
  readonly id: string;
  readonly name: Text;
  readonly first: number;
  /** Whether both players see it beside the tracks. */
  readonly shown: boolean;
}
