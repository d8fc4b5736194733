/** The scenarios that come with the game, with their maps and rosters, for whoever wants them all at once: the command line and the tests. */
import blackSails from '../../scenarios/black-sails.json' with { type: 'json' };
import firstSteps from '../../scenarios/first-steps.json' with { type: 'json' };
import dagorlad from '../../scenarios/maps/dagorlad.json' with { type: 'json' };
import minasTirith from '../../scenarios/maps/minas-tirith.json' with { type: 'json' };
import engines from '../../scenarios/rosters/engines.json' with { type: 'json' };
import gondor from '../../scenarios/rosters/gondor.json' with { type: 'json' };
import mordor from '../../scenarios/rosters/mordor.json' with { type: 'json' };
import slopesOfDagorlad from '../../scenarios/slopes-of-dagorlad.json' with { type: 'json' };
import theGreatGate from '../../scenarios/the-great-gate.json' with { type: 'json' };
import theLastRampart from '../../scenarios/the-last-rampart.json' with { type: 'json' };
import theRideOfTheRohirrim from '../../scenarios/the-ride-of-the-rohirrim.json' with { type: 'json' };
import theSiegeOfMinasTirith from '../../scenarios/the-siege-of-minas-tirith.json' with { type: 'json' };
import type { Library } from './library.ts';

/** Every shipped map and roster by the name scenarios give it. */
export const SHIPPED_LIBRARY: Library = {
  maps: { 'maps/dagorlad.json': dagorlad, 'maps/minas-tirith.json': minasTirith },
  rosters: {
    'rosters/engines.json': engines,
    'rosters/gondor.json': gondor,
    'rosters/mordor.json': mordor,
  },
};

/** Every shipped scenario by its id, unread, in the order in which to play them: from the lesson to the whole siege. */
export const SHIPPED_SCENARIOS: Readonly<Record<string, unknown>> = {
  'first-steps': firstSteps,
  'the-great-gate': theGreatGate,
  'the-last-rampart': theLastRampart,
  'the-ride-of-the-rohirrim': theRideOfTheRohirrim,
  'black-sails': blackSails,
  'slopes-of-dagorlad': slopesOfDagorlad,
  'the-siege-of-minas-tirith': theSiegeOfMinasTirith,
};
