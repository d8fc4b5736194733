/** What a border function answers: the parsed value, or every problem found. */
export type Result<T, P> = Readonly<{ ok: true; value: T }> | Readonly<{ ok: false; problems: readonly P[] }>;

/** A good result. */
export function ok<T>(value: T): Readonly<{ ok: true; value: T }> {
  return { ok: true, value };
}

/** A result that is only problems. */
export function failed<P>(problems: readonly P[]): Readonly<{ ok: false; problems: readonly P[] }> {
  return { ok: false, problems };
}
