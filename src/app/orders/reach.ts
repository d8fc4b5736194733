/** Where the chosen unit can go, kept while it stays chosen: the overlay, the preview under the pointer and the move all read it. */
import { distance } from '../../board/distance.ts';
import { beyond, DIRECTIONS, directionTo, type HexId } from '../../board/hex.ts';
import { reach, pathTo, reachBuffers } from '../../board/path.ts';
import { enemyOf, type Battle, type PieceId } from '../../engine/battle.ts';
import { entryCosts } from '../../engine/facts/entry.ts';
import { stepCosts, wayOf } from '../../engine/facts/movement.ts';
import { sideOf } from '../../engine/facts/pieces.ts';
import { destinations, mayEndAt, range, trailTo, type Range } from '../../engine/facts/range.ts';
import { zones } from '../../engine/facts/zones.ts';
import { refuse, type Refusal } from '../../engine/refusal.ts';
import type { GameState } from '../../engine/state.ts';
import { move, whyNotStir } from '../../engine/verbs/move.ts';
import { notPermitted } from '../../sequence/permits.ts';
import type { Reached } from '../../stage/contract.ts';

/** The movement range of one unit. Costs in half points. */
export interface UnitReach {
  readonly unit: PieceId;
  readonly pushes: PieceId | null;
  readonly allowance: number;
  readonly range: Range;
  readonly reached: readonly Reached[];
}

/** The range of a unit that may move now, alone or with the engine it pushes (2.7); null when it may not move. */
export function reachOf(
  battle: Battle,
  state: GameState,
  unit: PieceId,
  pushes: PieceId | null,
): UnitReach | null {
  const idle = notPermitted(state.step, { type: 'Move', unit, path: [], pushes, carries: [] });
  if (idle !== null || whyNotStir(battle, state, unit) !== null) return null;
  const found = range(battle, state, unit, { pushing: pushes !== null, into: reachBuffers(battle.board) });
  const stops = zones(battle, state, enemyOf(sideOf(battle, unit)));
  const reached = destinations(found).map((hex) => ({
    hex,
    cost: found.reach.spent[hex]!,
    stops: stops[hex] === 1,
  }));
  return { unit, pushes, allowance: found.allowance, range: found, reached };
}

/** The cheapest way to a hex in which the move may end, the start first (from off the map: the entry hex); null where it may not end. */
export function wayThere({ range: found }: UnitReach, hex: HexId): readonly HexId[] | null {
  return mayEndAt(found, hex) ? trailTo(found, hex) : null;
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
  const start = state.pieces[unit]!.at as HexId;
  const way = wayOf(battle, unit, pushes !== null);
  if (way === null) return refuse('not-a-unit', '2.7.9');
  const nothing = new Uint8Array(board.size);
  const open = reach(
    board,
    {
      from: start,
      entry: entryCosts(battle, state, unit, pushes !== null),
      budget: ANY_DISTANCE,
      cost: stepCosts(battle, state, way),
      stop: nothing,
      barred: nothing,
    },
    reachBuffers(board),
  );
  const path = start < 0 ? cameBy(pathTo(open, hex), hex) : wentBy(battle, pathTo(open, hex), start, hex);
  return move.whyNot(battle, state, { type: 'Move', unit, path, pushes, carries: [] }) ?? refuse('no-path', '2.7.2');
}

function cameBy(trail: readonly HexId[], hex: HexId): readonly HexId[] {
  return trail.length > 0 ? trail : [hex];
}

function wentBy(battle: Battle, trail: readonly HexId[], start: HexId, hex: HexId): readonly HexId[] {
  const byFoot = trail.slice(1);
  const beside = directionTo(battle.board, start, hex) !== null;
  return byFoot.length > 0 && !beside ? byFoot : straight(battle, start, hex);
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
