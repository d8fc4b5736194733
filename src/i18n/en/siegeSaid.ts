/**
 * What the strategic games say: problems, what was read, a battle told, what came of it. Page and command line say the same. Each
 * sentence has the name that the game gives it; `{side}` and `{alliance}` are free or shadow, `{seat}` is attacker or defender.
 */
import type { ArdaSaid } from '../../strategic/battle-for-arda/said.ts';
import type { IxSaid } from '../../strategic/middle-earth-ix/said.ts';
import type { SharedSaid } from '../../strategic/said.ts';
import type { RingSaid } from '../../strategic/war-of-the-ring/said.ts';

type AnySaid = SharedSaid | RingSaid | ArdaSaid | IxSaid;

const SIDE = '{side, select, free {the Free Peoples} other {the Shadow}}';
const ALLIANCE = '{alliance, select, free {the Free Peoples} other {the Shadow}}';
const MODE =
  '{mode, select, assault {an assault} sortie {a sortie} relief {a relief} other {a field battle}}';
const KIND =
  '{type, select, regular {{count, plural, one {regular} other {regulars}}} elite {{count, plural, one {elite} other {elites}}} leader {{count, plural, one {leader} other {leaders}}} other {Nazgûl}}';
const EXPECTED =
  '{expected, select, string {a text in quotes} number {a number} int {a whole number} boolean {true or false} array {a list} tuple {a list} object {an object} record {an object} other {given}}';
const PURPOSE =
  '{purpose, select, combat {} pre_attack { in an extra attack before the roll} after_attack { in an extra attack after the casualties} event { for the event} other { for the Eagles}}';
const WHERE = '{to, select, dead {and is out of the game} other {and goes to reinforcements}}';
const FORT = '{fort, select, yes {, a fort} other {}}';
/** A gate without a name is told by its two hexes, beside one of them by neither. */
const GATE = 'the {called, select, none {gate {gate}} other {{gate}}}';
const AT_GATE = 'the {called, select, none {gate} other {{gate}}}';
const SO_MANY = '{steps} of {lost}{mixed, select, yes { ({deeds})} other {, {deeds}}}';
const BY =
  '{by, select, melee {in melee} missiles {to missiles} oil {to boiling oil} engine {to engines} flood {to the flood} other {with no way back}}';
const KINDS_OF_NAME =
  '{what, select, region {region} nation {nation} character {character} card {card} policy {policy} setup {famous set-up} scenario {scenario} battle {battle} other {province}}';

