import type { EventType, TrackReason } from '../../engine/event.ts';
import type { Purpose } from '../../engine/dice.ts';

/** One sentence for each event that the chronicle tells; null for those that another line tells already. */
export const TOLD = {
  DiceRolled: null,
  PieceDeployed: '{piece} stands at {hex}.',
  UnitMoved: '{unit} goes from {from} to {hex}.',
  UnitActed: null,
  EngineShotAt: '{by} shoots at {engine}.',
  EngineDestroyed: '{engine} is destroyed.',
  HexsideBreached: '{work} is breached by {by}!',
  HexsideHeld: '{work} holds against {by}.',
  GateTaken: '{work} is taken by {side}.',
  LadderRaised: '{by} raises a ladder against {hexside}.',
  LadderRemoved: 'The ladder at {hexside} {why}.',
  AttackDeclared: '{attacker} {manner} {defender}.',
  AttackFailed: '{defender} is unharmed.',
  UnitReduced: '{unit} falls to half strength.',
  UnitDisrupted: '{unit} is disrupted.',
  UnitRallied: '{unit} rallies.',
  UnitEliminated: '{unit} is eliminated.',
  UnitRetreated: '{unit} is thrown back from {from} to {hex}.',
  UnitAdvanced: '{unit} advances to {hex}.',
  UnitSlippedAway: '{unit} slips away to {hex}.',
  DecisionOwed: null,
  DecisionTaken: null,
  TrackMoved: '{force} {change}: {why}.',
  ForceDemoralized: '{force} is demoralized!',
  ForceRecovered: '{force} takes heart again.',
  LevelTaken: '{side} takes level {level} of the city.',
  MainGateCounted: null,
  TurnBegan: 'Turn {turn}',
  VictoryReached: '{text}',
  StepEntered: null,
} as const satisfies Record<EventType, string | null>;

/** What a roll is for, before the colon of its dice. */
export const PURPOSES = {
  breach: 'Breach',
  bombard: 'Shot at an engine',
  casualty: 'Casualty',
  result: 'Result of the casualty',
  'throw-down': 'Throwing the ladder down',
  slip: 'Slipping away',
  rally: 'Rally',
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
} as const satisfies Record<TrackReason, string>;

/** How a ladder went. */
export const LADDER_ENDS = {
  used: 'is used up',
  'thrown-down': 'is thrown down',
  overrun: 'is taken at its foot',
  breached: 'falls with the wall',
} as const;

export const MANNERS = { fire: 'shoots at', melee: 'attacks' } as const;
