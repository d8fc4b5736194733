import type { WorkId } from '../board/board.ts';
import type { HexId } from '../board/hex.ts';
import type { HexsideId } from '../board/hexside.ts';
import type { Cite } from '../rulebook/cases.ts';
import type { ForceId, PieceId, Side } from './battle.ts';
import type { DiceRequest } from './dice.ts';
import type { Owed, Step, Verdict } from './state.ts';

/** What happened, at the grain of one visible beat. Ids and results only: `reduce` asks no rule, the screen finds the words. */
export type GameEvent =
  | Readonly<{ type: 'DiceRolled'; request: DiceRequest; faces: readonly number[] }>
  | Readonly<{ type: 'PieceDeployed'; piece: PieceId; hex: HexId; cite: Cite }>
  /** `path` starts with the hex left; `spent` in half movement points. */
  | Readonly<{
      type: 'UnitMoved';
      unit: PieceId;
      pushed: PieceId | null;
      path: readonly HexId[];
      spent: number;
      cite: Cite;
    }>
  | Readonly<{
      type: 'UnitActed';
      piece: PieceId;
      deed: 'worked' | 'fired' | 'fought' | 'slipped' | 'rallied';
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
      why: 'used' | 'thrown-down' | 'overrun' | 'breached';
      cite: Cite;
    }>
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
  | 'enemy-broken';

export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;
