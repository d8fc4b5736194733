/** The client of the worker that runs an author's trials. */
import { onDemand } from '../../../../workers/onDemand.ts';
import { openWorker } from '../../../../workers/openWorker.ts';
import type { Workplace } from '../../../../workers/workplace.ts';
import type { FromTrials, ToTrials } from './messages.ts';
import script from './worker.ts?worker&url';

/** A question without its number. */
type Question = ToTrials extends infer One ? (One extends ToTrials ? Omit<One, 'ask'> : never) : never;

/** An answer; `stopped` = nobody waits for it any more. */
export type Answered = FromTrials | Readonly<{ type: 'stopped' }>;

export interface TrialsClient {
  /** Asks one thing after the other; a question that is stopped, or whose worker breaks, is answered all the same. */
  ask(question: Question): Promise<Answered>;
  /** Ends the work; what was asked is answered with `stopped`. */
  stop(): void;
}

/** What the page has for itself before each thing that it works out without a worker, in milliseconds. */
const BREATH = 20;

/** Where trials are worked out. */
export type TrialsWorkplace = Workplace<ToTrials, FromTrials>;

/** The client; its worker is started with the first question, and again after it was stopped. */
export function openTrialsClient(
  start: () => TrialsWorkplace = () => openWorker('trials', script, BREATH),
): TrialsClient {
  let asks = 0;
  const waiting = new Map<number, (answer: Answered) => void>();
  const close = (answer: (ask: number) => Answered): void => {
    worker.end();
    const all = [...waiting];
    waiting.clear();
    for (const [ask, hear] of all) hear(answer(ask));
  };
  const worker = onDemand(
    start,
    (answer) => {
      const hear = waiting.get(answer.ask);
      waiting.delete(answer.ask);
      hear?.(answer);
    },
    (reason) => close((ask) => ({ type: 'failed', ask, reason })),
  );
  return {
    ask: (question) =>
      new Promise((resolve) => {
        asks += 1;
        waiting.set(asks, resolve);
        worker.post({ ...question, ask: asks });
      }),
    stop: () => close(() => ({ type: 'stopped' })),
  };
}
