/** Names that must be given once. */
import type { ReportProblem } from './problems.ts';
import { quote } from './problems.ts';

/** A name as it stands in a file, and where. */
export interface Named {
  readonly name: string;
  readonly path: string;
}

/** Reports every name that was given before, with the place where. */
export function reportTwins(what: string, given: readonly Named[], report: ReportProblem): void {
  const first = new Map<string, string>();
  for (const { name, path } of given) {
    const before = first.get(name);
    if (before === undefined) first.set(name, path);
    else report(path, 'duplicate-id', `there is another ${what} called ${quote(name)} at ${before}`);
  }
}
