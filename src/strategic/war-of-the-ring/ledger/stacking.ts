/** The limits of ten units in a region and five in a hold, checked when all is done; the excess goes to reinforcements (B1, S2, B8). */
import type { Entered } from './aftermath.ts';
import type { Alliance } from '../figures.ts';
import { moveFigures, standing, unitsAmong } from './ledger.ts';
import { figureOf, type FigureId } from '../roster.ts';

/** Most units in a region, and in a besieged hold. */
const LIMITS = { region: 10, hold: 5 } as const;

/** Sends what stands above the limit to reinforcements: those its owner named, then regulars before elites, the last numbers first. */
export function trimToLimit(
  { ledger, entries }: Entered,
  region: string,
  inside: boolean,
  alliance: Alliance,
  chosen: readonly FigureId[],
): Entered {
  const units = unitsAmong(standing(ledger, region, inside, alliance));
  const excess = units.length - LIMITS[inside ? 'hold' : 'region'];
  if (excess <= 0) return { ledger, entries };
  const order = (id: FigureId): number => (chosen.includes(id) ? 0 : figureOf(id).type === 'regular' ? 1 : 2);
  const figures = units
    .toReversed()
    .toSorted((a, b) => order(a) - order(b))
    .slice(0, excess);
  return {
    ledger: moveFigures(ledger, figures, { at: 'pool' }),
    entries: [...entries, { type: 'trimmed', figures: figures.toSorted() }],
  };
}
