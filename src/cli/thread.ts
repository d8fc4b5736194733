/** Long work in threads of its own, so that whoever waits can be told how far it is, and can end it. */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { UsageError } from './output.ts';
import type { Watch } from './watch.ts';

/** What a thread is given: its task, and the place where it reads whether it is to stop. */
interface Given<Task> {
  readonly task: Task;
  readonly stop: Int32Array;
}

/** What a thread says. */
type Said<Result> =
  | Readonly<{ type: 'done'; done: number }>
  | Readonly<{ type: 'result'; result: Result }>
  | Readonly<{ type: 'refused'; why: string }>;

/** How often a thread tells how far it is, in milliseconds. */
const EVERY = 100;

/** Whether a count goes on. It is shared by all threads of a command; Ctrl-C ends it. */
export type Stop = Int32Array;

/** A count that goes on until it is stopped. */
export function newStop(): Stop {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

/** Whether a count was cut short. */
export function isStopped(stop: Stop): boolean {
  return Atomics.load(stop, 0) !== 0;
}

/** Has a count end after the game that is being played. */
export function endEarly(stop: Stop): void {
  Atomics.store(stop, 0, 1);
}

/** Has a task done by the module `script` beside this one; `told` hears how far it is. What the thread refuses is refused here. */
export function inThread<Task, Result>(
  script: string,
  task: Task,
  stop: Stop,
  told: (done: number) => void,
): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const given: Given<Task> = { task, stop };
    const worker = new Worker(new URL(`./${script}`, import.meta.url), { workerData: given });
    worker.on('message', (said: Said<Result>) => {
      if (said.type === 'done') told(said.done);
      else if (said.type === 'result') resolve(said.result);
      else reject(new UsageError(said.why));
    });
    worker.once('error', reject);
  });
}

/** In the thread: does its task, tells how far it is, and stops between two games when it is told to. */
export function doTask<Task, Result>(work: (task: Task, watch: Watch) => Result): void {
  const { task, stop } = workerData as Given<Task>;
  const say = (said: Said<Result>): void => parentPort!.postMessage(said);
  let last = performance.now();
  const watch: Watch = (done) => {
    if (performance.now() - last >= EVERY) {
      last = performance.now();
      say({ type: 'done', done });
    }
    return !isStopped(stop);
  };
  try {
    say({ type: 'result', result: work(task, watch) });
  } catch (problem) {
    if (!(problem instanceof UsageError)) throw problem;
    say({ type: 'refused', why: problem.message });
  }
}
