/** What is asked of the view: nearer, farther, spread out, threatened, seen; and hexes that are led to. */
import type { HexId } from '../../board/hex.ts';
import type { BoardPort } from './boardPort.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { StackSpread } from './stackSpread.ts';
import type { OrderInput } from '../input/orderInput.ts';
import type { Analysis } from '../features/analysis/analysis.ts';
import type { SettingsModel } from '../store/settingsModel.ts';
import type { TableAsks } from '../shell/tableModel.ts';

/** What the view needs of the table. */
interface View {
  readonly store: TableStore;
  readonly board: Pick<BoardPort, 'zoomBy' | 'fit' | 'reveal' | 'nearOrFar'>;
  readonly spread: Pick<StackSpread, 'toggle'>;
  readonly input: Pick<OrderInput, 'offer' | 'chooseNext'>;
  readonly settings: Pick<SettingsModel, 'set' | 'now'>;
  readonly analysis: Pick<Analysis, 'enquiries' | 'model' | 'take'>;
}

/** The commands of the view. */
export function viewCommands({ store, board, spread, settings, analysis }: Omit<View, 'input'>) {
  return {
    'zoom-in': () => board.zoomBy(1.25),
    'zoom-out': () => board.zoomBy(0.8),
    fit: board.fit,
    fan: spread.toggle,
    'small-map': () => settings.set('smallMap', !settings.now.peek().smallMap),
    'hide-counters': () => {
      store.showCounters(!store.countersShown.peek());
    },
    threat: () => analysis.enquiries.toggle('threat'),
    'threat-map': () => analysis.enquiries.toggle('threat-map'),
    sight: () => analysis.enquiries.toggle('sight'),
    'copy-chronicle': () => analysis.model.ask.copyChronicle(),
  };
}

/** What the page asks of the board: an offer taken, a hex shown. */
export function boardAsks({
  store,
  board,
  input,
  analysis,
}: Omit<View, 'spread' | 'settings'>): Pick<TableAsks, 'offer' | 'show' | 'nextUnit' | 'nearOrFar'> {
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
