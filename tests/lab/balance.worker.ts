/** Plays games of the balance beside others, one after the other as they are asked for. */
import { parentPort } from 'node:worker_threads';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { battleOf } from './balanceBattles.ts';
import { playTale, type GameTale } from './gameTale.ts';

/** A game to be played: where, by whom on both sides, and which of the series. */
export interface GameAsked {
  readonly battle: string;
  readonly level: string;
  readonly seed: number;
  readonly index: number;
}

parentPort!.on('message', ({ battle, level, seed, index }: GameAsked) => {
  const tale: GameTale = playTale(battleOf(battle), () => makeAgent(level), seed, index);
  parentPort!.postMessage(tale);
});
