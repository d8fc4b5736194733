/** What a bench measures and how it is told; `main.ts` lists the benches. */
import type { Race } from './clock.ts';

/** A goal of performance: the ratio that must be kept and the one to stretch for; `atLeast` for being faster than a peer. */
export interface Goal {
  readonly id: string;
  readonly sense: 'atMost' | 'atLeast';
  readonly must: number;
  readonly stretch: number;
}

/** One measured ratio. Times are microseconds of CPU for one unit of the work named. */
export interface Row {
  /** Null for a figure that is told for comparison only. */
  readonly goal: Goal | null;
  readonly what: string;
  readonly ratio: number;
  readonly microseconds: number;
  readonly against: number;
}

/** A set of ratios measured together. A wrong answer of any contender throws. */
export interface Bench {
  readonly name: string;
  readonly run: (race: Race) => readonly Row[] | Promise<readonly Row[]>;
}
