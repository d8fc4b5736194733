/** Fights on hexes, whatever the game: from one stage to the next block, as somebody decides between the blocks. */
import { failed, ok, type Result } from '../kernel/result.ts';
import type { BriefProblem, FightChoice, FightMove, FightStage, BattleGround } from './siege.ts';

/** Decides between two blocks: one of the options. */
export type Decide = (choice: FightChoice) => string;

/** As the policies of the odds decide. */
export const asUsual: Decide = ({ usual }) => usual;

/** A block to be fought or the end of the fight, and all the moves that led to it. */
export interface Reached {
  readonly moves: readonly FightMove[];
  readonly stage: Exclude<FightStage, FightChoice>;
}

/** Goes on from the moves so far through every decision, until a block is to be fought or the fight is over. */
export function toNextBlock(
  ground: BattleGround,
  before: readonly FightMove[],
  decide: Decide,
): Result<Reached, BriefProblem> {
  let moves = before;
  for (;;) {
    const reached = ground.stage(moves);
    if (!reached.ok) return failed(reached.problems);
    const stage = reached.value;
    if (stage.type !== 'choice') return ok({ moves, stage });
    moves = [...moves, { type: 'chose', option: decide(stage) }];
  }
}
