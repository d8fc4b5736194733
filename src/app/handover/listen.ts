/** The keys of the hand-over: Space and Enter go on from the banner, K is held to look. */
import type { Table } from '../table.ts';

/** Listens until the answer is called. */
export function listenToHandover({
  desk,
  handover,
  model,
}: Pick<Table, 'desk' | 'handover' | 'model'>): () => void {
  const down = (press: KeyboardEvent): void => {
    if (press.ctrlKey || press.metaKey || press.altKey || isTaken(press)) return;
    const goesOn = press.key === ' ' || press.key === 'Enter';
    if (goesOn && desk.banner.peek() !== null && !onButton(press.target)) {
      press.preventDefault();
      model.ask.dismissBanner();
    } else if (press.key.toLowerCase() === 'k' && !press.repeat) handover.peeking.press(true);
  };
  const up = (press: KeyboardEvent): void => {
    if (press.key.toLowerCase() === 'k') handover.peeking.press(false);
  };
  // A key that is let go elsewhere is let go.
  const gone = (): void => handover.peeking.press(false);
  window.addEventListener('keydown', down, { capture: true });
  window.addEventListener('keyup', up, { capture: true });
  window.addEventListener('blur', gone);
  document.addEventListener('visibilitychange', gone);
  return () => {
    window.removeEventListener('keydown', down, { capture: true });
    window.removeEventListener('keyup', up, { capture: true });
    window.removeEventListener('blur', gone);
    document.removeEventListener('visibilitychange', gone);
  };
}

/** Open windows and fields keep their keys. */
function isTaken({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

function onButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary') !== null;
}
