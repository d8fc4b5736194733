/**
 * What is remembered of the questions asked about a battle. It stands with the battle, one room each, and goes when the
 * battle goes, or, of the battle asked about last, when another is asked about: nothing of a game is kept in a module, and no game
 * is told what another has asked.
 */
import { lastTwo } from '../kernel/lastTwo.ts';
import { perOwner } from '../kernel/perOwner.ts';
import type { Battle } from './battle.ts';

/** A thing of which every battle has its own, made when it is first asked for. */
export function perBattle<T extends NonNullable<unknown> | null>(
  make: (battle: Battle) => T,
): (battle: Battle) => T {
  return perOwner(make);
}

/** A pure question about a battle and one more thing, whose two latest answers are remembered with the battle. */
export function remembering<B extends object, T>(
  answer: (battle: Battle, b: B, before: Readonly<{ b: B; value: T }> | null) => T,
): (battle: Battle, b: B) => T {
  const memory = perBattle(() => lastTwo(answer));
  return (battle, b) => memory(battle)(battle, b);
}
