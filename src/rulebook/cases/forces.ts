/** Chapters 2.4 to 2.6: order of battle, set-up and reinforcements. */
import { attested, ours, type Case } from './case.ts';

export const FORCES = {
  '2.4': ours(
    'Order of battle',
    'Which pieces each force has, with their codes and their worth in demoralization.',
  ),
  '2.4.1': attested('Codes', 'Capital for melee, small letter for missiles, then armour and morale.'),
  '2.4.2': ours(
    'Bowmen without swords',
    'A unit with no capital letter never attacks hand to hand, but defends, holds ground and pushes.',
  ),
  '2.4.3': attested(
    'Engines and leaders of the garrison',
    'Three catapults, three cauldrons, three dummies, Gandalf, Imrahil; Forlong is our addition.',
  ),
  '2.4.4': ours('Leaders of the relief', 'Three ride with Rohan, four come with the fleet.'),
  '2.4.5': attested(
    'Engines and leaders of the host',
    'Grond, three towers, three catapults, two leaders at start and a third later.',
  ),
  '2.4.6': ours(
    'Reduced side',
    'Strength and morale each one letter worse, armour and movement unchanged, never healed.',
  ),
  '2.4.7': ours(
    'Counters of two',
    'A unit may be a counter that is exchanged for a second one when its reduced side is spent: four steps, each shown by a face.',
  ),
  '2.5': ours('Set-up', 'Where each side may place its pieces before the first turn.'),
  '2.5.1': attested(
    'Defender sets up',
    'First, in the city or within two hexes of its walls; catapults in city hexes, cauldrons face down behind a wall.',
  ),
  '2.5.2': attested(
    'Besieger sets up',
    'Second, well away from the wall, engines on or beside the east road.',
  ),
  '2.5.3': ours(
    'State at the start',
    'Gates whole and held by the defender, tracks at zero, magic and stores full.',
  ),
  '2.5.4': ours(
    'Approach march',
    'An option: on turn 1 units far from wall and enemy march at twice their allowance.',
  ),
  '2.6': ours('Reinforcements', 'When the relief is rolled for, and when the later parts of the host come.'),
  '2.6.1': attested(
    'Arrival rolls',
    'One die for each force still awaited; a success brings it whole and lifts the garrison by 10.',
  ),
  '2.6.2': ours('Entry hexes', 'Each group enters through a zone named in the map file.'),
  '2.6.3': ours(
    'Entering',
    'Piece by piece at the cost of the first hex, then on as in any move; an enemy zone stops but does not bar.',
  ),
  '2.6.4': ours(
    'Waiting off the map',
    'A piece that stays out may come in later without a roll, and counts for nothing until then.',
  ),
  '2.6.5': ours(
    'Groups of the host',
    'They enter at the start of their movement phase; the fall of the Lord of the Nazgul hastens one.',
  ),
  '2.6.6': ours('No way off', 'No piece leaves the map.'),
} as const satisfies Record<string, Case>;
