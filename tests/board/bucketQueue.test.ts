import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, bucketQueue, empty, itemAt, type BucketQueue } from '../../src/kernel/bucketQueue.ts';

const HIGHEST = 7;
const anyEntries = fc.array(fc.tuple(fc.nat({ max: HIGHEST }), fc.nat()), { maxLength: 60 });

function drained(queue: BucketQueue, cost: number): number[] {
  const items: number[] = [];
  for (let item = itemAt(queue, cost, 0); item >= 0; item = itemAt(queue, cost, items.length))
    items.push(item);
  empty(queue, cost);
  return items;
}

test('2.7.2 what was added at a cost comes out in the order it went in, however small the queue began', () => {
  fc.assert(
    fc.property(anyEntries, anyEntries, (first, second) => {
      const queue = bucketQueue(HIGHEST, 1);
      for (const entries of [first, second]) {
        for (const [cost, item] of entries) add(queue, cost, item);
        for (let cost = 0; cost <= HIGHEST; cost += 1) {
          expect(drained(queue, cost)).toEqual(
            entries.filter((entry) => entry[0] === cost).map(([, item]) => item),
          );
          expect(itemAt(queue, cost, 0)).toBe(-1);
        }
      }
    }),
  );
});
