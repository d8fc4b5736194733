/**
 * Dial's buckets: a queue of whole numbers with small whole-number costs, one bucket a cost. The buckets lie side by
 * side in one typed array and keep their room, so neither adding nor taking allocates once a queue has grown.
 */
export interface BucketQueue {
  /** The costs from 0 to `costs` - 1 have a bucket. */
  readonly costs: number;
  /** Places in each bucket. */
  room: number;
  /** Bucket after bucket. */
  items: Int32Array;
  /** By cost: how many places are filled. */
  readonly filled: Int32Array;
}

/** An empty queue for costs 0 to `highest`; `room` items fit in each bucket before it first grows. */
export function bucketQueue(highest: number, room: number): BucketQueue {
  const costs = highest + 1;
  return { costs, room, items: new Int32Array(costs * room), filled: new Int32Array(costs) };
}

/** Puts an item behind the others of its cost. */
export function add(queue: BucketQueue, cost: number, item: number): void {
  const place = queue.filled[cost]!;
  if (place === queue.room) grow(queue);
  queue.items[cost * queue.room + place] = item;
  queue.filled[cost] = place + 1;
}

/** The item at a place of a bucket, or -1 beyond its end; places count from 0 in the order of adding. */
export function itemAt(queue: BucketQueue, cost: number, place: number): number {
  return place < queue.filled[cost]! ? queue.items[cost * queue.room + place]! : -1;
}

/** Empties the bucket of a cost. */
export function empty(queue: BucketQueue, cost: number): void {
  queue.filled[cost] = 0;
}

function grow(queue: BucketQueue): void {
  const { costs, room, items } = queue;
  queue.room = room * 2;
  queue.items = new Int32Array(costs * queue.room);
  for (let cost = 0; cost < costs; cost += 1) {
    queue.items.set(items.subarray(cost * room, cost * room + room), cost * queue.room);
  }
}
