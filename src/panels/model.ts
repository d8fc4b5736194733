/** What the panels show: plain words and figures, made by the app from the game. Panels ask no rule and hold no state of the game. */
import type { HexId } from '../board/hex.ts';
import type { Side } from '../engine/battle.ts';
import type { Cite } from '../rulebook/cases.ts';
import type { Column } from '../rulebook/charts/7.26-leaders.ts';
import type { Armour, Strength } from '../rulebook/charts/7.41-casualty.ts';
import type { Morale } from '../rulebook/charts/7.42-results.ts';
import type { CounterLook, EngineLook, LeaderLook } from '../stage/counters/look.ts';

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
  readonly end: Readonly<{ label: string; whyNot: Cited | null }>;
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

export interface Share {
  readonly outcome:
    | 'dead'
    | 'halved'
    | 'thrown-back'
    | 'breached'
    | 'destroyed'
    | 'thrown-down'
    | 'lands'
    | 'rallied'
    | 'works'
    | 'slain'
    | 'wounded'
    | 'escapes'
    | 'challenged-slain'
    | 'challenged-wounded'
    | 'challenged-back'
    | 'nothing'
    | 'disrupted'
    | 'fails'
    | 'challenger-back'
    | 'challenger-wounded'
    | 'challenger-slain';
  readonly label: string;
  readonly ways: number;
  readonly of: number;
}

/** Attack preview: the whole 7.41 with row and column, 7.42 for the defender's morale, every modifier with its case. */
export interface AttackOdds {
  readonly type: 'attack';
  readonly attacker: string;
  readonly defender: string;
  readonly manner: 'fire' | 'melee' | 'oil';
  readonly strength: Strength;
  readonly armour: Armour;
  /** Null where no unit would suffer: a docked tower alone (2.11.9). */
  readonly morale: Morale | null;
  /** Fanatics and the like skip 7.41 (2.8.16). */
  readonly automatic: boolean;
  readonly modifiers: readonly Cited[];
  /** What else follows. */
  readonly notes: readonly Cited[];
  readonly shares: readonly Share[];
}

/**
 * Any other roll: breach 16.3, rally 8.37, spell 17.4, engine shot 2.11.6, ladder 2.11.4, head 2.11.8. `totals` are the
 * sums that succeed; 'A' = no dice are thrown.
 */
export interface RollOdds {
  readonly type: 'roll';
  readonly title: string;
  readonly cite: Cite;
  readonly chart: '16.3' | '8.37' | '17.4' | null;
  readonly row: string | null;
  readonly column: string | null;
  readonly dice: 1 | 2;
  readonly totals: readonly number[] | 'A';
  readonly modifiers: readonly Cited[];
  readonly notes: readonly Cited[];
  readonly shares: readonly Share[];
}

/** One of the two in a duel: his printed rating, what changes it, and what comes of it (2.19.5). */
export interface Duellist {
  readonly name: string;
  readonly printed: number;
  readonly modifiers: readonly Cited[];
  readonly rating: number;
}

/** A duel before it is fought: the column of 7.26 and its six faces. */
export interface DuelOdds {
  readonly type: 'duel';
  readonly attacker: Duellist;
  readonly defender: Duellist;
  /** Attacker minus defender, before the chart limits it. */
  readonly difference: number;
  readonly column: Column;
  readonly notes: readonly Cited[];
  readonly shares: readonly Share[];
}

export type OddsCard = AttackOdds | RollOdds | DuelOdds;

/** One line of the chronicle. */
export interface ChronicleLine {
  readonly id: number;
  /** A heading ("Sauron movement, turn 3") or an event. */
  readonly heading: boolean;
  readonly icon: string | null;
  readonly text: string;
  readonly dice: readonly number[];
  readonly cite: Cite | null;
  readonly hex: HexId | null;
}

export interface TrackCard {
  readonly name: string;
  readonly look: 'garrison' | 'relief' | 'sauron';
  readonly value: number;
  readonly threshold: number;
  readonly demoralized: boolean;
}

/** The hint bar: what the overlays mean, what to press, why something cannot be done. */
export interface Hint {
  readonly legend: readonly Readonly<{
    overlay: 'range' | 'stop' | 'target' | 'choice' | 'forbidden' | 'path';
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
  readonly text: string;
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

/** What can be asked of the table by button or key; each says why not when it cannot. */
export interface Command {
  readonly id:
    | 'undo'
    | 'redo'
    | 'new-game'
    | 'save'
    | 'load'
    | 'mute'
    | 'zoom-in'
    | 'zoom-out'
    | 'fit'
    | 'help'
    | 'speed'
    | 'hide-counters'
    | 'first'
    | 'earlier'
    | 'later'
    | 'present';
  readonly label: string;
  readonly key: string;
  readonly whyNot: string | null;
  readonly pressed: boolean | null;
}
