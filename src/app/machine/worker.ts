/** Where the machine thinks: a worker that is handed views, and answers with actions. */
import type { FromMachine, ToMachine } from './messages.ts';
import { thinkerFor, type Thinker } from './thinker.ts';

interface Study {
  addEventListener(type: 'message', heard: (message: MessageEvent<ToMachine>) => void): void;
  postMessage(message: FromMachine): void;
}

const study = self as unknown as Study;
let think: Thinker | null = null;

study.addEventListener('message', ({ data: message }) => {
  if (message.type === 'open') {
    think = thinkerFor(message.battle, message.agents, message.seed);
    return;
  }
  const { ask, state, count } = message;
  try {
    study.postMessage({ type: 'chosen', ask, action: think!(state, count) });
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    study.postMessage({ type: 'failed', ask, reason });
  }
});
