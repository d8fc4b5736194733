/**
 * A state or a piece with something changed. Field by field: these objects are copied with every event, and a
 * spread of so many fields takes ten times as long. The compiler asks for a line here with every new field.
 */
import type { PieceId } from './battle.ts';
import type { GameState, PieceState } from './state.ts';

/** The state with some of its fields changed. */
export function stateWith(state: GameState, change: Partial<GameState>): GameState {
  return Object.assign(copyState(state), change);
}

/** A state of one's own, to be changed before anybody sees it. */
function copyState(state: GameState): { -readonly [Field in keyof GameState]: GameState[Field] } {
  return {
    step: state.step,
    turn: state.turn,
    active: state.active,
    rolls: state.rolls,
    pieces: state.pieces,
    works: state.works,
    ladders: state.ladders,
    ladderSupply: state.ladderSupply,
    docks: state.docks,
    flames: state.flames,
    heads: state.heads,
    headSupply: state.headSupply,
    trenches: state.trenches,
    trenchSupply: state.trenchSupply,
    closed: state.closed,
    magic: state.magic,
    arrived: state.arrived,
    owed: state.owed,
    tracks: state.tracks,
    demoralized: state.demoralized,
    brokenBefore: state.brokenBefore,
    mainGateCounted: state.mainGateCounted,
    levels: state.levels,
    lostBefore: state.lostBefore,
    brokenTurns: state.brokenTurns,
    triesLeft: state.triesLeft,
    verdict: state.verdict,
    story: state.story,
  };
}

/** The piece with some of its marks changed. */
export function pieceWith(piece: PieceState, change: Partial<PieceState>): PieceState {
  const copy: PieceState = {
    at: piece.at,
    lost: piece.lost,
    disrupted: piece.disrupted,
    moved: piece.moved,
    spent: piece.spent,
    worked: piece.worked,
    fired: piece.fired,
    fought: piece.fought,
    slipped: piece.slipped,
    rallied: piece.rallied,
    challenged: piece.challenged,
    duelled: piece.duelled,
    declined: piece.declined,
    enchanted: piece.enchanted,
    tries: piece.tries,
    shotAt: piece.shotAt,
    oil: piece.oil,
    revealed: piece.revealed,
    magic: piece.magic,
    frozen: piece.frozen,
  };
  return Object.assign(copy, change);
}

/** The state with one piece changed. */
export function withPiece(state: GameState, id: PieceId, change: Partial<PieceState>): GameState {
  const copy = copyState(state);
  copy.pieces = state.pieces.with(id, pieceWith(state.pieces[id]!, change));
  return copy;
}

/** A list with every thing changed or left out; an empty one stays the list it is, for tables are kept by it. */
export function changeEach<T>(list: readonly T[], change: (thing: T) => T | null): readonly T[] {
  return list.length === 0 ? list : list.map(change).filter((thing) => thing !== null);
}
