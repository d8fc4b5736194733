/** Where the chosen piece can go, kept while it stays chosen: the overlay, the preview under the pointer and the move all read it. */
import { distance } from '../../board/distance.ts';
import { beyond, DIRECTIONS, directionTo, type HexId } from '../../board/hex.ts';
import { reach, pathTo } from '../../board/path.ts';
import type { Action, ActionOf } from '../../engine/action.ts';
import { enemyOf, type Battle, type PieceId } from '../../engine/battle.ts';
import { strollAlong } from '../../engine/facts/alone.ts';
import { flightCost } from '../../engine/facts/flights.ts';
import { entryCosts } from '../../engine/facts/entry.ts';
import { stepCosts, wayOf } from '../../engine/facts/movement.ts';
import { hexOf, personageKind, sideOf, unitKind } from '../../engine/facts/pieces.ts';
import { destinations, mayEndAt, range, spentTo, trailTo } from '../../engine/facts/range.ts';
import { zones } from '../../engine/facts/zones.ts';
import { refuse, type Refusal } from '../../engine/refusal.ts';
import { OFF_MAP } from '../../engine/place.ts';
import type { GameState } from '../../engine/state.ts';
import { move, whyNotStir } from '../../engine/verbs/move.ts';
import { legalOf } from '../../game/legal.ts';
import { whyNotPermitted } from '../../sequence/permits.ts';
import type { ReachedHex } from '../../stage/contract.ts';

/** Where one piece can go, and by which order. Costs in half points. */
export interface PieceReach {
  readonly piece: PieceId;
  readonly allowance: number;
  readonly reached: readonly ReachedHex[];
  /** The way to a hex in which the move may end, the start first (from off the map: the entry hex); null where it may not end. */
  wayTo(hex: HexId): readonly HexId[] | null;
  costTo(hex: HexId): number | null;
  orderTo(hex: HexId): Action | null;
}

/** The hex in which a move ends, by land or through the air; null for what is no move. */
export function endOfMove(action: Action | null): HexId | null {
  switch (action?.type) {
    case 'Move':
    case 'MoveAlone':
      return action.path.at(-1) ?? null;
    case 'Fly':
      return action.hex;
    default:
      return null;
  }
}

/** Where the chosen piece may go now: a unit, alone or with what it pushes and carries (2.7), or a personage alone (2.20.2); null when it may not move. */
export function reachOf(
  battle: Battle,
  state: GameState,
  piece: PieceId,
  pushes: PieceId | null,
  carries: readonly PieceId[] = [],
): PieceReach | null {
  return unitKind(battle, piece) === null
    ? reachAlone(battle, state, piece)
    : reachOfUnit(battle, state, piece, pushes, carries);
}

/** A personage goes by land or, if he can, through the air, whichever is cheaper (2.20.2, 2.20.4). */
function reachAlone(battle: Battle, state: GameState, piece: PieceId): PieceReach | null {
  const kind = personageKind(battle, piece);
  if (kind === null) return null;
  const orders = new Map<HexId, ActionOf<'MoveAlone' | 'Fly'>>();
  for (const order of legalOf(battle, state, 'Fly'))
    if (order.personage === piece) orders.set(order.hex, order);
  for (const order of legalOf(battle, state, 'MoveAlone')) {
    if (order.personage === piece && !orders.has(order.path.at(-1)!)) orders.set(order.path.at(-1)!, order);
  }
  if (orders.size === 0) return null;
  const { at } = state.pieces[piece]!;
  const cost = (order: ActionOf<'MoveAlone' | 'Fly'>): number =>
    order.type === 'Fly'
      ? flightCost(battle, at as HexId, order.hex)
      : (strollAlong(battle, state, piece, order.path) as number);
  const start = at < 0 ? [] : [at as HexId];
  return {
    piece,
    allowance: kind.movement,
    reached: [...orders].map(([hex, order]) => ({
      hex,
      cost: cost(order),
      left: kind.movement - cost(order),
      stops: false,
    })),
    wayTo: (hex) => {
      const order = orders.get(hex);
      return order === undefined ? null : [...start, ...(order.type === 'Fly' ? [hex] : order.path)];
    },
    costTo: (hex) => (orders.has(hex) ? cost(orders.get(hex)!) : null),
    orderTo: (hex) => orders.get(hex) ?? null,
  };
}

