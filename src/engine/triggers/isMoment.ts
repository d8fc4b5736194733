/** Case 2.21.1: whether something that happened is the moment of an event. */
import { assertNever } from '../../kernel/assertNever.ts';
import type { HexId } from '../../board/hex.ts';
import type { Battle, PieceId } from '../battle.ts';
import type { GameEvent } from '../event.ts';
import { countHeld } from '../facts/conditions.ts';
import type { GameState, Step } from '../state.ts';
import type { TriggerMoment, Phase } from './moment.ts';
import type { Who } from './terms.ts';

/** An event, the state that it met and the one that it left. */
export interface Happening {
  readonly before: GameState;
  readonly event: GameEvent;
  readonly after: GameState;
}

/** Whether what happened is the moment. Clock moments are asked by their checks instead. */
export function isMoment(battle: Battle, happening: Happening, moment: TriggerMoment): boolean {
  const { before, event, after } = happening;
  switch (moment.type) {
    case 'turnBegins':
      return begins(before, event) === 'initial-magic';
    case 'phaseBegins':
      return begins(before, event) === moment.phase;
    case 'phaseEnds':
      return event.type === 'StepEntered' && ends(before.step, event.step, moment.phase);
    case 'hexEntered':
      return goes(before, event).some(
        ({ piece, entered }) =>
          isAmong(moment.who, piece) && entered.some((hex) => moment.hexes.includes(hex)),
      );
    case 'hexLeft':
      return goes(before, event).some(
        ({ piece, left }) => isAmong(moment.who, piece) && left.some((hex) => moment.hexes.includes(hex)),
      );
    case 'workBreached':
      return isBreach(event) && isOr(moment.work, event.work);
    case 'gateTaken':
      return event.type === 'GateTaken' && isOr(moment.work, event.work) && isOr(moment.side, event.by);
    case 'levelTaken':
      return event.type === 'LevelTaken' && isOr(moment.level, event.level) && isOr(moment.side, event.by);
    case 'hexesHeld': {
      const { side, hexes, atLeast } = moment;
      const countIn = (state: GameState): number => countHeld(battle, state, side, hexes);
      return before.pieces !== after.pieces && countIn(before) < atLeast && countIn(after) >= atLeast;
    }
    case 'ladderRaised':
      return event.type === 'LadderRaised';
    case 'towerDocked':
      return event.type === 'TowerDocked';
    case 'unitLost':
    case 'unitReduced':
    case 'unitDisrupted':
    case 'unitRallied':
    case 'engineLost':
    case 'leaderSlain':
    case 'leaderWounded':
    case 'duelFought':
    case 'duelDeclined':
      return whomIn(event, moment.type).some((piece) => isAmong(moment.who, piece));
    case 'spellCast':
      return event.type === 'SpellCast' && isOr(moment.spell, event.spell);
    case 'spellWorked':
      return event.type === 'SpellWorked' && isOr(moment.spell, event.spell);
    case 'spellFailed':
      return event.type === 'SpellFailed' && isOr(moment.spell, event.spell);
    case 'oilPoured':
      return event.type === 'OilPoured';
    case 'headThrown':
      return event.type === 'HeadThrown';
    case 'forceBroken':
      return event.type === 'ForceDemoralized' && event.force === moment.force;
    case 'forceRecovered':
      return event.type === 'ForceRecovered' && event.force === moment.force;
    case 'groupArrived':
      return event.type === 'GroupArrived' && event.group === moment.group;
    case 'groupDelayed':
      return event.type === 'GroupDelayed' && event.group === moment.group;
    case 'variableSet':
      return event.type === 'VariableSet' && event.variable === moment.variable;
    case 'triggerFired':
      return event.type === 'TriggerFired' && event.trigger === moment.trigger;
    default:
      return assertNever(moment);
  }
}

/** The pieces to whom something of a kind happens by an event; none, if it is of another kind. */
function whomIn(
  event: GameEvent,
  what: Extract<TriggerMoment, { who: unknown }>['type'],
): readonly PieceId[] {
  switch (event.type) {
    case 'UnitEliminated':
      return what === 'unitLost' ? [event.unit] : [];
    case 'UnitReduced':
      return what === 'unitReduced' ? [event.unit] : [];
    case 'UnitDisrupted':
      return what === 'unitDisrupted' ? [event.unit] : [];
    case 'UnitRallied':
      return what === 'unitRallied' ? [event.unit] : [];
    case 'EngineDestroyed':
      return what === 'engineLost' ? [event.engine] : [];
    case 'PersonageSlain':
      return what === 'leaderSlain' ? [event.personage] : [];
    case 'PersonageWounded':
      return what === 'leaderWounded' ? [event.personage] : [];
    case 'DuelFought':
      return what === 'duelFought' ? [event.attacker, event.defender] : [];
    case 'DuelDeclined':
      return what === 'duelDeclined' ? [event.personage] : [];
    default:
      return [];
  }
}

function isOr<T>(wanted: T | null, is: T): boolean {
  return wanted === null || wanted === is;
}

function isAmong(who: Who | null, piece: PieceId): boolean {
  return who === null || who.pieces.includes(piece);
}

function isBreach(event: GameEvent): event is Extract<GameEvent, { work: unknown }> {
  return event.type === 'HexsideBreached' || (event.type === 'WorkChanged' && event.breached);
}

/** The phase that a step belongs to; null for set-up, reckoning and the end. */
function phaseOf(step: Step): string {
  const dot = step.indexOf('.');
  return dot < 0 ? step : step.slice(0, dot);
}

/** The phase that begins with this event; null if none does. */
function begins({ step }: GameState, event: GameEvent): Phase | null {
  if (event.type !== 'StepEntered') return null;
  const phase = phaseOf(event.step);
  return phase === phaseOf(step) ? null : (phase as Phase);
}

function ends(from: Step, to: Step, phase: Phase): boolean {
  return phaseOf(from) === phase && phaseOf(to) !== phase;
}

/** One piece that goes: the hexes it comes into, and those it leaves. */
interface Going {
  readonly piece: PieceId;
  readonly entered: readonly HexId[];
  readonly left: readonly HexId[];
}

const NOBODY: readonly Going[] = [];

/** Who goes where by an event. A path may begin with the hex left, or with that by which somebody comes onto the map. */
function goes(before: GameState, event: GameEvent): readonly Going[] {
  switch (event.type) {
    case 'UnitMoved': {
      const companions = event.pushed === null ? event.carried : [event.pushed, ...event.carried];
      return [event.unit, ...companions].map((piece) => along(before, piece, event.path));
    }
    case 'PersonageMoved':
      return [along(before, event.personage, event.flying ? event.path.slice(-1) : event.path)];
    case 'PersonageWithdrew':
      return [along(before, event.personage, event.path)];
    case 'UnitRetreated':
      return [along(before, event.unit, event.path)];
    case 'UnitAdvanced':
    case 'UnitSlippedAway':
      return [along(before, event.unit, [event.to])];
    case 'PersonageEscaped':
      return [along(before, event.personage, [event.to])];
    case 'PersonagesWent':
      return event.personages.map((piece) => along(before, piece, [event.to]));
    case 'PiecePlaced':
      return [along(before, event.piece, [event.hex])];
    default:
      return NOBODY;
  }
}

function along(before: GameState, piece: PieceId, path: readonly HexId[]): Going {
  const { at } = before.pieces[piece]!;
  const way = path[0] === at ? path.slice(1) : path;
  const from = at < 0 ? [] : [at as HexId];
  return { piece, entered: way, left: [...from, ...way.slice(0, -1)] };
}
