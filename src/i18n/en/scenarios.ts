/** Texts of the scenario files. In English they stand in the files themselves, so nothing is said here twice. */

/** What is read of a battle before it begins. */
export interface BattleWords {
  readonly summary: string;
  readonly history: string;
  readonly notes: string;
  readonly balance: string;
}

/** By the English text: names of pieces, places, turns and groups, and how battles end. */
export const NAMES = Object.create(null) as Readonly<Record<string, string>>;

/** By the id of the scenario. */
export const BATTLES: Readonly<Record<string, BattleWords>> = {};
