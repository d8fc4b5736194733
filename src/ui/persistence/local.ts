/** Small things that this browser remembers as JSON. What cannot be read is set aside, so that it harms nothing and can still be saved. */

const ASIDE = 'pelennor.damaged.';

/** What was set aside: where it stood, and its text as it was. */
export interface SetAside {
  readonly key: string;
  readonly text: string;
}

/** What stands under a key; null where there is nothing, where nothing is remembered, and where it is no JSON: that is set aside. */
export function readLocal(key: string): unknown {
  return remembering((storage) => {
    const text = storage.getItem(key);
    if (text === null) return null;
    try {
      return JSON.parse(text) as unknown;
    } catch (problem) {
      if (!(problem instanceof SyntaxError)) throw problem;
      setAside(key);
      return null;
    }
  });
}

/** The same, where an object is wanted: anything else is set aside, and comes to an empty one. */
export function readObject(key: string): Readonly<Record<string, unknown>> {
  const found = readLocal(key);
  if (isObject(found)) return found;
  if (found !== null || isNullText(key)) setAside(key);
  return {};
}

/** Whether a value is an object with fields, and no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Remembers a value; a browser that remembers nothing, or has no room left, forgets it with the page. */
export function writeLocal(key: string, value: unknown): void {
  remembering((storage) => storage.setItem(key, JSON.stringify(value)));
}

/** Forgets what stands under a key. */
export function forgetLocal(key: string): void {
  remembering((storage) => storage.removeItem(key));
}

/** Moves what stands under a key out of the way. */
export function setAside(key: string): void {
  remembering((storage) => {
    const text = storage.getItem(key);
    storage.removeItem(key);
    if (text !== null) storage.setItem(`${ASIDE}${key}`, text);
  });
}

/** Everything that was set aside. */
export function allSetAside(): readonly SetAside[] {
  return keysWith(ASIDE).map((key) => ({
    key: key.slice(ASIDE.length),
    text: remembering((storage) => storage.getItem(key)) ?? '',
  }));
}

/** Deletes what was set aside from under a key. */
export function forgetAside(key: string): void {
  forgetLocal(`${ASIDE}${key}`);
}

/** The keys that begin so, in no order. */
export function keysWith(prefix: string): readonly string[] {
  const found = remembering((storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
  );
  return (found ?? []).filter((key) => key.startsWith(prefix));
}

function isNullText(key: string): boolean {
  return remembering((storage) => storage.getItem(key)) !== null;
}

/** Does something with the storage; null where the browser has none for us, or refuses. */
function remembering<T>(work: (storage: Storage) => T): T | null {
  try {
    const storage = globalThis.localStorage as Storage | undefined;
    return storage === undefined ? null : work(storage);
  } catch (refusal) {
    // SecurityError: no storage for this page; QuotaExceededError: no room left in it.
    if (refusal instanceof DOMException) return null;
    throw refusal;
  }
}
