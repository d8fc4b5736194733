/**
 * The registry of agents: one row makes an agent known to the command line, to the sheets of games and, where it is an opponent, to
 * the title page. It holds no agent, so that whoever only names one does not fetch how it thinks: `makeAgent` makes them.
 */

/** An agent as it is offered. */
export interface AgentRow {
  readonly name: string;
  /** Whether it is offered to a player as an opponent. */
  readonly opponent: boolean;
  /** The levels at which it plays, the weakest first; empty where there is only one. */
  readonly levels: readonly number[];
}

/** Two yardsticks, then the machine at its five strengths, the weakest first: each a budget of thought, never of time. */
export const AGENTS = [
  { name: 'random', opponent: false, levels: [] },
  { name: 'greedy', opponent: false, levels: [] },
  { name: 'recruit', opponent: true, levels: [] },
  { name: 'soldier', opponent: true, levels: [] },
  { name: 'captain', opponent: true, levels: [] },
  { name: 'marshal', opponent: true, levels: [] },
  { name: 'steward', opponent: true, levels: [] },
] as const satisfies readonly AgentRow[];

export type AgentName = (typeof AGENTS)[number]['name'];

/** An agent that is to play: by its name, and at a level where it has some. A name may be of a registry that is newer, or older, than ours. */
export interface AgentSeat {
  readonly kind: 'agent';
  readonly name: string;
  readonly level?: number | undefined;
}

/** Every agent that a player may choose as an opponent, once for each of its levels. */
export const OPPONENTS: readonly AgentSeat[] = opponentsOf(AGENTS);

/** Who plays where nobody has chosen: it thinks no longer than a player sees. */
export const USUAL_OPPONENT: AgentSeat = { kind: 'agent', name: 'soldier' };

/** The opponents of a registry. */
export function opponentsOf(rows: readonly AgentRow[]): readonly AgentSeat[] {
  return rows
    .filter(({ opponent }) => opponent)
    .flatMap(({ name, levels }) =>
      levels.length === 0
        ? [{ kind: 'agent', name } as const]
        : levels.map((level) => ({ kind: 'agent', name, level }) as const),
    );
}

/** Whether two seats are taken by the same agent at the same level. */
export function sameAgent(a: AgentSeat, b: AgentSeat): boolean {
  return a.name === b.name && a.level === b.level;
}
