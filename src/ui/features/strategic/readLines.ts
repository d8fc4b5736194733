/** What was read of a brief, in the words of the page: who does what under which leadership, cards that do nothing here, what was taken for granted. */
import { assertNever } from '../../../kernel/assertNever.ts';
import { fill } from '../../../i18n/fill.ts';
import { SIEGE_ROOM } from '../../../i18n/siegeWords.ts';
import { isEmpty } from '../../../strategic/war-of-the-ring/armies.ts';
import type { SiegeBrief } from '../../../strategic/war-of-the-ring/brief/brief.ts';
import { understood, type Understood } from '../../../strategic/war-of-the-ring/brief/understood.ts';
import { characterName } from './names.ts';

/** The lines, the armies first. */
export function readLines(brief: SiegeBrief): readonly string[] {
  return understood(brief).flatMap((one) => line(one) ?? []);
}

/** One line; null for what the page shows beside it anyway. */
function line(one: Understood): string | null {
  const words = SIEGE_ROOM.understood;
  switch (one.type) {
    case 'army': {
      const { seat, stands, units, leadership } = one;
      return fill(words.army, {
        side: SIEGE_ROOM.posts[seat],
        stands: words.stands[stands],
        units,
        leadership,
      });
    }
    case 'inside':
      return isEmpty(one.army) ? words.nobodyNamed : null;
    case 'event':
      return fill(words.events[one.effect], { card: one.card.name });
    case 'hand':
      return one.barred === null ? null : fill(words.barred, { card: one.card.combatCard });
    case 'in-play':
      return fill(words.inPlay, { who: characterName(one.character) });
    case 'pools':
      return words.pools;
    default:
      return assertNever(one);
  }
}
