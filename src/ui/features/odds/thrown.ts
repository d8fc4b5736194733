/** The card of odds after the throw: the chances as they stood before, and what fell. */
import type { Side } from '../../../engine/battle.ts';
import type { History } from '../../../game/history.ts';
import { outcomeOf } from '../../../game/outcome.ts';
import { view } from '../../../game/view.ts';
import { OUTCOMES } from '../../../i18n/words.ts';
import type { OddsCard } from '../../store/model.ts';
import { happenedBetween } from '../../log/lines.ts';
import { chanceOf, isAnswer, partOf } from '../../log/deedBlocks.ts';
import { oddsCard } from './odds.ts';

/**
 * The card of the last action for the eyes of a side, while nothing but answers to it has been done since; null where it
 * threw no dice, or threw what the side may not know (2.5.1).
 */
export function thrownCard({ past, present }: History, viewer: Side): OddsCard | null {
  const moments = [...past.slice(-LOOKED_BACK), present];
  let at = moments.length - 1;
  while (at > 1 && isAnswer(moments[at - 1]!) && moments[at]!.entries.at(-1)!.faces.length === 0) at -= 1;
  const [before, after] = [moments[at - 1], moments[at]!];
  if (before === undefined) return null;
  const { action, faces } = after.entries.at(-1)!;
  if (faces.length === 0 || chanceOf(before.battle, before.state, action, viewer) === null) return null;
  const events = happenedBetween(before, after, viewer);
  const card = oddsCard(before.battle, view(before.battle, before.state, viewer), action);
  if (card === null) return null;
  const { dice } = partOf(before, after, events, viewer);
  return { ...card, thrown: { dice, outcome: OUTCOMES[outcomeOf(action, events)] } };
}

/** An attack leaves fewer decisions than this. */
const LOOKED_BACK = 24;
