/** A worker in a browser, or its work in the page. */
import { workplace, type Workplace } from './workplace.ts';

/**
 * Begins a worker of this name; `script` = the address of its file. Without workers the page does the work itself, and has so many
 * milliseconds (`breath`) before each message to draw what it has to draw.
 */
export function openWorker<To, From>(name: string, script: string, breath: number): Workplace<To, From> {
  return workplace(
    name,
    () => new Worker(script, { type: 'module', name }) as Workplace<To, From>,
    () => import(/* @vite-ignore */ script),
    () => new Promise((resolve) => setTimeout(resolve, breath)),
  );
}
