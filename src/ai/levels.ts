/** The five strengths of the machine: what each may spend on its thoughts, in acts of imagined battles and never in time. */
import type { Budget } from './planner.ts';

/** Once in so many times a recruit does not see what he could do. */
export const OVERLOOKS = 5;

/** What the levels with a plan spend on it, once in a side-turn, and on their set-up, once in a battle. */
export const BUDGETS = {
  captain: { acts: 6000, turns: 7, efforts: ['all'], refines: false, foreseen: 0, setup: null },
  marshal: {
    acts: 16_000,
    turns: 8,
    efforts: ['all'],
    refines: true,
    foreseen: 8000,
    setup: { acts: 30_000, rounds: 1, turns: 8, foreseen: 0 },
  },
  steward: {
    acts: 34_000,
    turns: 10,
    efforts: ['all', 'spare'],
    refines: true,
    foreseen: 16_000,
    setup: { acts: 150_000, rounds: 3, turns: 10, foreseen: 30_000 },
  },
} as const satisfies Readonly<Record<string, Budget>>;
