/** What the card of what would have happened shows. */
import type { ChanceBar, Measure } from './strategicModel.ts';

/** What one side lost, and how often dice take as much from it. */
export interface LossView {
  readonly title: string;
  /** "1.25 hits fought, 1.31 in the mean of the dice". */
  readonly words: string;
  /** "Bloodier than 63 % of all dice". */
  readonly rank: string;
  readonly bars: readonly (ChanceBar & Readonly<{ here: boolean }>)[];
}

/** What would have happened by dice. */
export interface BesideView {
  /** Null: it is counted, or could not be; then that is said. */
  readonly waiting: string | null;
  /** How the dice were asked: counted, or thrown so many times. */
  readonly intro: string;
  readonly losses: readonly LossView[];
  readonly chances: readonly Measure[];
  /** A campaign of four actions from here. */
  readonly onward: readonly Measure[];
}
