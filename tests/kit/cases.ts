/** Which tests prove which cases: a test counts for every case that its title or its group names. */
import { CASES, type Cite } from '../../src/rulebook/cases.ts';
import type { Title } from './titles.ts';

export const CITES = Object.keys(CASES) as readonly Cite[];

/** The tests of every case, cases in the order of the register. */
export function testsByCase(titles: readonly Title[]): ReadonlyMap<Cite, readonly Title[]> {
  const found = new Map<Cite, Title[]>(CITES.map((cite) => [cite, []]));
  for (const title of titles) {
    for (const cite of casesNamed(title.title)) found.get(cite)!.push(title);
  }
  return found;
}

/** The cases that a sentence names, each once; "2.9.1-2.9.4" and "2.20.5 - 2.20.8" name all from the one to the other. */
export function casesNamed(sentence: string): readonly Cite[] {
  const named = new Set<Cite>();
  for (const [, from, to] of sentence.matchAll(/(?<![\d.])(\d+(?:\.\d+)+)(?: ?- ?(\d+(?:\.\d+)+))?/g)) {
    const first = CITES.indexOf(from as Cite);
    if (first < 0) continue;
    const last = to === undefined ? first : Math.max(first, CITES.indexOf(to as Cite));
    for (const cite of CITES.slice(first, last + 1)) named.add(cite);
  }
  return [...named];
}
