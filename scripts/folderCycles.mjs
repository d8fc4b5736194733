// Folders beside each other of which each asks the other: neither can be read, tried or moved alone.

/**
 * An import of a value.
 * @typedef {{ from: string, to: string }} Import
 */

/**
 * One sentence for each way between two sibling folders that leads round in a circle, with an import that goes it.
 * Types may name each other, and files loose in a folder belong to none of the folders beside them.
 * @param {readonly Import[]} imports
 * @returns {readonly string[]}
 */
export function folderCycles(imports) {
  const ways = waysOf(imports);
  return [...ways].flatMap(([from, asked]) =>
    [...asked].flatMap(([to, by]) =>
      leadsTo(ways, to, from) ? [`folders-in-a-circle: ${from} -> ${to} (${by.from} -> ${by.to})`] : [],
    ),
  );
}

/**
 * Whom each folder asks of those beside it, with the first import that does.
 * @param {readonly Import[]} imports
 * @returns {Map<string, Map<string, Import>>}
 */
function waysOf(imports) {
  /** @type {Map<string, Map<string, Import>>} */
  const ways = new Map();
  for (const by of imports) {
    const [a, b] = [by.from.split('/').slice(0, -1), by.to.split('/').slice(0, -1)];
    const shared = a.findIndex((name, at) => name !== b[at]);
    if (shared < 0 || shared >= b.length) continue;
    const from = a.slice(0, shared + 1).join('/');
    const to = b.slice(0, shared + 1).join('/');
    const asked = ways.get(from) ?? new Map();
    ways.set(from, asked);
    if (!asked.has(to)) asked.set(to, by);
  }
  return ways;
}

/**
 * Whether one folder asks another, at once or by others between them.
 * @param {Map<string, Map<string, Import>>} ways
 * @param {string} start
 * @param {string} goal
 * @param {Set<string>} [seen]
 * @returns {boolean}
 */
function leadsTo(ways, start, goal, seen = new Set()) {
  if (start === goal) return true;
  seen.add(start);
  return [...(ways.get(start)?.keys() ?? [])].some((to) => !seen.has(to) && leadsTo(ways, to, goal, seen));
}
