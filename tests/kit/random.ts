import fc from 'fast-check';
import type { Draw } from '../../src/ai/agent.ts';
import { random } from '../../src/ai/random.ts';
import type { Battle } from '../../src/engine/battle.ts';
import type { Dice } from '../../src/engine/dice.ts';
import { drawing, generatorFrom, seeded } from '../../src/game/generator.ts';
import type { Match } from '../../src/game/match.ts';
import { newMatch } from '../../src/game/match.ts';
import { play } from '../../src/game/play.ts';

/** A random game of a battle, action by action, up to `actions` of them or the verdict; the games after each action, the start first. */
export function randomGame(battle: Battle, seed: number, actions: number): readonly Match[] {
  const dice: Dice = seeded(generatorFrom(seed));
  const draw: Draw = drawing(seed);
  const moments: Match[] = [newMatch(battle, seed)];
  while (moments.length <= actions) {
    const match = moments.at(-1)!;
    if (match.state.verdict !== null) break;
    const played = play(match, random(battle, match.state, draw), dice);
    if (!played.ok) throw new Error(`refused: ${played.refusal.code} [${played.refusal.cite}]`);
    moments.push(played.match);
  }
  return moments;
}

/** Seeds for random games. */
export const seeds = fc.integer({ min: 1, max: 1_000_000 });
