/** Whole games of the machine against itself: whether they end within their turns, without a refusal, and without a win that was let slip. */
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { sureWin } from '../../src/ai/sureWin.ts';
import type { Battle } from '../../src/engine/battle.ts';
import type { GameState } from '../../src/engine/state.ts';
import { playout } from '../../src/session/playout.ts';

/** How games ended. */
export interface Endings {
  readonly games: number;
  /** Games by battle, and by who played them. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Ends of a step in the last turn of a side that lost, each of which was asked for a win that was passed over. */
  readonly lastPasses: number;
  readonly offences: readonly string[];
}

export const NO_ENDINGS: Endings = { games: 0, kinds: {}, lastPasses: 0, offences: [] };

/** One game in so many is asked for wins that were let slip: every action of the last turns is tried in it. */
const LOOKED_INTO = 10;

/** Plays game `index` of a series of `level` against itself. */
export function endingOf(battle: Battle, level: string, seed: number, index: number): Endings {
  const passes: GameState[] = [];
  const name = `${battle.id}, ${level}, game ${index}`;
  const { state, turns, refusals } = playout(
    battle,
    [makeAgent(level), makeAgent(level)],
    seed,
    index,
    (before, _, __, action) => {
      if (action.type === 'EndStep' && before.turn === battle.turns.last) passes.push(before);
    },
  );
  const slipped =
    index % LOOKED_INTO === 0 ? passes.filter(({ active }) => state.verdict?.winner !== active) : [];
  const wins = slipped.flatMap((pass) => sureWin(battle, pass) ?? []);
  return {
    games: 1,
    kinds: { [battle.id]: 1, [level]: 1 },
    lastPasses: slipped.length,
    offences: [
      ...(state.verdict === null ? [`${name}: no verdict after ${turns} turns`] : []),
      ...(refusals > 0 ? [`${name}: ${refusals} orders were refused`] : []),
      ...wins.map((action) => `${name}: passed beside ${JSON.stringify(action)}, which wins`),
    ],
  };
}

/** The sum of two counts. */
export function bothEndings(a: Endings, b: Endings): Endings {
  const kinds = { ...a.kinds };
  for (const [kind, count] of Object.entries(b.kinds)) kinds[kind] = (kinds[kind] ?? 0) + count;
  return {
    games: a.games + b.games,
    kinds,
    lastPasses: a.lastPasses + b.lastPasses,
    offences: [...a.offences, ...b.offences].slice(0, 20),
  };
}
