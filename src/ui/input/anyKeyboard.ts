/** Whether the player has a keyboard: where he has none, no sentence names a key. */
import { signal, type ReadonlySignal } from '@preact/signals';
import { isWriting } from './heldKeys.ts';

/** Fingers, and neither mouse nor pen: a telephone, or a tablet that lies on the table. */
const FINGERS_ALONE = '(any-pointer: coarse) and (not (any-pointer: fine))';

/** From now on. Who plays with his fingers alone has a keyboard as soon as he presses a key of it; one that writes into a field may be painted. */
export function followKeyboard(): ReadonlySignal<boolean> {
  const there = signal(!matchMedia(FINGERS_ALONE).matches);
  const hear = ({ target }: KeyboardEvent): void => {
    if (isWriting(target)) return;
    there.value = true;
    window.removeEventListener('keydown', hear);
  };
  if (!there.value) window.addEventListener('keydown', hear);
  return there;
}
