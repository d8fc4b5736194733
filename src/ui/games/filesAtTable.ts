/** Games go to files and come from them. What reads the files of strangers takes much, so this comes with the first of them. */
import { GAMES } from '../../i18n/gameWords.ts';
import type { OpenedMatch } from '../../saves/openMatch.ts';
import { TWO_PLAYERS } from '../../session/seats.ts';
import { download, goTo } from './files.ts';
import { readGame, writeGame } from './gameFile.ts';
import type { Games, GamesTable } from './games.ts';
import type { GameOnTable, TableLaying } from './laying.ts';
import { brokenFile, noticeOfResuming } from './notices.ts';
import { openDocument } from './opening.ts';
import type { Replacing } from './replacing.ts';

type Store = Pick<GamesTable['store'], 'showMessage'>;

/** What a file leads to: its game takes the place of the one on the table, its battle is looked at first, or it is told what is wrong. */
export async function openFile(
  file: File,
  store: Store,
  { replaceBy, leave }: Pick<Replacing, 'replaceBy'> & Pick<Games, 'leave'>,
): Promise<void> {
  const found = await readGame(file);
  if (!found.ok) store.showMessage(brokenFile(found.problems));
  else if (found.value.type === 'game') replaceBy({ type: 'open', game: found.value.game });
  else if (found.value.link === null)
    store.showMessage({ type: 'notice', title: GAMES.battleFile, text: GAMES.battleFileText });
  else {
    leave();
    goTo(found.value.link);
  }
}

/** Lays a game that came from a file on the table, or tells what is wrong with its battle. */
export function layOpened(
  { document, history, notice, table, marks }: OpenedMatch,
  store: Store,
  { beginAt }: Pick<TableLaying, 'beginAt'>,
): void {
  const battle = openDocument(document);
  if (!battle.ok) {
    const inFile = battle.problems.map((one) => ({ ...one, path: `/scenario${one.path}` }));
    return store.showMessage(brokenFile(inFile));
  }
  beginAt({ battle: battle.value, history, table: table ?? TWO_PLAYERS, marks });
  if (notice !== null) store.showMessage(noticeOfResuming(history.present.state.turn, notice.rules));
}

/** Hands the game on the table to the player as a file, and says so where it gives something away. */
export function saveFile({ history, battle, table, marks }: GameOnTable, store: Store): void {
  const { name, text, tells } = writeGame(history, battle.document, table, marks);
  download(name, text);
  if (tells) store.showMessage({ type: 'notice', title: GAMES.savedTitle, text: GAMES.savedText });
}
