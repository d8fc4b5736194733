/** What the machines are called that a player may meet. */
import { OPPONENT_NAMES } from '../../i18n/frontWords.ts';

/** The name of a level of the machine; one that another registry knows is called by its own. */
export function opponentName(name: string): string {
  return OPPONENT_NAMES[name as keyof typeof OPPONENT_NAMES] ?? name;
}
