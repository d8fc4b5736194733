/** The workshop of trials: a worker of its own, or what a page without workers fetches and opens. */
import { layOut } from '../../../../kernel/workplace.ts';
import type { FromTrials, ToTrials } from './messages.ts';
import { openTrialsWorkshop } from './workshop.ts';

interface Self {
  addEventListener(type: 'message', heard: (message: MessageEvent<ToTrials>) => void): void;
  postMessage(message: FromTrials): void;
}

if ('document' in self) layOut('trials', openTrialsWorkshop);
else {
  const room = self as unknown as Self;
  const hear = openTrialsWorkshop((message) => room.postMessage(message));
  room.addEventListener('message', ({ data }) => hear(data));
}
