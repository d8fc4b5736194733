/** What belongs to the table and not to the rules: who sits where, the clocks, and the match that the game is part of. */

/** Who has taken a seat. `greedy` = the machine, by the agent of that name. */
export type Taker = 'player' | 'greedy';

/** A seat; the name is empty where none was given. */
export interface SeatSheet {
  readonly name: string;
  readonly taken: Taker;
}

/** The clocks of both seats. `used` = milliseconds, index = Side; for `turn` those of game-turn `turn` only. */
export type ClockSheet =
  | Readonly<{ limit: 'none' }>
  | Readonly<{
      limit: 'side' | 'turn';
      minutes: number;
      used: readonly [number, number];
      turn: number;
    }>;

/** What the game is part of. `carried` = points that whoever sits there brought from the first game, index = Side; `bids` = what was bid, the taker's own side first by Side. */
export type MatchSheet =
  | Readonly<{ type: 'single' }>
  | Readonly<{ type: 'two'; game: 1 | 2; carried: readonly [number, number] }>
  | Readonly<{ type: 'bid'; bids: readonly [number, number] }>;

/**
 * The siege of a strategic game that a battle is a block of: its brief, the moves of the fight before this block, and those since
 * the block was over. Whoever goes on with the siege reads them.
 */
export interface SiegeSheet {
  readonly brief: Readonly<Record<string, unknown>>;
  readonly before: readonly unknown[];
  readonly since: readonly unknown[];
}

/** The sheet that lies beside a game. */
export interface TableSheet {
  /** Index = Side. */
  readonly seats: readonly [SeatSheet, SeatSheet];
  readonly clock: ClockSheet;
  readonly match: MatchSheet;
  /** Only beside a block of a siege. */
  readonly siege?: SiegeSheet | undefined;
}

/** No siege has more moves. */
export const MOST_MOVES = 999;
/** Longest name of a player. */
export const NAME_LENGTH = 40;
/** What a bid or a threshold may be. */
export const BID_RANGE = { least: 1, most: 999 } as const;
/** What a clock may be set to, in minutes. */
export const CLOCK_RANGE = { least: 1, most: 600 } as const;
