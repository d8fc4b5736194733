/** By how much a supply of `there` changes: nothing is taken away that is not there (2.21.3). */
export function atMostTaken(there: number, by: number): number {
  return Math.max(-there, by);
}
