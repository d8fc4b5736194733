/** What the page shows of the seats, and what it may ask of them. */
import type { ReadonlySignal } from '@preact/signals';
import type { Side } from '../../engine/battle.ts';

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

/** A seat while the sheet is being filled in. */
export interface DraftSeat {
  readonly name: string;
  readonly taken: 'player' | 'machine';
}

/** The sheet of a new game while it is being filled in. Index of pairs = Side. */
export interface SheetDraft {
  readonly battle: string;
  readonly seats: readonly [DraftSeat, DraftSeat];
  readonly clock: 'none' | 'side' | 'turn';
  readonly minutes: string;
  readonly match: 'single' | 'two' | 'bid';
  readonly bids: readonly [string, string];
}

/** What the sheet has to know of its battle, and what is wrong with it. */
export interface SheetView {
  readonly draft: SheetDraft;
  readonly battles: readonly Readonly<{ id: string; title: string }>[];
  readonly sides: readonly [string, string];
  /** Who bids, by name or by side. */
  readonly bidders: readonly [string, string];
  /** The force whose threshold is bid for, and the threshold of the scenario. */
  readonly force: string;
  readonly usual: number;
  /** How long the battle takes, or null where nobody knows. */
  readonly expected: number | null;
  /** How far an outright victory is ahead in a match of two games. */
  readonly bonus: number;
  readonly problem: string | null;
}

/** Seats, machine, match and the sheet of a new game. */
export interface SeatingModel {
  /** Empty while there is nothing to say: two players without names and clocks. */
  readonly seats: ReadonlySignal<readonly SeatLine[]>;
  /** Who plays against whom, for the head of the chronicle; empty as above. */
  readonly line: ReadonlySignal<string>;
  readonly machine: ReadonlySignal<MachineCard | null>;
  readonly match: ReadonlySignal<MatchCard | null>;
  readonly sheet: ReadonlySignal<SheetView>;
  /** Who sat where last, for a battle: "Westernesse: Anna", "Sauron: the machine". */
  lastSeats(battle: string): readonly string[];
  /** Opens the sheet for a battle, as it was last time or with the machine at one seat. */
  layFor(battle: string, against?: 'anybody' | 'machine'): void;
  fillIn(part: Partial<SheetDraft>): void;
  /** The two change seats. */
  changeSides(): void;
  /** Begins as the sheet says; nothing while something is wrong with it. */
  begin(): void;
  pause(): void;
  goOn(): void;
  hurry(): void;
  setTempo(tempo: MachineCard['tempo']): void;
  takeSeat(): void;
  playSecond(): void;
}
