/** What a table is made of, as the page, the board and the keyboard use it. */
import type { ReadonlySignal } from '@preact/signals';
import type { TableModel } from './tableModel.ts';
import type { BoardPort } from '../board/boardPort.ts';
import type { OpenBattle } from '../store/openBattle.ts';
import type { Book } from '../features/help/book.ts';
import type { Desk } from '../store/tableStore.ts';
import type { TableHandover } from '../features/handOver/atTable.ts';
import type { Hands } from '../input/orderInput.ts';
import type { TableTheatre } from '../features/replay/atTable.ts';

/** The table as the page, the board and the keyboard use it. */
export interface Table {
  readonly model: TableModel;
  readonly desk: Desk;
  readonly board: BoardPort;
  readonly book: Book;
  readonly hands: Hands;
  readonly handover: TableHandover;
  readonly theatre: TableTheatre;
  /** The battle on the table, or null. */
  readonly opened: ReadonlySignal<OpenBattle | null>;
  /** Ends what is being shown. */
  skip(): void;
}
