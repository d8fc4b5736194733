/** The 32 differences between the guide and the published rules, and what each rule set says (section 2.1). */

/** One difference. Where both say the same, the guide only left it out or its deviation is not playable. */
export interface Difference {
  readonly number: number;
  readonly about: string;
  readonly guide: string;
  readonly published: string;
}

const SAME = 'as published: the guide is silent or cannot be played so';

function row(number: number, about: string, published: string, guide: string = SAME): Difference {
  return { number, about, guide, published };
}

/** All of them, by their numbers. */
export const DIFFERENCES: readonly Difference[] = [
  row(1, 'Gorgoroth at set-up', 'three Sauron regulars', 'none; the three are in reinforcements'),
  row(2, 'the first box of Isengard', 'the third, one step from war', 'the second, two steps from war'),
  row(3, 'the other armies of the set-up', '34 armies', 'the same 34 armies'),
  row(4, 'Nazgûl at set-up', 'figures of a type of their own, eight of them', SAME),
  row(5, 'reinforcements', 'every figure that is not on the board', SAME),
  row(
    6,
    'dice and hits of an elite',
    'one die for a unit, two hits for an elite',
    'as published: it writes "Elite (2 strength)", yet rolls for "up to 5 units"; the 2 are the hits',
  ),
  row(7, 'the length of a field battle', 'no limit', 'five rounds, unless a card or a reduction adds one'),
  row(
    8,
    'who chooses cards',
    'attacker declares and chooses, then the defender',
    'attacker declares, defender answers, both choose in secret',
  ),
  row(9, 'which card acts first', 'the lower initiative, ties to the defender', 'that of the defender'),
  row(
    10,
    'a regular for a reduced elite',
    'earlier casualties, then reinforcements',
    'Free Peoples: the dead only; Shadow: reinforcements only',
  ),
  row(11, 'level 0 in a retreat', 'stays behind', SAME),
  row(12, 'hitting at a stronghold', '6 for the attacker in a siege only; both 5 in the open', SAME),
  row(
    13,
    'Saruman and Southron elites',
    'leaders in games of three and four only',
    'leaders at any number of players',
  ),
  row(14, 'nations not at war', 'stay as a rearguard', SAME),
  row(15, 'a rearguard left freely', 'allowed, in a sortie too', SAME),
  row(16, 'the trim to five', 'when the besieger has gone in', 'when the siege begins'),
  row(17, 'a hold falls', 'only to a besieging unit that lives', SAME),
  row(18, 'recruiting in a besieged hold', 'by events, not by muster dice', SAME),
  row(19, 'the Witch-king comes', 'Sauron and a free nation at war', 'the Shadow has four points'),
  row(20, 'the Mouth of Sauron comes', 'Mordor track, or all free nations at war', 'no condition'),
  row(
    21,
    'Gandalf the White comes',
    'the Grey dead or gone; a minion is or was in play',
    'the Grey dead; a minion in play',
  ),
  row(22, 'an Elven ring', 'never to Will of the West, never from an Eye', 'never to Will of the West'),
  row(
    23,
    'a hunt succeeds',
    '6 with modifiers, a natural 1 fails; one die again for a condition',
    '6 with modifiers; one die again for each army, stronghold and Nazgûl there',
  ),
  row(
    24,
    'an Eye is drawn',
    'successes; on the Mordor track dice in the box',
    'successes; on the Mordor track dice and moves',
  ),
  row(
    25,
    'the Mordor track',
    'entered without declaring; five steps and the Crack',
    'entered by declaring; five areas and the Mount',
  ),
  row(26, 'special tiles', 'eight, in the base game', 'left to an expansion'),
  row(
    27,
    'dice for the hunt',
    'one at least after a move; companions at most, one always',
    'none need be laid; companions at most, one always',
  ),
  row(28, 'a win by arms', 'Shadow 10, then Free Peoples 4', 'the same'),
  row(29, 'a nation is roused', 'by an enemy army in its land', 'by any enemy in its land'),
  row(30, 'teams', 'as the guide has it: not verified in print', 'one card swapped unseen; net points'),
  row(31, 'cards the guide names', 'the 96 of the facts', SAME),
  row(32, 'siege towers', 'no such card: engines come from the hexes', SAME),
];
