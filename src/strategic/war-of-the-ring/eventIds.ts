/** Event cards that rules of the battle and of the hexes ask for by name, and whether one is in force. */
import type { Both } from './brief/brief.ts';

export const GROND = 'sh-char-20';
export const FIGHTING_URUK_HAI = 'sh-str-02';
export const DENETHORS_FOLLY = 'sh-str-03';
export const DAY_WITHOUT_DAWN = 'sh-str-04';
export const HELP_UNLOOKED_FOR = 'fp-str-10';

/** Whether an event is in force for either side. */
export function isInForce({ attacker, defender }: Both<readonly string[]>, card: string): boolean {
  return attacker.includes(card) || defender.includes(card);
}
