/** What breaks is caught: the page gives way to a sheet, the game stays in the store and in the database. */
import { signal, type ReadonlySignal } from '@preact/signals';
import type { History } from '../../../game/history.ts';
import type { Entry } from '../../../game/match.ts';
import { failureOf, type Failure } from '../../loading/causes.ts';

export interface Failures {
  /** What broke first and was not yet read; null while nothing is broken. */
  readonly now: ReadonlySignal<Failure | null>;
  catch(thrown: unknown): void;
  /** Read; what breaks from now on is told again. */
  goOn(): void;
}

/** Failures of a page. */
export function openFailures(): Failures {
  const now = signal<Failure | null>(null);
  return {
    now,
    catch: (thrown) => {
      if (isHarmless(thrown)) return;
      console.warn(thrown);
      now.value ??= failureOf(thrown);
    },
    goOn: () => {
      now.value = null;
    },
  };
}

/** Hears what breaks outside the drawing of the page, until the answer is called. */
export function listenToFailures({ catch: caught }: Failures): () => void {
  const catchError = ({ error, message }: ErrorEvent): void => caught(error ?? message);
  const catchRejection = ({ reason }: PromiseRejectionEvent): void => caught(reason);
  window.addEventListener('error', catchError);
  window.addEventListener('unhandledrejection', catchRejection);
  return () => {
    window.removeEventListener('error', catchError);
    window.removeEventListener('unhandledrejection', catchRejection);
  };
}

/** Refusals of the browser that break nothing of ours: a sound before the first touch, a fetch that was given up, a late layout. */
function isHarmless(thrown: unknown): boolean {
  if (thrown instanceof DOMException)
    return thrown.name === 'NotAllowedError' || thrown.name === 'AbortError';
  return typeof thrown === 'string' && /ResizeObserver loop|^Script error/.test(thrown);
}

/** So many actions are told in a report. */
export const TOLD = 20;

/** An action as somebody may know it, with the faces of its dice. */
export type ToldAction = Readonly<Pick<Entry, 'action' | 'faces'>>;

/**
 * A report as a file. It holds nothing that whoever sits at the screen may not know: `last` = the last actions as that side
 * saw them, and neither checkpoints nor dice to come.
 */
export function reportOf(
  failure: Failure,
  history: History | null,
  last: readonly ToldAction[],
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
          last,
        };
  return JSON.stringify({ ...page, ...failure, game }, null, 2);
}
