/** Which figure is which in a brief: its counts take the printed figures of each nation in a fixed order of accounts. */
import { countOf } from '../armies.ts';
import { figureOf, printedFigures, type FigureId } from '../roster.ts';
import type { NationCounts, SiegeBrief } from './brief.ts';
import { FIGURE_TYPES, NATIONS } from '../facts.ts';
import type { Army } from '../figures.ts';

/** The accounts of a brief, in the order in which they take figures: those who fight have the first numbers. */
export const ACCOUNTS = ['attacker', 'defender', 'inside', 'elsewhere', 'pool', 'dead'] as const;
type Account = (typeof ACCOUNTS)[number];

/** What of a brief says where its figures are. */
type Where = Pick<SiegeBrief, Account>;

/** The figures of a brief by account: every printed figure once. */
export function figuresByAccount(where: Where): Readonly<Record<Account, readonly FigureId[]>> {
  const found: Record<Account, FigureId[]> = {
    attacker: [],
    defender: [],
    inside: [],
    elsewhere: [],
    pool: [],
    dead: [],
  };
  for (const { id } of NATIONS) {
    for (const type of FIGURE_TYPES) {
      const printed = printedFigures(id, type);
      let next = 0;
      for (const account of ACCOUNTS) {
        const count = countOf(countsOf(where[account]), id, type);
        found[account].push(...printed.slice(next, next + count));
        next += count;
      }
    }
  }
  return found;
}

function countsOf(heap: Army | NationCounts): NationCounts {
  return 'characters' in heap ? (heap as Army).figures : heap;
}

/** The seat in which a figure fights, or null if it does not. */
export function rankOf(id: FigureId, where: Where): 'attacker' | 'defender' | null {
  const { nation, type } = figureOf(id);
  const number = printedFigures(nation, type).indexOf(id);
  const attacking = countOf(where.attacker.figures, nation, type);
  const defending = countOf(where.defender.figures, nation, type);
  if (number < attacking) return 'attacker';
  return number < attacking + defending ? 'defender' : null;
}
