import type { Agent } from './agent.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** The agents by the names that the command line takes; each is made anew for a game, for some remember what they have thought of. */
export const AGENTS: Readonly<Record<string, () => Agent>> = { random: () => random, greedy };
