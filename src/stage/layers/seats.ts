/** Who sits where in a hex that is shared: the engine behind, its crew before it, captains on their corner. */
import type { HexId } from '../../board/hex.ts';
import type { Battle, PieceId } from '../../engine/battle.ts';
import type { PieceState } from '../../engine/state.ts';
import type { Point } from '../../paint/geometry/curve.ts';

/** A place in a hex: offsets in s, `size` as a part of a whole counter. */
export interface HexPlace {
  readonly hex: HexId;
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
  /** Above those with less, in every hex: no engine hides the factors of a unit beside it. */
  readonly height: number;
  /** A unit with a captain on its top left corner. */
  readonly led: boolean;
  /** From far off: not seen, another is the face of the block of this hex. */
  readonly under?: boolean;
  /** In the row of a stack that is spread out: always a counter that can be read. */
  readonly spreadOut?: boolean;
}

type Chair = Omit<HexPlace, 'hex' | 'led' | 'under' | 'spreadOut'>;

/** A counter that has its hex to itself. */
export const ALONE = { dx: 0, dy: 0, size: 1, height: 1 } as const;
const BEHIND = { dx: -0.17, dy: -0.13, size: 0.92, height: 0 } as const;
const BEFORE = { dx: 0.26, dy: 0.22, size: 0.72, height: 2 } as const;
/** Two units in a hex: the first slightly up and left. */
const BESIDE = { dx: -0.14, dy: -0.12, size: 0.84, height: 1 } as const;
/** How far a docked tower stands from the middle of its hex towards the wall, and its size there (2.11.3). */
const DOCKED = { reach: 0.34, size: 0.84 } as const;
/** A personage's token against a counter. */
const TOKEN = 0.57;
/** No token stands higher: its head would cover the factors of the counters in the row above. */
const HEADROOM = -0.38;
const NOWHERE: ReadonlyMap<PieceId, Point> = new Map();

/** The seats of all pieces on the board; `docked` = towers that stand at a wall, with the way towards it (length 1). */
export function seatsOf(
  battle: Battle,
  pieces: readonly PieceState[],
  docked: ReadonlyMap<PieceId, Point> = NOWHERE,
): ReadonlyMap<PieceId, HexPlace> {
  const guests = new Map<HexId, PieceId[]>();
  pieces.forEach(({ at }, id) => {
    if (at < 0) return;
    const there = guests.get(at as HexId);
    if (there === undefined) guests.set(at as HexId, [id as PieceId]);
    else there.push(id as PieceId);
  });
  const seats = new Map<PieceId, HexPlace>();
  for (const [hex, ids] of guests) {
    for (const [id, chair, led] of company(battle, ids, docked)) seats.set(id, { hex, ...chair, led });
  }
  return seats;
}

type Seated = readonly [id: PieceId, chair: Chair, led: boolean];

function company(
  battle: Battle,
  ids: readonly PieceId[],
  docked: ReadonlyMap<PieceId, Point>,
): readonly Seated[] {
  const of = (...classes: readonly string[]): readonly PieceId[] =>
    ids.filter((id) => classes.includes(battle.pieces[id]!.kind.class));
  const [units, engines, captains] = [of('unit'), of('engine', 'cauldron'), of('personage')];
  const shared = units.length + engines.length > 1;
  const wall = engines.map((id) => docked.get(id)).find((way) => way !== undefined);
  const crew = !shared ? ALONE : engines.length === 0 ? BESIDE : wall === undefined ? BEFORE : backFrom(wall);
  const led = units.length > 0 && engines.length === 0 && captains.length > 0;
  return [
    ...engines.map((id, i): Seated => [id, engineChair(docked.get(id), shared, i), false]),
    ...units.map((id, i): Seated => [id, stepBack(crew, i), led]),
    ...captains.map((id, i): Seated => [id, captainChair(i, captains.length, units, engines, crew), false]),
  ];
}

function engineChair(wall: Point | undefined, shared: boolean, i: number): Chair {
  if (wall === undefined) return stepBack(shared ? BEHIND : ALONE, i);
  return { dx: wall[0] * DOCKED.reach, dy: wall[1] * DOCKED.reach, size: DOCKED.size, height: 0 };
}

/** The crew of a docked tower stands at the end of its hex that is away from the wall. */
function backFrom(wall: Point): Chair {
  return { ...BEFORE, dx: -wall[0] * 0.42, dy: 0.14 - wall[1] * 0.18 };
}

/** Captains beside a unit stand on its corner, the first above the next, so that every rating can be read. */
function captainChair(
  i: number,
  of: number,
  units: readonly PieceId[],
  engines: readonly PieceId[],
  crew: Chair,
): Chair {
  const height = 5 + of - i;
  if (units.length + engines.length === 0) return { ...gather(i, of), height };
  if (units.length === 0 || engines.length === 0) {
    return { dx: -0.42 + i * 0.3, dy: HEADROOM, size: TOKEN, height };
  }
  return {
    dx: crew.dx + 0.16 - i * 0.3,
    dy: Math.max(HEADROOM, crew.dy - 0.56),
    size: TOKEN,
    height,
  };
}

/** Personages without a unit: one in the middle, several in a row. */
function gather(i: number, of: number): Omit<Chair, 'height'> {
  const size = of === 1 ? 0.8 : 0.62;
  return { dx: (i - (of - 1) / 2) * 0.44, dy: (i % 2) * 0.16 - (of > 1 ? 0.08 : 0), size };
}

function stepBack(chair: Chair, i: number): Chair {
  return { ...chair, dx: chair.dx + i * 0.28, dy: chair.dy + i * 0.24, height: chair.height + i };
}
