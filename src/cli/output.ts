/** What a command answers: 0 = yes, 1 = a negative finding, 2 = bad usage or unreadable input, 130 = cut short by Ctrl-C. */
export interface Answer {
  readonly exit: 0 | 1 | 2 | 130;
  /** For standard output: JSON with --json, these lines without. */
  readonly json: unknown;
  readonly lines: readonly string[];
}

/** Bad usage or unreadable input: one sentence for standard error, exit 2. */
export class UsageError extends Error {}