export const SIEGE_SAID = {
  plain: '{text}',
  unknownNear: `no ${KINDS_OF_NAME} is called {given}; did you mean "{near}"?`,
  unknownListed: `no ${KINDS_OF_NAME} is called {given}; take one of {known}`,
  notUnderstood: '"{given}" is not understood; did you mean "{near}"?',
  eitherOf: '{one} or {other}',
  andThen: '{first}; {rest}',
  noNote: 'this game has no one-line note; give a brief as JSON',
  noBattleOfActions: 'this game has no battle of several actions',
  notJson: 'this is not JSON: unexpected {sign} at line {line}, column {column}',
  jsonEnds: 'the text ends at line {line}, column {column} before the JSON is complete',
  noPlaceFor: 'there is no place for {key} here; take it out',
  isMissing: `this is missing; it must be ${EXPECTED}`,
  isMissingOf: 'this is missing; it must be {values}',
  isOther: `this is {found, select, null {null} array {a list} string {a text} number {the number {figure}} object {an object} boolean {true or false} other {nothing}}; it must be ${EXPECTED}`,
  mustBeOf: 'this must be {values}',
  tooSmall: 'this is too small or too short; the least is {least}',
  tooBig: 'this is too big or too long; the most is {most}',
  spelling: '{written}',
  wrongSpelling: 'this is not written as it should be',
  notPossible: 'this is not a possible value',
  manyMore:
    '{count, plural, one {one more problem is} other {# more problems are}} not told here; mend these first and look again',
  otherBattle: 'this is the result of {given}; the battle is {battle}',
  figureMissing: 'the figure {id} went out and is not named; give its steps, 0 if it fell',
  figureForeign: 'no figure {id} went into the battle; take it out',
  stepsBeyond: '{steps, plural, one {# step} other {# steps}}: a whole number from 0 to {most} is wanted',
  turnsBeyond:
    'the block has {most, plural, one {# game-turn} other {# game-turns}}; write how many were fought',
  breachStays: '{pair} was breached before; a breach is for ever, name it [2.3.2]',
  pieceMissing: '{id} is in the block; say where it was at the end',
  pieceForeign: 'no piece of the block is called {id}; take it out',
  pointsGrown:
    '{id} had {points, plural, one {# magic point} other {# magic points}} when the block began [2.12.1]',
  goneStands: '{id} is gone and stands nowhere; write "off"',
  stepsGrown: '{id} had lost {lost} when the block began; no step comes back [2.4.6]',
  cameOrLeft: '{id} was {at} when the block began; nobody comes or leaves alive [2.6.6]',
  closedStays: 'there was no way over {hex} when the block began, and none opens; list it [2.21.3]',
  notToClose: 'nothing in this block closes {hex}; take it out [2.21.3]',
  standsInClosed: '{id} cannot stand at {hex}, over which there is no way any more [2.21.3]',
  listedTwice: '{given} is listed twice; take one out',
  restRolled: 'the rest is left to the dice (seed {seed})',
  blockFought:
    'a block of {turns, plural, one {# game-turn} other {# game-turns}}: hits by the attacker {attacker}, by the defender {defender}',
  decided: 'the {seat} is asked: {question} - {answer}',

  nobodyAtWar: "none of the attacker's nations is at war; add {nation} (B10)",
  fromNotNeeded: `in ${MODE} both armies stand in the region; leave "from" out`,
  notAdjacent: 'no army marches from there to {region} (O2)',
  roundsOnlyInAssault: 'only an assault is paid for by rounds; leave it out (A1, O1)',
  roundsBeyond: 'the action pays for {most}; no card here pays for more (A1)',
  noFigureWritten: 'no figure is called {given}; write it like "gondor-R-01"',
  wearOfNoUnit: 'leaders and Nazgûl carry no wear; take it out',
  wearOfNobodyHere: '{id} does not fight here; its number is beyond those named',
  wearOfNoSiege: 'only those who besiege or are besieged carry wear; take it out (C2)',
  wearTwice: 'only one figure of a nation is worn, and {before} already is; take one out (C2)',
  noUnits: 'there is no army unit; give a regular or an elite at least',
  sameSide: 'both armies are of one alliance; let the other one defend',
  noFighter: '{who} fights in no battle; take the name out',
  wrongNation: `{nation} does not fight for ${ALLIANCE}; take the figures out`,
  wrongCharacter: `{who} does not fight for ${ALLIANCE}; take the name out`,
  tooManyInHold: '{units} units are in the hold; the most is {most}, send the rest to the pool (S2)',
  tooManyInRegion: '{units} units stand together; the most is {most} (B1)',
  nobodyInside: `in ${MODE} nobody waits inside; leave "inside" out`,
  insideWithoutUnit: 'whoever stays inside needs an army unit; leave one there (B10, O1)',
  noHold: '{region} has no stronghold; only a field battle is fought there',
  insideWrongSide: 'whoever is inside is of the alliance that attacks; take the others out',
  standsTwice: '{who} already stands at {before}; take one out',
  sarumanStays: 'Saruman never leaves Orthanc; name him under "inPlay"',
  becameAnother: '{once} has become {now}; take one of them out',
  impossibleCard: '{card}: {why}',
  oneCardPays: 'one card pays for an assault; take one out (A1)',
  cardTwice: '{card} is already at {before}, and there is only one of it; take one out',
  cardOfOther: `{card} is a card of ${ALLIANCE}; give it to the other army`,
  tooManyCards: '{held} cards are held; the most is {most}',
  tooManyFigures: `{count} ${KIND} of {nation} are named; there are {total}, take out {over}`,
  figuresUnaccounted: `only {count} of {total} ${KIND} of {nation} are accounted for; say where the others are, or leave "pool" out`,
  noColon: 'write the place and a colon first, as in "Minas Tirith: 3R v 8R"',
  noTwoArmies: 'write two armies with "v" between them, as in "3R 1E v 8R 2E"',
  noSuchAlliance: 'write "held by the Shadow" or "held by the Free Peoples"',
  figuresSo: '"{given}" is not understood; write figures as "3R 1E 1L 2N", characters as "+WK"',
  otherWayRound: `before a relief the besieger comes first and the reliever second; change the armies round, or add ", held by {alliance, select, free {the Free Peoples} other {the Shadow}}" if they have taken {region}`,

  forRelief: 'it is for the army that relieves a hold',
  recruitsInside: 'it recruits inside; name the figures under "inside"',
  forHolder: 'it is for the army that holds the place',
  forAssault: 'it is for the army that assaults a hold',
  forRegion: 'it is for {region} only',
  mustBeAtWar: '{nation} must be at war; add it under "atWar"',
  mustLead: '{who} must be with that army',
  mustBeInPlay: '{who} must be in play; add the name under "inPlay"',
  nazgulNeeded: 'a Nazgûl must be with that army',
  nazgulAcross: 'a Nazgûl must be with the army across',
  companionNeeded: 'a companion must be with that army, or in play near by',
  unitNeeded: 'a unit of {nation} must be in that army',
  shadowAtWar: 'all Shadow nations must be at war; add them under "atWar"',
  twoNations: 'the Shadow army must be of two nations or more',
  elvenHolds: 'while it lies on the table the Shadow may not attack there; the battle is not fought',

  noBattle: '{why} ({rule})',
  noBattleByDie: '{why} ({rule}); say "army", or add one',
  attackWithoutWar: 'an attack needs a unit of a nation at war',
  nothingToAttack: 'there is no unit to attack',
  dieWithoutLeader: 'a Character die needs a leader or character in the attack',
  idleStay: 'figures of {nations} are not at war and must stay behind',
  nationName: '{nation}',
  rearguardWithoutUnit: 'a rearguard needs a unit',
  nothingOwed: 'no decision is owed',
  partAsked: 'a part of the army is asked for',
  optionAsked: 'one of the options is asked for',
  noSuchFigures: 'the army has no such figures',
  neverLeaves: '{who} never leaves',
  advanceWithoutUnit: 'nobody goes in without a unit',
  leaderAlone: 'a leader does not stay without a unit',
  pressTooSoon: 'an elite presses on only past the rounds paid for, and only with a regular to become',
  noOwnHold: 'there is no hold of his own to withdraw into',
  retreatTooSoon: 'nobody retreats before a round was fought',
  retreatElsewhere: 'an army retreats only to a free region next to it',
  notOpen: '{option} is not open in round {round}; there is {open}',
  notInHand: '{card} is not in hand',
  cardAcross: '{card} belongs to the other alliance',
  cardsBarred: "Denethor's Folly bars the combat cards of the Free Peoples",
  firstRoundBarred: 'there is no card in the first round without a companion',
  cardNeeds:
    '{card} needs {condition, select, fellowship {the Fellowship in the region} hobbit {a hobbit who fights} companion {a companion who fights} gandalf {Gandalf in the fight} strider_or_aragorn {Strider or Aragorn in the fight} leader_or_companion {a leader or companion who fights} defence_of_rohan {a defence in Rohan, Fangorn or Orthanc} defence_of_a_free_nation {a defence inside a free nation} defence_in_the_field {a field battle, and the defender plays it} elite {an elite of his own} southron_elite {a Southron elite} nazgul {a Nazgûl who fights} nazgul_leadership {Nazgûl leadership of one or more} nazgul_leadership_2 {Nazgûl leadership of two or more} defence_near_moria {a defence within two regions of Moria} isengard_against_a_hold {a unit of Isengard against a hold} other {nothing}}',
  notAsked: '{why}; take the move out',
  fightIsOver: 'the fight is over',
  decisionAsked: 'a decision is asked for, and no block is fought',
  blockAsked: 'a block is to be fought, and nothing is decided',
  optionNotOpen: '"{option}" is not open',

  regionLocked: 'the battle "{battle}" is being fought there; bring its result or abandon it first',
  nameUsed: 'there was a battle "{battle}" already; give this one another name',
  otherRules:
    'the game is played by the {rules, select, guide {guide} other {published rules}}; write "{rules}"',
  fewerStand: '{there} of {wanted} stand there by the ledger; send who is there',
  nobodyStands: 'nobody of this name stands there by the ledger; send who is there',
  anotherResult: 'a result of this battle was taken already, and it was another',
  noBattleOut: 'no battle of this name is out; export it first',
  sealBroken:
    'the check sum does not fit: the result was damaged or changed on its way; ask for the true one',
  otherLink: 'this answers another export of the battle; fight this one',
  wasNotThere: '{who} was not in the battle; take the name out',
  toNotNeeded: 'nobody retreats; leave "to" out',
  givenUpOnlyAssaulted: 'only a garrison that is assaulted is given up (4.6)',
  sparedByEventOnly: 'only an event that hits an army spares its characters; leave it out (ruling 8)',
  notOfAttacker: '{id} is not of the attacker; take it out',
  noFigureOf: 'no figure is called "{id}"; take it out',
  garrisonStays: 'a garrison cannot retreat (A5)',
  retreatWhere: 'say to which region the defender goes, by its id',
  retreatNotNext: '{region} is not next to {place} (F2)',
  retreatToEnemy: 'the enemy stands in {region}; take a free region (F2)',
  retreatHeld: '{region} is held by the enemy; take a free region (F2)',
  withdrawInField: 'only in a field battle may the defender withdraw into a hold (S1)',
  noHoldThere: '{region} has no stronghold (S1)',
  holdNotHis: 'the hold is not his own (S1)',
  roundsUnpaid:
    '{rounds} rounds: {most} are paid for, and {elites, plural, one {# elite} other {# elites}} of the attacker can be driven on (A2)',
  roundsUnbled:
    '{rounds} rounds: each beyond {most} costs an elite of the attacker, and he lost {hits, plural, one {# hit} other {# hits}} (A2)',
  roundMissing: 'no round was fought, and nobody left before the first (S1, F2)',
  hitsBeyond:
    'the {seat} lost {hits, plural, one {# hit} other {# hits}}; in {rounds, plural, one {# round} other {# rounds}} of {dice, plural, one {# die} other {# dice}} the most is {most} (B2)',
  stepsByDice:
    '{steps, plural, one {# step} other {# steps}}: dice leave {open} of it; parts of a hit are lost on the hexes only (4.6)',
  deathWithoutCause: "the {seat}'s army lives, and there is no card or event that kills (B9)",
  deathBeyondCause: "the {seat}'s army lives, and its cards and events kill no more than that (B9)",
  hitsBeyondLine:
    'the {seat} lost {hits, plural, one {# hit} other {# hits}}; in {rounds, plural, one {# block} other {# blocks}} with {line} units in the line the most is {most} (4.3)',
  nobodyToGo: 'no unit of the defender is left that could go (F2, S1)',
  retreatUnfought: 'nobody retreats before a round was fought (F2)',
  givenUpByDice: 'a garrison is given up on the hexes only (4.6)',
  sparedNothing: 'the army of {who} lives; there is nothing to be spared (ruling 8)',

  meeting: `at {region} ${SIDE} attacked with {attacker}; {side, select, free {the Shadow} other {the Free Peoples}} stood with {defender}`,
  eventPlayed: `${SIDE} played {card}{chosen}`,
  rearguardLeft: `${SIDE} left a rearguard: {army} (B10)`,
  nazgulCowed: 'Gandalf the White gave up his leadership: no Nazgûl leads in this battle (B3)',
  roundBegan: 'Round {round} began',
  stood: `${SIDE} stood and fought (S1, F2)`,
  cardDeclared: `${SIDE} declared a combat card`,
  noCardDeclared: `${SIDE} declared no combat card`,
  cardRevealed: `${SIDE} revealed {card}: {effect}`,
  cardCancelled: '{card} of {side, select, free {the Free Peoples} other {the Shadow}} was cancelled',
  cardActed: '{card} of {side, select, free {the Free Peoples} other {the Shadow}} took effect{chosen}',
  noDice: `${SIDE} rolled no dice${PURPOSE}`,
  diceThrown: `${SIDE} rolled {dice, plural, one {# die} other {# dice}}${PURPOSE}, hitting on {hitsOn, select, 6 {6} other {{hitsOn} or more}}: {faces}{turned, plural, =0 {} one {; # miss turned into a hit by the card} other {; # misses turned into hits by the card}}{own, plural, =0 {} one {; # one struck friends} other {; # ones struck friends}}{again, plural, =0 {} other {; # rolled again, hitting on {againHitsOn, select, 6 {6} other {{againHitsOn} or more}}: {againFaces}}}`,
  hitsScored: `${SIDE} scored {hits, plural, =0 {no hits} one {# hit} other {# hits}}`,
  eliteReduced: `${SIDE} reduced an elite of {nation} to a regular (B7)`,
  figureLost: `${SIDE} lost {figure}`,
  characterFell: '{who} fell',
  pressedOn: `${SIDE} drove them on: an elite of {nation} became a regular, for one more round (A2, A6)`,
  trimmedOff: `${SIDE} sent {figure} to reinforcements, above the limit (B1, S2)`,
  leftBehind: '{who} could not leave and stayed behind (F2)',
  wentIn: `${SIDE} went in: {army} (F3)`,
  attackStopped: 'the attack went no further (A4, F1)',
  bothBroken: 'no unit was left on either side (B9)',
  sideBroken: `no unit of ${SIDE} was left (B9)`,
  withdrew: `${SIDE} withdrew into the hold (S1)`,
  retreatedTo: `${SIDE} retreated to {region} (F2)`,
  leftTo: `left to ${SIDE}: {army}`,
  theEnd: 'The end: {verdict}',
  chosenNothing: '',
  chosenNobody: ': nobody',
  chosenFigure: ': {figure}',
  oneFigure: '{type, select, regular {a regular} elite {an elite} other {a leader}} of {nation}',
  oneNazgul: 'a Nazgûl',
  elitesRaised: 'regulars of {nation} become elites',

  levelTaken: 'in game-turn {turn} the {seat} {way, select, back {took back} other {took}} level {level}',
  gateTaken: `in game-turn {turn} the {seat} {way, select, back {took back} other {took}} ${GATE}`,
  gateBroken: `in game-turn {turn} ${GATE} was broken`,
  wallBroken: 'in game-turn {turn} the {kind} {at} was breached',
  wayClosed:
    'from game-turn {turn} on there was no way over {at}{others, plural, =0 {} one { and another hex} other { and # more hexes}}',
  stepsFell: `{share, select, all {{lost, plural, =1 {the one step} =2 {both steps} other {all # steps}} that the {seat} lost fell at {spot}{mixed, select, yes {: } other {, }}{deeds}} most {most steps of the {seat} fell at {spot}: ${SO_MANY}} other {nowhere did more steps of the {seat} fall than at {spot}: ${SO_MANY}}}`,
  stepsScattered: 'no two steps of the {seat} fell at one hex: {mixed, select, yes {} other {all }}{deeds}',
  fellBy: BY,
  fellCount: `{steps} ${BY}`,
  spotBare: '{at}',
  spotNamed: '{at} ({name})',
  spotNear: '{at} (near {name})',
  spotByGate: `{at}, {where} ${AT_GATE}`,
  spotBySide: '{at}, {where, select, in {{kind, select, bridge {on} other {in}}} other {{where}}} the {kind}',

  blockLost:
    '{seat, select, attacker {Attacker} other {Defender}}: {steps, plural, =0 {no step} one {# step} other {# steps}} lost on the hexes; {hit} are a hit (C2)',
  rollsCalled:
    'roll-call, a die of four each; up to the steps lost it is a whole hit, above them none; hits fall on the line in the usual order (C2, B7): {calls}',
  rollCalled: '{figure}: {part} of {hit}, die {face}, {isHit, select, yes {a hit} other {no hit}}',
  leadersDrove:
    'the leaders of the {seat} drive on: {dice, plural, one {# die} other {# dice}}, hitting on {hitsOn, select, 6 {6} other {{hitsOn} or more}}: {faces}; {hits, plural, =0 {no further hit} one {# further hit} other {# further hits}} (B3)',
  leadersHeld:
    'the leaders of the {seat} throw no die: {why, select, unhurt {nobody across was hurt} other {every formation of theirs has scored}} (B3)',
  cardsInBlock:
    'combat cards: {steps, plural, one {# step} other {# steps}} {way, select, more {more} other {given back}} (4.4)',
  blockCost:
    'in all {hits, plural, =0 {no hit} one {# hit} other {# hits}}{over, plural, =0 {} one { and # step} other { and # steps}}: {before} before the block, {after} after it',

  askStand: 'Block {block}: does the defender stand?',
  askDeclare: 'Block {block}: do you play a combat card?',
  askCard: 'Block {block}: which combat card?',
  askPress: 'Block {block} is over, and no other is paid for. Do you drive an elite on?',
  askGoOn: 'Block {block} is over. Do you go on?',
  askTrim: 'Too many units stand there. Which goes to reinforcements?',
  askAdvance: 'Does the army go into {region}?',
  goIn: 'go in',
  stayOut: 'stay where it is',
  standAndFight: 'stand and fight',
  withdrawIn: 'withdraw into the hold',
  retreatTo: 'retreat to {region}',
  aCard: 'a card',
  noCard: 'no card',
  cardTitle: '{card}',
  stop: 'stop',
  goOn: 'go on',
  pressElite: 'drive on an elite of {nation}: it becomes a regular, and one more block is fought',

  reportHead:
    '{title}: {mode, select, assault {assault} sortie {sortie} relief {relief} other {field battle}} at {region}, War of the Ring, rule set {rules, select, guide {guide} other {published}}',
  reportNote: 'Note: {note}',
  reportArmy:
    '{seat, select, attacker {Attacker} other {Defender}}{player, select, all {} other { (player {player})}}: {army}',
  reportCards: 'Cards: {cards}',
  reportNoCards: 'Cards: none',
  reportHow:
    'Decided by {by, select, dice {dice} other {battle on hexes}}: {rounds, plural, one {# round} other {# rounds}}',
  reportLosses:
    '{seat, select, attacker {Attacker} other {Defender}} lost: {figures}{reduced, plural, =0 {} one {, # elite reduced} other {, # elites reduced}}',
  reportOutcome: 'Outcome: {outcome}',
  reportSeal: 'Check sum {seal}, battle {battle}',
  boardStays: 'nothing changes on the map',
  entryFell: `{figure} fell ${WHERE} (B8)`,
  entryReduced: '{figure} was reduced: {regular} stands in its place (B7)',
  entryNotReplaced:
    '{figure} was reduced with no regular to replace it, and {to, select, dead {is out of the game} other {goes to reinforcements}} (B7)',
  entryGivenUp: 'the garrison was given up: {figures} (4.6)',
  entryWorn: '{figure} is worn by {steps} of {most} steps (C2)',
  entrySlain: '{who} is dead (B9)',
  entryStaysBehind: '{who} stays behind at {region} (F2)',
  entryRetreated: 'the defender left {region} for {to} (F2)',
  entryAdvanced: 'the attacker went into {region} (F3)',
  entryTrimmed: 'above the limit, and now in reinforcements: {figures} (B1, S2)',
  entryCaptured: `{region} is taken by ${ALLIANCE}, {points, plural, one {# victory point} other {# victory points}} (S5)`,
  entrySiegeBegun: '{region} is besieged (S2)',
  entrySiegeGoesOn: 'the siege of {region} goes on (A4)',
  entrySiegeBroken: 'the siege of {region} is broken (S5)',
  entryAttacked: '{nation}: active and one step nearer to war, because it was attacked (4.6)',
  entryLostPlace: '{nation}: one step nearer to war, because a place of its own was taken (4.6)',

  readArmy:
    '{seat, select, attacker {Attacker} other {Defender}}, {alliance, select, free {Free Peoples} other {Shadow}}: {army}; {units, plural, one {# unit} other {# units}}, leadership {leadership}; {stands, select, storms {attacks the hold} holds {is inside and defends} sallies {comes out of the hold and attacks} besieges {besieges the hold and defends} relieves {relieves the hold and attacks} attacks {attacks} other {defends}}',
  readNobodyInside: 'inside: a garrison that nobody named; it takes no part',
  readInside: 'inside: {army}; {mode, select, relief {takes no part} other {stays behind}}',
  readEvent:
    'event {card} of the {seat}: {effect, select, acts {in force} hexes {in force; it acts on the hexes only, and changes nothing here} idle {in force, but there is nobody here it can act on} other {has no effect on this battle}}',
  readHand: 'in hand of the {seat}: {title} ({card})',
  readBarred: 'in hand of the {seat}: {title} ({card}); it cannot be played as the armies stand: {why}',
  readInPlay: '{who} is in play elsewhere',
  readPools:
    'not said: where the other figures are; taken: all in reinforcements, nobody dead. An elite is reduced only where a regular waits there (say "no reinforcements", or "pool", "dead" and "elsewhere" in a brief)',
  underRules: 'rule set {rules, select, guide {guide} other {published}}',
  underPolicy:
    '{seat}: {losses, select, keep {keeps elites} other {reduces elites first}}{seat, select, attacker {{press, select, never {, never presses on} always {, always presses on} other {, presses on while not outnumbered}}} other {}}, {cards, select, none {plays no cards} other {plays cards as they come}}',
  underActions:
    'every action an assault by whoever is left; events and the card that pays for the first are used up then, cards in hand once',
  actionsOnlyAssaults: `only assaults follow one another; this is ${MODE} (A4)`,
  ringCaptured: 'the place is taken',
  ringBesieged: 'the siege goes on',
  ringHeld: 'the place is held',
  ringEmpty: 'nobody is left to hold it',

  ardaNobody: 'the {side} has no units; name at least one',
  ardaTooMany: '{units} units are too many; the most is {most}',
  ardaNotInBattle: '{id} is not among the units; take it out',
  ardaNoUnit: 'no unit is called {given}',
  ardaNoUnitBut: 'no unit is called {given}; there is {alike}',
  ardaShip: 'battles at sea are not fought here; take the ships out',
  ardaImmobile: 'fortifications cannot move and never attack; take them out',
  ardaNoMap: 'no ground yet: {territory} has no map of hexes',
  ardaNotBeside: 'no ground: nobody comes to {territory} from {from}; there is {known}',
  ardaFlyers: 'no ground: {units} fly, and on the hexes nobody fights in the air',
  ardaNobodyFights: 'no ground: the {side} has nobody who could stand on the hexes',
  ardaNotAsked: '{given} is not asked for here; take it out',
  ardaMoreLeft: 'more are left ({left}) than came ({came})',
  ardaMoreHits:
    'those who are left bear {hits, plural, one {# hit} other {# hits}}; they can bear {most} at most',
  ardaOtherEnd: 'with those who are left it ends otherwise: {verdict}',
  ardaNothingToChoose: 'nothing is to be decided before this block; it is to be fought',
  ardaToDecide: 'the attacker has yet to decide whether he goes on',
  ardaFightIsOver: 'the fight is over; there is nothing more to do in it',
  ardaGoOn: 'Does the attacker go on?',
  ardaStorm: 'go on',
  ardaRetreat: 'break off and go back',
  ardaFrom: 'the attacker comes from {from}',
  ardaTerrain: 'terrain: {terrain}; strengths with it, before supports, in brackets',
  ardaNoTerrain: 'terrain: none; strengths before supports, in brackets',
  ardaSide: '{side}: {stacks}',
  ardaStack: '{unit} × {count} ({strength})',
  ardaNoRetreat: 'nobody retreats',
  ardaCasualties:
    'casualties of the {side}: {first, select, nobody {} other {{first}, then }}{then, select, leastPower {whoever adds least power, supports included} other {the cheapest}}',
  ardaWalls: 'fortifications keep off charge, flank and trample: {on, select, yes {on} other {off}}',
  ardaInTheAir: 'The fight in the air',
  ardaRound: 'Round {round}',
  ardaLeft: '{side}: {stacks} left',
  ardaLeftOf: '{unit} {left} of {all}',
  ardaEnd: '{territory}: {verdict}{rounds, plural, =0 {} one {, after one round} other {, after # rounds}}',
  ardaTaken: 'the attacker takes the territory',
  ardaCleared: 'the defenders are gone and nobody can enter',
  ardaHeld: 'the defender holds',
  ardaUndecided: 'both still stand after ten rounds',

  ixNoDouble: '{power} has no double army of its own; write "A"',
  ixSecondDouble: '{power} has one double army, and it starts in {province}; write "A" [2, 9]',
  ixNotHills:
    'an army of the Hillmen is double only if it starts in PFe, Mai, PTe, Dun or NNi, not in {province}; write "A" [9]',
  ixNotAngmar: 'the Nazgûl goes with armies of Angmar only; take it out',
  ixSecondNazgul: 'there is one Nazgûl, and {before} has it already',
  ixTaken: '{province} already has a unit of this contest',
  ixNobodyToSupport: 'no unit to support at {given}; there is {known}',
  ixNobodyAtAll: 'no unit to support at {given}; there is nobody',
  ixMoveUnsaid: 'the defender moves; say in "into" where he tried to go, for that is what is supported',
  ixNotMoving:
    'a defender that {order, select, hold {holds} other {supports}} goes nowhere; leave "into" out',
  ixSameProvince: '{province} is where he stands; say where he tried to go',
  ixClosed: 'nobody crosses between {from} and {to} [8]',
  ixSeasonUnsaid: '{from} and {to} are joined in autumn only; say "season": "autumn" if it is [8]',
  ixSeason: '{from} and {to} are joined in autumn only; take it out [8]',
  ixNoFort: 'no ground: {province} is no fort, and only forts are fought for on hexes [12]',
  ixNobodyWithin: 'no ground: no army stands in {province} to hold its fort [12]',
  ixGoesOut: 'no ground: the army of {province} tried to go out, and a fort protects only whoever stays [6]',
  ixNobodyComes: 'no ground: no army comes against {province} [12]',
  ixOwnComes:
    'no ground: the strongest army that comes to {province} is of the same power, and that is no storm [12]',
  ixStandOff:
    'no ground: those who come to {province} stand each other off, and nobody gets to its wall [12]',
  ixNothingToChoose: 'nothing is decided in this fight; a block is to be fought',
  ixFightIsOver: 'the fight is over; there is nothing more to do in it',
  ixUnder: 'rules 3, 4 and 6, without dice',
  ixUnit: '{power} {kind}{nazgul, select, yes { with N} other {}}',
  ixNobody: `{province}${FORT}: nobody stands there`,
  ixAlone: `{province}${FORT}: {unit}`,
  ixStands: `{province}${FORT}: {unit}, {order, select, hold {hold} support {support} other {move}}`,
  ixMoves: `{province}${FORT}: {unit}, move to {into}`,
  ixFrom: 'from {province}: {unit}',
  ixSupports: '{province} supports {to}: {unit}',
  ixEnd: '{province}: {verdict}',
  ixEndFrom: '{province}: {verdict} from {from}',
  ixDefence: 'the defence is worth {strength}{fort, select, yes {, in a fort} other {}}',
  ixAttack: 'the attack from {from} is worth {strength}',
  ixSupport: 'the support of {at} to {to}: {standing, select, stands {stands} cut {cut} other {dislodged}}',
  ixRetreat:
    'the defender retreats or disbands{double, select, yes {, with the strength of a single army} other {}}',
  ixNazgul:
    'the Nazgûl: {fate, select, with_its_army {with its army} arrives_alone {arrives alone} stays {stays} retreats_with_its_army {retreats with its army} other {destroyed}}',
  ixHolds: 'the defender holds',
  ixFalls: 'an attacker enters',
  ixEmpty: 'nobody takes the province',
} as const satisfies Readonly<Record<AnySaid['say'], string>>;

