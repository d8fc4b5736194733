/** What a border function answers: the parsed value, or every problem found. */
export type Result<T, P> = Readonly<{ ok: true; value: T }> | Readonly<{ ok: false; problems: readonly P[] }>;

export function ok<T>(value: T): Readonly<{ ok: true; value: T }> {
  return { ok: true, value };
}

export function failed<P>(problems: readonly P[]): Readonly<{ ok: false; problems: readonly P[] }> {
  return { ok: false, problems };
}
