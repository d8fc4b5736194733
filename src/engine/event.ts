import type { WorkId } from '../board/board.ts';
import type { HexId } from '../board/hex.ts';
import type { HexsideId } from '../board/hexside.ts';
import type { Cite } from '../rulebook/cases.ts';
import type { ForceId, GroupId, PieceId, Side, Text } from './battle.ts';
import type { DiceRequest } from './dice.ts';
import type { Spell } from './spell.ts';
import type { Owed, Step, Verdict } from './state.ts';
import type { Supply } from './triggers/effect.ts';
import type { TriggerId, VariableId } from './triggers/terms.ts';

/** What happened, at the grain of one visible beat. Ids and results only: `reduce` asks no rule, the screen finds the words. */
export type GameEvent =
  | Readonly<{ type: 'DiceRolled'; request: DiceRequest; faces: readonly number[] }>
  | Readonly<{ type: 'PieceDeployed'; piece: PieceId; hex: HexId; cite: Cite }>
  /** `path` starts with the hex left (from off the map: with the entry hex); `spent` in half movement points. */
  | Readonly<{
      type: 'UnitMoved';
      unit: PieceId;
      pushed: PieceId | null;
      carried: readonly PieceId[];
      path: readonly HexId[];
      spent: number;
      cite: Cite;
    }>
  /** A personage goes alone; `path` as above. `magical` = done in a magic phase, instead of a spell. */
  | Readonly<{
      type: 'PersonageMoved';
      personage: PieceId;
      path: readonly HexId[];
      flying: boolean;
      spent: number;
      magical: boolean;
      cite: Cite;
    }>
  /** Personages go along with a unit that retreats, advances, slips away or withdraws (2.20.3). */
  | Readonly<{ type: 'PersonagesWent'; personages: readonly PieceId[]; to: HexId; cite: Cite }>
  | Readonly<{
      type: 'UnitActed';
      piece: PieceId;
      deed: 'worked' | 'fired' | 'fought' | 'slipped' | 'rallied' | 'moved' | 'enchanted';
      cite: Cite;
    }>
  | Readonly<{ type: 'EngineShotAt'; engine: PieceId; by: PieceId; cite: Cite }>
  | Readonly<{ type: 'EngineDestroyed'; engine: PieceId; cite: Cite }>
  | Readonly<{ type: 'HexsideBreached'; work: WorkId; by: PieceId; cite: Cite }>
  /** A breach was tried and the work holds. */
  | Readonly<{ type: 'HexsideHeld'; work: WorkId; by: PieceId; cite: Cite }>
  | Readonly<{ type: 'GateTaken'; work: WorkId; by: Side; cite: Cite }>
  | Readonly<{ type: 'LadderRaised'; hexside: HexsideId; foot: HexId; by: PieceId; cite: Cite }>
  /** Used up, thrown down, overrun, or its wall is breached. */
  | Readonly<{
      type: 'LadderRemoved';
      hexside: HexsideId;
      why: 'used' | 'thrown-down' | 'overrun' | 'breached' | 'burnt' | 'event';
      cite: Cite;
    }>
  | Readonly<{ type: 'TowerDocked'; tower: PieceId; hexside: HexsideId; foot: HexId; cite: Cite }>
  /** One head is gone; `landed` = its marker lies in the hex. */
  | Readonly<{ type: 'HeadThrown'; hex: HexId; by: PieceId; landed: boolean; cite: Cite }>
  | Readonly<{ type: 'HeadCleared'; hex: HexId; by: PieceId; cite: Cite }>
  | Readonly<{ type: 'TrenchDug'; hex: HexId; by: PieceId; cite: Cite }>
  /** One measure of oil is spent; `target` = the unit below, or the docked tower, or null. */
  | Readonly<{
      type: 'OilPoured';
      cauldron: PieceId;
      hexside: HexsideId;
      target: PieceId | null;
      cite: Cite;
    }>
  | Readonly<{ type: 'FlamesLit'; hexside: HexsideId; cite: Cite }>
  | Readonly<{ type: 'FlamesOut'; cite: Cite }>
  /** A cauldron is used up, destroyed, or a dummy taken away. */
  | Readonly<{
      type: 'CauldronRemoved';
      cauldron: PieceId;
      why: 'empty' | 'overrun' | 'dummy' | 'event';
      cite: Cite;
    }>
  | Readonly<{
      type: 'SpellCast';
      caster: PieceId;
      spell: Spell;
      points: number;
      target: PieceId | null;
      cite: Cite;
    }>
  | Readonly<{ type: 'SpellFailed'; caster: PieceId; spell: Spell; cite: Cite }>
  /** `points` = what was put into it: the siege phases that Grond stays active for. */
  | Readonly<{
      type: 'SpellWorked';
      caster: PieceId;
      spell: Spell;
      points: number;
      target: PieceId | null;
      cite: Cite;
    }>
  /** A frozen leader is free again. */
  | Readonly<{ type: 'LeaderThawed'; leader: PieceId; cite: Cite }>
  /** A magic phase begins: its leaders may cast or move again. */
  | Readonly<{ type: 'MagicBegan'; cite: Cite }>
  /** A siege phase ends: one less for Grond. */
  | Readonly<{ type: 'GrondCounted'; cite: Cite }>
  | Readonly<{ type: 'DuelOffered'; challenger: PieceId; target: PieceId; cite: Cite }>
  | Readonly<{ type: 'DuelDeclined'; personage: PieceId; challenger: PieceId; cite: Cite }>
  | Readonly<{ type: 'DuelFought'; attacker: PieceId; defender: PieceId; cite: Cite }>
  /** Turned to his reduced side (2.20.8). */
  | Readonly<{ type: 'PersonageWounded'; personage: PieceId; cite: Cite }>
  | Readonly<{ type: 'PersonageSlain'; personage: PieceId; cite: Cite }>
  /** After a duel he goes back; `path` starts with the hex left. */
  | Readonly<{ type: 'PersonageWithdrew'; personage: PieceId; path: readonly HexId[]; cite: Cite }>
  /** An enemy unit has come upon him, or his unit is gone: he gets away (2.20.6, 2.20.7). */
  | Readonly<{ type: 'PersonageEscaped'; personage: PieceId; from: HexId; to: HexId; cite: Cite }>
  /** A leader tries a unit; `near` = one beside that in his own hex. */
  | Readonly<{ type: 'RallyTried'; leader: PieceId; unit: PieceId; near: boolean; cite: Cite }>
  /** The banner rallies one of its two (2.12.7). */
  | Readonly<{ type: 'BannerRallied'; unit: PieceId; cite: Cite }>
  | Readonly<{ type: 'GroupArrived'; group: GroupId; cite: Cite }>
  /** A roll for a group's arrival failed. */
  | Readonly<{ type: 'GroupDelayed'; group: GroupId; cite: Cite }>
  /** A game-turn ends: the forces that are demoralized have been so one turn longer (2.13.2). */
  | Readonly<{ type: 'TurnReckoned'; cite: Cite }>
  /** An attack by fire or melee is declared: what the board shows before the dice. */
  | Readonly<{
      type: 'AttackDeclared';
      attacker: PieceId;
      defender: PieceId;
      manner: 'fire' | 'melee';
      cite: Cite;
    }>
  /** An attack that did no harm. */
  | Readonly<{ type: 'AttackFailed'; attacker: PieceId; defender: PieceId; cite: Cite }>
  | Readonly<{ type: 'UnitReduced'; unit: PieceId; cite: Cite }>
  | Readonly<{ type: 'UnitDisrupted'; unit: PieceId; cite: Cite }>
  | Readonly<{ type: 'UnitRallied'; unit: PieceId; cite: Cite }>
  | Readonly<{ type: 'UnitEliminated'; unit: PieceId; cite: Cite }>
  /** `path` starts with the hex left. */
  | Readonly<{ type: 'UnitRetreated'; unit: PieceId; path: readonly HexId[]; cite: Cite }>
  | Readonly<{ type: 'UnitAdvanced'; unit: PieceId; from: HexId; to: HexId; cite: Cite }>
  | Readonly<{ type: 'UnitSlippedAway'; unit: PieceId; from: HexId; to: HexId; cite: Cite }>
  /** A decision is added in front of the others. */
  | Readonly<{ type: 'DecisionOwed'; owed: Owed; cite: Cite }>
  /** The first decision of the list is taken. */
  | Readonly<{ type: 'DecisionTaken'; cite: Cite }>
  | Readonly<{ type: 'TrackMoved'; force: ForceId; by: number; why: TrackReason; cite: Cite }>
  | Readonly<{ type: 'ForceDemoralized'; force: ForceId; cite: Cite }>
  | Readonly<{ type: 'ForceRecovered'; force: ForceId; cite: Cite }>
  | Readonly<{ type: 'LevelTaken'; level: number; by: Side; cite: Cite }>
  /** The fall of the main gate is counted, once a game. */
  | Readonly<{ type: 'MainGateCounted'; cite: Cite }>
  /** The marks of all pieces are cleared. */
  | Readonly<{ type: 'TurnBegan'; turn: number; cite: Cite }>
  | Readonly<{ type: 'VictoryReached'; verdict: Verdict; cite: Cite }>
  /** 2.21: the conditions of an event are met; it takes effect as soon as nobody owes a decision. */
  | Readonly<{ type: 'TriggerMet'; trigger: TriggerId; cite: Cite }>
  /** It takes effect; or its die was too low. */
  | Readonly<{ type: 'TriggerFired'; trigger: TriggerId; cite: Cite }>
  | Readonly<{ type: 'TriggerPassed'; trigger: TriggerId; cite: Cite }>
  | Readonly<{ type: 'TriggerSwitched'; trigger: TriggerId; on: boolean; cite: Cite }>
  /** Both players read it. */
  | Readonly<{ type: 'MessageTold'; trigger: TriggerId; text: Text; cite: Cite }>
  | Readonly<{ type: 'VariableSet'; variable: VariableId; figure: number; cite: Cite }>
  | Readonly<{ type: 'SupplyChanged'; supply: Supply; by: number; cite: Cite }>
  | Readonly<{ type: 'TriesChanged'; side: Side; by: number; cite: Cite }>
  | Readonly<{ type: 'MagicChanged'; personage: PieceId; by: number; cite: Cite }>
  | Readonly<{ type: 'OilChanged'; cauldron: PieceId; by: number; cite: Cite }>
  | Readonly<{ type: 'PiecePlaced'; piece: PieceId; hex: HexId; cite: Cite }>
  /** Out of the game without a tally. */
  | Readonly<{ type: 'PieceRemoved'; piece: PieceId; cite: Cite }>
  /** May act again in this game-turn. */
  | Readonly<{ type: 'PieceRefreshed'; piece: PieceId; cite: Cite }>
  /** One step is given back: a unit, or the wound of a personage. */
  | Readonly<{ type: 'StepRestored'; piece: PieceId; cite: Cite }>
  | Readonly<{ type: 'LeaderFrozen'; leader: PieceId; cite: Cite }>
  /** A work falls by itself, or is repaired. */
  | Readonly<{ type: 'WorkChanged'; work: WorkId; breached: boolean; cite: Cite }>
  | Readonly<{ type: 'HexesClosed'; hexes: readonly HexId[]; cite: Cite }>
  | Readonly<{ type: 'HexesOpened'; hexes: readonly HexId[]; cite: Cite }>
  | Readonly<{ type: 'HeadsCarriedOff'; cite: Cite }>
  | Readonly<{ type: 'NightChanged'; first: number; last: number; is: boolean; cite: Cite }>
  | Readonly<{ type: 'LastTurnSet'; turn: number; cite: Cite }>
  /** The group never comes. */
  | Readonly<{ type: 'GroupCalledOff'; group: GroupId; pieces: readonly PieceId[]; cite: Cite }>
  /** Only the sequence of play writes this one. */
  | Readonly<{ type: 'StepEntered'; step: Step; active: Side; cite: Cite }>;

/** What moved a demoralization track (2.10.2). */
export type TrackReason =
  | 'unit-eliminated'
  | 'engine-destroyed'
  | 'main-gate-fallen'
  | 'inner-gate-breached'
  | 'wall-breached'
  | 'level-lost'
  | 'level-gained'
  | 'level-retaken'
  | 'enemy-broken'
  | 'personage-slain'
  | 'head-landed'
  | 'head-cleared'
  | 'relief-arrived'
  | 'event';

export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;
