import type { Agent } from './agent.ts';
import { random } from './random.ts';

/** The agents by the names that the command line takes. */
export const AGENTS: Readonly<Record<string, Agent>> = { random };
