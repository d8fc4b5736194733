/** Why something broke: told apart because each has a remedy of its own. */
import { DAMAGED, UNREACHABLE } from '../../paint/refusals.ts';

/** unreachable = the network or its server; damaged = what came is not what was asked for; program = we did it. */
export type Cause = 'unreachable' | 'damaged' | 'program';

const CAUSES: ReadonlySet<unknown> = new Set<Cause>(['unreachable', 'damaged']);

/** An error of a fetch, by its cause. */
export function causeError(cause: Exclude<Cause, 'program'>, message: string): Error {
  return new Error(message, { cause });
}

/** The cause of whatever was thrown. */
export function causeOf(thrown: unknown): Cause {
  if (!(thrown instanceof Error)) return 'program';
  if (CAUSES.has(thrown.cause)) return thrown.cause as Cause;
  if (DAMAGED.test(thrown.message)) return 'damaged';
  return UNREACHABLE.test(thrown.message) ? 'unreachable' : 'program';
}

/** Something that broke. */
export interface Failure {
  readonly cause: Cause;
  readonly message: string;
  readonly stack: string;
}

/** What was thrown, with its cause and in its own words. */
export function failureOf(thrown: unknown): Failure {
  const cause = causeOf(thrown);
  if (thrown instanceof Error)
    return { cause, message: `${thrown.name}: ${thrown.message}`, stack: thrown.stack ?? '' };
  return { cause, message: String(thrown), stack: '' };
}
