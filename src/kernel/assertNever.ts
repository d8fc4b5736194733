/** The default branch of an exhaustive switch: reaching it is our own bug, so it throws. */
export function assertNever(value: never): never {
  throw new Error(`unforeseen case: ${JSON.stringify(value)}`);
}
