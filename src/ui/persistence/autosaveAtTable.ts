/** The autosave of a table: what it tells is told to the players. */
import { PERSISTENCE } from '../../i18n/words.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { Games } from '../games/games.ts';
import { openAutosave, type Autosave } from './autosave.ts';
import { notKept } from './notKept.ts';

/** Opens the autosave; `games` = the games of the table, which are laid out after it. */
export function autosaveAt(
  store: Pick<TableStore, 'showMessage' | 'announce'>,
  games: () => Pick<Games, 'askWhoPlays' | 'follow' | 'keepAgain' | 'lookForKept'>,
): Readonly<{ autosave: Autosave; keeps: () => boolean }> {
  let keeps = true;
  const autosave = openAutosave({
    failed: (why) => {
      keeps = false;
      store.showMessage(notKept(why));
    },
    mended: () => {
      keeps = true;
      store.announce(PERSISTENCE.mended);
      void games().lookForKept();
    },
    tookOver: () => games().askWhoPlays(),
    wrote: () => void games().follow(),
    deleted: () => {
      games().keepAgain();
      store.showMessage({ type: 'notice', title: PERSISTENCE.deletedTitle, text: PERSISTENCE.deletedText });
    },
  });
  return { autosave, keeps: () => keeps };
}
