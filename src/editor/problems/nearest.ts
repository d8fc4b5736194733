/** The name that somebody meant who wrote another. */

/** Of some names the one nearest to a name as it is spelt; null where none is near. */
export function nearestName(name: string, known: readonly string[]): string | null {
  const near = known
    .map((other) => ({ other, away: changesBetween(name, other) }))
    .filter(({ other, away }) => away <= Math.max(1, Math.floor(Math.max(name.length, other.length) * 0.4)))
    .toSorted((a, b) => a.away - b.away);
  return near[0]?.other ?? null;
}

/** So many letters are put in, taken out or exchanged to come from one word to another. */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (let at = 1; at <= other.length; at += 1) {
      const exchanged = row[at - 1]! + (other[at - 1] === letter ? 0 : 1);
      next.push(Math.min(exchanged, row[at]! + 1, next[at - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}
