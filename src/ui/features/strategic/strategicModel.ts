/** What the room of the strategic sieges shows, and what may be asked there. */
import type { ReadonlySignal } from '@preact/signals';
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

/** An army of the brief, by where it is. */
export type PostId = 'attacker' | 'defender' | 'inside';

/** A kind of figures of one nation in one army. */
export interface FigureCell {
  readonly type: string;
  /** "Gondor, elites". */
  readonly name: string;
  readonly count: number;
  /** One more could be taken. */
  readonly more: boolean;
  readonly icon: string;
}

/** A nation in an army. */
export interface NationRow {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly FigureCell[];
}

/** Something that is on or off, with a word of what it does. */
export interface Toggle extends Option {
  readonly on: boolean;
  readonly hint: string;
}

/** One army while it is put together. */
export interface ArmyView {
  readonly post: PostId;
  readonly alliance: 'free' | 'shadow';
  /** "Attacker: the Shadow". */
  readonly title: string;
  /** "10 of at most 10 units", and whose hand moves them in a game of more than two. */
  readonly facts: readonly string[];
  readonly nations: readonly NationRow[];
  readonly characters: readonly Toggle[];
  /** Events that may be in force; null for who takes no part. */
  readonly events: readonly Toggle[] | null;
  readonly hand: readonly Toggle[] | null;
  readonly faults: readonly Fault[];
}

/** A choice among few. */
export interface Choice {
  readonly value: string;
  readonly options: readonly Option[];
}

/** A game of three or four: who has the token of the leading player. */
export interface LeadingView extends Choice {
  readonly alliance: string;
  readonly label: string;
}

/** The brief as it is chosen. */
export interface BriefView {
  readonly note: string;
  readonly noteFaults: readonly Fault[];
  /** What the one line has no words for, in a sentence; empty where it says all. */
  readonly unsaid: string;
  readonly famous: readonly Option[];
  readonly region: Readonly<{
    value: string;
    groups: readonly Readonly<{ label: string; options: readonly Option[] }>[];
  }>;
  readonly mode: Choice;
  readonly rules: Choice;
  /** Null where nobody comes from elsewhere. */
  readonly from: Choice | null;
  readonly by: Choice;
  readonly players: Choice;
  readonly leading: readonly LeadingView[];
  readonly fellowship: boolean;
  /** Saruman is in play in another region. */
  readonly saruman: boolean;
  /** What the document says besides, in a sentence; empty where it says nothing more. */
  readonly aside: string;
  /** Whether the place can be fought for on hexes, in a sentence. */
  readonly ground: string;
  readonly armies: readonly ArmyView[];
  /** Problems of no army. */
  readonly faults: readonly Fault[];
  /** The brief that is shown below is an earlier one: this one is not whole. */
  readonly broken: boolean;
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

/** One step of "what if": so many figures more or fewer. */
export interface SweepBar {
  /** "-2", "as it is", "+1". */
  readonly label: string;
  /** Null while it is counted, or where there are not so many figures. */
  readonly share: number | null;
  readonly figure: string;
  readonly now: boolean;
}

/** What if there were more of them. */
export interface SweepView {
  readonly who: Choice;
  readonly what: Choice;
  readonly bars: readonly SweepBar[];
  /** "Chance that the place is taken, by the number of Sauron elites of the attacker". */
  readonly title: string;
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
  readonly nations: readonly Readonly<{ name: string; figures: readonly FigureLine[] }>[];
}

/** What came of a battle. */
export interface ResultSheet {
  readonly title: string;
  readonly verdict: string;
  /** "By dice, seed 7, 2 rounds". */
  readonly how: string;
  readonly bills: readonly Bill[];
  /** What happens on the strategic board. */
  readonly board: readonly string[];
  /** You against the odds. */
  readonly against: readonly Measure[];
  /** The ten lines for a forum. */
  readonly lines: readonly string[];
  /** Whether the siege goes on, so that there is a next assault. */
  readonly again: boolean;
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
  readonly seats: readonly Readonly<{ seat: 'attacker' | 'defender'; name: string; machine: boolean }>[];
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
  readonly brief: ReadonlySignal<BriefView>;
  readonly odds: ReadonlySignal<OddsView>;
  readonly sweep: ReadonlySignal<SweepView>;
  /** Seed of the next throw. */
  readonly seed: ReadonlySignal<number>;
  readonly sheet: ReadonlySignal<ResultSheet | null>;
  /** Null until it is asked for, and where no sheet lies there. */
  readonly beside: ReadonlySignal<BesideView | null>;
  readonly telling: ReadonlySignal<TellingView | null>;
  readonly fight: ReadonlySignal<FightView | null>;
  /** The siege that was fought last, while its sheet does not lie there; null = there is none. */
  readonly fought: ReadonlySignal<string | null>;
  /** Why the brief cannot be fought on hexes; null = it can. */
  readonly whyNoFight: ReadonlySignal<string | null>;
  /** What a screen reader is told at once. */
  readonly said: ReadonlySignal<string>;
  /** What the browser did not copy, to be copied by hand. */
  readonly byHand: ReadonlySignal<string | null>;
  /** Faults of a document that was brought. */
  readonly refused: ReadonlySignal<readonly Fault[]>;
  readonly ask: StrategicAsks;
}
