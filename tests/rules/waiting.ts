/** Takes pieces of a position off the map, to wait as a group that has arrived. */
import type { HexId } from '../../src/board/hex.ts';
import type { Battle, Piece } from '../../src/engine/battle.ts';
import { OFF_MAP, type GameState, type Place } from '../../src/engine/state.ts';
import type { Position } from '../kit/siege.ts';

/** A position whose group `outside` waits for the hexes of its zone. */
export interface Waiting {
  readonly battle: Battle;
  readonly state: GameState;
  readonly outside: readonly Piece[];
}

/** Every other piece of the side to move waits; whoever owes or awaits a decision stays. */
export function waiting({ battle, state }: Position, zone: readonly HexId[]): Waiting {
  const busy = new Set<unknown>(state.owed.flatMap((owed) => Object.values(owed)));
  const outside = battle.pieces.filter(
    ({ side, id }) => side === state.active && id % 2 === 0 && !busy.has(id),
  );
  const group = { id: 'late', name: { en: 'Late' }, side: state.active, zone: new Set(zone) };
  return {
    battle: { ...battle, groups: [{ ...group, pieces: outside.map(({ id }) => id) }] },
    state: { ...placed(state, outside, OFF_MAP), arrived: [true] },
    outside,
  };
}

/** Some pieces put somewhere else, in order. */
export function placed(state: GameState, pieces: readonly Piece[], at: Place): GameState {
  const ids = new Set<number>(pieces.map(({ id }) => id));
  return {
    ...state,
    pieces: state.pieces.map((piece, id) => (ids.has(id) ? { ...piece, at, disrupted: false } : piece)),
  };
}
