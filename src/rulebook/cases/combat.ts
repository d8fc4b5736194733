/** Chapter 2.8: missiles, melee, retreat and their results. */
import { attested, ours, type Case } from './case.ts';

export const COMBAT = {
  '2.8': ours('Combat phase', 'Missiles first, then duels, then melee; retreats follow each result at once.'),
  '2.8.1': ours(
    'Order of the missile segment',
    'Oil is poured first, then the acting side shoots, one shot after another.',
  ),
  '2.8.2': ours(
    'Who shoots',
    'Each ordered unit with a small letter once, each ready catapult once; a target may be shot at often.',
  ),
  '2.8.3': ours('Missile range', 'Foot bows 3, horse bows 2, catapults 2 to 4; never beyond 2 at night.'),
  '2.8.4': ours(
    'Line of sight',
    'Bows need a clear straight line: groves, mountains, tunnels and higher ground between block it, and so does a target two levels up.',
  ),
  '2.8.5': ours(
    'Cover from missiles',
    'Wall or standing gate 1, tower 2, grove 1, up a slope 1, if the line comes in over that hexside.',
  ),
  '2.8.6': attested(
    'Slipping away',
    'Cavalry attacked by foot alone may step out of reach; on 1 to 3 it is disrupted by doing so.',
  ),
  '2.8.7': attested(
    'The blow',
    'Roll on the casualty table; a fanatic needs no roll, and nobody strikes back.',
  ),
  '2.8.8': ours('The result', 'A casualty is rolled against the morale of the defender and carried out.'),
  '2.8.9': ours(
    'Advance',
    'The attacker may step into the hex he has emptied, if he could cross that hexside by moving.',
  ),
  '2.8.10': ours(
    'Where a retreat may go',
    'Over open hexsides or the own gate, to no enemy, into no enemy zone without a friend there, and never nearer the source.',
  ),
  '2.8.11': attested(
    'Choosing a retreat',
    'The full way first, then the longest shorter one, then onto a friend; with none of these the unit is lost.',
  ),
  '2.8.12': attested(
    'Displacement',
    'A friend in the way goes back one hex and is disrupted, nobody twice in one retreat.',
  ),
  '2.8.13': attested(
    'After a retreat',
    'Who retreats or is displaced is disrupted; a reduced side is turned before the retreat.',
  ),
  '2.8.14': ours(
    'Disrupted',
    'Half movement, no attack, no shot, no zone, no control and no work; it still stands and defends.',
  ),
  '2.8.15': ours('Eliminated', 'The unit is gone and its worth is scored at once, whichever side was up.'),
  '2.8.16': attested(
    'Fanatics',
    'On night turns every melee attack of an orc or troll unit hurts without a roll.',
  ),
} as const satisfies Record<string, Case>;
