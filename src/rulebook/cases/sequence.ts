/** Chapters 2.18 to 2.20: sequence of play, modifiers, leaders. */
import { attested, ours, type Case } from './case.ts';

export const SEQUENCE = {
  '2.18': attested(
    'Sequence of play',
    "Eight phases a turn, from magic through both sides' moves and fights to rally.",
  ),
  '2.18.1': ours(
    'Checks',
    'Every phase ends with the check of demoralization; the game ends only at the end of a turn, or by an event.',
  ),
  '2.18.2': ours(
    'Who decides',
    'A retreat belongs to the owner of the piece, an advance to the attacker, nothing to dice.',
  ),
  '2.18.3': ours('This turn', 'An effect of this turn lasts until the closing of the rally phase.'),
  '2.18.4': ours(
    'Decisions of the other side',
    'Oil, duels, slipping away, retreats, who stays and where one escapes; asked only if there is a choice.',
  ),
  '2.19': ours('Modifiers', 'In which order values are changed and where they stop.'),
  '2.19.1': ours(
    'Strength',
    'The letter that shows, then Fear, then Break Darkness; each step past E becomes 1 armour for the target.',
  ),
  '2.19.2': ours('Armour', 'All shields are added, then cut at 4.'),
  '2.19.3': ours(
    'Morale',
    'The letter that shows, W in a tunnel, then the losses for Fear, heads and a broken force, Z at worst.',
  ),
  '2.19.4': ours(
    'Order of a casualty',
    'Hurt or not, then one result, then turning, retreat, displacement and advance, in this order.',
  ),
  '2.19.5': ours(
    'Duel difference',
    'Ratings that show with their gifts and hindrances, attacker minus defender, then the limits of the table.',
  ),
  '2.19.6': ours('Other rolls', 'Rally and engine shots have their own modifiers, breach and magic none.'),
  '2.19.7': ours(
    'Movement allowance',
    "The printed figure, or the pusher's 2, then half of it if disrupted.",
  ),
  '2.19.8': ours(
    'Which rule wins',
    'A ban beats a leave, and an automatic success beats a roll but not a ban.',
  ),
  '2.20': ours('Leaders', 'What personages do alone, in company and in defeat.'),
  '2.20.1': ours('Personages', 'They hold nothing, are no target, and any number may share a hex.'),
  '2.20.2': ours('Personages move', 'On foot at 6 past every zone, or carried by a unit free of cost.'),
  '2.20.3': attested(
    'Staying or going along',
    'They may go with a unit that retreats or advances, or stay; magic leaders move in their own phases.',
  ),
  '2.20.4': ours(
    'The winged leader',
    'The Lord of the Nazgul flies 8 hexes outside the city; after a challenge he stays where he is.',
  ),
  '2.20.5': attested(
    'Challenges',
    'Each personage may challenge one in contact; most may decline, at a cost.',
  ),
  '2.20.6': ours('Caught', 'Alone in a hex that an enemy enters, he dies on 1 or 2, otherwise escapes.'),
  '2.20.7': ours(
    'When his unit falls',
    'On a 1 he falls with it; otherwise he flees to a friend within 6 hexes.',
  ),
  '2.20.8': ours('Duel results', 'How the beaten one goes back, and what a wound does when he cannot.'),
  '2.20.9': ours(
    'The prophecy',
    'Only Eowyn or Gandalf can kill the Lord of the Nazgul; from others death is a wound.',
  ),
  '2.20.10': ours('Legolas and Gimli', 'They duel as leaders do, but neither rally nor freeze.'),
  '2.21': ours(
    'Events',
    'What a scenario lets happen by itself: at a moment, under conditions, with effects.',
  ),
  '2.21.1': ours(
    'When an event comes',
    'At its moment, if all its conditions are met then; it takes effect once nobody owes a decision.',
  ),
  '2.21.2': ours('Variables', 'Figures of the scenario from -9999 to 9999 that events set, add to and ask.'),
  '2.21.3': ours(
    'Effects',
    'They follow in their order, ask nobody for a decision and are counted only where they say so.',
  ),
  '2.22': ours('Ground of the map', 'What a map brings beside the rows of the terrain chart.'),
  '2.22.1': ours(
    'Ground of its own',
    'A row of the map stands in the place of the printed one: cost by class, armour, strength, morale, sight, and whether it stops.',
  ),
  '2.22.2': ours(
    'Hexsides of its own',
    'They cost more or bar the way by class, shield or hearten whoever is attacked over them, and may hide, stop or part.',
  ),
} as const satisfies Record<string, Case>;
