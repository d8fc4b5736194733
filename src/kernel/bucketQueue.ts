/**
 * Dial's buckets: a queue of integers with small whole-number costs. Each bucket is a first-in, first-out
 * list threaded through two typed arrays, so neither adding nor taking allocates.
 */
export interface BucketQueue {
  /** By cost: the first and the last entry of the bucket, or -1. */
  readonly first: Int32Array;
  readonly last: Int32Array;
  /** By entry: what was added, and the entry after it in the same bucket, or -1. */
  items: Int32Array;
  next: Int32Array;
  /** How many entries have been added since the queue was emptied. */
  added: number;
}

/** An empty queue for costs 0 to `highest`; `room` entries fit before it first grows. */
export function bucketQueue(highest: number, room: number): BucketQueue {
  return {
    first: new Int32Array(highest + 1).fill(-1),
    last: new Int32Array(highest + 1).fill(-1),
    items: new Int32Array(room),
    next: new Int32Array(room),
    added: 0,
  };
}

/** Adds an item at the end of the bucket of a cost. */
export function add(queue: BucketQueue, cost: number, item: number): void {
  const entry = queue.added;
  if (entry === queue.items.length) grow(queue);
  queue.added = entry + 1;
  queue.items[entry] = item;
  queue.next[entry] = -1;
  if (queue.first[cost]! < 0) queue.first[cost] = entry;
  else queue.next[queue.last[cost]!] = entry;
  queue.last[cost] = entry;
}

/** Takes the oldest item out of the bucket of a cost, or -1 when the bucket is empty. */
export function take(queue: BucketQueue, cost: number): number {
  const entry = queue.first[cost]!;
  if (entry < 0) return -1;
  queue.first[cost] = queue.next[entry]!;
  return queue.items[entry]!;
}

/** Forgets the entries of a queue whose buckets have all been taken out, so that their room is used again. */
export function restart(queue: BucketQueue): void {
  queue.added = 0;
}

function grow(queue: BucketQueue): void {
  const room = queue.items.length * 2;
  const items = new Int32Array(room);
  const next = new Int32Array(room);
  items.set(queue.items);
  next.set(queue.next);
  queue.items = items;
  queue.next = next;
}
