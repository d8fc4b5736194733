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
/** So long a thread may take to hear that it is to stop, in milliseconds. */
const GRACE = 300;

/** Whether a count goes on. It is shared by all threads of a command; Ctrl-C ends it. */
export type Stop = Int32Array;

/** A count that goes on until it is stopped. */
export function newStop(): Stop {
  return newCount();
}

/** A count that all threads share, at 0. */
export function newCount(): Int32Array {
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

/** What is done with what a thread says on its way. */
export interface Heard<Result, Part> {
  /** Hears how many are done. */
  readonly told: (done: number) => void;
  /** Takes what is handed over. */
  readonly took?: (parts: readonly Part[]) => void;
  /** What is answered for a thread that works on when it is to stop, and is ended for it; left out: it is waited for. */
  readonly cutShort?: () => Result;
}

/** Has a task done by the module `script` beside this one. What the thread refuses is refused here; its death rejects, however it came. */
export function inThread<Task, Result, Part = never>(
  script: string,
  task: Task,
  stop: Stop,
  { told, took = () => {}, cutShort }: Heard<Result, Part>,
): Promise<Result> {
  const given: Given<Task> = { task, stop };
  const worker = new Worker(new URL(`./${script}`, import.meta.url), { workerData: given });
  const answered = new Promise<Result>((resolve, reject) => {
    worker.on('message', (said: Said<Result, Part>) => {
      if (said.type === 'done') told(said.done);
      else if (said.type === 'parts') took(said.parts);
      else if (said.type === 'result') resolve(said.result);
      else reject(new UsageError(said.why));
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the thread ended with ${code} and had not answered`)));
  });
  return cutShort === undefined ? answered : inTime(worker, answered, stop, cutShort);
}

/** The answer of a thread, or what is answered instead when it has not come so soon after the stop. */
async function inTime<Result>(
  worker: Worker,
  answered: Promise<Result>,
  stop: Stop,
  instead: () => Result,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Result>((resolve) => {
    let waited = 0;
    timer = setInterval(() => {
      if (!isStopped(stop)) return;
      waited += EVERY;
      if (waited > GRACE) resolve(instead());
    }, EVERY);
  });
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearInterval(timer);
    void worker.terminate();
  }
}

/**
 * In the thread: does its task, hands over what is ready, tells how far it is, and stops between two games when it is told to. What
 * was handed over goes out when somebody watches next, or at once by `handOver`.
 */
export function doTask<Task, Result, Part = never>(
  work: (task: Task, watch: Watch, hand: (part: Part) => void, handOver: () => void) => Result,
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
    const result = work(task, watch, (part) => ready.push(part), handOver);
    handOver();
    say({ type: 'result', result });
  } catch (problem) {
    if (!(problem instanceof UsageError)) throw problem;
    say({ type: 'refused', why: problem.message });
  }
}
