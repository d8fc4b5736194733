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

/** In longer names nobody looks for a slip. */
const LONG = 60;

/** Of some names the one nearest to a name as it is spelt, two letters in five apart at most; null where none is near. */
export function nearestName(name: string, known: readonly string[]): string | null {
  if (name.length > LONG) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const other of known) {
    const near = Math.max(1, Math.floor(Math.max(name.length, other.length) * 0.4));
    const most = Math.min(least, near + 1);
    const apart = lettersApart(name, other, most);
    if (apart >= most) continue;
    best = other;
    least = apart;
  }
  return best;
}

/** So many letters are put in, taken out or exchanged to come from one word to another; `most` where it is as many or more. */
function lettersApart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) >= most) return most;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line];
    for (let at = 1; at <= other.length; at += 1) {
      const exchanged = row[at - 1]! + (other[at - 1] === one[line - 1] ? 0 : 1);
      next.push(Math.min(exchanged, row[at]! + 1, next[at - 1]! + 1));
    }
    if (Math.min(...next) >= most) return most;
    row = next;
  }
  return row[other.length]!;
}
