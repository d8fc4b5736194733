/** What is told of one game when a battle is weighed. */
import type { Agent } from '../../src/ai/agent.ts';
import { BESIEGER, type Battle, type Side } from '../../src/engine/battle.ts';
import type { GameState } from '../../src/engine/state.ts';
import { keepAccount } from '../../src/lab/account.ts';
import { changedLate } from '../../src/lab/report.ts';
import { playout } from '../../src/session/playout.ts';

/** One game. */
export interface GameTale {
  readonly winner: Side | 'draw';
  /** Whether the leader on points changed after turn 10; null where that is not asked. */
  readonly changed: boolean | null;
  /** City levels on which a unit of the besieger stood. */
  readonly entered: readonly number[];
  readonly refusals: number;
  readonly ms: number;
}

/** Plays game `index` of a series by one agent against its like. */
export function playTale(battle: Battle, agent: () => Agent, seed: number, index: number): GameTale {
  const began = performance.now();
  const entered = new Set<number>();
  const { witness, account } = keepAccount(battle);
  const { state, refusals } = playout(battle, [agent(), agent()], seed, index, (...told) => {
    witness(...told);
    for (const level of levelsTrodden(battle, told[2])) entered.add(level);
  });
  const kept = account(state);
  return {
    winner: kept.winner,
    changed: changedLate(battle, kept),
    entered: [...entered].toSorted((a, b) => a - b),
    refusals,
    ms: Math.round(performance.now() - began),
  };
}

/** The city levels on which units of the besieger stand. */
function levelsTrodden({ pieces, board }: Battle, state: GameState): readonly number[] {
  const levels: number[] = [];
  for (const { id, side, kind } of pieces) {
    const { at } = state.pieces[id]!;
    if (side !== BESIEGER || kind.class !== 'unit' || at < 0) continue;
    const level = board.level[at]!;
    if (level > 0) levels.push(level);
  }
  return levels;
}
