/** The suite of siege positions, in the order in which a siege goes wrong. */
import { ENDS } from './ends.ts';
import { ENGINES } from './engines.ts';
import { ESCALADE } from './escalade.ts';
import { FIELD } from './field.ts';
import { GATE } from './gate.ts';
import { GROND } from './grond.ts';
import { LEVELS } from './levels.ts';
import { MAGIC } from './magic.ts';
import type { NamedPosition } from './position.ts';

export const SUITE: readonly NamedPosition[] = [
  ...GATE,
  ...LEVELS,
  ...ESCALADE,
  ...GROND,
  ...MAGIC,
  ...FIELD,
  ...ENDS,
  ...ENGINES,
];
