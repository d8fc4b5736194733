/** What is asked of the view: nearer, farther, spread out, threatened, seen; and hexes that are led to. */
import type { BoardPort } from './boardPort.ts';
import type { Desk } from '../store/tableStore.ts';
import type { Fan } from './stackSpread.ts';
import type { Hands } from '../input/orderInput.ts';
import type { Knowing } from '../features/analysis/analysis.ts';
import type { SettingsModel } from '../features/settings/settingsModel.ts';
import type { TableAsks } from '../shell/tableModel.ts';

/** What the view needs of the table. */
interface View {
  readonly desk: Desk;
  readonly board: Pick<BoardPort, 'zoomBy' | 'fit' | 'reveal'>;
  readonly fan: Pick<Fan, 'toggle'>;
  readonly hands: Pick<Hands, 'offer'>;
  readonly settings: Pick<SettingsModel, 'set' | 'now'>;
  readonly knowing: Pick<Knowing, 'enquiries' | 'model' | 'take'>;
}

/** The commands of the view. */
export function viewCommands({ desk, board, fan, settings, knowing }: Omit<View, 'hands'>) {
  return {
    'zoom-in': () => board.zoomBy(1.25),
    'zoom-out': () => board.zoomBy(0.8),
    fit: board.fit,
    fan: fan.toggle,
    'small-map': () => settings.set('smallMap', !settings.now.peek().smallMap),
    'hide-counters': () => {
      desk.countersShown.value = !desk.countersShown.peek();
    },
    threat: () => knowing.enquiries.toggle('threat'),
    'threat-map': () => knowing.enquiries.toggle('threat-map'),
    sight: () => knowing.enquiries.toggle('sight'),
    'copy-chronicle': () => knowing.model.ask.copyChronicle(),
  };
}

/** What the page asks of the board: an offer taken, a hex shown. */
export function boardAsks({
  desk,
  board,
  hands,
  knowing,
}: Omit<View, 'fan' | 'settings'>): Pick<TableAsks, 'offer' | 'show'> {
  return {
    offer: (id) => {
      if (knowing.take(id)) return;
      const hex = hands.offer(id);
      if (hex === null) return;
      desk.cursor.value = hex;
      board.reveal(hex);
    },
    show: (hex) => {
      desk.looked.value = hex;
      board.reveal(hex);
    },
  };
}
