/** Case 2.21.1: the moments at which an event is asked for. */
import type { HexId } from '../../board/hex.ts';
import type { WorkId } from '../../board/board.ts';
import type { ForceId, GroupId, Side } from '../battle.ts';
import type { Spell } from '../spell.ts';
import type { TriggerId, VariableId, Who } from './terms.ts';

/** The phases of a game-turn (2.18), as the turn chart names them. */
export const PHASES = [
  'initial-magic',
  'siege',
  'besieger-movement',
  'besieger-combat',
  'second-magic',
  'defender-movement',
  'defender-combat',
  'rally',
] as const;
export type Phase = (typeof PHASES)[number];

/** Null stands for any: any piece, any work, any side. */
export type TriggerMoment =
  | Readonly<{ type: 'turnBegins' }>
  | Readonly<{ type: 'phaseBegins'; phase: Phase }>
  | Readonly<{ type: 'phaseEnds'; phase: Phase }>
  /** A piece comes into one of the hexes, on its way or for good. */
  | Readonly<{ type: 'hexEntered'; hexes: readonly HexId[]; who: Who | null }>
  | Readonly<{ type: 'hexLeft'; hexes: readonly HexId[]; who: Who | null }>
  | Readonly<{ type: 'workBreached'; work: WorkId | null }>
  | Readonly<{ type: 'gateTaken'; work: WorkId | null; side: Side | null }>
  | Readonly<{ type: 'levelTaken'; level: number | null; side: Side | null }>
  /** A side comes to hold at least so many of the hexes: its ordered units stand there (2.8.14). */
  | Readonly<{ type: 'hexesHeld'; side: Side; hexes: readonly HexId[]; atLeast: number }>
  | Readonly<{ type: 'ladderRaised' }>
  | Readonly<{ type: 'towerDocked' }>
  | Readonly<{ type: 'unitLost'; who: Who | null }>
  | Readonly<{ type: 'unitReduced'; who: Who | null }>
  | Readonly<{ type: 'unitDisrupted'; who: Who | null }>
  | Readonly<{ type: 'unitRallied'; who: Who | null }>
  | Readonly<{ type: 'engineLost'; who: Who | null }>
  | Readonly<{ type: 'leaderSlain'; who: Who | null }>
  | Readonly<{ type: 'leaderWounded'; who: Who | null }>
  | Readonly<{ type: 'duelFought'; who: Who | null }>
  | Readonly<{ type: 'duelDeclined'; who: Who | null }>
  | Readonly<{ type: 'spellCast'; spell: Spell | null }>
  | Readonly<{ type: 'spellWorked'; spell: Spell | null }>
  | Readonly<{ type: 'spellFailed'; spell: Spell | null }>
  | Readonly<{ type: 'oilPoured' }>
  | Readonly<{ type: 'headThrown' }>
  | Readonly<{ type: 'forceBroken'; force: ForceId }>
  | Readonly<{ type: 'forceRecovered'; force: ForceId }>
  | Readonly<{ type: 'groupArrived'; group: GroupId }>
  | Readonly<{ type: 'groupDelayed'; group: GroupId }>
  | Readonly<{ type: 'variableSet'; variable: VariableId }>
  | Readonly<{ type: 'triggerFired'; trigger: TriggerId }>;

export type MomentType = TriggerMoment['type'];
