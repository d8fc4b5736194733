/** What the panels of knowledge show: threats, lines of sight, plans, the record, the dice, the luck, the figures. */
import type { StoryCard } from './storyModel.ts';
import type { ReadonlySignal } from '@preact/signals';
import type { HexId } from '../../../board/hex.ts';
import type { Action } from '../../../engine/action.ts';
import type { Side } from '../../../engine/battle.ts';
import type { Cite } from '../../../rulebook/cases.ts';
import type { Adviser } from '../../log/reasons.ts';
import type { Wear } from '../../../stage/counters/look.ts';
import type { Cited, Share, SiegeState, TrackCard } from '../../store/model.ts';

/** One attacker who could strike; without a target there are no shares. */
export interface ThreatLine {
  readonly id: string;
  readonly name: string;
  /** "melee from 1213". */
  readonly how: string;
  readonly at: HexId;
  readonly shares: readonly Share[];
}

/** What the board was asked: who could strike at a hex, how many where, what is seen along a line, or which hexes decide. */
export type EnquiryCard =
  | Readonly<{
      type: 'threat';
      title: string;
      text: string;
      note: string;
      /** All have been found. */
      done: boolean;
      lines: readonly ThreatLine[];
    }>
  | Readonly<{ type: 'map'; title: string; text: string; most: number }>
  | Readonly<{ type: 'goals'; title: string; lines: readonly Cited[] }>
  | Readonly<{ type: 'sight'; title: string; verdict: string; clear: boolean; lines: readonly Cited[] }>;

/** Several attacks on one target: what has become of it after each. */
export interface PlanCard {
  readonly title: string;
  readonly steps: readonly Readonly<{ id: number; text: string; shares: readonly Share[] }>[];
  /** Why no more can be added, or null. */
  readonly full: string | null;
}

/** A turn of the record. */
export interface RecordTurn {
  readonly turn: number;
  readonly hour: string;
  readonly night: boolean;
  readonly when: 'past' | 'now' | 'ahead';
  readonly due: readonly Cited[];
  readonly happened: readonly Readonly<{ text: string; cite: Cite | null; hex: HexId | null }>[];
  /** Index = Side: "Orc swordsmen ×2, Trolls". */
  readonly losses: readonly [string, string];
}

/** The turn record with everything that is counted beside it. */
export interface RecordCard {
  readonly sides: readonly [string, string];
  readonly turns: readonly RecordTurn[];
  readonly tracks: readonly TrackCard[];
  readonly siege: SiegeState;
  readonly levels: readonly Readonly<{ level: string; holder: Side; text: string }>[];
  /** Null where the battle is not decided on points. */
  readonly score: string | null;
}

/** One roll of the log. */
export interface DiceLine {
  readonly id: number;
  readonly turn: number;
  readonly side: Side;
  readonly sideName: string;
  readonly purpose: string;
  readonly cite: Cite;
  readonly faces: readonly number[];
  /** The chance it had, in hundredths; null where nothing can be said. */
  readonly chance: number | null;
  readonly won: boolean;
  readonly text: string;
  readonly hex: HexId | null;
}

/** Observed against expected. */
export interface LuckRow {
  readonly label: string;
  readonly thrown: number;
  readonly won: number;
  readonly expected: number;
  readonly z: number;
  readonly p: number;
}

/** The luck of one side: one line for everything, one for each purpose, and the faces. */
export interface SideLuck {
  readonly side: Side;
  readonly sideName: string;
  readonly summary: string;
  readonly verdict: string;
  readonly rows: readonly LuckRow[];
  readonly faces: readonly number[];
  readonly facesText: string;
}

/** The page of luck: this game, and all games of this browser. */
export interface LuckCard {
  readonly thisGame: readonly SideLuck[];
  readonly allGames: readonly SideLuck[];
  readonly games: number;
}

/** A line of a chart: a value for each turn; null where there is none yet. */
export interface ChartLine {
  readonly name: string;
  readonly look: Pick<Wear, 'shape' | 'colour'>;
  readonly values: readonly (number | null)[];
  /** Drawn across, with what it means; null where there is none. */
  readonly threshold: Readonly<{ value: number; text: string }> | null;
}

/** What the attacks of a side came to. */
export interface AttackTally {
  readonly side: Side;
  readonly sideName: string;
  readonly made: number;
  readonly shares: readonly Share[];
}

/** The battle in figures. */
export interface StatisticsCard {
  /** Under the columns of the charts: "start", "1", "2". */
  readonly turns: readonly string[];
  readonly tracks: readonly ChartLine[];
  readonly losses: readonly ChartLine[];
  readonly attacks: readonly AttackTally[];
  readonly luck: readonly SideLuck[];
}

/** What a commander means to do, and what he thought of besides. */
export interface AimCard {
  readonly goal: string;
  /** The best first. */
  readonly others: readonly string[];
}

/** The machine's advice to whoever decides. */
export type AdviceCard =
  | Readonly<{ type: 'asked' }>
  | Readonly<{ type: 'failed'; text: string }>
  | Readonly<{ type: 'given'; deed: string; action: Action; aim: AimCard }>;

/** What the machine meant by what it did last before the moment that is looked at. */
export interface WantedCard extends AimCard {
  /** "Turn 3, Sauron". */
  readonly when: string;
}

export interface CounselModel {
  /** Whether somebody here has to decide now, in the present. */
  readonly offered: ReadonlySignal<boolean>;
  /** Null until it is asked for, and as soon as something else has happened. */
  readonly advice: ReadonlySignal<AdviceCard | null>;
  /** Null where the machine does not play, and while it still decides. */
  readonly wanted: ReadonlySignal<WantedCard | null>;
  /** Asks for advice; `open` = brings the adviser, when he is asked for the first time. */
  ask(open: () => Adviser): void;
}

/** Everything a player may want to know, and what may be asked for. */
export interface AnalysisModel {
  readonly enquiry: ReadonlySignal<EnquiryCard | null>;
  readonly plan: ReadonlySignal<PlanCard | null>;
  readonly record: ReadonlySignal<RecordCard | null>;
  readonly dice: ReadonlySignal<readonly DiceLine[]>;
  readonly luck: ReadonlySignal<LuckCard>;
  readonly statistics: ReadonlySignal<StatisticsCard | null>;
  /** Null until it is fetched: whoever reads it fetches it. */
  readonly counsel: ReadonlySignal<CounselModel | null>;
  /** The battle told from its end; null while it goes on. */
  readonly story: ReadonlySignal<StoryCard | null>;
  readonly ask: AnalysisAsks;
}

/** What the panels of knowledge ask for. */
export interface AnalysisAsks {
  /** Who could strike at the hex in the inspector? */
  threat(): void;
  /** Done with threats and lines of sight. */
  leave(): void;
  dropPlan(): void;
  forgetLuck(): void;
  copyChronicle(): void;
}
