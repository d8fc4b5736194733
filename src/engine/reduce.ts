import { assertNever } from '../kernel/assertNever.ts';
import type { PieceId } from './battle.ts';
import type { GameEvent } from './event.ts';
import { GONE, type GameState, type PieceState } from './state.ts';

/** The marks of a piece that has done nothing yet this turn. */
export const FRESH_MARKS = {
  moved: false,
  spent: 0,
  worked: false,
  fired: false,
  fought: false,
  slipped: false,
  rallied: false,
  shotAt: false,
} as const satisfies Partial<PieceState>;

/** Folds one event into the state. No dice, no charts, no legality: whatever is decided stands in the event. */
export function reduce(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'DiceRolled':
      return { ...state, rolls: state.rolls + event.faces.length };
    case 'PieceDeployed':
      return withPiece(state, event.piece, { at: event.hex });
    case 'UnitMoved': {
      const at = event.path.at(-1)!;
      const moved = withPiece(state, event.unit, { at, moved: true, spent: event.spent });
      return event.pushed === null
        ? moved
        : withPiece(moved, event.pushed, { at, moved: true, spent: event.spent });
    }
    case 'UnitActed':
      return withPiece(state, event.piece, { [event.deed]: true });
    case 'EngineShotAt':
      return withPiece(state, event.engine, { shotAt: true });
    case 'EngineDestroyed':
      return withPiece(state, event.engine, { at: GONE });
    case 'HexsideBreached':
      return {
        ...state,
        works: state.works.with(event.work, { ...state.works[event.work]!, breached: true }),
      };
    case 'GateTaken':
      return {
        ...state,
        works: state.works.with(event.work, { ...state.works[event.work]!, holder: event.by }),
      };
    case 'LadderRaised':
      return {
        ...state,
        ladders: [...state.ladders, { hexside: event.hexside, foot: event.foot, turn: state.turn }],
        ladderSupply: state.ladderSupply - 1,
      };
    case 'LadderRemoved':
      return { ...state, ladders: state.ladders.filter(({ hexside }) => hexside !== event.hexside) };
    case 'UnitReduced':
      return withPiece(state, event.unit, { reduced: true });
    case 'UnitDisrupted':
      return withPiece(state, event.unit, { disrupted: true });
    case 'UnitRallied':
      return withPiece(state, event.unit, { disrupted: false });
    case 'UnitEliminated':
      return withPiece(state, event.unit, { at: GONE });
    case 'UnitRetreated':
      return withPiece(state, event.unit, { at: event.path.at(-1)! });
    case 'UnitAdvanced':
    case 'UnitSlippedAway':
      return withPiece(state, event.unit, { at: event.to });
    case 'DecisionOwed':
      return { ...state, owed: [event.owed, ...state.owed] };
    case 'DecisionTaken':
      return { ...state, owed: state.owed.slice(1) };
    case 'TrackMoved':
      return { ...state, tracks: state.tracks.with(event.force, state.tracks[event.force]! + event.by) };
    case 'ForceDemoralized':
      return {
        ...state,
        demoralized: state.demoralized.with(event.force, true),
        brokenBefore: state.brokenBefore.with(event.force, true),
      };
    case 'ForceRecovered':
      return { ...state, demoralized: state.demoralized.with(event.force, false) };
    case 'MainGateCounted':
      return { ...state, mainGateCounted: true };
    case 'LevelTaken':
      return { ...state, levels: state.levels.with(event.level, event.by) };
    case 'TurnBegan':
      return {
        ...state,
        turn: event.turn,
        pieces: state.pieces.map((piece) => ({ ...piece, ...FRESH_MARKS })),
      };
    case 'VictoryReached':
      return { ...state, verdict: event.verdict };
    case 'StepEntered':
      return { ...state, step: event.step, active: event.active };
    case 'HexsideHeld':
    case 'AttackDeclared':
    case 'AttackFailed':
      return state;
    default:
      return assertNever(event);
  }
}

/** Folds several events, in order. */
export function reduceAll(state: GameState, events: readonly GameEvent[]): GameState {
  return events.reduce(reduce, state);
}

function withPiece(state: GameState, id: PieceId, change: Partial<PieceState>): GameState {
  return withPieces(state, state.pieces.with(id, { ...state.pieces[id]!, ...change }));
}

/** Field by field: most events end here, and a spread of a whole state takes ten times as long. */
function withPieces(state: GameState, pieces: GameState['pieces']): GameState {
  return {
    step: state.step,
    turn: state.turn,
    active: state.active,
    rolls: state.rolls,
    pieces,
    works: state.works,
    ladders: state.ladders,
    ladderSupply: state.ladderSupply,
    owed: state.owed,
    tracks: state.tracks,
    demoralized: state.demoralized,
    brokenBefore: state.brokenBefore,
    mainGateCounted: state.mainGateCounted,
    levels: state.levels,
    verdict: state.verdict,
  };
}
