/** What a table says of a word itself, where table or word come from somebody else: nothing that every object has ("constructor"). */
export function lookUp<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
