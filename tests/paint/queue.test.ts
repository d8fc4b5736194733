import { expect, test } from 'vitest';
import { dropped, foremost, placed, type Order } from '../../src/paint/queue.ts';

const order = (key: string, priority: number): Order<string> => ({ key, priority, task: key });

test('2.2.0 what is looked at is painted first, and equal wishes in the order they came', () => {
  const orders = [order('far', 0), order('mid', 2), order('near', 2)].reduce(placed<string>, []);
  expect(foremost(orders)?.key).toBe('mid');
  expect(foremost(placed(orders, order('far', 3)))?.key).toBe('far');
  expect(placed(orders, order('far', 3))).toHaveLength(3);
});

test('2.2.0 a tile that is no longer wished for is not painted', () => {
  const orders = dropped(placed([], order('far', 9)), 'far');
  expect(foremost(orders)).toBeUndefined();
});
