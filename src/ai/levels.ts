/** The five strengths of the machine: what each may spend on its thoughts, in acts of imagined battles and never in time. */
import type { Budget } from './planner.ts';

/** Once in so many times a recruit does not see what he could do. */
export const OVERLOOKS = 5;

/** What the levels with a plan spend on it, once in a side-turn. */
export const BUDGETS = {
  captain: { acts: 6000, turns: 7, breadth: 'places' },
  marshal: { acts: 14_000, turns: 8, breadth: 'wide' },
  steward: { acts: 36_000, turns: 10, breadth: 'wide' },
} as const satisfies Readonly<Record<string, Budget>>;
