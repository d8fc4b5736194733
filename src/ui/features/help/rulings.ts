/** What was decided where the print or our own cases leave something open, as the rulings page has it. */
import page from '../../../../docs/rules/rulings.md?raw';
import { CASES, type Cite } from '../../../rulebook/cases.ts';

/** One ruling: the cases it stands under, what it decides, and why. */
export interface Ruling {
  readonly cites: readonly Cite[];
  readonly ruling: string;
  readonly reason: string;
}

const KNOWN = Object.keys(CASES) as readonly Cite[];

/** Every ruling of the page, in its order. */
export const RULINGS: readonly Ruling[] = rulingsOf(page);

/** The rulings that stand under a case. */
export function rulingsUnder(cite: Cite): readonly Ruling[] {
  return UNDER.get(cite) ?? [];
}

const UNDER = new Map(KNOWN.map((cite) => [cite, RULINGS.filter(({ cites }) => cites.includes(cite))]));

/**
 * Reads the tables of a rulings page: the first column names cases, "2.8.10 - 2.8.12" all from the one to the other, the
 * last column the reason. A table of four columns tells the oddity before its ruling. Throws on a case that is none.
 */
export function rulingsOf(text: string): readonly Ruling[] {
  return text.split('\n').flatMap((line) => {
    const cells = line.split('|').slice(1, -1).map(plain);
    const [cases, ...said] = cells;
    if (cases === undefined || !/^\d/.test(cases)) return [];
    return [{ cites: citesIn(cases), ruling: said.slice(0, -1).join(': '), reason: said.at(-1) ?? '' }];
  });
}

/** A cell without the marks of the page. */
function plain(cell: string): string {
  return cell.replaceAll('`', '').replaceAll('**', '').trim();
}

function citesIn(cell: string): readonly Cite[] {
  return cell.split(/,\s*/).flatMap((part) => {
    const [first, last] = part.split(/\s+-\s+/).map(citeKnown);
    if (first === undefined) return [];
    return last === undefined ? [first] : KNOWN.slice(KNOWN.indexOf(first), KNOWN.indexOf(last) + 1);
  });
}

function citeKnown(number: string): Cite {
  const found = KNOWN.find((cite) => cite === number.trim());
  if (found === undefined) throw new Error(`the rulings name a case that is none: ${number}`);
  return found;
}
