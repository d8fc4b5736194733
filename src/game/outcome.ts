/** What an action came to, read off its events in one word. */
import type { Action, ActionOf, ActionType } from '../engine/action.ts';
import type { PieceId } from '../engine/battle.ts';
import type { EventOf, EventType, GameEvent } from '../engine/event.ts';
import type { Owed } from '../engine/state.ts';

/**
 * What an action may come to. `dead`, `halved` and `thrown-back` are said of the unit aimed at; a personage who is caught
 * dies, is wounded (a wraith) or escapes; in a duel the words name whom it befell.
 */
export const OUTCOMES = [
  'dead',
  'halved',
  'thrown-back',
  'breached',
  'destroyed',
  'thrown-down',
  'lands',
  'rallied',
  'works',
  'slain',
  'wounded',
  'escapes',
  'challenged-slain',
  'challenged-wounded',
  'challenged-back',
  'nothing',
  'disrupted',
  'fails',
  'challenger-back',
  'challenger-wounded',
  'challenger-slain',
] as const;

/** One of them; the list runs from the best for who acts to the worst. */
export type Outcome = (typeof OUTCOMES)[number];

type Events = readonly GameEvent[];

function hasEvent(events: Events, type: EventType): boolean {
  return events.some((event) => event.type === type);
}

function findEvent<T extends EventType>(events: Events, type: T): EventOf<T> | undefined {
  return events.find((event): event is EventOf<T> => event.type === type);
}

function owes(events: Events, type: Owed['type'], unit: PieceId | null): boolean {
  return events.some(
    (event) =>
      event.type === 'DecisionOwed' &&
      event.owed.type === type &&
      (unit === null || event.owed.unit === unit),
  );
}

/** How each kind of action is read; the others roll no dice, or none that matter. */
const READ: { [T in ActionType]?: (events: Events, action: ActionOf<T>) => Outcome } = {
  Cast: (events) => (hasEvent(events, 'SpellWorked') ? 'works' : 'fails'),
  Challenge: duelOutcome,
  AcceptDuel: duelOutcome,
  Move: catchOutcome,
  Advance: catchOutcome,
  Pour: pourOutcome,
  Fire: (events, { target }) => fateOf(events, target),
  Melee: (events, { defender }) => fateOf(events, defender),
  StandFast: (events, { unit }) => fateOf(events, unit),
  SlipAway: (events) => (hasEvent(events, 'UnitDisrupted') ? 'disrupted' : 'nothing'),
  ThrowHead: (events) => (findEvent(events, 'HeadThrown')?.landed === true ? 'lands' : 'nothing'),
  ThrowDown: (events) => (hasEvent(events, 'LadderRemoved') ? 'thrown-down' : 'nothing'),
  Breach: (events) => (hasEvent(events, 'HexsideBreached') ? 'breached' : 'nothing'),
  Bombard: (events) => (hasEvent(events, 'EngineDestroyed') ? 'destroyed' : fateOf(events, null)),
  Rally: rallyOutcome,
  RallySelf: rallyOutcome,
  RallyToBanner: rallyOutcome,
};

/** The outcome of an action by what happened; `nothing` where it could come to nothing else. The cast: the compiler cannot correlate the two unions. */
export function outcomeOf(action: Action, events: Events): Outcome {
  const read = READ[action.type] as ((events: Events, action: Action) => Outcome) | undefined;
  return read?.(events, action) ?? 'nothing';
}

function rallyOutcome(events: Events): Outcome {
  return hasEvent(events, 'UnitRallied') ? 'rallied' : 'nothing';
}

/** What oil did to the unit below; with none there, to the tower. A docked tower over a unit that is hurt is lost too (2.11.9). */
function pourOutcome(events: Events): Outcome {
  const fate = fateOf(events, findEvent(events, 'OilPoured')?.target ?? null);
  return fate === 'nothing' && hasEvent(events, 'EngineDestroyed') ? 'destroyed' : fate;
}

/** What became of a unit, or of any unit (null): at Grond only his pusher suffers (2.11.6). Whoever owes a retreat is thrown back, wherever he goes. */
function fateOf(events: Events, unit: PieceId | null): Outcome {
  const is = (other: PieceId): boolean => unit === null || other === unit;
  if (events.some((event) => event.type === 'UnitEliminated' && is(event.unit))) return 'dead';
  if (events.some((event) => event.type === 'UnitReduced' && is(event.unit))) return 'halved';
  return owes(events, 'retreat', unit) ? 'thrown-back' : 'nothing';
}

/** The worst that befell one of the personages who were caught (2.20.6), who is thought to escape where he may. */
function catchOutcome(events: Events): Outcome {
  if (hasEvent(events, 'PersonageSlain')) return 'slain';
  if (hasEvent(events, 'PersonageWounded')) return 'wounded';
  return owes(events, 'escape', null) || hasEvent(events, 'PersonageEscaped') ? 'escapes' : 'nothing';
}

/** Whom a duel cost what (7.26, 2.20.8): one of the two at most. */
function duelOutcome(events: Events): Outcome {
  const duel = findEvent(events, 'DuelFought');
  if (duel === undefined) return 'nothing';
  const fate = (personage: PieceId): 'slain' | 'wounded' | 'back' | null => {
    const his = events.filter((event) => 'personage' in event && event.personage === personage);
    if (hasEvent(his, 'PersonageSlain')) return 'slain';
    if (hasEvent(his, 'PersonageWounded')) return 'wounded';
    return owes(events, 'withdraw', personage) ? 'back' : null;
  };
  const [challenged, challenger] = [fate(duel.defender), fate(duel.attacker)];
  if (challenged !== null) return `challenged-${challenged}`;
  return challenger === null ? 'nothing' : `challenger-${challenger}`;
}
