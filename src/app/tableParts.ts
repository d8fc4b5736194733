/** What a table is made of, as the page, the board and the keyboard use it. */
import type { ReadonlySignal } from '@preact/signals';
import type { TableModel } from '../panels/tableModel.ts';
import type { BoardPort } from './boardPort.ts';
import type { OpenBattle } from './openBattle.ts';
import type { Book } from './book/book.ts';
import type { Desk } from './desk.ts';
import type { TableHandover } from './handover/atTable.ts';
import type { Hands } from './hands.ts';
import type { TableTheatre } from './theatre/atTable.ts';

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
