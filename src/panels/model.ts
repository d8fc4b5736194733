/** What the panels show: plain words and figures, made by the app from the game. Panels ask no rule and hold no state of the game. */
import type { HexId } from '../board/hex.ts';
import type { Side } from '../engine/battle.ts';
import type { Cite } from '../rulebook/cases.ts';
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
  readonly manner: 'fire' | 'melee';
  readonly strength: Strength;
  readonly armour: Armour;
  readonly morale: Morale;
  /** Fanatics and the like skip 7.41 (2.8.16). */
  readonly automatic: boolean;
  readonly modifiers: readonly Cited[];
  readonly shares: readonly Share[];
}

/** Any other roll: breach 16.3, engine shot 2.11.6, ladder 2.11.4, self-rally 8.37. `totals` are the sums that succeed. */
export interface RollOdds {
  readonly type: 'roll';
  readonly title: string;
  readonly cite: Cite;
  readonly chart: '16.3' | '8.37' | null;
  readonly row: string | null;
  readonly column: string | null;
  readonly dice: 1 | 2;
  readonly totals: readonly number[];
  readonly modifiers: readonly Cited[];
  readonly shares: readonly Share[];
}

export type OddsCard = AttackOdds | RollOdds;

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

export interface ResultCard {
  readonly title: string;
  readonly text: string;
  readonly lines: readonly Cited[];
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
