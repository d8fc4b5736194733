/** What the page asks of the board: an offer taken, a hex shown, the next unit. */
import type { HexId } from '../../board/hex.ts';
import type { BoardPort } from './boardPort.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { OrderInput } from '../input/orderInput.ts';
import type { Analysis } from '../features/analysis/analysis.ts';
import type { TableAsks } from '../shell/tableModel.ts';

/** What the view needs of the table. */
interface View {
  readonly store: TableStore;
  readonly board: Pick<BoardPort, 'reveal' | 'nearOrFar'>;
  readonly input: Pick<OrderInput, 'offer' | 'chooseNext'>;
  readonly analysis: Pick<Analysis, 'take'>;
}

/** What the page asks of the board: an offer taken, a hex shown. */
export function boardAsks({
  store,
  board,
  input,
  analysis,
}: View): Pick<TableAsks, 'offer' | 'show' | 'nextUnit' | 'nearOrFar'> {
  const show = (hex: HexId): void => {
    store.lookAt(hex);
    board.reveal(hex);
  };
  return {
    offer: (id) => {
      if (analysis.take(id)) return;
      const hex = input.offer(id);
      if (hex === null) return;
      store.putCursor(hex);
      board.reveal(hex);
    },
    show,
    nextUnit: () => {
      const hex = input.chooseNext(1);
      if (hex !== null) show(hex);
    },
    nearOrFar: board.nearOrFar,
  };
}
