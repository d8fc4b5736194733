import type { EventType, TrackReason } from '../../engine/event.ts';
import type { Spell } from '../../engine/spell.ts';
import type { Purpose } from '../../engine/dice.ts';

/** One sentence for each event that the chronicle tells; null for those that another line tells already. */
export const TOLD = {
  DiceRolled: null,
  PieceDeployed: '{piece}{pieceIs, select, many { are} other { is}} placed at {hex}.',
  UnitMoved: '{unit}{unitIs, select, many { move} other { moves}} from {from} to {hex}.',
  PersonageMoved: '{personage} moves from {from} to {hex}.',
  PersonagesWent: null,
  UnitActed: null,
  EngineShotAt: '{by} shoots at {engine}.',
  EngineDestroyed: '{engine} is destroyed.',
  HexsideBreached: '{work} is breached by {by}!',
  HexsideHeld: '{work} holds against {by}.',
  GateTaken: '{side}{sideIs, select, many { take} other { takes}} {work}.',
  LadderRaised: '{by}{byIs, select, many { raise} other { raises}} a ladder against {hexside}.',
  LadderRemoved: 'The ladder at {hexside} {why}.',
  TowerDocked: '{tower} docks at {hexside}.',
  HeadThrown: '{by} throws a head at {hex}: {landing}.',
  HeadCleared: '{by} has the head at {hex} taken away.',
  TrenchDug: '{by}{byIs, select, many { dig} other { digs}} a fire-trench at {hex}.',
  OilPoured: 'Burning oil is poured over {hexside}.',
  FlamesLit: '{hexside} is in flames.',
  FlamesOut: 'The flames go out.',
  CauldronRemoved: '{cauldron} {end}.',
  SpellCast: '{caster} casts {spell} with {points}.',
  SpellFailed: '{spell} fails.',
  SpellWorked: '{spell} works{onWhom}.',
  LeaderThawed: '{leader} is no longer frozen.',
  MagicBegan: null,
  GrondCounted:
    '{phases, plural, =0 {Grond lies still again.} one {Grond stays active for # more siege phase.} other {Grond stays active for # more siege phases.}}',
  DuelOffered: '{challenger} challenges {target}.',
  DuelDeclined: '{personage} declines the challenge of {challenger}.',
  DuelFought: '{attacker} and {defender} cross swords.',
  PersonageWounded: '{personage} is wounded.',
  PersonageSlain: '{personage} is slain!',
  PersonageWithdrew: '{personage} falls back from {from} to {hex}.',
  PersonageEscaped: '{personage} escapes from {from} to {hex}.',
  RallyTried: '{leader} tries to rally {unit}.',
  BannerRallied: '{unit}{unitIs, select, many { rally} other { rallies}} to the banner.',
  GroupArrived: '{group}{groupIs, select, many { arrive} other { arrives}}.',
  GroupDelayed: '{group}{groupIs, select, many { have} other { has}} not come yet.',
  TurnReckoned: null,
  AttackDeclared:
    '{attacker}{manner, select, fire {{attackerIs, select, many { shoot} other { shoots}} at} other {{attackerIs, select, many { attack} other { attacks}}}} {defender}.',
  AttackFailed: '{defender}{defenderIs, select, many { are} other { is}} unharmed.',
  UnitReduced: '{unit}{unitIs, select, many { fall} other { falls}} to half strength.',
  UnitDisrupted: '{unit}{unitIs, select, many { are} other { is}} disrupted.',
  UnitRallied: '{unit}{unitIs, select, many { rally} other { rallies}}.',
  UnitEliminated: '{unit}{unitIs, select, many { are} other { is}} eliminated.',
  UnitRetreated: '{unit}{unitIs, select, many { are} other { is}} thrown back from {from} to {hex}.',
  UnitAdvanced: '{unit}{unitIs, select, many { advance} other { advances}} to {hex}.',
  UnitSlippedAway: '{unit}{unitIs, select, many { slip} other { slips}} away to {hex}.',
  DecisionOwed: null,
  DecisionTaken: null,
  TrackMoved: '{force} {change}: {why}.',
  ForceDemoralized: '{force}{forceIs, select, many { are} other { is}} demoralized!',
  ForceRecovered: '{force}{forceIs, select, many { take} other { takes}} heart again.',
  LevelTaken: '{side}{sideIs, select, many { take} other { takes}} level {level}.',
  MainGateCounted: null,
  TurnBegan: 'Turn {turn}',
  VictoryReached: '{text}',
  TriggerMet: null,
  TriggerFired: null,
  TriggerPassed: 'Nothing happens; it takes {needed} or more.',
  TriggerSwitched: null,
  MessageTold: '{text}',
  VariableSet: '{variable}: {figure}.',
  SupplyChanged:
    '{supply, select, ladders {{by, plural, one {# ladder} other {# ladders}}} heads {{by, plural, one {# head} other {# heads}}} other {{by, plural, one {# fire-trench} other {# fire-trenches}}}} {gain, select, yes {more} other {fewer}} in supply.',
  TriesChanged:
    '{side}: {by, plural, one {# try} other {# tries}} to rally {gain, select, yes {more} other {fewer}}.',
  MagicChanged:
    '{personage} {gain, select, yes {gains} other {loses}} {by, plural, one {# magic point} other {# magic points}}.',
  OilChanged: '{cauldron} is {gain, select, yes {filled up} other {drained}}.',
  PiecePlaced: '{piece}{pieceIs, select, many { appear} other { appears}} at {hex}.',
  PieceRemoved: '{piece}{pieceIs, select, many { leave} other { leaves}} the battle.',
  PieceRefreshed: '{piece} may act again.',
  StepRestored: '{piece}{pieceIs, select, many { recover} other { recovers}}.',
  LeaderFrozen: '{leader} is frozen.',
  HexesClosed: 'There is no way over {hexes} any more.',
  HexesOpened: 'The way over {hexes} is free again.',
  WorkChanged: '{work} {state, select, down {falls} other {is built up again}}.',
  HeadsCarriedOff: 'The heads in the city are carried away.',
  NightChanged:
    '{span, select, one {Turn {first}} other {Turns {first} to {last}}} {hour, select, night {will be night} other {will be day}}.',
  LastTurnSet: 'The battle now ends with turn {turn}.',
  GroupCalledOff: '{group}{groupIs, select, many { are} other { is}} not coming.',
  StepEntered: null,
} as const satisfies Record<EventType, string | null>;

