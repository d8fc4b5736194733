/** Names as people write them: compared without case, accents and marks, and the nearest one found for a name nobody knows. */
import type { Known, Said, SharedSaid } from './said.ts';

/** A name with nothing left of it but letters and figures: "Helm's Deep" and "helms deep" are one. */
export function bare(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}

/** How many changes of letters a name may be off: a short word is another word soon, of two letters one change may be one too many. */
function allowance(length: number): number {
  if (length < 3) return 1;
  return length < 5 ? 1 : Math.max(2, Math.floor(length / 3));
}

/** The known name that takes the fewest changes of letters, if it is near enough to have been meant. */
export function nearest(name: string, known: readonly string[]): string | null {
  const wanted = bare(name);
  const most = allowance(wanted.length);
  let best: { readonly known: string; readonly off: number } | null = null;
  for (const one of known) {
    const candidate = bare(one.replace(/^the /i, ''));
    // Who writes less than the whole name means its beginning.
    const begun = wanted.length >= 3 ? changes(wanted, candidate.slice(0, wanted.length)) + 1 : Infinity;
    const off = Math.min(changes(wanted, candidate), begun);
    if (off <= most && (best === null || off < best.off)) best = { known: one, off };
  }
  return best?.known ?? null;
}

/** What is said of a name nobody knows, with the one that may have been meant. */
export function sayUnknown(what: Known, name: string, known: readonly string[]): Said {
  const meant = nearest(name, known);
  const given = JSON.stringify(name.slice(0, 60));
  const said: SharedSaid =
    meant === null
      ? { say: 'unknownListed', what, given, known: listNames(known) }
      : { say: 'unknownNear', what, given, near: meant };
  return said;
}

function listNames(known: readonly string[]): string {
  const shown = known.slice(0, 12).join(', ');
  return known.length > 12 ? `${shown} ...` : shown;
}

/** How many letters must be put in, taken out or changed to make one word of the other. */
function changes(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let at = 1; at <= a.length; at++) {
    const next = [at];
    for (let to = 1; to <= b.length; to++) {
      const same = a[at - 1] === b[to - 1] ? 0 : 1;
      next.push(Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + same));
    }
    row = next;
  }
  return row[b.length]!;
}
