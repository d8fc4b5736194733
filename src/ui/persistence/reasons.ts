/** Why the browser did not keep something, by the name it gives its reason. */
import type { NotKept } from './kept.ts';

const REASONS: Readonly<Partial<Record<string, NotKept>>> = {
  QuotaExceededError: 'no-room',
  VersionError: 'newer',
  SecurityError: 'no-store',
  NotSupportedError: 'no-store',
};

/** The reason for what the store refused; a mistake of ours goes on as the mistake it is. */
export function reasonOf(problem: unknown): NotKept {
  if (globalThis.indexedDB === undefined) return 'no-store';
  if (problem instanceof StoreSilent) return 'silent';
  if (problem instanceof DOMException) return REASONS[problem.name] ?? 'refused';
  throw problem;
}

/** The store has been asked, and says nothing. */
export class StoreSilent extends Error {}

/** A game cannot be read now, although it may be whole. */
export class NotRead extends Error {
  readonly why: NotKept;
  constructor(why: NotKept) {
    super(`the game cannot be read: ${why}`);
    this.why = why;
  }
}
