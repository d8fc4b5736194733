/** The words of the verdict, of what has to be true for it, and of what is at hand and expected. */
export const RECKONING = {
  won: '{side}{sideIs, select, many { have} other { has}} won the battle.',
  drawn: 'The battle is drawn.',
  blockOver: 'The block is over.',
  blockMargin: 'No verdict on the hexes: the strategic board counts what is left and decides.',
  blockNext: 'Look at the board, or go on with the siege.',
  outright: 'Automatic victory: the battle was not decided on points.',
  held: 'Decided by the conditions of the scenario.',
  draw: 'Equal points: a draw.',
  nobody: 'The last turn is over, and neither side has met its conditions: a draw.',
  marginal: 'A marginal victory: {difference, plural, one {# point} other {# points}} ahead.',
  decisive: 'A decisive victory: {difference, plural, one {# point} other {# points}} ahead.',
  track: '{force}: {value} of {threshold}',
  trackBroken: '{force}: {value} of {threshold}, demoralized',
  trackAhead: '{force}: {credit} in hand, demoralized at {threshold}',
} as const;

/** Conditions of the scenario as sentences; `{is}` says whether it is so. */
export const CONDITIONS = {
  holds: '{side}{sideIs, select, many { hold} other { holds}} {count} of the {all} hexes, {wanted} needed',
  holdsOne: '{side}{sideIs, select, many { hold} other { holds}} {hex}',
  holdsNone:
    '{side}{sideIs, select, many { hold} other { holds}} none of {all} hexes{level, plural, =0 {} other { on level #}}',
  demoralized: '{force}{forceIs, select, many { are} other { is}} demoralized',
  demoralizedFor:
    '{force}{forceIs, select, many { are} other { is}} demoralized at the end of {turns, plural, one {# turn} other {# turns}} in a row',
  level: '{side}{sideIs, select, many { hold} other { holds}} level {level} of the city',
  neverLost: 'level {level} of the city was never lost',
  gate: '{side}{sideIs, select, many { control} other { controls}} {gate}',
  slain: '{piece} is slain',
  wiped: 'nobody is left of {side}',
  arrived: '{group}{groupIs, select, many { have} other { has}} arrived',
  turnFrom: 'from turn {from}',
  turnOnly: 'turn {from}',
  turns: 'turns {from} to {to}',
  lastTurn: 'the last turn is over',
  option: 'the option {option} is {is}',
  variable:
    '{variable} {span, select, from {is {from} or more} to {is {to} or less} is {is {from}} other {is between {from} and {to}}}',
  count: '{atLeast, plural, one {# piece} other {# pieces}} or more on the map: {who}',
  gone: '{atLeast, plural, one {# piece} other {# pieces}} or more lost: {who}',
  track: 'the track of {force} stands at {atLeast} or more',
  night: 'it is night',
  breached: '{work} is breached',
  fired: 'the event {trigger} has come',
  or: ' or ',
  and: ' and ',
  isNot: 'not: {condition}',
} as const;

/** Groups that are expected, and supplies. */
export const SIEGE_STATE = {
  ladders: 'ladders in supply',
  heads: 'heads left to throw',
  headsLie: 'heads lying in the city',
  trenches: 'fire-trenches left to dig',
  oil: 'measures of oil in {count} cauldrons',
  cauldrons: 'cauldrons on the walls; some may be dummies',
  magic: '{leader}: magic points',
  frozen: '{leader} is frozen until the first magic phase of the next turn is over',
  silenced: '{leader} casts no more',
  'break-darkness': 'Break Darkness works until the turn ends',
  stalemate: 'Stalemate works until the turn ends',
  fear: 'Fear works until the turn ends',
  grond: 'more siege phases in which Grond is active',
  banner: 'more rally phases in which the banner calls two units back',
  expected: '{group} ({count}): {when}',
  onDie: '{when} on {least} or more',
  onSix: '{when} on a 6',
  atOnce: 'in the first turn',
  and: ', if ',
  waiting: 'waiting off the map: {group}',
} as const;
