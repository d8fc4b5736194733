/** Every case that the game cites. A citation that stands in no chapter does not compile. */
import type { Case } from './cases/case.ts';
import { COMBAT } from './cases/combat.ts';
import { FORCES } from './cases/forces.ts';
import { MAGIC } from './cases/magic.ts';
import { MAP } from './cases/map.ts';
import { MORALE } from './cases/morale.ts';
import { MOVEMENT } from './cases/movement.ts';
import { PRINTED } from './cases/printed.ts';
import { SEQUENCE } from './cases/sequence.ts';
import { SIEGE } from './cases/siege.ts';
import { TERMS } from './cases/terms.ts';

export type { Case } from './cases/case.ts';

/** All cases by number: printed ones first, then chapters 2.0 to 2.20. */
export const CASES = {
  ...PRINTED,
  ...TERMS,
  ...MAP,
  ...FORCES,
  ...MOVEMENT,
  ...COMBAT,
  ...MORALE,
  ...SIEGE,
  ...MAGIC,
  ...SEQUENCE,
} as const satisfies Record<string, Case>;

/** The number of a case. */
export type Cite = keyof typeof CASES;
