/** The order of painting: what is looked at first, then what was asked for first; later wishes overtake. */

export interface Order<Task> {
  readonly key: string;
  /** Higher is sooner. */
  readonly priority: number;
  readonly task: Task;
}

/** The orders with one more; a second wish for the same key replaces the first. */
export function addOrder<Task>(orders: readonly Order<Task>[], order: Order<Task>): readonly Order<Task>[] {
  return [...dropOrder(orders, order.key), order];
}

/** The orders without one that is no longer wished for. */
export function dropOrder<Task>(orders: readonly Order<Task>[], key: string): readonly Order<Task>[] {
  return orders.filter((order) => order.key !== key);
}

/** The order to fulfil next, or undefined when nothing is left to paint. */
export function nextOrder<Task>(orders: readonly Order<Task>[]): Order<Task> | undefined {
  return orders.reduce<Order<Task> | undefined>(
    (best, order) => (best && best.priority >= order.priority ? best : order),
    undefined,
  );
}
