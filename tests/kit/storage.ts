/** The storage of a browser, as far as a page remembers things in it. */
export function storageOf(entries: Readonly<Record<string, string>> = {}): Storage {
  const kept = new Map(Object.entries(entries));
  return {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
