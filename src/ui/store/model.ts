/** What the panels show: plain words and figures, made by the app from the game. Panels ask no rule and hold no state of the game. */
import type { HexId } from '../../board/hex.ts';
import type { Side } from '../../engine/battle.ts';
import type { Sign } from '../../engine/livery.ts';
import type { Cite } from '../../rulebook/cases.ts';
import type { CommandId } from '../commands/commandTable.ts';
import type { CounterLook, EngineLook, LeaderLook, Wear } from '../../stage/counters/look.ts';

export type {
  AttackOdds,
  Duellist,
  DuelOdds,
  OddsCard,
  RollOdds,
  Share,
} from '../features/odds/oddsModel.ts';

/** A sentence with the case it rests on; the panel shows the badge and the summary of the case on hover and focus. */
export interface Cited {
  readonly text: string;
  readonly cite: Cite | null;
}

export interface TurnBox {
  readonly turn: number;
  readonly night: boolean;
  readonly name: string;
  readonly when: 'past' | 'now' | 'ahead';
}

export interface PhaseBox {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly when: 'past' | 'now' | 'ahead';
}

/** Whose turn it is and what can be done. */
export interface Status {
  readonly turn: number;
  /** Tells this step of this turn from every other. */
  readonly id: string;
  readonly hour: string;
  readonly turns: readonly TurnBox[];
  readonly phases: readonly PhaseBox[];
  readonly side: Side | null;
  readonly sideName: string;
  /** "Movement: move units, raise ladders", in words. */
  readonly step: string;
  readonly canDo: string;
  /** How many units still can. */
  readonly ready: number;
  /** `short` = the label without how many still can. */
  readonly end: Readonly<{ label: string; short: string; whyNot: Cited | null }>;
}

/** A counter as it is drawn in the inspector. */
export type Portrait =
  | Readonly<{ type: 'unit'; look: CounterLook }>
  | Readonly<{ type: 'engine'; look: EngineLook }>
  | Readonly<{ type: 'leader'; look: LeaderLook }>;

export interface Factor {
  readonly value: string;
  readonly label: string;
}

/** A piece in the inspector. */
export interface PieceCard {
  readonly portrait: Portrait;
  readonly name: string;
  readonly force: string;
  readonly sentence: string;
  readonly factors: readonly Factor[];
  readonly chips: readonly Cited[];
}

/** A hex in the inspector: number, terrain, each hexside's state, occupants. */
export interface HexCard {
  readonly hex: string;
  readonly terrain: string;
  readonly place: string | null;
  readonly notes: readonly Cited[];
  /** "NE: wall, unbreached, ladder raised on turn 3 (to 1312)". */
  readonly hexsides: readonly Cited[];
  readonly pieces: readonly PieceCard[];
}

/** A throw in a block: `ofFate` = it says what becomes of who was hit. */
export interface DiceThrow {
  readonly faces: readonly number[];
  readonly ofFate: boolean;
}

/** An action with everything that followed from it: a block of the chronicle, folded to one line. */
export interface ActionBlock {
  readonly id: number;
  /** "Catapult at Orc swordsmen"; null where nobody acts on anybody. */
  readonly text: string | null;
  /** In hundredths, before the throw; null where no dice decided. */
  readonly chance: number | null;
  readonly dice: readonly DiceThrow[];
  readonly outcome: Readonly<{ word: string; worked: boolean }> | null;
  /** What it cost: "4 points". */
  readonly aside: string | null;
}

/** One line of the chronicle. */
export interface ChronicleLine {
  readonly id: number;
  /** A heading ("Sauron movement, turn 3") or an event. */
  readonly heading: boolean;
  readonly icon: string | null;
  readonly text: string;
  readonly dice: readonly number[];
  /** Real hands threw them. */
  readonly byHand?: boolean;
  readonly cite: Cite | null;
  readonly hex: HexId | null;
  /** The block that the line belongs to; lines of one block share it. */
  readonly deed?: ActionBlock;
}

/** A force on the foot of the table. */
interface ForceCard {
  readonly name: string;
  readonly look: Pick<Wear, 'shape' | 'colour'> & Readonly<{ sign: Sign }>;
  /** What is counted against it. */
  readonly value: number;
}

/** A force that can break (2.10). */
export interface TrackCard extends ForceCard {
  readonly threshold: number;
  readonly demoralized: boolean;
}

/** A force that fights on to the last: the steps that its units have lost, of so many. */
export interface TallyCard extends ForceCard {
  readonly steps: number;
}

/** The hint bar: what the overlays mean, what to press, why something cannot be done. */
export interface Hint {
  readonly legend: readonly Readonly<{
    overlay: 'range' | 'stop' | 'target' | 'choice' | 'hexside' | 'forbidden' | 'path';
    text: string;
  }>[];
  readonly prompt: string;
  readonly refusal: Cited | null;
  readonly confirm: string | null;
  readonly cancel: boolean;
}

/** The dice on the table: what they were thrown for and what came of it. */
export interface DiceCard {
  readonly faces: readonly number[];
  readonly purpose: string;
  readonly result: string;
  readonly cite: Cite;
  /** Real hands threw them. */
  readonly byHand?: boolean;
}

/** Between the players: who takes the table now. */
export interface Banner {
  readonly side: Side;
  readonly sideName: string;
  readonly text: string;
}

/** One line of the reckoning: what pays, how much, and whether it was earned (2.13.3). */
export interface PointLine extends Cited {
  readonly points: number;
  readonly earned: boolean;
}

/** What one side has scored, line by line. */
export interface SideScore {
  readonly side: Side;
  readonly sideName: string;
  readonly sum: number;
  readonly lines: readonly PointLine[];
}

/** The verdict: its margin, the conditions it rests on, the points of both sides where they decided, and the tracks. */
export interface ResultCard {
  readonly title: string;
  readonly margin: Cited;
  /** What the scenario says of it; null of a block of a siege after which nothing is decided. */
  readonly text: string | null;
  readonly reasons: readonly Cited[];
  /** Empty when the battle was not decided on points. */
  readonly scores: readonly SideScore[];
  readonly tracks: readonly Cited[];
}

/** A line of what a side has: magic points, ladders, a spell at work, a group expected. */
export interface Holding extends Cited {
  readonly icon: string;
  /** A figure to stand before the words, or null. */
  readonly figure: string | null;
}

/** What is at hand, at work and on its way, beyond the pieces on the board. */
export interface SiegeState {
  readonly supplies: readonly Holding[];
  readonly magic: readonly Holding[];
  readonly expected: readonly Holding[];
}

/** What is read while a sound that matters is heard. */
export interface Caption {
  readonly id: number;
  readonly text: string;
}

/** What can be asked of the table by button or key; each says why not when it cannot. */
export interface CommandCard {
  readonly id: CommandId;
  readonly label: string;
  readonly key: string;
  readonly whyNot: string | null;
  readonly pressed: boolean | null;
}
