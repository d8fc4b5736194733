/** Chapter 2.7: movement, stacking and zones of control. */
import { attested, ours, type Case } from './case.ts';

export const MOVEMENT = {
  '2.7': ours('Movement, stacking, zones', 'How pieces move, share hexes and hold ground.'),
  '2.7.1': ours(
    'Stacking',
    'A hex holds one unit, one engine or cauldron and any personages; friends may be passed, never foes.',
  ),
  '2.7.2': ours(
    'Spending points',
    'One move a piece a phase, half points kept, none saved; disruption halves the allowance.',
  ),
  '2.7.3': attested(
    'Zones of control',
    'An ordered unit controls the hexes in contact with it; closed hexsides stop the zone.',
  ),
  '2.7.4': ours(
    'Entering and leaving zones',
    'Entering an enemy zone ends the move; from one zone no piece steps straight into another.',
  ),
  '2.7.5': ours('Disrupted units move', 'They may not enter an enemy zone, push, raise, dig or climb.'),
  '2.7.6': attested(
    'Horses fear mumakil',
    'Riders of the West never go of their own will into contact with mumakil.',
  ),
  '2.7.7': ours(
    'Where beasts cannot go',
    'Cavalry and mumakil use gates but no ladder, tower or breach; mumakil stay below level 2.',
  ),
  '2.7.8': attested(
    'Loose pieces overrun',
    'An ordered unit that walks onto unguarded engines and cauldrons destroys them and catches personages.',
  ),
  '2.7.9': attested(
    'Pushing',
    'An engine rolls only with one ordered foot unit that began in its hex; both move 2, together.',
  ),
  '2.7.10': attested('Magic leaders move', 'They move in the magic phases, in place of a spell.'),
} as const satisfies Record<string, Case>;
