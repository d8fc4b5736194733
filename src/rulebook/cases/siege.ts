/** Chapter 2.11: ladders, towers, catapults, oil and Grond. */
import { attested, ours, type Case } from './case.ts';

export const SIEGE = {
  '2.11': ours('Walls and siege', 'How the walls are climbed, broken and defended.'),
  '2.11.1': ours(
    'Siege phase',
    'Each engine or unit of the besieger does at most one act; who acted does not move, but may fight.',
  ),
  '2.11.2': attested(
    'Ladders',
    'An ordered foot unit leans one against an unbreached wall; from the next turn on one unit climbs or fights over it, and it is gone.',
  ),
  '2.11.3': ours(
    'Siege towers',
    'A manned tower docks for good at a wall or tower hexside and is a lasting way in for its side.',
  ),
  '2.11.4': ours(
    'Throwing ladders down',
    'A defender behind the wall may spend his attack; on 4 to 6 the ladder falls.',
  ),
  '2.11.5': ours(
    'Catapults',
    'They need no crew to shoot and do one thing a turn; those of the city never breach.',
  ),
  '2.11.6': attested(
    'Catapult against engine',
    'One die by range, worse at night; one shot at each engine, and Grond cannot be destroyed.',
  ),
  '2.11.7': ours(
    'Breaching',
    'Range is counted to the hex behind the hexside; outer wall and Great Gate are proof against catapults.',
  ),
  '2.11.8': attested(
    'Heads',
    'Thrown into a city hex they cost the garrison 1 and shake whoever defends there.',
  ),
  '2.11.9': attested(
    'Oil',
    'A real cauldron pours at strength A on the unit under its wall and burns ladder and docked tower.',
  ),
  '2.11.10': attested(
    'Flames',
    'Where oil was poured nobody passes until the phase ends; a hexside cannot burn two turns running.',
  ),
  '2.11.11': ours(
    'Dummy cauldrons',
    'To the enemy they look real; their owner may take them off in each of his own phases, magic and rally included.',
  ),
  '2.11.12': ours(
    'Grond',
    'Active, beside the hexside and with an orc or troll at hand it strikes once a siege phase.',
  ),
} as const satisfies Record<string, Case>;
