/** Where the program begins in the browser: the page stands at once, the board is fetched behind it. */
import { render } from 'preact';
import { Table as Page } from '../panels/layout.tsx';
import { fetchStage } from './boardPort.ts';
import { BoardView } from './boardView.tsx';
import { listenToBook } from './book/listen.ts';
import { listenToHandover } from './handover/listen.ts';
import { listenToAgreement } from './dice/agreement.ts';
import { listenToKeys } from './keyboard.ts';
import { Guarded } from './mishaps/guarded.tsx';
import { listenToMishaps, openMishaps } from './mishaps/mishaps.ts';
import { keepVersions } from './offline/versions.ts';
import { listenToSkips } from './skips.ts';
import { followLanguage } from './speaking.ts';
import { createTable } from './table.ts';

const mishaps = openMishaps();
listenToMishaps(mishaps);
const table = createTable();
await followLanguage(table.desk.settings);
const root = document.getElementById('root')!;
render(
  <Guarded mishaps={mishaps} versions={keepVersions(table.desk)} table={table}>
    <Page model={table.model} board={<BoardView table={table} />} />
  </Guarded>,
  root,
);
listenToBook(table.book, table.desk);
listenToSkips(table.skip);
listenToHandover(table);
listenToKeys(table);
listenToAgreement(table.theatre.agreement, table.desk);
requestAnimationFrame(() => setTimeout(() => void fetchStage(), 0));
