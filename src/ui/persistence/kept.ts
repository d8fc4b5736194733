/** What is kept of a game, and what may come of asking for it. */
import type { GameState } from '../../engine/state.ts';
import type { Generator } from '../../game/generator.ts';
import type { InlineScenario } from '../../scenario/schema.ts';
import type { Marks } from '../../saves/marks.ts';
import type { Head } from './head.ts';

/** What a game began with: the scenario with everything it needs, the first state, and the source of its dice. */
export interface GameOpening {
  readonly document: InlineScenario;
  readonly start: GameState;
  readonly generator: Generator;
  /** What both players had taken back before its log began; absent where there is nothing of the sort. */
  readonly takenBack?: Marks['takenBack'];
  /** The rules it was begun under; games of earlier versions do not say. */
  readonly rules?: string;
}

/** Everything of one game as the store hands it back, read by nobody yet. */
export interface RawGame {
  readonly game: number;
  readonly head: unknown;
  readonly opening: unknown;
  readonly records: readonly unknown[];
  /** Where those records stood in the log: 0, 1, 2, ... of a game that has lost none. */
  readonly places: readonly number[];
  readonly snapshots: readonly unknown[];
}

/** Why nothing more can be kept. */
export type NotKept =
  /** The browser has no store for us. */
  | 'no-store'
  | 'no-room'
  /** The store was written by a newer version of the game. */
  | 'newer'
  /** Another tab holds the store open with an older version. */
  | 'blocked'
  /** A newer version in another tab has taken the store over. */
  | 'let-go'
  /** The store has not answered yet. */
  | 'silent'
  /** The browser refused, and gave no better reason. */
  | 'refused';

/** How a page asks for a game: as its own if nobody else has it, as its own in any case, or only to look at it. */
export type Claim = 'ask' | 'take' | 'watch';

/** A game that this page may take to its table; `watched` = only to look at it. */
export interface ClaimedGame extends SavedGame {
  readonly watched: boolean;
}

/** What came of asking for a game. */
export type Claimed =
  | Readonly<{ type: 'claimed'; claimed: ClaimedGame }>
  /** Another page has it on its table. */
  | Readonly<{ type: 'held'; game: number }>
  /** Its head cannot be read. */
  | Readonly<{ type: 'damaged' }>
  /** There is no such game. */
  | Readonly<{ type: 'none' }>
  | Readonly<{ type: 'not-kept'; why: NotKept }>;

/** A game that can be read: its number, by which games are told apart, and its head. */
export interface SavedGame {
  readonly game: number;
  readonly head: Head;
}

/** What came of asking for all games: those that can be read, the one that was on the table last first, and those that cannot. */
export type KeptGames =
  | Readonly<{ ok: true; games: readonly SavedGame[]; damaged: readonly DamagedGame[] }>
  | Readonly<{ ok: false; why: NotKept }>;

/** A game in the store that cannot be read. */
export interface DamagedGame {
  readonly game: number;
  /** Its title, where that much can be read. */
  readonly title: string | null;
}