/** What the games count beside the verdicts, by the names they have for it. */
export const SIEGE_MEANS = {
  'hits by the attacker': 'hits by the attacker',
  'hits by the defender': 'hits by the defender',
  rounds: 'rounds',
  'attackers left': 'attackers left',
  'defenders left': 'defenders left',
  'cost of attackers lost': 'cost of attackers lost',
  'cost of defenders lost': 'cost of defenders lost',
} as const;

/** How names stand inside a sentence, where that is not as they stand alone. */
export const SIEGE_NAMES = {
  people: { 'witch-king': 'the Witch-king', 'mouth-of-sauron': 'the Mouth of Sauron' },
  nations: {
    dwarves: 'the Dwarves',
    elves: 'the Elves',
    gondor: 'Gondor',
    north: 'the North',
    rohan: 'Rohan',
    isengard: 'Isengard',
    sauron: 'Sauron',
    southrons: 'the Southrons',
  },
  nobody: 'nobody',
} as const;

/** How ids, hexes and the like are written in a document, by the sentence of its schema. */
export const SIEGE_SPELLINGS = {
  'an id is written in small letters, figures and single hyphens':
    'an id is written in small letters, figures and single hyphens',
  'a hex is written as its printed number, column then row, such as "1213"':
    'a hex is written as its printed number, column then row, such as "1213"',
  'a place is a printed hex number such as "1213", or "off"':
    'a place is a printed hex number such as "1213", or "off"',
  'a hash is written as 64 figures and letters a to f': 'a hash is written as 64 figures and letters a to f',
  'a province is named by its three letters, such as "Frn"':
    'a province is named by its three letters, such as "Frn"',
  'a hexside is written as the two hexes beside it, such as "1213/1313"':
    'a hexside is written as the two hexes beside it, such as "1213/1313"',
} as const;

