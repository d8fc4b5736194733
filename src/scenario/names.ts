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

/** So many letters may be wrong in a name that is still guessed; of a very long one nothing is. */
const MOST_WRONG = 3;
const LONG = 60;

/** Of the known names the one that the fewest letters part from a name; null where none is near. */
export function nearestName(name: string, known: readonly string[]): string | null {
  if (name.length > LONG) return null;
  let best: string | null = null;
  let least = Math.min(MOST_WRONG, Math.floor(name.length / 2)) + 1;
  for (const one of known) {
    const apart = lettersApart(name, one, least);
    if (apart >= least) continue;
    best = one;
    least = apart;
  }
  return best;
}

/** How many letters must be put in, taken out or changed; `most` where it is as many or more. */
function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) >= most) return most;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = row[j - 1]! + Number(a[i - 1] !== b[j - 1]);
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, changed));
    }
    if (Math.min(...next) >= most) return most;
    row = next;
  }
  return Math.min(most, row[b.length]!);
}
