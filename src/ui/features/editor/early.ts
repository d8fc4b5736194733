/** The address of the editor: "#editor" opens it, and "#battle=..." brings a battle with it. Whoever goes back leaves it. */
import { signal, type ReadonlySignal } from '@preact/signals';

const ADDRESS = /^#(editor$|battle=)/;

/** Whether the address asks for the editor, from now on. */
export function followEditorAddress(): ReadonlySignal<boolean> {
  const asked = signal(ADDRESS.test(location.hash));
  window.addEventListener('hashchange', () => {
    asked.value = ADDRESS.test(location.hash);
  });
  return asked;
}
