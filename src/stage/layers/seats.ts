/** Who sits where in a hex that is shared: the engine behind, its crew before it. */
import type { HexId } from '../../board/hex.ts';
import type { Battle, PieceId } from '../../engine/battle.ts';
import type { PieceState } from '../../engine/state.ts';

/** A place in a hex: offsets in s for counters of the nearest size, `size` as a part of a whole counter. */
export interface Seat {
  readonly hex: HexId;
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
  /** Above those with less. */
  readonly height: number;
}

/** A counter that has its hex to itself. */
export const ALONE = { dx: 0, dy: 0, size: 1, height: 1 } as const;
const BEHIND = { dx: -0.17, dy: -0.13, size: 0.92, height: 0 } as const;
const BEFORE = { dx: 0.26, dy: 0.22, size: 0.72, height: 2 } as const;

/** The seats of all pieces on the board. */
export function seatsOf(battle: Battle, pieces: readonly PieceState[]): ReadonlyMap<PieceId, Seat> {
  const guests = new Map<HexId, PieceId[]>();
  pieces.forEach(({ at }, id) => {
    if (at < 0) return;
    const there = guests.get(at as HexId);
    if (there === undefined) guests.set(at as HexId, [id as PieceId]);
    else there.push(id as PieceId);
  });
  const seats = new Map<PieceId, Seat>();
  for (const [hex, ids] of guests) {
    const units = ids.filter((id) => battle.pieces[id]!.kind.class === 'unit');
    const personages = ids.filter((id) => battle.pieces[id]!.kind.class === 'personage');
    const engines = ids.filter((id) => ['engine', 'cauldron'].includes(battle.pieces[id]!.kind.class));
    const shared = units.length + engines.length > 1;
    engines.forEach((id, i) => seats.set(id, { hex, ...stepped(shared ? BEHIND : ALONE, i) }));
    units.forEach((id, i) =>
      seats.set(id, { hex, ...stepped(!shared ? ALONE : engines.length > 0 ? BEFORE : BESIDE, i) }),
    );
    const own = units.length + engines.length === 0;
    personages.forEach((id, i) =>
      seats.set(id, { hex, ...(own ? gathered(i, personages.length) : beside(i)) }),
    );
  }
  return seats;
}

/** A personage's token against a counter. */
const TOKEN = 0.57;

/** At the top left corner of the unit, further ones along its top edge, so that its factors stay free. */
function beside(i: number): Omit<Seat, 'hex'> {
  return { dx: -0.42 + i * 0.34, dy: -0.44, size: TOKEN, height: 5 + i };
}

/** Personages without a unit: one in the middle, several in a row. */
function gathered(i: number, of: number): Omit<Seat, 'hex'> {
  const size = of === 1 ? 0.8 : 0.62;
  return { dx: (i - (of - 1) / 2) * 0.44, dy: (i % 2) * 0.16 - (of > 1 ? 0.08 : 0), size, height: 5 + i };
}

/** Two units in a hex: the first slightly up and left. */
const BESIDE = { dx: -0.14, dy: -0.12, size: 0.84, height: 1 } as const;

function stepped(seat: Omit<Seat, 'hex'>, i: number): Omit<Seat, 'hex'> {
  return { ...seat, dx: seat.dx + i * 0.28, dy: seat.dy + i * 0.24, height: seat.height + i };
}
