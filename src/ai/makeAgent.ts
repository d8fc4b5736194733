/** How the agents of the registry are made: a row of it asks for one here. */
import type { Agent } from './agent.ts';
import type { AgentName } from './agents.ts';
import { byPolicy, greedy } from './greedy.ts';
import { NO_PLAN } from './greedy/mind.ts';
import { BY_HAND, TUNED } from './greedy/weights.ts';
import { BUDGETS, OVERLOOKS } from './levels.ts';
import { planner } from './planner.ts';
import { random } from './random.ts';
import { takeSureWins } from './sureWin.ts';

const MAKERS: Readonly<Record<AgentName, (level: number | undefined) => Agent>> = {
  random: () => random,
  greedy,
  recruit: () => takeSureWins(byPolicy(BY_HAND, () => NO_PLAN, { overlooks: OVERLOOKS })),
  soldier: () => takeSureWins(byPolicy(TUNED, () => NO_PLAN)),
  captain: () => takeSureWins(planner(BUDGETS.captain)),
  marshal: () => takeSureWins(planner(BUDGETS.marshal)),
  steward: () => takeSureWins(planner(BUDGETS.steward)),
};

/** An agent for one game, by its name, at a level where it has some: made anew, for some remember what they have thought of. Throws where nobody has that name. */
export function makeAgent(name: string, level?: number): Agent {
  if (!Object.hasOwn(MAKERS, name)) throw new Error(`there is no agent called ${name}`);
  return MAKERS[name as AgentName](level);
}
