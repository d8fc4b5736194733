/** A sound as it goes to be written: made, and brought to its level. */
import { mastered } from './master.mjs';
import { RECIPES } from './recipes.mjs';

/** The finished tape of a sound. @param {keyof typeof RECIPES} name */
export function tapeOf(name) {
  /** @type {import('./recipes.mjs').Recipe} */
  const { make, swell = 0 } = RECIPES[name];
  return mastered(make(), swell);
}
