/** Where odds are counted: a worker, for a great battle takes longer than a page may be silent, or a page without workers. */
import { reckon } from './count.ts';
import { layOut } from '../../../kernel/workplace.ts';
import type { FromReckoner, ToReckoner } from './messages.ts';

const workshop =
  (say: (message: FromReckoner) => void) =>
  ({ ask, ...task }: ToReckoner): void =>
    say({ ask, found: reckon(task) });

interface Self {
  addEventListener(type: 'message', heard: (message: MessageEvent<ToReckoner>) => void): void;
  postMessage(message: FromReckoner): void;
}

if ('document' in self) layOut('odds', workshop);
else {
  const room = self as unknown as Self;
  const hear = workshop((message) => room.postMessage(message));
  room.addEventListener('message', ({ data }) => hear(data));
}
