/** A part of a document by its JSON pointer: what stands there, and the command that puts something else in its place. */
import type { Command } from '../command.ts';
import type { ScenarioDocument } from '../document.ts';

/** The keys of a JSON pointer (RFC 6901). */
export function keysOf(path: string): readonly string[] {
  return path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** What stands at a place within something; undefined where nothing does. */
export function valueAt(within: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (at, key) =>
      at !== null && typeof at === 'object' && Object.hasOwn(at, key)
        ? (at as Record<string, unknown>)[key]
        : undefined,
    within,
  );
}

/** Something with another value at a place; undefined takes away what stands there. */
function withValue(within: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  const below = rest.length === 0 ? value : withValue(valueAt(within, [key]), rest, value);
  if (Array.isArray(within))
    return below === undefined ? within.toSpliced(Number(key), 1) : within.with(Number(key), below);
  const { [key]: _, ...others } = within as Record<string, unknown>;
  return below === undefined ? others : { ...(within as Record<string, unknown>), [key]: below };
}

/** The line of a document in which a place lies, and the command that replaces this line; null for what no command replaces. */
const LINES: Readonly<
  Record<string, (document: ScenarioDocument, keys: readonly string[]) => LineOf | null>
> = {
  pieces: (document, [, at]) => {
    const { id } = document.pieces[Number(at)]!;
    const isUnique = document.pieces.filter((piece) => piece.id === id).length === 1;
    return isUnique ? lineOf(2, (piece) => ({ type: 'alterPiece', id, piece })) : null;
  },
  setup: (_, [, at]) => lineOf(2, (line) => ({ type: 'putSetup', at: Number(at), line })),
  groups: (_, [, at]) => lineOf(2, (group) => ({ type: 'putGroup', at: Number(at), group })),
  hints: (_, [, at]) => lineOf(2, (hint) => ({ type: 'putHint', at: Number(at), hint })),
  triggers: (_, [, at]) => lineOf(2, (trigger) => ({ type: 'putTrigger', at: Number(at), trigger })),
  sides: (_, [, at]) => lineOf(2, (side) => ({ type: 'putSide', at: Number(at), side })),
  variables: (_, [, at]) => lineOf(2, (variable) => ({ type: 'putVariable', at: Number(at), variable })),
  kinds: () => lineOf(2, (kind) => ({ type: 'putKind', kind })),
  opening: () => lineOf(1, (opening) => ({ type: 'setOpening', opening })),
  zones: (_, [, name = '']) => lineOf(2, (hexes) => ({ type: 'putZone', of: 'scenario', name, hexes })),
  map: (_, [, , list, at = '', name = '']) => {
    switch (list) {
      case 'zones':
        return lineOf(4, (hexes) => ({ type: 'putZone', of: 'map', name: at, hexes }));
      case 'blocks':
        return lineOf(5, (hexes) => ({ type: 'putBlock', kind: at as 'groves', name, hexes }));
      case 'names':
        return lineOf(4, (lettering) => ({ type: 'putName', at: Number(at), name: lettering }));
      case 'hexsides':
        return lineOf(4, (line) => ({ type: 'hexsides', lines: [line] }));
      case 'legend':
        return lineOf(4, (meaning) => ({ type: 'defineLetter', letter: at, meaning }));
      default:
        return null;
    }
  },
};

interface LineOf {
  /** So many keys lead to the line; the others lead into it. */
  readonly depth: number;
  readonly put: (line: never) => Command;
}

function lineOf(depth: number, put: (line: never) => Command): LineOf {
  return { depth, put };
}

/** The command after which something else stands at a place, or nothing, where the value is undefined; null where no command does that. */
export function putBack(document: ScenarioDocument, keys: readonly string[], value: unknown): Command | null {
  const [list = ''] = keys;
  const line = Object.hasOwn(LINES, list) ? LINES[list]!(document, keys) : null;
  if (line === null || keys.length < line.depth) return null;
  if (keys.length === line.depth && value === undefined) return null;
  const before = valueAt(document, keys.slice(0, line.depth));
  return line.put(withValue(before, keys.slice(line.depth), value) as never);
}
