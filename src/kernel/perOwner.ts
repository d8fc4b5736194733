/**
 * A thing of which every owner has its own, made when it is first asked for, and gone when the owner goes. What is made may be
 * worked out again from the owner alone, so that no answer depends on whether it is there.
 */
export function perOwner<O extends object, T extends object | null>(make: (owner: O) => T): (owner: O) => T {
  const made = new WeakMap<O, T>();
  return (owner) => {
    const known = made.get(owner);
    if (known !== undefined) return known;
    const first = make(owner);
    made.set(owner, first);
    return first;
  };
}
