/** Keys that act while they are held: told when they go down and when they are let go, wherever the hand lets them go. */
import type { ReadonlySignal } from '@preact/signals';
import { strokeOf, type Bindings } from './bindings.ts';
import type { Stroke } from './usualKeys.ts';

/** Whether a press belongs to a field that is written into. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

/** Listens to what is held until the answer is called; `hold` hears of every key that is laid, once down and once up. */
export function listenToHeld(
  bindings: ReadonlySignal<Bindings>,
  hold: (stroke: Stroke, down: boolean) => void,
): () => void {
  /** By the place on the keyboard: what was typed with Shift may be let go without it. */
  const held = new Map<string, Stroke>();
  const down = (press: KeyboardEvent): void => {
    if (press.repeat || isWriting(press.target)) return;
    const stroke = strokeOf(press, bindings.peek());
    if (stroke === null) return;
    held.set(placeOf(press), stroke);
    hold(stroke, true);
  };
  const up = (press: KeyboardEvent): void => {
    const stroke = held.get(placeOf(press));
    if (stroke === undefined) return;
    held.delete(placeOf(press));
    hold(stroke, false);
  };
  /** A page that is left holds nothing. */
  const leave = (): void => {
    for (const stroke of held.values()) hold(stroke, false);
    held.clear();
  };
  window.addEventListener('keydown', down, { capture: true });
  window.addEventListener('keyup', up, { capture: true });
  window.addEventListener('blur', leave);
  document.addEventListener('visibilitychange', leave);
  return () => {
    window.removeEventListener('keydown', down, { capture: true });
    window.removeEventListener('keyup', up, { capture: true });
    window.removeEventListener('blur', leave);
    document.removeEventListener('visibilitychange', leave);
  };
}

function placeOf({ code, key }: KeyboardEvent): string {
  return code === '' ? key.toLowerCase() : code;
}
