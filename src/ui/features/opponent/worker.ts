/** The study of the machine: a worker of its own, or what a page without workers fetches and opens. */
import { layOut } from '../../../kernel/workplace.ts';
import type { FromMachine, ToMachine } from './messages.ts';
import { openStudy } from './study.ts';

interface Self {
  addEventListener(type: 'message', heard: (message: MessageEvent<ToMachine>) => void): void;
  postMessage(message: FromMachine): void;
}

if ('document' in self) layOut('machine', openStudy);
else {
  const room = self as unknown as Self;
  const hear = openStudy((message) => room.postMessage(message));
  room.addEventListener('message', ({ data }) => hear(data));
}
