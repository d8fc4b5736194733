/** The scenarios that come with the game, with their maps and rosters: part of the program, so that nothing is fetched. */
import map from '../../scenarios/maps/minas-tirith.json' with { type: 'json' };
import engines from '../../scenarios/rosters/engines.json' with { type: 'json' };
import gondor from '../../scenarios/rosters/gondor.json' with { type: 'json' };
import mordor from '../../scenarios/rosters/mordor.json' with { type: 'json' };
import theGreatGate from '../../scenarios/the-great-gate.json' with { type: 'json' };
import theSiegeOfMinasTirith from '../../scenarios/the-siege-of-minas-tirith.json' with { type: 'json' };
import type { Library } from './library.ts';

/** Every shipped map and roster by the name scenarios give it. */
export const SHIPPED_LIBRARY: Library = {
  maps: { 'maps/minas-tirith.json': map },
  rosters: {
    'rosters/engines.json': engines,
    'rosters/gondor.json': gondor,
    'rosters/mordor.json': mordor,
  },
};

/** Every shipped scenario by its id, unread. */
export const SHIPPED_SCENARIOS: Readonly<Record<string, unknown>> = {
  'the-siege-of-minas-tirith': theSiegeOfMinasTirith,
  'the-great-gate': theGreatGate,
};
