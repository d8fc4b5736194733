/** The keys of the hand-over: Space and Enter go on from the banner, one key is held to look. */
import { laidKeys } from '../../input/bindings.ts';
import { isWriting, listenToHeld } from '../../input/heldKeys.ts';
import type { Table } from '../../shell/table.ts';

/** Listens until the answer is called. */
export function listenToHandover({
  store,
  handover,
  model,
}: Pick<Table, 'store' | 'handover' | 'model'>): () => void {
  const goOn = (press: KeyboardEvent): void => {
    if (press.ctrlKey || press.metaKey || press.altKey || isWriting(press.target) || isCovered()) return;
    if (
      (press.key !== ' ' && press.key !== 'Enter') ||
      store.banner.peek() === null ||
      onButton(press.target)
    )
      return;
    press.preventDefault();
    model.ask.dismissBanner();
  };
  window.addEventListener('keydown', goOn, { capture: true });
  const forget = listenToHeld(laidKeys(store.settings), (stroke, down) => {
    if (stroke === 'peek' && !(down && isCovered())) handover.peeking.press(down);
  });
  return () => {
    window.removeEventListener('keydown', goOn, { capture: true });
    forget();
  };
}

/** Open windows keep their keys. */
function isCovered(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function onButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary') !== null;
}
