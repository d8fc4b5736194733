/** What the page shows of the seats, and what it may ask of them. */
import type { ReadonlySignal } from '@preact/signals';
import type { AgentSeat } from '../../../ai/agents.ts';
import type { Options, Side } from '../../../engine/battle.ts';
import type { Cite } from '../../../rulebook/cases.ts';

/** A seat in the head of the table. */
export interface SeatLine {
  readonly side: Side;
  /** The name of whoever sits there, else of the side. */
  readonly name: string;
  readonly machine: boolean;
  readonly decides: boolean;
  /** "12:05", and how it is read out; null without a clock. */
  readonly clock: Readonly<{ figures: string; words: string; over: boolean }> | null;
}

/** The machine at its turn. */
export interface MachineCard {
  readonly side: Side;
  /** "Sauron is thinking". */
  readonly text: string;
  readonly state: 'thinks' | 'paused' | 'failed';
  readonly hurried: boolean;
  /** How far it is in its step; null where nobody could act in it. */
  readonly progress: Readonly<{ done: number; of: number; words: string }> | null;
  /** How much faster than usual it is shown. */
  readonly tempo: 1 | 2 | 4;
}

/** What a verdict means for the match; `second` = the second game can be begun. */
export interface MatchCard {
  readonly lines: readonly string[];
  readonly second: boolean;
}

/** Who takes a seat: one of the two at this screen, or an agent. */
export type Sitter = 'you' | 'friend' | AgentSeat;

/** A seat while the next game is being laid out. */
export interface DraftSeat {
  readonly name: string;
  readonly taken: Sitter;
}

/** The next game while it is being laid out on the title page. Index of pairs = Side. */
export interface SheetDraft {
  readonly battle: string;
  /** The house rules that were chosen otherwise than the battle has them. */
  readonly rules: Partial<Options>;
  readonly seats: readonly [DraftSeat, DraftSeat];
  readonly clock: 'none' | 'side' | 'turn';
  readonly minutes: string;
  readonly match: 'single' | 'two' | 'bid';
  readonly bids: readonly [string, string];
}

/** What is asked about the next game has to know of its battle, and what is wrong with it. */
export interface SheetView {
  readonly draft: SheetDraft;
  readonly sides: readonly [string, string];
  /** Who bids, by name or by side. */
  readonly bidders: readonly [string, string];
  /** The force whose threshold is bid for, and the threshold of the scenario. */
  readonly force: string;
  readonly usual: number;
  /** How far an outright victory is ahead in a match of two games. */
  readonly bonus: number;
  readonly problem: string | null;
}

/** A house rule that may be chosen before a battle. */
export interface HouseRuleRow {
  readonly id: string;
  readonly name: string;
  /** What it changes, in one line. */
  readonly change: string;
  readonly cite: Cite;
  /** Its two readings, that of the battle first. */
  readonly readings: readonly [string, string];
  /** The second reading was chosen. */
  readonly chosen: boolean;
  /** What was measured of its balance, or that nothing was. */
  readonly balance: readonly string[];
}

/** The next game as the title page lays it out; at hand before the table is. */
export interface DraftModel {
  readonly draft: ReadonlySignal<SheetDraft>;
  /** The machine at each of its levels, the weakest first. */
  readonly opponents: readonly AgentSeat[];
  /** The level at which it sits down. */
  readonly usual: AgentSeat;
  isSame(one: AgentSeat, other: AgentSeat): boolean;
  fillIn(part: Partial<SheetDraft>): void;
  /** Another battle lies open; its house rules are as it has them. */
  choose(battle: string): void;
  /** A seat is taken; two seats are never taken by the same one of the two at this screen. */
  seat(side: Side, taken: Sitter): void;
  name(side: Side, name: string): void;
}

/** What is read and chosen of the battle that is laid out. */
export interface FoldedModel {
  /** Its history, the designer's notes, how balanced it is. */
  readonly tale: ReadonlySignal<readonly Readonly<{ head: string; text: string }>[]>;
  readonly houseRules: ReadonlySignal<readonly HouseRuleRow[]>;
  /** Chooses the second reading of a house rule, or goes back to that of the battle. */
  setRule(id: string, chosen: boolean): void;
}

/** Seats, machine and match. */
export interface SeatingModel {
  /** Empty while there is nothing to say: two players without names and clocks. */
  readonly seats: ReadonlySignal<readonly SeatLine[]>;
  /** Who plays against whom, for the head of the chronicle; empty as above. */
  readonly line: ReadonlySignal<string>;
  readonly machine: ReadonlySignal<MachineCard | null>;
  readonly match: ReadonlySignal<MatchCard | null>;
  readonly sheet: ReadonlySignal<SheetView>;
  /** What lies folded up beside the next game; null until it is fetched. */
  readonly folded: ReadonlySignal<FoldedModel | null>;
  /** Fetches it. */
  unfold(): void;
  fillIn(part: Partial<SheetDraft>): void;
  /** The two change seats. */
  changeSides(): void;
  /** Begins the game that is laid out; nothing while something is wrong with it. */
  begin(): void;
  pause(): void;
  goOn(): void;
  hurry(): void;
  setTempo(tempo: MachineCard['tempo']): void;
  takeSeat(): void;
  playSecond(): void;
}
