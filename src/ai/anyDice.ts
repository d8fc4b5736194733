/** Dice for what is only imagined, and hangs on no die. */
import { generatorFrom, seeded, type SeededDice } from '../game/generator.ts';

/** Dice that may be thrown or not: what comes of them is not counted on. */
export function anyDice(): SeededDice {
  return seeded(generatorFrom(1));
}
