/** What a session asks of the world around it: who decides, where it is written, who shows it, whence dice and time come. */
import type { Action } from '../engine/action.ts';
import type { Battle, Side } from '../engine/battle.ts';
import type { Dice } from '../engine/dice.ts';
import type { GameEvent } from '../engine/event.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { GameState } from '../engine/state.ts';
import type { Generator } from '../game/generator.ts';
import type { Match } from '../game/match.ts';
import type { Taker, TableSheet } from '../saves/tableSheet.ts';
import type { AbortSignal } from './abort.ts';
import type { WrittenGame } from './resume.ts';
import type { LogRecord, Snapshot } from './log.ts';
import type { Cover } from './screen.ts';
import type { Standing } from './standing.ts';

/** What a seat is asked. It sees what its side may know (2.5.1), and nothing else. */
export interface Asked {
  readonly battle: Battle;
  readonly view: GameState;
  readonly seat: Side;
  /** How many actions were done before. */
  readonly count: number;
  /** Milliseconds that its clock has left, below nothing when it has run out; null without a clock. */
  readonly left: number | null;
}

/** What a seat decides: an action, and every face of its dice where real hands threw them. */
export interface Decision {
  readonly action: Action;
  readonly thrown?: readonly number[] | undefined;
}

/** Decides for a seat. */
export interface Controller {
  readonly kind: 'human' | 'agent' | 'replay' | 'remote';
  /** `signal` is aborted when nobody waits for the answer any more: something was taken back, the seat was taken over, the game was left. */
  decide(asked: Asked, signal: AbortSignal): Promise<Decision>;
}

/** One thing to be written. Where nothing was done only the sheet beside the game has changed. */
export interface Written {
  readonly record: LogRecord | null;
  /** Where a step was entered: from here the game can go on if the rules have changed since. */
  readonly snapshot: Snapshot | null;
  /** The game as it stands after it. */
  readonly present: Match;
  readonly sheet: TableSheet;
}

/** Where a game is written as it happens, and read back. */
export interface Journal {
  /** Resolves when it is durable; rejects where it cannot be written. */
  append(written: Written): Promise<void>;
  /** The game as it was written so far, for `resumeGame`; null where nothing of it can be played again. */
  readBack(): Promise<WrittenGame | null>;
}

/** What a session tells, each thing once. `covered` = it happened behind the cover. */
export type Told =
  | Readonly<{ type: 'opened'; covered: boolean }>
  | Readonly<{
      type: 'did';
      before: Match;
      after: Match;
      events: readonly GameEvent[];
      byHand: boolean;
      by: Controller['kind'];
      covered: boolean;
    }>
  | Readonly<{ type: 'undid' | 'redid' | 'agreed'; covered: boolean }>
  | Readonly<{ type: 'refused'; refusal: Refusal }>
  /** An order was given that only its owner's eyes can give: he is asked to look first. */
  | Readonly<{ type: 'look-first' }>
  /** A cover is on its way to the screen; nothing of what comes is shown before it stands there. */
  | Readonly<{ type: 'covering'; cover: Cover }>
  /** The screen has changed hands for another reason than an action, or what stood between the players has gone. */
  | Readonly<{ type: 'handed' | 'uncovered' | 'answered' | 'peeked' }>
  | Readonly<{ type: 'seated' | 'paused' | 'resumed' }>
  | Readonly<{ type: 'ticked'; ranOut: boolean }>
  /** A controller cannot go on. */
  | Readonly<{ type: 'failed'; reason: string }>
  | Readonly<{ type: 'not-kept'; reason: string }>;

/** Whoever shows a game. */
export interface Presenter {
  happened(told: Told, now: Standing): void;
  /** Resolves when everything that happened has been shown; at once where nobody looks. */
  shown(): Promise<void>;
  /** Resolves when the cover is on the screen. */
  covered(cover: Cover): Promise<void>;
}

/** Dice for the next action of a game, and the source of the next ones after those that were rolled. */
export type DiceSource = (match: Match) => Dice & Readonly<{ generator: () => Generator }>;

/** Time, as far as it counts. */
export interface Clock {
  /** Tells every so many milliseconds how many have passed, until the answer is called. */
  every(period: number, passed: (ms: number) => void): () => void;
}

/** Everything around a session. */
export interface Ports {
  /** Who decides for whoever has taken a seat. Asked when a game is opened, and when a seat changes. */
  controllerOf(taker: Taker, side: Side): Controller;
  readonly journal: Journal;
  readonly presenter: Presenter;
  readonly dice: DiceSource;
  readonly clock: Clock;
}
