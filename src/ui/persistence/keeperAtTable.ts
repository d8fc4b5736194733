/** The keeper of a table: what it tells is told to the players. */
import { KEEPING } from '../../i18n/words.ts';
import type { Desk } from '../store/tableStore.ts';
import type { Games } from '../games/games.ts';
import { openKeeper, type Keeper } from './keeper.ts';
import { notKept } from './notKept.ts';

/** Opens the keeper; `games` = the games of the table, which are laid out after it. */
export function keeperAt(
  desk: Pick<Desk, 'message' | 'announcement'>,
  games: () => Pick<Games, 'askWhoPlays' | 'follow' | 'keepAgain' | 'lookForKept'>,
): Readonly<{ keeper: Keeper; keeps: () => boolean }> {
  let keeps = true;
  const keeper = openKeeper({
    failed: (why) => {
      keeps = false;
      desk.message.value = notKept(why);
    },
    mended: () => {
      keeps = true;
      desk.announcement.value = KEEPING.mended;
      void games().lookForKept();
    },
    tookOver: () => games().askWhoPlays(),
    wrote: () => void games().follow(),
    deleted: () => {
      games().keepAgain();
      desk.message.value = { type: 'notice', title: KEEPING.deletedTitle, text: KEEPING.deletedText };
    },
  });
  return { keeper, keeps: () => keeps };
}
