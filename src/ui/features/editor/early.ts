/** The address of the editor: "#editor" opens it, and "#battle=..." brings a battle with it. Whoever goes back leaves it. */
import { signal, type ReadonlySignal } from '@preact/signals';

const ADDRESS = /^#(editor$|battle=)/;

/** Whether an address with this fragment asks for the editor. */
export function asksForEditor(hash: string): boolean {
  return ADDRESS.test(hash);
}

/** Whether the address asks for the editor, from now on. */
export function followEditorAddress(): ReadonlySignal<boolean> {
  const asked = signal(asksForEditor(location.hash));
  window.addEventListener('hashchange', () => {
    asked.value = asksForEditor(location.hash);
  });
  return asked;
}
