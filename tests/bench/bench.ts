/** What a bench measures and how it is told; `main.ts` lists the benches. */
import { ratio, usual, type Race, type Turns } from './clock.ts';

/** A goal of performance: what must be kept and what to stretch for; `atLeast` for being faster than a peer. */
export interface Goal {
  readonly id: string;
  readonly sense: 'atMost' | 'atLeast';
  readonly must: number;
  readonly stretch: number | null;
}

/** One measured figure. */
export interface Row {
  /** Null for a figure that is told for comparison only. */
  readonly goal: Goal | null;
  readonly what: string;
  /** What a ratio compares with; null for a figure that stands alone. */
  readonly against: string | null;
  readonly measured: number;
  readonly unit: 'x' | 'ms' | 'KiB' | 'calls' | 'tasks' | '%';
  /** Microseconds of CPU for one unit of the work, ours and the other's. */
  readonly microseconds: Readonly<{ ours: number; theirs: number }> | null;
}

/** Figures measured together. A wrong answer of any contender throws. */
export interface Bench {
  readonly name: string;
  readonly run: (race: Race) => readonly Row[] | Promise<readonly Row[]>;
}

/** Two contenders of a race; each turn did the work `times` over. */
export interface Raced extends Pick<Row, 'goal' | 'what'> {
  readonly against: string;
  readonly ours: Turns;
  readonly theirs: Turns;
  readonly times: number;
}

/** A ratio: how much faster we are where the goal is to be faster, else how much dearer. */
export function raced({ ours, theirs, times, ...row }: Raced): Row {
  return {
    ...row,
    measured: row.goal?.sense === 'atLeast' ? ratio(theirs, ours) : ratio(ours, theirs),
    unit: 'x',
    microseconds: { ours: usual(ours) / times, theirs: usual(theirs) / times },
  };
}

/** A figure that stands alone. */
export function alone(goal: Row['goal'], what: string, measured: number, unit: Row['unit']): Row {
  return { goal, what, against: null, measured, unit, microseconds: null };
}

/** Whether a row keeps its goal; empty for a row without one. */
export function verdict({ goal, measured }: Row): 'stretch' | 'kept' | 'MISSED' | '' {
  if (goal === null) return '';
  const keeps = (limit: number) => (goal.sense === 'atMost' ? measured <= limit : measured >= limit);
  if (goal.stretch !== null && keeps(goal.stretch)) return 'stretch';
  return keeps(goal.must) ? 'kept' : 'MISSED';
}
