// The machine in battles that nobody told it about: it finds out from their triggers what they want of it.
import { describe, expect, test } from 'vitest';
import type { Agent } from '../../src/ai/agent.ts';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { random } from '../../src/ai/random.ts';
import { enemyOf, type Side } from '../../src/engine/battle.ts';
import { legalActions } from '../../src/game/legal.ts';
import { playout } from '../../src/session/playout.ts';
import { STRANGERS, type Stranger } from './strangers.ts';

const GAMES = 8;

/** Ends every step at once, and decides by chance what has to be decided. */
const idle: Agent = (battle, state, draw) =>
  legalActions(battle, state).get('EndStep')?.[0] ?? random(battle, state, draw);

/** The share that a soldier of a side takes of some games, a draw counting half; every game ends, and nothing that it proposes is refused. */
function shareOf({ battle }: Stranger, side: Side, foe: Agent): number {
  let share = 0;
  for (let game = 0; game < GAMES; game += 1) {
    const own = makeAgent('soldier');
    const { state, refusals } = playout(battle, side === 0 ? [own, foe] : [foe, own], 7, game);
    expect(refusals).toBe(0);
    const { winner } = state.verdict!;
    share += winner === side ? 1 : winner === 'draw' ? 0.5 : 0;
  }
  return share / GAMES;
}

const named = STRANGERS.map((stranger) => [stranger.battle.id, stranger] as const);

describe.each(named)('%s', (_, stranger) => {
  test('a soldier does what is asked of him where nobody hinders him', () => {
    expect(shareOf(stranger, stranger.seeks, idle)).toBeGreaterThanOrEqual(0.85);
  });

  test('a soldier takes either side from whoever plays by chance', () => {
    expect(shareOf(stranger, stranger.seeks, random)).toBeGreaterThanOrEqual(0.85);
    expect(shareOf(stranger, enemyOf(stranger.seeks), random)).toBeGreaterThanOrEqual(0.8);
  });
});
