import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, bucketQueue, restart, take } from '../../src/kernel/bucketQueue.ts';

const anyEntries = fc.array(fc.tuple(fc.nat({ max: 7 }), fc.nat()), { maxLength: 60 });

test('2.7.2 what was added at a cost comes out in the order it went in, however small the queue began', () => {
  fc.assert(
    fc.property(anyEntries, anyEntries, (first, second) => {
      const queue = bucketQueue(7, 1);
      for (const entries of [first, second]) {
        for (const [cost, item] of entries) add(queue, cost, item);
        for (let cost = 0; cost <= 7; cost += 1) {
          const taken: number[] = [];
          for (let item = take(queue, cost); item >= 0; item = take(queue, cost)) taken.push(item);
          expect(taken).toEqual(entries.filter((entry) => entry[0] === cost).map((entry) => entry[1]));
        }
        restart(queue);
        expect(queue.added).toBe(0);
      }
    }),
  );
});
