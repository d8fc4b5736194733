/** Plays pairs of the ladder beside others, one after the other as they are asked for. */
import { parentPort } from 'node:worker_threads';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { shippedBattle } from '../kit/shipped.ts';
import { playPair } from './pairs.ts';

/** A pair to be played: who plays whom, where, and which of the series. */
export interface PairAsked {
  readonly one: string;
  readonly other: string;
  readonly battle: string;
  readonly seed: number;
  readonly index: number;
}

parentPort!.on('message', ({ one, other, battle, seed, index }: PairAsked) => {
  const makers = [() => makeAgent(one), () => makeAgent(other)] as const;
  parentPort!.postMessage(playPair(shippedBattle(battle), ...makers, seed, index));
});
