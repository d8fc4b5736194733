/** Who decides for the seats of a game, and controllers that everybody has. */
import type { Agent, Draw } from '../ai/agent.ts';
import type { Side } from '../engine/battle.ts';
import { drawing, mixedSeed } from '../game/generator.ts';
import type { Entry } from '../game/match.ts';
import type { Taker, TableSheet } from '../saves/tableSheet.ts';
import type { Asked, Controller, Ports } from './ports.ts';

/** Who decides for a seat of a sheet; made anew when somebody else takes it. */
export function controllersOf({ controllerOf }: Pick<Ports, 'controllerOf'>) {
  const made: (Readonly<{ taken: Taker; by: Controller }> | null)[] = [null, null];
  return ({ seats }: TableSheet, side: Side): Controller => {
    const { taken } = seats[side];
    const known = made[side];
    if (known && known.taken === taken) return known.by;
    const by = controllerOf(taken, side);
    made[side] = { taken, by };
    return by;
  };
}

/** A player who gives his orders to the session when he likes (`submit`), and answers no question. */
export const AT_SCREEN: Controller = { kind: 'human', decide: () => new Promise(() => {}) };

/** An agent in the same thread; `draw` = its own source of chance for each question, never the dice of the game. */
export function agentController(agent: Agent, draw: (asked: Asked) => Draw): Controller {
  return {
    kind: 'agent',
    decide: async (asked) => ({ action: agent(asked.battle, asked.view, draw(asked)) }),
  };
}

/** The chance of an agent by the seed of its game, the side and how far the game is, so that the same question is answered alike. */
export function drawBySeed(seed: number): (asked: Pick<Asked, 'count' | 'seat'>) => Draw {
  return ({ count, seat }) => drawing(mixedSeed(seed, count, seat + 1));
}

/** Whoever plays a record again: what was done, with the faces that fell. Rejects where the record has ended. */
export function replayController(entries: readonly Entry[]): Controller {
  return {
    kind: 'replay',
    decide: async ({ count }) => {
      const entry = entries[count];
      if (entry === undefined) throw new Error(`the record ends after ${entries.length} actions`);
      return { action: entry.action, thrown: entry.faces };
    },
  };
}
