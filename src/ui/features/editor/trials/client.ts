/** The client of the worker that runs an author's trials. */
import { workplace, type Workplace } from '../../../../kernel/workplace.ts';
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
export function openTrialsClient(start: () => TrialsWorkplace = startWorker): TrialsClient {
  let place: TrialsWorkplace | null = null;
  let asks = 0;
  const waiting = new Map<number, (answer: Answered) => void>();
  const close = (answer: (ask: number) => Answered): void => {
    place?.terminate();
    place = null;
    const all = [...waiting];
    waiting.clear();
    for (const [ask, hear] of all) hear(answer(ask));
  };
  const atWork = (): TrialsWorkplace => {
    if (place !== null) return place;
    const started = start();
    started.addEventListener('message', ({ data }) => {
      const hear = waiting.get(data.ask);
      waiting.delete(data.ask);
      hear?.(data);
    });
    started.addEventListener('error', ({ message }) =>
      close((ask) => ({ type: 'failed', ask, reason: message ?? 'its worker broke' })),
    );
    place = started;
    return started;
  };
  return {
    ask: (question) =>
      new Promise((resolve) => {
        asks += 1;
        waiting.set(asks, resolve);
        atWork().postMessage({ ...question, ask: asks });
      }),
    stop: () => close(() => ({ type: 'stopped' })),
  };
}

function startWorker(): TrialsWorkplace {
  return workplace(
    'trials',
    () => new Worker(script, { type: 'module', name: 'trials' }) as TrialsWorkplace,
    () => import(/* @vite-ignore */ script),
    () => new Promise((resolve) => setTimeout(resolve, BREATH)),
  );
}
