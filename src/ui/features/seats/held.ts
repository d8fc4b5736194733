/** While the machine decides nobody here gives orders: hands only look and leaf, and the page offers nothing. */
import { SEATS } from '../../../i18n/words.ts';
import type { Status } from '../../store/model.ts';
import type { TableStore } from '../../store/tableStore.ts';
import type { OrderInput } from '../../input/orderInput.ts';

/** Hands that are held back while the machine decides; `touched` is told that something was pressed, so that what plays is cut short. */
export function holdBack(input: OrderInput, store: TableStore, touched: () => void): OrderInput {
  const isHeld = (): boolean => store.held.peek() && store.moment.peek() === null;
  const refuses = (): boolean => {
    if (!isHeld()) return false;
    touched();
    store.announce(SEATS.decidesNow);
    return true;
  };
  return {
    ...input,
    pick: (spot, careful) => {
      if (!isHeld()) return input.pick(spot, careful);
      touched();
      store.lookAt(spot.hex);
    },
    confirm: () => {
      if (!refuses()) input.confirm();
    },
    offer: (id) => (refuses() ? null : input.offer(id)),
    endStep: () => {
      if (!refuses()) input.endStep();
    },
    chooseNext: (by) => (refuses() ? null : input.chooseNext(by)),
    aimNext: () => (refuses() ? null : input.aimNext()),
  };
}

/** The status while the machine decides: nobody here can act or is told what can be done, and the step is not ours to end. */
export function heldStatus(status: Status): Status {
  const { short } = status.end;
  return {
    ...status,
    canDo: '',
    ready: 0,
    end: { label: short, short, whyNot: { text: SEATS.decidesNow, cite: null } },
  };
}
