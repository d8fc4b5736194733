/** The charts in the words of the table. */
import { WEAPONS, WORKS, type Weapon, type BreachColumn } from '../../rulebook/charts/16.3-breach.ts';
import { SPELL_ROWS, type SpellRow } from '../../rulebook/charts/17.4-magic.ts';

/** How the rows and columns of the breach and magic charts are headed, by their printed heads. */
export const CHART_HEADS = Object.fromEntries(
  [...WEAPONS, ...WORKS, ...SPELL_ROWS].map((head) => [head, head]),
) as Readonly<Record<Weapon | BreachColumn | SpellRow, string>>;
