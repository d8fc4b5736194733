/** Fights on hexes that nobody plays: block after block by agents, with the policies of the odds between them. */
import type { Agent } from '../ai/agent.ts';
import { playout } from '../session/playout.ts';
import { mixedSeed } from '../game/generator.ts';
import { NO_LIBRARY } from '../scenario/library.ts';
import { openScenario } from '../scenario/parse.ts';
import type { InlineScenario } from '../scenario/schema.ts';
import { blockEnd } from '../strategic/blockEnd.ts';
import { asUsual, toNextBlock } from '../strategic/fights.ts';
import { keepDeeds } from '../strategic/keepDeeds.ts';
import type { BlocksTold, FightMove, FightOver, BattleGround } from '../strategic/siege.ts';

/** A fight that was fought out, and every move of it. */
export interface FoughtOut extends Pick<FightOver, 'result' | 'scored'>, BlocksTold {
  readonly moves: readonly FightMove[];
}

/** Fights a whole battle out, both sides by agents of this making; drawn from the seed alone. */
export function fightOut(ground: BattleGround, agent: () => Agent, seed: number): FoughtOut {
  let moves: readonly FightMove[] = [];
  for (;;) {
    const reached = toNextBlock(ground, moves, asUsual);
    if (!reached.ok) throw new Error(`a fight does not go on: ${JSON.stringify(reached.problems)}`);
    const { stage } = reached.value;
    ({ moves } = reached.value);
    if (stage.type === 'over') {
      const { result, scored, told } = stage;
      return { result, scored, moves, ...(told === undefined ? {} : { told }) };
    }
    moves = [...moves, blockFought(stage.scenario, agent, mixedSeed(seed, stage.number))];
  }
}

/** One block by agents: what it leaves behind, and what happened in it. */
function blockFought(scenario: InlineScenario, agent: () => Agent, seed: number): FightMove {
  const opened = openScenario(scenario, NO_LIBRARY);
  if (!opened.ok) throw new Error(`a block is no scenario: ${JSON.stringify(opened.problems)}`);
  const { battle } = opened.value;
  const kept = keepDeeds(battle);
  const { state } = playout(battle, [agent(), agent()], seed, 0, kept.note);
  return { type: 'fought', end: blockEnd(battle, state), deeds: kept.deeds() };
}
