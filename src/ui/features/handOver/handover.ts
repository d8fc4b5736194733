/** The hand-over on the page: the card of the cover, the PIN that opens it, and what the players may ask of the screen between them. */
import type { ReadonlySignal } from '@preact/signals';
import type { Side } from '../../../engine/battle.ts';
import type { TableSheet } from '../../../saves/tableSheet.ts';
import type { Cover } from '../../../session/screen.ts';
import type { Session } from '../../../session/session.ts';
import type { TableStore } from '../../store/tableStore.ts';
import { pinsOf, type Pins } from './pins.ts';

export interface HandOverAt {
  readonly pins: Pins;
  /** A cover is on its way to the screen. */
  covering(cover: Cover, sheet: TableSheet): void;
  /** Takes the cover away, if the PIN is right. */
  uncover(pin: string): void;
  /** At an open table the owner of what is hidden looks at it, or ends that. */
  peek(looks: boolean): void;
  /** The owner of what is hidden comes to the screen for a look at it, in the phase of the other side. */
  comeToLook(side: Side): void;
}

/** The hand-overs of a table. */
export function handOverAt(
  store: Pick<TableStore, 'cover' | 'layCover'>,
  session: ReadonlySignal<Session | null>,
): HandOverAt {
  const pins = pinsOf();
  return {
    pins,
    covering: (cover, sheet) => {
      pins.ask(cover.side);
      store.layCover({ ...cover, sheet, takenAway: pins.takenAway() });
    },
    uncover: (pin) => {
      const cover = store.cover.peek();
      if (cover !== null && pins.opens(cover.side, pin)) session.peek()?.uncover();
    },
    peek: (looks) => session.peek()?.peek(looks),
    comeToLook: (side) => session.peek()?.comeToLook(side),
  };
}
