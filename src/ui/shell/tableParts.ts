/** What a table is made of, as the page, the board and the keyboard use it. */
import type { ReadonlySignal } from '@preact/signals';
import type { TableModel } from './tableModel.ts';
import type { BoardPort } from '../board/boardPort.ts';
import type { OpenBattle } from '../store/openBattle.ts';
import type { Book } from '../features/help/book.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { TableHandover } from '../features/handOver/atTable.ts';
import type { OrderInput } from '../input/orderInput.ts';
import type { TableReplay } from './replayAtTable.ts';

/** The table as the page, the board and the keyboard use it. */
export interface Table {
  readonly model: TableModel;
  readonly store: TableStore;
  readonly board: BoardPort;
  readonly book: Book;
  readonly input: OrderInput;
  readonly handover: TableHandover;
  readonly replaying: TableReplay;
  /** The battle on the table, or null. */
  readonly opened: ReadonlySignal<OpenBattle | null>;
  /** Begins a battle that was brought, for two players here. */
  begin(battle: OpenBattle): void;
  /** Ends what is being shown. */
  skip(): void;
}
