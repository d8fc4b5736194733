/** The house rules: what each option of the rulebook is called, what it changes, and what it may be set to. */

/** One option in words: its name, one line of what it changes, and its two readings, that of the rulebook first. */
export interface HouseRuleWords {
  readonly name: string;
  readonly change: string;
  readonly usual: string;
  readonly other: string;
}

/** By the name of the option in a scenario file. */
export const HOUSE_RULE_WORDS = {
  outerWallTowers: {
    name: 'Towers at the outer wall',
    change:
      'Siege towers may dock at the outer wall and its towers and be stormed from; they never breach it.',
    usual: 'never dock there, as printed',
    other: 'may scale it',
  },
  fireTrenches: {
    name: 'Trenches of fire',
    change:
      'On turns 2 to 4 orcs may turn up to six field hexes before the wall into craters that nobody enters.',
    usual: 'none are dug',
    other: 'may be dug',
  },
  rohanArrival: {
    name: 'Coming of Rohan',
    change: 'The Rohirrim arrive on a 5 or 6 every turn from turn 5, and may stay away for the whole battle.',
    usual: 'surer from turn to turn, by turn 9 at the latest',
    other: '5 or 6, every turn',
  },
  breakDarkness: {
    name: 'Break Darkness',
    change: 'The spell weakens every unit of the host, Haradrim, Easterlings and Variags included.',
    usual: 'weakens the units of Mordor',
    other: 'weakens the whole host',
  },
  secondFreeze: {
    name: 'Second Freeze',
    change: 'Freeze Leader is cast on its harder row only while another leader is still frozen.',
    usual: 'harder after the first one of the battle',
    other: 'harder only while another holds',
  },
  grond: {
    name: 'Grond',
    change:
      'Grond strikes in every siege phase, and the Lord of the Nazgûl keeps his magic for other spells.',
    usual: 'strikes only while a spell pays for it',
    other: 'always strikes',
  },
  levelControl: {
    name: 'Taking a level',
    change: 'A level falls only to a side that also holds its gate or has breached it.',
    usual: 'a level empty of the enemy is enough',
    other: 'its gate must be held as well',
  },
  approachMarch: {
    name: 'Approach march',
    change: 'Units far from walls and enemies no longer move twice as far on turn 1.',
    usual: 'twice as far on turn 1',
    other: 'no approach march',
  },
  hiddenCauldrons: {
    name: 'Hidden oil',
    change: 'The besieger sees which cauldrons hold oil and which are dummies.',
    usual: 'oil and dummies look alike',
    other: 'all cauldrons lie open',
  },
  victory: {
    name: 'End on points',
    change:
      'After the last turn nothing is counted: Sauron wins if garrison and relief are both demoralized, otherwise Westernesse wins.',
    usual: 'points decide after the last turn',
    other: 'the verdict of the 1977 game',
  },
} as const satisfies Readonly<Record<string, HouseRuleWords>>;

/** What a chooser of house rules says besides. */
export const HOUSE_RULES_SAID = {
  title: 'House rules',
  none: 'as in the rulebook',
  chosen: '{rules, plural, one {# house rule} other {# house rules}}',
  measured:
    '{games, plural, one {# game} other {# games}} of the machine against itself: {defender} {on}% with it, {off}% without it.',
  withinChance: 'That is within what chance alone does.',
  notMeasured: 'Not measured for this battle.',
} as const;
