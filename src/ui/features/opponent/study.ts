/** Where the machine thinks, in a worker or in the page: it is handed views, and answers with actions. */
import type { FromMachine, ToMachine } from './messages.ts';
import { thinkerFor, type Thinker } from './thinker.ts';

/** A study; what it answers goes to `say`. */
export function openStudy(say: (message: FromMachine) => void): (message: ToMachine) => void {
  let think: Thinker | null = null;
  return (message) => {
    if (message.type === 'open') {
      think = thinkerFor(message.battle, message.agents, message.seed);
      return;
    }
    const { ask, state, count, thinks } = message;
    try {
      const action = think!(state, count);
      say({ type: 'chosen', ask, action, why: think!.why(state.active, thinks) });
    } catch (problem) {
      say({ type: 'failed', ask, reason: problem instanceof Error ? problem.message : String(problem) });
    }
  };
}
