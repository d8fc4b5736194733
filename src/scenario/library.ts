/** The other files that scenarios name. */

/** Unread documents by the name a scenario gives them, such as "maps/minas-tirith.json". */
export interface Library {
  readonly maps: Readonly<Record<string, unknown>>;
  readonly rosters: Readonly<Record<string, unknown>>;
}

/** No files: for scenarios that carry their map and kinds with them. */
export const NO_LIBRARY: Library = { maps: {}, rosters: {} };