/** What each combat card does, by its title. */
export const SIEGE_EFFECTS = {
  'It Is a Gift': '+1 on roll and reroll',
  'Blade of Westernesse': 'spend one reroll hit to kill a minion in the battle',
  'Mighty Attack': "give up one companion's leadership: one miss becomes a hit",
  'Servant of the Secret Fire': '+1 on roll',
  Andúril: 'give up his leadership: one (Aragorn two) misses become hits',
  'Heroic Death': 'sacrifice a leader to cancel 1 hit or a companion to cancel up to his level',
  'Daring Defiance': "give up all companions' leadership to cancel the enemy card",
  'Fateful Strike': 'reroll hits additionally kill a Nazgul (2+ hits: a minion)',
  'Sudden Strike': 'pre-attack with dice equal to leadership (max 5), resolved at once',
  'Brave Stand': 'enemy rolls one die less per companion (min 1)',
  "Ents' Rage": '+2 on roll',
  'Huorn-dark': 'enemy rolls at most two dice',
  'Nameless Wood': 'if any hit, two more hits',
  Daylight: 'enemy rolls at most three dice',
  'No Quarter': 'if any hit, one more hit',
  'Advantageous Position': '-1 on the enemy roll (natural 6 still hits)',
  Scouts: 'retreat or withdraw into siege before the roll',
  'Shield-wall': 'if the enemy scored 2+ hits cancel one',
  Confusion: 'every natural 1 in the enemy roll hits his own army and cannot be rerolled',
  Charge: 'pre-attack with elites only (max 5), resolved at once',
  Valour: '+1 on roll',
  'One for the Dark Lord': '+1 on roll and reroll',
  'Cruel as Death': 'give up 2 Nazgul leadership for +1 on roll',
  'They Are Terrible': 'give up 1 Nazgul leadership for +1 on reroll',
  'Dread and Despair': 'give up n Nazgul leadership: enemy rolls n dice less (min 1)',
  'Black Breath': 'a reroll hit also kills a free leader, or a companion if hits reach his level',
  'Foul Stench': 'if Nazgul leadership is at least the free total, no free reroll',
  'Words of Power': "one companion's leadership and abilities are off this round",
  "Durin's Bane": 'pre-attack with three dice hitting on 4+',
  'Devilry of Orthanc': '+1 on roll',
  'Deadly Strife': 'both sides +2 on roll and reroll',
  Onslaught: 'after casualties take up to four extra own hits; each gives a die hitting on 4+',
  'Relentless Assault': 'before the roll take up to two own hits for +1 on roll each',
  'Great Host': 'after casualties, at 2:1 units or better one automatic hit',
  Mûmakil: '+1 on roll; if shadow out-hit the enemy, one more hit',
  'Swarm of Bats': 'cancel the free card; if none, +1 on reroll',
  'We Come to Kill': 'after casualties an extra attack with elites only (max 5), 5+',
  'Desperate Battle': 'both sides +1 on roll and reroll',
} as const;