/** What came of a roll after which nothing happened. */
export const FRUITLESS = {
  rally: '{unit}{unitIs, select, many { do} other { does}} not rally.',
  'throw-down': '{unit}{unitIs, select, many { fail} other { fails}} to throw the ladder down.',
  slip: '{unit}{unitIs, select, many { stay} other { stays}} in good order.',
  duel: 'Neither gives ground.',
} as const satisfies Partial<Record<Purpose, string>>;

/** What a roll is for, before the colon of its dice. */
export const PURPOSES = {
  breach: 'Breach',
  bombard: 'Shot at an engine',
  casualty: 'Casualty',
  result: 'Casualty result',
  'throw-down': 'Throwing a ladder down',
  slip: 'Slipping away',
  rally: 'Rally',
  duel: 'Duel',
  caught: 'Caught',
  bereft: 'Left without his unit',
  spell: 'Spell',
  head: 'Head',
  arrival: 'Arrival',
  event: 'Event',
} as const satisfies Record<Purpose, string>;

/** Where a demoralization figure comes from (2.10.2). */
export const TRACK_REASONS = {
  'unit-eliminated': 'a unit lost',
  'engine-destroyed': 'an engine lost',
  'main-gate-fallen': 'the Great Gate has fallen',
  'inner-gate-breached': 'an inner gate is breached',
  'wall-breached': 'a wall is breached',
  'level-lost': 'a level of the city is lost',
  'level-gained': 'a level of the city is gained',
  'level-retaken': 'a level of the city is retaken',
  'enemy-broken': 'the garrison is broken',
  'personage-slain': 'a captain has fallen',
  'head-landed': 'a head has been thrown into the city',
  'head-cleared': 'a head has been taken away',
  'relief-arrived': 'help has come',
  event: 'an event of this battle',
} as const satisfies Record<TrackReason, string>;

/** How a ladder went. */
export const LADDER_ENDS = {
  used: 'is used up',
  'thrown-down': 'is thrown down',
  overrun: 'is taken at its foot',
  breached: 'falls with the wall',
  burnt: 'burns',
  event: 'is gone',
} as const;

/** How a cauldron went. */
export const CAULDRON_ENDS = {
  empty: 'is empty and taken away',
  overrun: 'is overrun',
  dummy: 'was a dummy and is taken away',
  event: 'is gone',
} as const;

/** The spells by name (17.4). */
export const SPELL_NAMES = {
  'break-darkness': 'Break Darkness',
  stalemate: 'Stalemate Nazgûl',
  reveal: 'Reveal Aragorn',
  fear: 'Fear',
  freeze: 'Freeze Leader',
  'activate-grond': 'Activate Grond',
} as const satisfies Record<Spell, string>;

/** What a spell does, in one line (2.12). */
export const SPELL_NOTES = {
  'break-darkness':
    'For this turn the enemy does not rally, Mordor attacks one letter weaker, and at night its fanatics lose heart.',
  stalemate: 'For this turn the Nazgûl casts nothing, duels nobody and keeps away from your units.',
  reveal:
    'The banner is unfurled: the Nazgûl casts no more, no enemy within 6 hexes rallies, and for three turns two of yours come back by themselves.',
  fear: 'For this turn the enemy is one letter weaker in strength and in morale, and does not rally.',
  freeze:
    'An enemy leader can neither move nor rally nor cast, and fights duels at -2, until the next first magic phase is over.',
  'activate-grond': 'Grond strikes in as many of the next siege phases as points are spent.',
} as const satisfies Record<Spell, string>;

/** What is written on the board where an engine has struck a wall or a gate. */
export const BLOWS = { holds: 'holds', breaks: 'breaks' } as const;
