/** What a series of games made use of: kinds of action, cells of the charts, and refusals. */
import { probe } from '../ai/probe.ts';
import type { Witness } from '../session/playout.ts';
import type { Battle } from '../engine/battle.ts';
import { whyNot } from '../game/apply.ts';
import { cellsConsulted, consultedByRefusal } from '../game/consulted.ts';
import { drawing, mixedSeed } from '../game/generator.ts';

/** How often each thing came up, by its name. */
export type Counts = Readonly<Record<string, number>>;

export interface GamesTally {
  /** Games in which a kind of action was done. */
  readonly kinds: Counts;
  /** Times a cell of a chart was read; a prohibited one, when a refusal cited it. */
  readonly cells: Counts;
  /** Times a refusal was met, by whoever asks for what is not allowed beside every action. */
  readonly refusals: Counts;
}

export const NO_TALLY: GamesTally = { kinds: {}, cells: {}, refusals: {} };

/** The sum of two tallies. */
export function addTallies(a: GamesTally, b: GamesTally): GamesTally {
  return {
    kinds: addCounts(a.kinds, b.kinds),
    cells: addCounts(a.cells, b.cells),
    refusals: addCounts(a.refusals, b.refusals),
  };
}

function addCounts(a: Counts, b: Counts): Counts {
  const sum: Record<string, number> = { ...a };
  for (const [name, count] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

/** The salt of the draws of the asker: they belong to no player. */
const ASKER = 3;

/** Watches one game of a series and tells at its end what came up in it; `thorough` = cells and refusals as well. */
export function tallier(
  battle: Battle,
  seed: number,
  index: number,
  thorough: boolean,
): Readonly<{ witness: Witness; tally: () => GamesTally }> {
  const kinds: Record<string, number> = {};
  const cells: Record<string, number> = {};
  const refusals: Record<string, number> = {};
  const draw = drawing(mixedSeed(seed, index, ASKER));
  const count = (counts: Record<string, number>, name: string): void => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  return {
    witness: (before, events, _after, action) => {
      kinds[action.type] = 1;
      if (!thorough) return;
      for (const cell of cellsConsulted(battle, before, action, events)) count(cells, cell);
      const asked = probe(battle, before, draw);
      const refusal = whyNot(battle, before, asked);
      if (refusal === null) return;
      count(refusals, refusal.code);
      for (const cell of consultedByRefusal(battle, before, asked, refusal)) count(cells, cell);
    },
    tally: () => ({ kinds, cells, refusals }),
  };
}
