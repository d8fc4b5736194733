/** What the room of the strategic sieges shows, and what may be asked there. */
import type { ReadonlySignal } from '@preact/signals';
import type { FunctionComponent, RefObject } from 'preact';
import type { BesideView } from './besideModel.ts';
import type { StrategicAsks } from './strategicAsks.ts';

/** A choice of a list: what is meant, and how it is called. */
export interface Option {
  readonly id: string;
  readonly name: string;
}

/** Something wrong with a brief or a document, and where. */
export interface Fault {
  /** "column 12", "/attacker/figures"; empty = the whole. */
  readonly place: string;
  readonly text: string;
}

/** A choice among few. */
export interface Choice {
  readonly value: string;
  readonly options: readonly Option[];
}

/** A chance in a bar. */
export interface ChanceBar {
  readonly id: string;
  readonly label: string;
  /** 0 to 1. */
  readonly share: number;
  readonly figure: string;
}

/** A figure with its name. */
export interface Measure {
  readonly label: string;
  readonly figure: string;
}

/** What may come of the brief. */
export interface OddsView {
  /** "Assault on Minas Tirith: 3R 1E 1L Gondor v 8R 2E". */
  readonly title: string;
  /** Null while it is counted. */
  readonly bars: readonly ChanceBar[] | null;
  readonly means: readonly Measure[];
  /** The chance that the place has fallen after each of several actions; none while it is counted, or where actions do not follow one another. */
  readonly fallen: readonly Measure[];
  /** What was read of the brief, and what was taken for granted. */
  readonly read: readonly string[];
  /** By which rules and policies; exact or not. */
  readonly under: readonly string[];
  readonly failed: string | null;
  /** How long a block on hexes takes; null where it is not known. */
  readonly minutes: number | null;
}

/** What became of one figure. */
export interface FigureLine {
  readonly id: string;
  readonly name: string;
  readonly fate: 'whole' | 'worn' | 'reduced' | 'lost';
  readonly text: string;
}

/** What one side paid. */
export interface Bill {
  readonly title: string;
  /** Its figures, as the game groups them. */
  readonly groups: readonly Readonly<{ name: string; figures: readonly FigureLine[] }>[];
}

/** How a block came to its hits. */
export interface BlockLines {
  /** "Block 2". */
  readonly title: string;
  readonly lines: readonly string[];
}

/** What came of a battle. */
export interface ResultSheet {
  readonly title: string;
  readonly verdict: string;
  /** "By dice, seed 7, 2 rounds". */
  readonly how: string;
  readonly bills: readonly Bill[];
  /** The blocks that were fought on hexes here; none by dice, and none of a result that was brought. */
  readonly blocks: readonly BlockLines[];
  /** What happens on the strategic board. */
  readonly board: readonly string[];
  /** You against the odds. */
  readonly against: readonly Measure[];
  /** The lines for a forum. */
  readonly lines: readonly string[];
  /** Whether the siege goes on, so that there is a next assault. */
  readonly again: boolean;
  /** Whether there is a document of it, to be carried back and held against the dice. */
  readonly document: boolean;
}

/** The battle told step by step. */
export interface TellingView {
  readonly steps: readonly Readonly<{ round: string; line: string; faces: readonly number[] }>[];
  /** How many of them have been told. */
  readonly told: number;
  readonly playing: boolean;
}

/** A siege that is fought on hexes. */
export interface FightView {
  readonly title: string;
  /** "Block 2 of 3 paid for". */
  readonly where: string;
  readonly stage:
    | Readonly<{ type: 'block'; words: string; running: boolean }>
    | Readonly<{ type: 'choice'; who: string; question: string; options: readonly Option[] }>;
  /** The last block that was fought; null where none was, or there is nothing to tell of it. */
  readonly last: BlockLines | null;
  readonly seats: readonly Readonly<{ seat: 'attacker' | 'defender'; name: string; machine: boolean }>[];
}

/** What the room hands to the form of a game. */
export interface FormFrame {
  /** The room, for what it says of the brief. */
  readonly siege: StrategicModel;
  /** The field with which a brief is begun. */
  readonly first: RefObject<HTMLElement | null>;
}

/** The game whose sheets lie on the table. */
export interface GameView {
  /** What can be done in the room, in its words. */
  readonly intro: string;
  /** Draws its brief around what the room says of it. */
  readonly Form: FunctionComponent<FormFrame>;
}

/** The way into the room: it is fetched when it is first opened. */
export interface SiegeGate {
  /** Null until it is there. */
  readonly room: ReadonlySignal<StrategicModel | null>;
  open(): void;
  /** Whether a block of a siege lies on the table. */
  readonly block: ReadonlySignal<boolean>;
}

/** The room. */
export interface StrategicModel {
  /** The game on the table. */
  readonly game: ReadonlySignal<GameView>;
  /** The games that could lie there. */
  readonly games: ReadonlySignal<Choice>;
  /** The brief that is put together is not whole: the odds are those of an earlier one. */
  readonly broken: ReadonlySignal<boolean>;
  readonly odds: ReadonlySignal<OddsView>;
  /** Seed of the next throw. */
  readonly seed: ReadonlySignal<number>;
  readonly sheet: ReadonlySignal<ResultSheet | null>;
  /** Null until it is asked for, and where no sheet lies there. */
  readonly beside: ReadonlySignal<BesideView | null>;
  readonly telling: ReadonlySignal<TellingView | null>;
  readonly fight: ReadonlySignal<FightView | null>;
  /** The siege that was fought last, while its sheet does not lie there; null = there is none. */
  readonly fought: ReadonlySignal<string | null>;
  /** Why the last brief that was whole cannot be fought on hexes; null = it can. */
  readonly whyNoFight: ReadonlySignal<string | null>;
  /** What a screen reader is told at once. */
  readonly said: ReadonlySignal<string>;
  /** What the browser did not copy, to be copied by hand. */
  readonly byHand: ReadonlySignal<string | null>;
  /** Faults of a document that was brought. */
  readonly refused: ReadonlySignal<readonly Fault[]>;
  readonly ask: StrategicAsks;
}
