/** The address of the editor: "#editor" opens it, and "#battle=..." brings a battle with it. Whoever goes back leaves it. */
import { signal, type ReadonlySignal } from '@preact/signals';

const ADDRESS = /^#(editor$|battle=)/;

/** Whether an address with this fragment asks for the editor. */
export function asksForEditor(hash: string): boolean {
  return ADDRESS.test(hash);
}

/** Whether the editor may be left for another address; while there is no editor, it may. */
let mayLeave: (hash: string) => boolean = () => true;

/** Asks before the address leads out of the editor, until what this gives is called. Whoever says no leads there himself, when he may. */
export function askBeforeLeaving(ask: (hash: string) => boolean): () => void {
  mayLeave = ask;
  return () => {
    mayLeave = () => true;
  };
}

/** Whether the address asks for the editor, from now on. It is the first to hear of another address. */
export function followEditorAddress(): ReadonlySignal<boolean> {
  const asked = signal(asksForEditor(location.hash));
  window.addEventListener('hashchange', (change) => {
    const { hash } = location;
    const goes = asksForEditor(hash) || mayLeave(hash);
    if (goes) asked.value = asksForEditor(hash);
    // Nobody else hears of an address that does not stand.
    else change.stopImmediatePropagation();
  });
  return asked;
}
