/**
 * The search itself, and the workspace that it is worked out in: fast because it writes over its own last answer, and for
 * that reason private. `path.ts` hands out answers that stay; `engine/facts/searches.ts` looks them up again.
 */
import { add, bucketQueue, empty, itemAt, type BucketQueue } from '../kernel/bucketQueue.ts';
import type { Board } from './board.ts';
import type { HexId } from './hex.ts';

/** The cost of a hexside that is never crossed. */
export const NEVER = 255;

/** One question: from where, how far, and over what. Arrays are indexed by HexId, or HexId * 6 + Direction for sides. */
export interface Search {
  /** The start; -1 for a piece that comes in from off the map, by the hexes of `entry` (2.6.3). */
  readonly from: HexId | -1;
  /** Hexes: half movement points to come in there, NEVER = cannot. Asked only without a start. */
  readonly entry?: Uint8Array | null | undefined;
  /** Half movement points that may be spent, at most NEVER - 1: more is cut to that. */
  readonly budget: number;
  /** Sides: half movement points to leave the hex across this side, hex cost included; NEVER = cannot. */
  readonly cost: Uint8Array;
  /** 1 where the move ends on entering, such as an enemy zone of control (2.7.4). */
  readonly stop: Uint8Array;
  /** Sides: 1 where the move ends on crossing (2.22.2); left out: nowhere. */
  readonly halts?: Uint8Array | undefined;
  /** 1 where the piece may not enter, such as an enemy unit's hex (2.7.1). */
  readonly barred: Uint8Array;
  /** 1 where the first step may not lead: the enemy zones, for a unit that starts in one (2.7.4). */
  readonly firstStepBarred?: Uint8Array | undefined;
}

/** What a search found. `order` lists the reached hexes from cheap to dear, a start first, in its first `count` places. */
export interface Reach {
  /** Half movement points spent to get there, -1 where the piece cannot get. */
  readonly spent: Int16Array;
  /** The hex before, -1 for the start or the hex come in by; meaningful only where `spent` is not -1. */
  readonly from: Int32Array;
  /** The same for ways that go on from the hex: another one where the cheapest way in ends the move. */
  readonly through: Int32Array;
  readonly order: Int32Array;
  readonly count: number;
}

/** What one search after another on a board is worked out in: whoever searches often keeps one. */
export interface Workspace {
  readonly board: Board;
  readonly found: { -readonly [Part in keyof Reach]: Reach[Part] };
  /** A search leaves it empty; it grows to the largest budget asked for. */
  queue: BucketQueue;
}

/** A workspace of one's own. */
export function workspace(board: Board): Workspace {
  const from = new Int32Array(board.size).fill(-1);
  const found = {
    spent: new Int16Array(board.size).fill(-1),
    from,
    through: from,
    order: new Int32Array(board.size),
    count: 0,
  };
  return { board, found, queue: bucketQueue(63, 64) };
}

/**
 * Every hex a piece can reach (2.7.2-2.7.4). A hex with a stop is reached and not left again; the start is
 * always left, whatever lies on it; hexes by which a piece comes in are entered like any other. Of equally cheap ways the one found first stands, in the order of the
 * directions, so equal questions have equal answers.
 *
 * The answer lies in the workspace until the next search in it.
 */
export function searchIn(into: Workspace, search: Search): Reach {
  const { found, board } = into;
  const { beyond } = board;
  const { cost, stop, halts, barred, firstStepBarred: firstStep = barred } = search;
  let ended: Ended | null = null;
  const budget = Math.min(search.budget, NEVER - 1);
  const { spent, from, order } = found;
  const queue = queueFor(into, budget);
  forget(found);
  let count = 0;
  if (search.from >= 0) {
    spent[search.from] = 0;
    from[search.from] = -1;
    add(queue, 0, search.from);
  } else if (search.entry) {
    comeIn(search.entry, barred, budget, found, queue);
  }

  for (let paid = 0; paid <= budget; paid += 1) {
    for (let place = 0, hex = itemAt(queue, paid, 0); hex >= 0; hex = itemAt(queue, paid, ++place)) {
      if (spent[hex] !== paid) continue;
      order[count] = hex;
      count += 1;
      const isStart = hex === search.from;
      if (stop[hex] === 1 && !isStart) continue;
      for (let side = hex * 6; side < hex * 6 + 6; side += 1) {
        const total = paid + cost[side]!;
        if (total > budget) continue;
        const to = beyond[side]!;
        if (to < 0 || barred[to] === 1 || (isStart && firstStep[to] === 1)) continue;
        if (halts !== undefined && halts[side] === 1) {
          ended ??= new Map();
          if (total < (ended.get(to)?.total ?? NEVER)) ended.set(to, { total, from: hex });
          continue;
        }
        const known = spent[to]!;
        if (known >= 0 && known <= total) continue;
        spent[to] = total;
        from[to] = hex;
        add(queue, total, to);
      }
    }
    empty(queue, paid);
  }
  found.count = count;
  found.through = from;
  if (ended !== null) addEnded(found, ended);
  return found;
}

/** Hexes come into over a side that ends the move, and the cheapest such step. */
type Ended = Map<number, Readonly<{ total: number; from: number }>>;

/** Takes over the ways that end where they come in, if no cheaper one goes on; the hexes stand from cheap to dear again. */
function addEnded(found: Workspace['found'], ended: Ended): void {
  const { spent, from, order } = found;
  found.through = from.slice();
  for (const [hex, last] of ended) {
    const known = spent[hex]!;
    if (known >= 0 && known <= last.total) continue;
    if (known < 0) order[found.count++] = hex;
    spent[hex] = last.total;
    from[hex] = last.from;
  }
  order.subarray(0, found.count).sort((a, b) => spent[a]! - spent[b]!);
}

/** Puts every hex by which the piece may come in at the front of the search. */
function comeIn(
  entry: Uint8Array,
  barred: Uint8Array,
  budget: number,
  { spent, from }: Reach,
  queue: BucketQueue,
): void {
  for (let hex = 0; hex < entry.length; hex += 1) {
    const cost = entry[hex]!;
    if (cost > budget || barred[hex] === 1) continue;
    spent[hex] = cost;
    from[hex] = -1;
    add(queue, cost, hex);
  }
}

function forget({ spent, order, count }: Reach): void {
  for (let index = 0; index < count; index += 1) spent[order[index]!] = -1;
}

function queueFor(into: Workspace, budget: number): BucketQueue {
  if (into.queue.costs <= budget) into.queue = bucketQueue(budget, into.queue.room);
  return into.queue;
}
