/** While the machine decides nobody here gives orders: hands only look and leaf, and the page offers nothing. */
import { SEATS } from '../../../i18n/words.ts';
import type { Status } from '../../store/model.ts';
import type { Desk } from '../../store/tableStore.ts';
import type { Hands } from '../../input/orderInput.ts';

/** Hands that are held back while the machine decides; `touched` is told that something was pressed, so that what plays is cut short. */
export function heldBack(hands: Hands, desk: Desk, touched: () => void): Hands {
  const held = (): boolean => desk.held.peek() && desk.moment.peek() === null;
  const refused = (): boolean => {
    if (!held()) return false;
    touched();
    desk.announcement.value = SEATS.decidesNow;
    return true;
  };
  return {
    ...hands,
    pick: (spot, careful) => {
      if (!held()) return hands.pick(spot, careful);
      touched();
      desk.looked.value = spot.hex;
    },
    confirm: () => {
      if (!refused()) hands.confirm();
    },
    offer: (id) => (refused() ? null : hands.offer(id)),
    endStep: () => {
      if (!refused()) hands.endStep();
    },
    chooseNext: (by) => (refused() ? null : hands.chooseNext(by)),
    aimNext: () => (refused() ? null : hands.aimNext()),
  };
}

/** The status while the machine decides: nobody here can act, and the step is not ours to end. */
export function heldStatus(status: Status): Status {
  const label = status.end.label.replace(/ \(.*\)$/, '');
  return { ...status, ready: 0, end: { label, whyNot: { text: SEATS.decidesNow, cite: null } } };
}
