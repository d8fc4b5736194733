/** What the form of a brief shows. */
import type { ReadonlySignal } from '@preact/signals';
import type { Choice, Fault, Option } from '../strategicModel.ts';
import type { EditAsks } from './editAsks.ts';

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

/** What the form shows and may be asked. */
export interface FormModel {
  readonly brief: ReadonlySignal<BriefView>;
  readonly sweep: ReadonlySignal<SweepView>;
  readonly ask: EditAsks;
}
