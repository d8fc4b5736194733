/** Chapters 2.0 and 2.1: terms and time. */
import { attested, ours, type Case } from './case.ts';

export const TERMS = {
  '2.0': ours('Terms', 'The words that every other case uses, each with one meaning.'),
  '2.0.1': ours(
    'Pieces',
    'Units carry a code; leaders and individuals are personages; catapults, siege towers and Grond are engines; then there are cauldrons, real or dummy.',
  ),
  '2.0.2': ours(
    'Classes',
    'Foot moves 4, cavalry 6; mumakil are beasts; some foot are orcs, trolls or Mordor troops; two leaders have magic.',
  ),
  '2.0.3': ours(
    'Sides and forces',
    'Westernesse fights with a garrison and a relief force, Sauron with one force; each force keeps its own track.',
  ),
  '2.0.4': ours(
    'Closed and open hexsides',
    'Map edge, mountain, crater, tunnel rock, flames, and any wall, tower or gate not yet breached are closed; all else is open. A side may move and retreat through its own standing gate.',
  ),
  '2.0.5': ours(
    'In contact',
    'Two hexes are in contact when they share an open hexside; a ladder or docked tower does not open one.',
  ),
  '2.0.6': ours(
    'Range',
    'Distance is counted hex by hex in a straight line, walls ignored; the neighbour is at 1.',
  ),
  '2.0.7': ours(
    'May and must',
    'What a player may do he may leave undone, and an empty step is passed; what must happen happens at once.',
  ),
  '2.0.8': ours(
    'States of a unit',
    'Fresh or reduced is one question, ordered or disrupted another; both can be true.',
  ),
  '2.0.9': ours(
    'One at a time',
    'The acting player picks the next action after he has seen the result of the last.',
  ),
  '2.0.10': ours(
    'Roles',
    'Siege cases bind the besieger and the defender; the scenario says which side is which.',
  ),
  '2.0.11': ours('Provenance', 'Every case wears a badge: print, attested or ours.'),
  '2.1': attested('Time scale', 'Sixteen turns from the evening of 14 March to the sunset of the 15th.'),
  '2.1.1': attested(
    'Day and night',
    'Turns 2 to 6 are night: fanatics, shorter missiles, poorer engine shots, the harder row of Stalemate.',
  ),
  '2.1.2': attested('Length of the game', 'Sixteen turns, unless a side wins outright before.'),
} as const satisfies Record<string, Case>;
