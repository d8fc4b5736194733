/** Where odds are counted: a worker, for a great battle takes longer than a page may be silent. */
import { counted } from './count.ts';
import type { FromReckoner, ToReckoner } from './messages.ts';

interface Counter {
  addEventListener(type: 'message', heard: (message: MessageEvent<ToReckoner>) => void): void;
  postMessage(message: FromReckoner): void;
}

const counter = self as unknown as Counter;

counter.addEventListener('message', ({ data: { ask, ...task } }) => {
  counter.postMessage({ ask, found: counted(task) });
});
