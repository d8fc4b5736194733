/**
 * The flat kernel of a movement range: Dial's buckets over neighbour tables and nothing else. It is the limit that
 * the product is measured against, so it allocates nothing and asks nothing that is not in its arrays.
 */

/** What the search runs over; sides = hex * 6 + direction, 255 = no crossing. */
export interface Ground {
  readonly beyond: Int32Array;
  readonly cost: Uint8Array;
  readonly stop: Uint8Array;
  readonly barred: Uint8Array;
  /** The stops that also bar the first step, or all 0. */
  readonly first: Uint8Array;
}

export interface Kernel {
  readonly spent: Int16Array;
  readonly from: Int32Array;
  readonly reached: Int32Array;
  /** Buckets side by side, `room` places each. */
  readonly buckets: Int32Array;
  readonly filled: Int32Array;
  readonly room: number;
  count: number;
}

/** Arrays for a map of `size` hexes and budgets up to `budget`. */
export function kernel(size: number, budget: number): Kernel {
  const room = Math.min(size, 4096);
  return {
    spent: new Int16Array(size).fill(-1),
    from: new Int32Array(size),
    reached: new Int32Array(size),
    buckets: new Int32Array(room * (budget + 1)),
    filled: new Int32Array(budget + 1),
    room,
    count: 0,
  };
}

/** Fills `spent` and `from` of a kernel from one hex, and counts the hexes reached. */
export function dial(kernel: Kernel, ground: Ground, start: number, budget: number): number {
  const { spent, from, reached, buckets, filled, room } = kernel;
  const { beyond, cost, stop, barred, first } = ground;
  for (let index = 0; index < kernel.count; index += 1) spent[reached[index]!] = -1;
  let count = 0;
  spent[start] = 0;
  from[start] = -1;
  buckets[0] = start;
  filled[0] = 1;
  for (let paid = 0; paid <= budget; paid += 1) {
    const base = paid * room;
    for (let place = 0; place < filled[paid]!; place += 1) {
      const hex = buckets[base + place]!;
      if (spent[hex] !== paid) continue;
      reached[count] = hex;
      count += 1;
      if (stop[hex] === 1 && hex !== start) continue;
      for (let side = hex * 6, end = side + 6; side < end; side += 1) {
        const total = paid + cost[side]!;
        if (total > budget) continue;
        const to = beyond[side]!;
        if (barred[to] === 1 || (hex === start && first[to] === 1)) continue;
        const known = spent[to]!;
        if (known >= 0 && known <= total) continue;
        spent[to] = total;
        from[to] = hex;
        buckets[total * room + filled[total]!] = to;
        filled[total]! += 1;
      }
    }
    filled[paid] = 0;
  }
  kernel.count = count;
  return count;
}
