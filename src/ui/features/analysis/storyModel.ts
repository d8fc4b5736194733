/** What the sheet of the verdict tells of the whole battle: who decided it, what turned it, who fell, deeds and luck. */
import type { Side } from '../../../engine/battle.ts';
import type { Cite } from '../../../rulebook/cases.ts';
import type { CutOut } from '../../../stage/plain/cutOut.ts';
import type { Portrait, DiceThrow } from '../../store/model.ts';
import type { ChartLine } from './analysisModel.ts';

/** An action worth telling, with the moment at which the replay shows it. */
export interface StoryMoment {
  readonly title: string;
  readonly text: string;
  /** "turn 4, Westernesse: fire segment". */
  readonly where: string;
  readonly dice: readonly DiceThrow[];
  /** The counter of whoever acted, with its name; null where nobody did. */
  readonly actor: Readonly<{ portrait: Portrait; name: string }> | null;
  /** The case that decided it. */
  readonly cite: Cite | null;
  /** The replay begins here: the moment before it. */
  readonly moment: number;
}

/** A kind of piece: so many lost, halved, standing. */
export interface KindFallen {
  readonly name: string;
  readonly portrait: Portrait;
  readonly lost: number;
  readonly halved: number;
  readonly stood: number;
  /** "4 of 5". */
  readonly count: string;
}

export interface SideFallen {
  readonly side: Side;
  readonly sideName: string;
  readonly sum: string;
  readonly kinds: readonly KindFallen[];
}

/** The luck of a side: what came against what was due, and how that is called. */
export interface SideFortune {
  readonly side: Side;
  readonly sideName: string;
  /** "-3.2". */
  readonly over: string;
  readonly text: string;
  /** Standard deviations above what was due. */
  readonly z: number;
}

/** An event on a stem of the graph; the turn is counted from the first column. */
export interface Stem {
  readonly column: number;
  readonly text: string;
}

/** The moment that turned the battle, with the board as it stood then. */
export interface TurningPoint extends StoryMoment {
  readonly board: CutOut;
}

export interface StoryCard {
  /** "Decided on turn 8 by Trolls in hex 1113."; null where nobody's deed decided it. */
  readonly decided: string | null;
  readonly decider: Portrait | null;
  readonly turning: TurningPoint | null;
  /** The board at the end. */
  readonly board: CutOut;
  readonly columns: readonly string[];
  readonly tracks: readonly ChartLine[];
  /** Which columns are night; the first is the start. */
  readonly nights: readonly boolean[];
  readonly stems: readonly Stem[];
  readonly deeds: readonly StoryMoment[];
  readonly fallen: readonly SideFallen[];
  readonly luck: readonly SideFortune[];
}
