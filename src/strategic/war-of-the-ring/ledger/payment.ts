/** Which figure pays for the steps that an army lost (C2, C3), and the steps that quick resolve gives (4.6). */
import { figuresOf } from '../armies.ts';
import { figureOf, isUnit, STEPS, STEPS_OF_HIT, type FigureId } from '../roster.ts';
import { NATIONS } from '../facts.ts';
import type { NationCounts } from '../brief/brief.ts';

/** What one unit pays: whole hits, and the steps short of one that stay with it. */
export interface Payment {
  readonly hits: number;
  readonly wear: number;
}

/**
 * What the units of an army pay, nation by nation. A nation's hits are its lost steps by four, rounded down. Each unit pays
 * its own whole hits; those left over go to the largest remainders, ties by id; what is short of a hit stays on the next.
 */
export function paymentsOf(
  figures: readonly FigureId[],
  steps: Readonly<Record<FigureId, number>>,
): ReadonlyMap<FigureId, Payment> {
  const payments = new Map<FigureId, Payment>();
  for (const { id } of NATIONS) {
    const units = figures.filter((one) => figureOf(one).nation === id && isUnit(one));
    const lost = units.map((one) => ({ one, lost: STEPS[figureOf(one).type] - steps[one]! }));
    const byRemainder = lost
      .map(({ one, lost }) => ({ one, own: Math.floor(lost / STEPS_OF_HIT), over: lost % STEPS_OF_HIT }))
      .toSorted((a, b) => b.over - a.over || (a.one < b.one ? -1 : 1));
    const over = byRemainder.reduce((sum, unit) => sum + unit.over, 0);
    const more = Math.floor(over / STEPS_OF_HIT);
    for (const [rank, { one, own }] of byRemainder.entries()) {
      const wear = rank === more ? over % STEPS_OF_HIT : 0;
      payments.set(one, { hits: own + (rank < more ? 1 : 0), wear });
    }
  }
  return payments;
}

/**
 * The steps of an army of which dice left so many: whole figures keep theirs, an elite that lives on as a regular keeps
 * half of his, and import comes to the same counts (4.6). Leaders and Nazgûl that fell alone were killed by a card.
 */
export function stepsOfCounts(
  figures: readonly FigureId[],
  wear: Readonly<Record<FigureId, number>>,
  left: NationCounts,
): Readonly<Record<FigureId, number>> {
  const steps: Record<FigureId, number> = {};
  for (const { id } of NATIONS) {
    const of = (type: string): readonly FigureId[] =>
      figures.filter((one) => figureOf(one).nation === id && figureOf(one).type === type);
    const [regulars, elites] = [of('regular'), of('elite')];
    const counts = figuresOf(left, id);
    const reduced = Math.max(0, counts.regular - regulars.length);
    const put = (some: readonly FigureId[], keep: (rank: number, one: FigureId) => number): void => {
      for (const [rank, one] of some.entries()) steps[one] = keep(rank, one);
    };
    const whole = (one: FigureId): number => STEPS[figureOf(one).type] - (wear[one] ?? 0);
    put(regulars, (rank, one) => (rank < counts.regular ? whole(one) : 0));
    put(elites, (rank, one) => {
      if (rank < counts.elite) return whole(one);
      return rank < counts.elite + reduced ? STEPS_OF_HIT : 0;
    });
    for (const type of ['leader', 'nazgul'] as const) put(of(type), (rank) => (rank < counts[type] ? 1 : 0));
  }
  return steps;
}