function reachOfUnit(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  pushes: PieceId | null,
  carries: readonly PieceId[],
): PieceReach | null {
  const idle = whyNotPermitted(state.step, { type: 'Move', unit, path: [], pushes, carries: [] });
  if (idle !== null || whyNotStir(battle, state, unit) !== null) return null;
  const found = range(battle, state, unit, { pushing: pushes !== null });
  const stops = zones(battle, state, enemyOf(sideOf(battle, unit)));
  const reached = destinations(found).map((hex) => ({
    hex,
    cost: spentTo(found, hex)!,
    left: found.allowance - spentTo(found, hex)!,
    stops: stops[hex] === 1,
  }));
  const wayTo = (hex: HexId): readonly HexId[] | null => (mayEndAt(found, hex) ? trailTo(found, hex) : null);
  const waiting = state.pieces[unit]!.at < 0;
  return {
    piece: unit,
    allowance: found.allowance,
    reached,
    wayTo,
    costTo: (hex) => (mayEndAt(found, hex) ? spentTo(found, hex) : null),
    orderTo: (hex) => {
      const trail = wayTo(hex);
      return trail === null
        ? null
        : { type: 'Move', unit, path: waiting ? trail : trail.slice(1), pushes, carries };
    },
  };
}

/** No board is wider than this many half points. */
const ANY_DISTANCE = 250;

/**
 * Why a unit cannot move to a hex: the first rule that the most natural way there breaks (2.7): the step itself to a neighbour, else the cheapest walk, or the straight line where there is none. Asked only of hexes
 * out of its range.
 */
export function whyNotThere(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  pushes: PieceId | null,
  hex: HexId,
): Refusal {
  const { board } = battle;
  const start = hexOf(state, unit);
  const way = wayOf(battle, unit, pushes !== null);
  if (way === null) return refuse('not-a-unit', '2.7.9');
  const nothing = new Uint8Array(board.size);
  const open = reach(board, {
    from: start ?? OFF_MAP,
    entry: entryCosts(battle, state, unit, pushes !== null),
    budget: ANY_DISTANCE,
    cost: stepCosts(battle, state, way),
    stop: nothing,
    barred: nothing,
  });
  const path =
    start === null ? cameBy(pathTo(open, hex), hex) : wentBy(battle, pathTo(open, hex), start, hex);
  return (
    move.whyNot(battle, state, { type: 'Move', unit, path, pushes, carries: [] }) ??
    refuse('no-path', '2.7.2')
  );
}

function cameBy(trail: readonly HexId[], hex: HexId): readonly HexId[] {
  return trail.length > 0 ? trail : [hex];
}

function wentBy(battle: Battle, trail: readonly HexId[], start: HexId, hex: HexId): readonly HexId[] {
  const byFoot = trail.slice(1);
  const beside = directionTo(battle.board, start, hex) !== null;
  return byFoot.length > 0 && !beside ? byFoot : straight(battle, start, hex);
}

/** The way straight to a hex, or for a piece off the map into it; whatever stands between. */
export function straightTo(battle: Battle, state: GameState, piece: PieceId, hex: HexId): readonly HexId[] {
  const at = hexOf(state, piece);
  return at === null ? [hex] : straight(battle, at, hex);
}

/** The hexes of a straight walk, whatever stands between. */
function straight(battle: Battle, from: HexId, to: HexId): readonly HexId[] {
  const path: HexId[] = [];
  let at = from;
  while (at !== to) {
    const near = DIRECTIONS.map((direction) => beyond(battle.board, at, direction)).filter((hex) => hex >= 0);
    at = near.reduce((best, hex) =>
      distance(battle.board, hex as HexId, to) < distance(battle.board, best as HexId, to) ? hex : best,
    ) as HexId;
    path.push(at);
  }
  return path;
}
