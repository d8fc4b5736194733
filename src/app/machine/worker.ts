/** The study of the machine in a worker of its own. */
import type { FromMachine, ToMachine } from './messages.ts';
import { openStudy } from './study.ts';

interface Self {
  addEventListener(type: 'message', heard: (message: MessageEvent<ToMachine>) => void): void;
  postMessage(message: FromMachine): void;
}

const room = self as unknown as Self;
const hear = openStudy((message) => room.postMessage(message));
room.addEventListener('message', ({ data }) => hear(data));
