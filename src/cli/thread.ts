/** Long work in threads of its own, so that whoever waits can be told how far it is, and can end it. */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { UsageError } from './output.ts';
import type { Watch } from '../lab/watch.ts';

/** What a thread is given: its task, and the place where it reads whether it is to stop. */
interface Given<Task> {
  readonly task: Task;
  readonly stop: Int32Array;
}

/** What a thread says. */
type Said<Result, Part> =
  | Readonly<{ type: 'done'; done: number }>
  | Readonly<{ type: 'parts'; parts: readonly Part[] }>
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

/**
 * Has a task done by the module `script` beside this one; `told` hears how far it is, `took` what is handed over on the way. What the
 * thread refuses is refused here.
 */
export function inThread<Task, Result, Part = never>(
  script: string,
  task: Task,
  stop: Stop,
  told: (done: number) => void,
  took: (parts: readonly Part[]) => void = () => {},
): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const given: Given<Task> = { task, stop };
    const worker = new Worker(new URL(`./${script}`, import.meta.url), { workerData: given });
    worker.on('message', (said: Said<Result, Part>) => {
      if (said.type === 'done') told(said.done);
      else if (said.type === 'parts') took(said.parts);
      else if (said.type === 'result') resolve(said.result);
      else reject(new UsageError(said.why));
    });
    worker.once('error', reject);
  });
}

/** In the thread: does its task, hands over what is ready, tells how far it is, and stops between two games when it is told to. */
export function doTask<Task, Result, Part = never>(
  work: (task: Task, watch: Watch, hand: (part: Part) => void) => Result,
): void {
  const { task, stop } = workerData as Given<Task>;
  const say = (said: Said<Result, Part>): void => parentPort!.postMessage(said);
  let ready: Part[] = [];
  const handOver = (): void => {
    if (ready.length > 0) say({ type: 'parts', parts: ready });
    ready = [];
  };
  let last = performance.now();
  const watch: Watch = (done) => {
    if (performance.now() - last >= EVERY) {
      last = performance.now();
      handOver();
      say({ type: 'done', done });
    }
    return !isStopped(stop);
  };
  try {
    const result = work(task, watch, (part) => ready.push(part));
    handOver();
    say({ type: 'result', result });
  } catch (problem) {
    if (!(problem instanceof UsageError)) throw problem;
    say({ type: 'refused', why: problem.message });
  }
}
