/** What belongs to the table and not to the rules: who sits where, the clocks, and the match that the game is part of. */

/** Who has taken a seat: a player at this screen, or an agent, by its name and at a level where it has some. */
export type Taker =
  Readonly<{ kind: 'player' }> | Readonly<{ kind: 'agent'; name: string; level?: number | undefined }>;

/** A player at this screen. */
export const PLAYER: Taker = { kind: 'player' };

/** Who has taken a seat as a sheet says it, also one of an earlier version, which had a word for each; null where it says nothing. */
export function takerFrom(kept: unknown): Taker | null {
  if (kept === 'player') return PLAYER;
  if (kept === 'greedy') return { kind: 'agent', name: kept };
  if (typeof kept !== 'object' || kept === null) return null;
  const { kind, name, level } = kept as Readonly<Record<string, unknown>>;
  if (kind === 'player') return PLAYER;
  if (kind !== 'agent' || typeof name !== 'string') return null;
  return { kind, name, ...(typeof level === 'number' ? { level } : {}) };
}

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
/** The highest level of an agent. */
export const MOST_LEVELS = 99;
/** What a bid or a threshold may be. */
export const BID_RANGE = { least: 1, most: 999 } as const;
/** What a clock may be set to, in minutes. */
export const CLOCK_RANGE = { least: 1, most: 600 } as const;
