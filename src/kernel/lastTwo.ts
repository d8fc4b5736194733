interface Remembered<A, B, T> {
  readonly a: A;
  readonly b: B;
  readonly value: T;
}

/**
 * Remembers the two latest answers of a pure function of two objects, by reference. A game state is asked
 * many questions and then replaced, so two slots catch nearly all repeats and nothing is kept alive.
 */
export function lastTwo<A extends object, B extends object, T>(answer: (a: A, b: B) => T): (a: A, b: B) => T {
  let slots: readonly Remembered<A, B, T>[] = [];
  return (a, b) => {
    for (const slot of slots) if (slot.a === a && slot.b === b) return slot.value;
    const value = answer(a, b);
    slots = slots.length === 0 ? [{ a, b, value }] : [{ a, b, value }, slots[0]!];
    return value;
  };
}
