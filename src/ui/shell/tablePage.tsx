/** Everything behind the title page: the table laid, listening, and as the page draws it. */
import type { Signal } from '@preact/signals';
import { speakFully } from '../../i18n/language.ts';
import type { Within } from './front.tsx';
import { fetchSmallScreen } from './fetchedParts.tsx';
import { Above, Play } from './layout.tsx';
import type { DraftModel } from '../features/seats/seatsModel.ts';
import type { Settings } from '../store/settingsModel.ts';
import { fetchStage } from '../board/boardOpening.ts';
import { BoardView } from './boardView.tsx';
import { listenToBook } from '../features/help/listen.ts';
import { listenToAgreement } from '../features/takeBack/agreement.ts';
import { nullIfNotFetched } from '../../paint/refusals.ts';
import { listenToHandover } from '../features/handOver/listen.ts';
import { listenToKeys } from '../input/keyboard.ts';
import { lastActions } from '../features/errorBoundary/lastActions.ts';
import type { ToldAction } from '../features/errorBoundary/failures.ts';
import { listenToSkips } from '../play/skips.ts';
import { isNarrow } from '../store/narrow.ts';
import { createTable } from './table.ts';
import type { Table } from './tableParts.ts';

/** The table and how it is drawn. */
export type LoadedTable = Table &
  Readonly<{
    within: Within;
    /** The last actions of the game on the table, as whoever sits there may know them. */
    lastActions(count: number): readonly ToldAction[];
  }>;

/** Loads the table, for the game that `drafting` lays out, as soon as all its words are there, and fetches the board behind it. */
export async function loadTable(settings: Signal<Settings>, drafting: DraftModel): Promise<LoadedTable> {
  // A small screen never shows the table without its style.
  await Promise.all([speakFully(), isNarrow(settings.peek()) ? fetchSmallScreen() : null]);
  const table = createTable(settings, drafting);
  listenToBook(table.book, table.store);
  listenToSkips(table.skip);
  listenToHandover(table);
  listenToKeys(table);
  listenToAgreement(table.replaying.agreement, table.store);
  requestAnimationFrame(() =>
    setTimeout(() => {
      void fetchStage();
      void warm(table);
    }, 0),
  );
  const within: Within = { model: table.model, board: <BoardView table={table} />, Play, Above };
  const tellLast = (count: number): readonly ToldAction[] => {
    const { history, viewer } = table.store;
    return history.peek() === null ? [] : lastActions(history.peek()!, viewer.peek(), count);
  };
  return { ...table, within, lastActions: tellLast };
}

/** Without it the first look at a piece takes longer, and nothing else. */
async function warm(table: Table): Promise<void> {
  const warming = await import('../features/inspector/warming.tsx').catch(nullIfNotFetched);
  warming?.warmInspector(table);
}
