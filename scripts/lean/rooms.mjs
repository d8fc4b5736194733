// What is fetched together lies in one file: the title, the table behind it, and the board behind both.
import { join } from 'node:path';
import { ROOT } from '../fingerprint.mjs';

/** The rooms of the page in the order in which they are opened, each by the module that opens it. */
const ROOMS = /** @type {const} */ ([
  ['title', 'index.html'],
  ['table', 'src/ui/shell/tablePage.tsx'],
  ['board', 'src/stage/stage.ts'],
]);

/** Pixi with what only it asks for. Its modules name each other without wanting each other; whatever is wanted of it belongs to the board. */
const PIXI = /[/\\]node_modules[/\\](pixi\.js|earcut|eventemitter3)[/\\]|^\0pelennor-pixi/;

/**
 * How the build is cut. Left to itself the bundler makes a file of whatever two parts share: some seventy before the first move,
 * each with lists of what it takes from the others, and each packed for itself.
 * @returns {import('vite').Rolldown.CodeSplittingOptions}
 */
export function inRooms() {
  /** @type {Map<string, string> | null} */
  let rooms = null;
  /** @type {import('vite').Rolldown.CodeSplittingNameFunction} */
  const roomOf = (id, graph) => {
    rooms ??= furnished(graph);
    return PIXI.test(id) ? 'board' : (rooms.get(id) ?? null);
  };
  return { includeDependenciesRecursively: false, groups: [{ name: roomOf }] };
}

/**
 * Every module by the first room that cannot be opened without it.
 * @param {import('vite').Rolldown.ChunkingContext} graph
 */
function furnished(graph) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const [room, opener] of ROOMS) {
    const left = [join(ROOT, opener)];
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      if (found.has(id) || PIXI.test(id)) continue;
      found.set(id, room);
      left.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return found;
}
