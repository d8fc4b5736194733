/** Mutants of strategic battles that no test can notice, because they change nothing that can be seen: by the reason, the names of those it holds for. */
export const IN_BATTLES: Readonly<Record<string, readonly string[]>> = {
  'It only saves time: without it the same odds are found the longer way.': [
    'battle/campaign.ts captureOdds.apart: never `later === setting`',
    "battle/odds.ts looksAtRerolls: always `CARD_RULES[title]!.effects.flat().some(({ type }) => type === 'kill by re-roll')`",
    "battle/odds.ts keyOf.most: never `mode === 'assault'`",
    'battle/odds.ts keyOf.most: always `firstRoundLocked`',
    'battle/odds.ts keyOf.most: one more `2` in `firstRoundLocked ? 2 : 1`',
    'battle/odds.ts keyOf.most: one more `1` in `firstRoundLocked ? 2 : 1`',
    "battle/odds.ts keyOf.most: one more `2` in `rules === 'guide' ? round : 2`",
    'battle/odds.ts oddsOfVolley: never `before !== undefined`',
    'battle/odds.ts oddsOfVolley: removed `known.set(key, odds);`',
  ],
  'Of an explored state dice are owed: what the round barred or asked for lies behind it, and their faces are in its name.':
    [
      'battle/odds.ts keyOf.most: never `firstRoundLocked`',
      'battle/odds.ts keyOf.most: zero `2` in `firstRoundLocked ? 2 : 1`',
      'battle/odds.ts keyOf.most: zero `1` in `firstRoundLocked ? 2 : 1`',
      "battle/odds.ts keyOf.most: zero `2` in `rules === 'guide' ? round : 2`",
    ],
  'Later assaults differ from the first in rounds paid for, which are in the name of a state, and in cards and events, which come before its dice.':
    ['battle/campaign.ts captureOdds.apart: always `later === setting`'],
  'A hold that is not besieged, or not by a unit, is not assaulted again: the next battle is refused.': [
    "battle/campaign.ts captureOdds: never `end.outcome.fate !== 'besieged'`",
    'battle/campaign.ts captureOdds: never `unitsOf(next.attacker.army) === 0`',
  ],
  'A face stands for all that count alike: another of them, or one that no die has, does as well.': [
    'battle/volley.ts falls.sorts: zero `2` in `face: 2`',
    'battle/volley.ts falls.sorts: one more `6` in `face: 6`',
    'battle/volley.ts falls.sorts: zero `1` in `face: 1` (2)',
    'battle/volley.ts falls.sorts: one more `6` in `face: 6` (2)',
  ],
  'Misses told apart more finely add up to the same chances.': [
    'battle/volley.ts volleyOdds: inverted `false` in `falls(first.rerolls, rerollHitsOn, false)`',
    'battle/volley.ts falls.sorts: always `ones`',
  ],
  'It adds ways in which no dice can fall: their chance is nothing, and others come to the same hits.': [
    'battle/volley.ts falls.length: one more `1` in `left + 1`',
    'battle/volley.ts falls: boundary `faces > 0`',
  ],
  'It would tell a mistake of the program: no battle comes there.': [
    'battle/odds.ts explore.visit: never `open.has(key)`',
    'battle/odds.ts explore.visit: removed `open.add(key);`',
    "battle/odds.ts thrownFrom: never `asked.type !== 'dice'`",
    'battle/onward.ts battleBehind: never `!start.ok`',
    'battle/onward.ts mustDecide: never `!next.ok`',
    'battle/resolve.ts playByPolicy: never `!answer.ok`',
  ],
  'It stands in for a thing that is always there.': [
    'battle/odds.ts oddsOf.chance: one more `0` in `mass.get(key) ?? 0`',
    'battle/choices.ts effectsOf.index: one more `-1` in `combatCardOf(title)?.initiatives.indexOf(at) ?? -1`',
    'battle/answers.ts standing.there: one more `0` in `setting.havens.find(({ region }) => region === to)?.units ??`',
    'battle/acts.ts swayedBy: one more `0` in `roll = 0`',
  ],
  'Dice are owed only of a battle that lasts, and when it has ended nothing is left to be asked before its outcome.':
    [
      'battle/odds.ts keyOf: always `ending !== null`',
      'battle/odds.ts keyOf: always `agenda.length === 0`',
      'battle/outcome.ts outcomeOf: never `ending === null`',
    ],
  'A card that asks for hits by rolling again does nothing else.': [
    "battle/odds.ts looksAtRerolls: swapped `CARD_RULES[title]!.effects.flat().some(({ type }) => type === 'kill by re-roll')`",
  ],
  'Whoever may give hits of his own may give none: there is always a choice.': [
    'battle/acts.ts apply: one more `0` in `choice ?? 0`',
  ],
  'Losses without a hit and throws without a die are passed over.': [
    'battle/acts.ts hitsTaken: never `hits === 0`',
  ],
  'An unknown name or nobody is no character either.': [
    'battle/acts.ts heirTurns.heir: never `id === null`',
    'battle/eventTold.ts sayChoice.figure: never `characterOf(choice) === undefined`',
    'battle/events.ts mayPass: always `card !== null`',
  ],
  'A title that nobody knows is in no hand either, which is asked next.': [
    'battle/conditions.ts whyNotPlayable: never `card === undefined`',
    'battle/conditions.ts whyNotPlayable: never `held === undefined`',
  ],
  'A side plays one card a round, and for a whole battle only Gandalf the White gives up leadership: the heir still has his.':
    ['battle/acts.ts heirTurns: never `leadershipOf(state, seat, heir) === 0`'],
  'Minions fly, companions never do.': [
    "battle/acts.ts heroicDeath.state: never `level === 'flies'`",
    "battle/acts.ts heroicDeath.state: one more `0` in `level === 'flies' ? 0 : -level`",
    "battle/choices.ts victims.within: always `level !== 'flies'`",
  ],
  'Both sides of a combat roll have a die at least, and an extra attack is thrown by one.': [
    'battle/agenda.ts waits: swapped `step.volleys.some(({ dice }) => dice > 0)`',
    'battle/telling.ts facesOf: never `event.faces.length === 0`',
  ],
  'What waits for a player has nothing that it does by itself.': [
    'battle/agenda.ts waits: inverted `true` in `return true;`',
  ],
  'The other of the two conditions holds as well.': [
    'battle/agenda.ts reveal.played: never `title === null`',
    'battle/agenda.ts reveal.played: never `title === null` (2)',
    'battle/agenda.ts reveal.played: never `card === undefined`',
  ],
  'Only one card acts twice, before the roll and after it: those two are never side by side.': [
    'battle/agenda.ts reveal.acts: never `a.seat === b.seat`',
    'battle/agenda.ts reveal.acts: arithmetic `a.at - b.at` (2)',
  ],
  "The cards of the attacker stand first and the sort asks of the later one: of two sides that is the defender's.":
    [
      "battle/agenda.ts reveal.acts: always `a.seat === 'defender'`",
      "battle/agenda.ts reveal.acts: one more `1` in `a.seat === 'defender' ? -1 : 1`",
      "battle/agenda.ts reveal.acts: zero `1` in `a.seat === 'defender' ? -1 : 1`",
    ],
  'No card has an initiative above 7.': [
    'battle/agenda.ts reveal.agenda: one more `7` in `within(7, 7)` (2)',
  ],
  'Of the steps still to come only the choice of a card is his own.': [
    "battle/answers.ts declarePlay.agenda: never `step.type !== 'card'`",
  ],
  'Of an attacker only those are trimmed who went in.': [
    'battle/answers.ts trimming.advanced: always `state.advanced !== null`',
  ],
  'By the guide the garrison has been trimmed before anybody comes in.': [
    "battle/answers.ts settling.siege: always `rules === 'published'`",
  ],
  'Dread and Despair is played only where a Nazgûl leads: there is one to give up at least.': [
    'battle/choices.ts numbers.length: one more `0` in `Math.max(0, to - from + 1)`',
  ],
  'From Moria itself it is two regions to Moria and back.': [
    'battle/conditions.ts isNear: never `region === goal`',
  ],
  'Five dice are the most in any throw.': [
    "battle/events.ts EVENT_RULES.'fp-str-05': one more `5` in `dice(5, 5)`",
    'battle/terms.ts UNSWAYED.most: one more `5` in `most: 5`',
  ],
  'The Eagles throw a die for each Nazgûl: they never hit more than there are.': [
    "battle/events.ts driveNazgul: always `countOf(side.army.figures, 'sauron', 'nazgul') > 0`",
    "battle/events.ts driveNazgul: boundary `countOf(side.army.figures, 'sauron', 'nazgul') > 0`",
  ],
  'Companions are asked for in armies of the Free Peoples alone, where whoever has level 0 leads nobody.': [
    "battle/leadership.ts companionsOf: always `one.side === 'free'`",
    'battle/leadership.ts companionsOf: always `one.level !== 0`',
  ],
  'Sorties and reliefs are fought at strongholds, which are no cities and which the defender does not hold.':
    [
      "battle/leadership.ts targetOf: always `mode === 'field'`",
      "battle/options.ts standing.withdraw: always `mode === 'field'`",
    ],
  'What happens by itself has happened before anybody is asked.': [
    'battle/options.ts owedNext: never `isSilent(step)`',
  ],
  'It is only asked whether there is anybody.': [
    'battle/outcome.ts placeOf: one more `1` in `Math.max(1, setting.inside)`',
  ],
  'Whoever may attack at all can spare a unit for a leader who may not (B10).': [
    'battle/policies.ts stayingIn: never `spared === undefined`',
  ],
  'Only an attacker who lives is asked who goes in.': [
    'battle/policies.ts goingIn: never `unitsOf(attacker.army) === 0`',
  ],
  'A brief in which no unit attacks is refused before its battle is set.': [
    'battle/setting.ts allianceIn: never `nation === undefined`',
  ],
  'On this map every next region is one, and every settlement has a nation.': [
    'battle/setting.ts isEnemySettlement: never `there === undefined`',
    'battle/setting.ts isEnemySettlement: always `there.nation !== null`',
  ],
};
