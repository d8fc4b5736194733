import { expect, test } from 'vitest';
import { dropOrder, nextOrder, addOrder, type Order } from '../../src/paint/queue.ts';

const order = (key: string, priority: number): Order<string> => ({ key, priority, task: key });

test('2.2.0 what is looked at is painted first, and equal wishes in the order they came', () => {
  const orders = [order('far', 0), order('mid', 2), order('near', 2)].reduce(addOrder<string>, []);
  expect(nextOrder(orders)?.key).toBe('mid');
  expect(nextOrder(addOrder(orders, order('far', 3)))?.key).toBe('far');
  expect(addOrder(orders, order('far', 3))).toHaveLength(3);
});

test('2.2.0 a tile that is no longer wished for is not painted', () => {
  const orders = dropOrder(addOrder([], order('far', 9)), 'far');
  expect(nextOrder(orders)).toBeUndefined();
});
