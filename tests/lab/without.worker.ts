/** Plays games of the siege with something taken away, beside others. */
import { parentPort } from 'node:worker_threads';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { BESIEGER, type Battle } from '../../src/engine/battle.ts';
import { score } from '../../src/engine/facts/reckoning.ts';
import { playout } from '../../src/session/playout.ts';
import { battleWithout } from './takenAway.ts';

/** A game to be played; `thing` = "" for the battle as it is. */
export interface GameAsked {
  readonly thing: string;
  readonly seed: number;
  readonly index: number;
}

/** What it came to for the besieger: 1 won, 0.5 drawn, and by how many points of the reckoning he led when it was over. */
export interface Outcome {
  readonly share: number;
  readonly lead: number;
}

const battles = new Map<string, Battle>();

parentPort!.on('message', ({ thing, seed, index }: GameAsked) => {
  const battle = battles.get(thing) ?? battleWithout(thing);
  battles.set(thing, battle);
  const { state } = playout(battle, [makeAgent('soldier'), makeAgent('soldier')], seed, index);
  const winner = state.verdict?.winner;
  const [defender, besieger] = score(battle, state);
  parentPort!.postMessage({
    share: winner === BESIEGER ? 1 : winner === 'draw' || winner === undefined ? 0.5 : 0,
    lead: besieger - defender,
  } satisfies Outcome);
});
