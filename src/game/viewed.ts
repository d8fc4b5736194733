/** Cases 2.5.1 and 2.11.11: events, actions and the record of a game as a side may know them. */
import type { Action } from '../engine/action.ts';
import type { Battle, PieceId, Side } from '../engine/battle.ts';
import type { GameEvent } from '../engine/event.ts';
import type { GameState } from '../engine/state.ts';
import { undoBarrier, undoDepth, type History, type UndoBarrier } from './history.ts';
import { matchFrom, type Entry } from './match.ts';
import { replay } from './replay.ts';
import { disguiseOf, view } from './view.ts';

/** A piece by another id. */
type Rename = (id: PieceId) => PieceId;

/** An event with every piece that may be hidden named by the id under which a side knows it. */
function renamedEvent(event: GameEvent, asSeen: Rename): GameEvent {
  switch (event.type) {
    case 'PieceDeployed':
    case 'UnitActed':
      return { ...event, piece: asSeen(event.piece) };
    case 'UnitMoved':
      return event.pushed === null ? event : { ...event, pushed: asSeen(event.pushed) };
    case 'OilPoured':
    case 'CauldronRemoved':
      return { ...event, cauldron: asSeen(event.cauldron) };
    case 'AttackDeclared':
    case 'AttackFailed':
      return { ...event, attacker: asSeen(event.attacker) };
    default:
      return event;
  }
}

/**
 * What happened between two states, as a side may know it. Hidden pieces bear the ids that they have in the view of the
 * state before; in the view of the state after they may bear others.
 */
export function viewedEvents(
  battle: Battle,
  before: GameState,
  events: readonly GameEvent[],
  side: Side,
): readonly GameEvent[] {
  const disguise = disguiseOf(battle, before, side);
  return disguise === null ? events : events.map((event) => renamedEvent(event, disguise.seen));
}

/** An action done in a state, as a side may know it; only the owner of hidden pieces can name them. */
export function viewedAction(battle: Battle, before: GameState, action: Action, side: Side): Action {
  const asSeen: Rename = (id) => disguiseOf(battle, before, side)?.seen(id) ?? id;
  switch (action.type) {
    case 'Deploy':
      return { ...action, piece: asSeen(action.piece) };
    case 'Move':
      return action.pushes === null ? action : { ...action, pushes: asSeen(action.pushes) };
    case 'Pour':
    case 'RemoveDummy':
      return { ...action, cauldron: asSeen(action.cauldron) };
    default:
      return action;
  }
}

/** A game as a side may know it. Without checkpoints and generator: either would give secrets away. */
export interface MatchView {
  readonly battle: Battle;
  readonly state: GameState;
  readonly log: readonly Readonly<Pick<Entry, 'action' | 'faces'>>[];
  /** What stops a step back, and how many steps back are free. */
  readonly barrier: UndoBarrier['why'] | null;
  readonly undoDepth: number;
}

/** The state, the record and the way back of a game, as a side may know them. */
export function viewOfMatch(history: History, side: Side): MatchView {
  const { battle, entries, state } = history.present;
  const before = statesBefore(history);
  return {
    battle,
    state: view(battle, state, side),
    log: entries.map(({ action, faces }, at) => ({
      action: viewedAction(battle, before[at]!, action, side),
      faces,
    })),
    barrier: undoBarrier(history)?.why ?? null,
    undoDepth: undoDepth(history),
  };
}

/** The state before each entry: remembered, or played again where the moments were not kept. */
function statesBefore({ past, present }: History): readonly GameState[] {
  const { battle, start, entries, generator } = present;
  const moments =
    past.length === entries.length ? past : replay(matchFrom(battle, start, generator), entries).moments;
  return moments.map(({ state }) => state);
}
