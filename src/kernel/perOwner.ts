/**
 * A thing of which every owner has its own, made when it is first asked for. What is made may be worked out again from the owner
 * alone, so that no answer depends on whether it is there. It is gone when the owner goes; only the owner asked about last is held
 * until another is, for nearly every question is about the same one as the last, and that one is not looked up.
 */
export function perOwner<O extends object, T extends NonNullable<unknown> | null>(
  make: (owner: O) => T,
): (owner: O) => T {
  const made = new WeakMap<O, T>();
  let last: O | null = null;
  let ofLast: T | undefined;
  return (owner) => {
    if (owner === last) return ofLast!;
    const known = made.get(owner);
    const own = known === undefined ? make(owner) : known;
    if (known === undefined) made.set(owner, own);
    last = owner;
    ofLast = own;
    return own;
  };
}
