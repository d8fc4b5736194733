/** Hexes of a scenario by name: one, a list, or a zone of the scenario or its map. */
import type { Board } from '../board/board.ts';
import { hexNamed, type HexId } from '../board/hex.ts';
import { offMapSentence, pointer, quoted, unknownName, type Report } from './problems.ts';

/** Looks up hexes and zones; null, with a report, for what is not there. */
export interface Regions {
  hex(name: string, path: string): HexId | null;
  region(region: string | readonly string[], path: string): readonly HexId[] | null;
}

/** The hexes of a board and its zones, with the scenario's own zones beside them (null: they could not be read). */
export function regionsOf(
  board: Board,
  own: Readonly<Record<string, readonly string[]>> | null,
  report: Report,
): Regions {
  const hex = (name: string, path: string): HexId | null => {
    const found = hexNamed(board, name);
    if (found === null) report(path, 'no-such-hex', offMapSentence(name, board.columns, board.rows));
    return found;
  };
  const list = (names: readonly string[], path: string): readonly HexId[] =>
    names.flatMap((name, index) => hex(name, `${path}/${index}`) ?? []);
  const zones = new Map(Object.entries(board.zones));
  for (const [zone, names] of Object.entries(own ?? {})) {
    const path = pointer(['zones', zone]);
    if (zones.has(zone)) report(path, 'duplicate-id', `the map has a zone called ${quoted(zone)} already`);
    zones.set(zone, list(names, path));
  }
  return {
    hex,
    region(region, path) {
      if (typeof region !== 'string') return list(region, path);
      const found = zones.get(region) ?? null;
      if (found === null && own !== null) {
        report(path, 'no-such-zone', unknownName('zone', region, [...zones.keys()]));
      }
      return found;
    },
  };
}
