/** A seed that nobody knows beforehand: 0 to 2,147,483,647, so that a player can write it down. */
export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1;
}
