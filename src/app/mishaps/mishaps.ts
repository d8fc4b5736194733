/** What breaks is caught: the page gives way to a sheet, the game stays on the desk and on its shelf. */
import { signal, type ReadonlySignal } from '@preact/signals';
import type { History } from '../../game/history.ts';

/** Something that broke. */
export interface Mishap {
  readonly message: string;
  readonly stack: string;
}

export interface Mishaps {
  /** What broke first and was not yet read; null while nothing is broken. */
  readonly now: ReadonlySignal<Mishap | null>;
  catch(thrown: unknown): void;
  /** Read; what breaks from now on is told again. */
  goOn(): void;
}

/** Mishaps of a page. */
export function openMishaps(): Mishaps {
  const now = signal<Mishap | null>(null);
  return {
    now,
    catch: (thrown) => {
      if (isHarmless(thrown)) return;
      console.warn(thrown);
      now.value ??= mishapOf(thrown);
    },
    goOn: () => {
      now.value = null;
    },
  };
}

/** Hears what breaks outside the drawing of the page, until the answer is called. */
export function listenToMishaps({ catch: caught }: Mishaps): () => void {
  const broke = ({ error, message }: ErrorEvent): void => caught(error ?? message);
  const left = ({ reason }: PromiseRejectionEvent): void => caught(reason);
  window.addEventListener('error', broke);
  window.addEventListener('unhandledrejection', left);
  return () => {
    window.removeEventListener('error', broke);
    window.removeEventListener('unhandledrejection', left);
  };
}

/** Refusals of the browser that break nothing of ours: a sound before the first touch, a fetch that was given up, a late layout. */
function isHarmless(thrown: unknown): boolean {
  if (thrown instanceof DOMException)
    return thrown.name === 'NotAllowedError' || thrown.name === 'AbortError';
  return typeof thrown === 'string' && /ResizeObserver loop|^Script error/.test(thrown);
}

function mishapOf(thrown: unknown): Mishap {
  if (thrown instanceof Error)
    return { message: `${thrown.name}: ${thrown.message}`, stack: thrown.stack ?? '' };
  return { message: String(thrown), stack: '' };
}

/** So many actions are told in a report. */
const TOLD = 20;

/** A report as a file: it holds nothing of the game that a saved game does not hold. */
export function reportOf(
  mishap: Mishap,
  history: History | null,
  page: Readonly<{ version: string; browser: string; when: string }>,
): string {
  const now = history?.present;
  const game =
    now === undefined
      ? null
      : {
          battle: now.battle.id,
          hash: now.battle.hash,
          turn: now.state.turn,
          step: now.state.step,
          actions: now.entries.length,
          last: now.entries.slice(-TOLD),
        };
  return JSON.stringify({ ...page, ...mishap, game }, null, 2);
}
