/** What the events of a scenario leave behind in the state (2.21): folded like every event, without dice, charts or legality. */
import { assertNever } from '../kernel/assertNever.ts';
import { pieceWith, stateWith, withPiece } from './copies.ts';
import type { EventOf, GameEvent } from './event.ts';
import { GONE, type GameState, type Story } from './state.ts';

const STORY_EVENTS = {
  TriggerMet: true,
  TriggerFired: true,
  TriggerPassed: true,
  TriggerSwitched: true,
  MessageTold: true,
  VariableSet: true,
  SupplyChanged: true,
  TriesChanged: true,
  MagicChanged: true,
  OilChanged: true,
  PiecePlaced: true,
  PieceRemoved: true,
  PieceRefreshed: true,
  StepRestored: true,
  LeaderFrozen: true,
  WorkChanged: true,
  HexesClosed: true,
  HexesOpened: true,
  HeadsCarriedOff: true,
  NightChanged: true,
  LastTurnSet: true,
  GroupCalledOff: true,
} as const;

/** What an event of a scenario leaves behind. */
export type StoryEvent = EventOf<keyof typeof STORY_EVENTS>;

/** Whether an event comes of an event of the scenario alone. */
export function isStoryEvent(event: GameEvent): event is StoryEvent {
  return event.type in STORY_EVENTS;
}

/** Folds one event of a story into the state. */
export function reduceStory(state: GameState, event: StoryEvent): GameState {
  switch (event.type) {
    case 'TriggerMet':
      return tell(state, ({ waiting }) => ({ waiting: [...waiting, event.trigger] }));
    case 'TriggerPassed':
      return tell(state, ({ waiting }) => ({ waiting: waiting.slice(1) }));
    case 'TriggerFired':
      return tell(state, ({ waiting, fired }) => ({
        waiting: waiting.slice(1),
        fired: fired.with(event.trigger, fired[event.trigger]! + 1),
      }));
    case 'TriggerSwitched':
      return tell(state, ({ off }) => ({
        off: event.on
          ? off.filter((id) => id !== event.trigger)
          : [...off, event.trigger].sort((a, b) => a - b),
      }));
    case 'VariableSet':
      return tell(state, ({ variables }) => ({ variables: variables.with(event.variable, event.figure) }));
    case 'NightChanged':
      return tell(state, ({ night }) => ({ night: nightsWith(night, event) }));
    case 'LastTurnSet':
      return tell(state, () => ({ last: event.turn }));
    case 'SupplyChanged':
      return stateWith(state, changeSupply(state, event));
    case 'TriesChanged': {
      const left = state.triesLeft[event.side]! + event.by;
      return stateWith(state, { triesLeft: state.triesLeft.with(event.side, left) });
    }
    case 'MagicChanged': {
      const { magic } = state.pieces[event.personage]!;
      return withPiece(state, event.personage, { magic: magic + event.by });
    }
    case 'OilChanged': {
      const { oil } = state.pieces[event.cauldron]!;
      return withPiece(state, event.cauldron, { oil: oil + event.by });
    }
    case 'PiecePlaced':
      return withPiece(state, event.piece, { at: event.hex });
    case 'PieceRemoved': {
      const docks = state.docks.filter(({ tower }) => tower !== event.piece);
      return stateWith(withPiece(state, event.piece, { at: GONE }), { docks });
    }
    case 'PieceRefreshed':
      return withPiece(state, event.piece, {
        moved: false,
        spent: 0,
        worked: false,
        fired: false,
        fought: false,
      });
    case 'StepRestored':
      return withPiece(state, event.piece, { lost: state.pieces[event.piece]!.lost - 1 });
    case 'LeaderFrozen':
      return withPiece(state, event.leader, { frozen: state.turn });
    case 'WorkChanged':
      return stateWith(state, {
        works: state.works.with(event.work, { ...state.works[event.work]!, breached: event.breached }),
      });
    case 'HexesClosed':
      return stateWith(state, { closed: [...state.closed, ...event.hexes].sort((a, b) => a - b) });
    case 'HexesOpened':
      return stateWith(state, { closed: state.closed.filter((hex) => !event.hexes.includes(hex)) });
    case 'HeadsCarriedOff':
      return stateWith(state, { heads: [] });
    case 'GroupCalledOff':
      return stateWith(state, {
        pieces: state.pieces.map((piece, id) =>
          event.pieces.some((one) => one === id) ? pieceWith(piece, { at: GONE }) : piece,
        ),
        arrived: state.arrived.with(event.group, true),
      });
    case 'MessageTold':
      return state;
    default:
      return assertNever(event);
  }
}

function tell(state: GameState, change: (story: Story) => Partial<Story>): GameState {
  const { story } = state;
  return story === null ? state : stateWith(state, { story: { ...story, ...change(story) } });
}

function changeSupply(state: GameState, { supply, by }: EventOf<'SupplyChanged'>): Partial<GameState> {
  switch (supply) {
    case 'ladders':
      return { ladderSupply: state.ladderSupply + by };
    case 'heads':
      return { headSupply: state.headSupply + by };
    case 'trenches':
      return { trenchSupply: state.trenchSupply + by };
  }
}

function nightsWith(
  night: readonly number[],
  { first, last, is }: EventOf<'NightChanged'>,
): readonly number[] {
  const others = night.filter((turn) => turn < first || turn > last);
  const added = is ? Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at) : [];
  return [...others, ...added].sort((a, b) => a - b);
}
