/** What happened in a block for all to see, beside how it ended: whose steps fell where and by what, and what of the place changed. */

/**
 * By what steps of a unit fell: in melee, by missiles, by oil, by an engine or what it brought down (2.11.6, 2.11.7), or because it had
 * to go back and could not (2.8.11), or because the river took it (2.21.3).
 */
export const BLOWS = ['melee', 'missiles', 'oil', 'engine', 'retreat', 'flood'] as const;
export type FellBy = (typeof BLOWS)[number];

/** Steps that a piece lost at once. `from` = the hex beside its own that the blow came from; null where it came from farther off, or a friend had to make room (2.8.12). */
export interface StepsFell {
  readonly piece: string;
  readonly steps: number;
  readonly at: string;
  readonly from: string | null;
  readonly by: FellBy;
}

/** Who holds the place by role (2.0.10), and who comes against it. */
export const ROLES = ['holder', 'besieger'] as const;
export type Role = (typeof ROLES)[number];

/** What of the place changed, and in which game-turn; a work as "OUTSIDE/INSIDE". */
export type PlaceChange =
  | Readonly<{ type: 'broken'; work: string; turn: number }>
  | Readonly<{ type: 'taken'; work: string; by: Role; turn: number }>
  | Readonly<{ type: 'level'; level: number; by: Role; turn: number }>
  /** Hexes over which there is no way any more (2.21.3). */
  | Readonly<{ type: 'closed'; hexes: readonly string[]; turn: number }>;

/** The event of a block that closes what was closed in an earlier one: no change of its own. */
export const CLOSED_BEFORE = 'closed-before';

/** All of it, in the order in which it happened, by printed numbers and the ids of the scenario. */
export interface BlockDeeds {
  readonly fell: readonly StepsFell[];
  readonly changed: readonly PlaceChange[];
}
