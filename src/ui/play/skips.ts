/** Any key, click or tap ends what is being shown; the key or click does besides whatever it does. */

/** Keys that only go along with others. */
const ALONE = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock']);

/** Listens to the whole page until the answer is called. */
export function listenToSkips(skip: () => void): () => void {
  const press = ({ key, repeat }: KeyboardEvent): void => {
    if (!repeat && !ALONE.has(key)) skip();
  };
  const heard = { capture: true } as const;
  window.addEventListener('keydown', press, heard);
  window.addEventListener('pointerdown', skip, heard);
  return () => {
    window.removeEventListener('keydown', press, heard);
    window.removeEventListener('pointerdown', skip, heard);
  };
}
