/** Places of a scenario by name: a hex, a zone of the scenario or its map, a list of both, the work on a hexside. */
import type { Board, WorkId } from '../board/board.ts';
import { hexName, hexNamed, type HexId } from '../board/hex.ts';
import { hexsideBetween, type HexsideId } from '../board/hexside.ts';
import { offMapSentence, pointer, quote, unknownName, type ReportProblem } from './problems.ts';

/** Looks up hexes, zones and works; null, with a report, for what is not there. */
export interface Regions {
  hex(name: string, path: string): HexId | null;
  region(region: string | readonly string[], path: string): readonly HexId[] | null;
  /** The work on a hexside, named by the two hexes beside it; `gate` = no wall or tower will do. */
  work(pair: string, what: 'work' | 'gate', path: string): WorkId | null;
  /** A ladder, named by its foot and the hex it leads to over a wall (2.11.2). */
  ladder(pair: string, path: string): Readonly<{ hexside: HexsideId; foot: HexId }> | null;
}

/** The hexes of a board and its zones, with the scenario's own zones beside them (null: they could not be read). */
export function regionsOf(
  board: Board,
  own: Readonly<Record<string, readonly string[]>> | null,
  report: ReportProblem,
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
    if (zones.has(zone)) report(path, 'duplicate-id', `the map has a zone called ${quote(zone)} already`);
    zones.set(zone, list(names, path));
  }
  const zone = (name: string, path: string): readonly HexId[] | null => {
    const found = zones.get(name) ?? null;
    if (found === null && own !== null) {
      report(path, 'no-such-zone', unknownName('zone', name, [...zones.keys()]));
    }
    return found;
  };
  /** Two hexes of a pair and the hexside between them, null where they do not touch. */
  const beside = (pair: string, path: string): readonly [HexId, HexId, HexsideId | null] | null => {
    const [a, b] = pair.split('/').map((name) => hex(name, path));
    if (a === null || a === undefined || b === null || b === undefined) return null;
    return [a, b, hexsideBetween(board, a, b)];
  };
  return {
    hex,
    region(region, path) {
      if (typeof region === 'string') return zone(region, path);
      const hexes = region.map((name, index) => {
        const place = `${path}/${index}`;
        if (!/^\d+$/.test(name)) return zone(name, place);
        const one = hex(name, place);
        return one === null ? null : [one];
      });
      return [...new Set(hexes.flatMap((one) => one ?? []))];
    },
    work(pair, what, path) {
      const [, , hexside] = beside(pair, path) ?? [];
      if (hexside === undefined) return null;
      const work = hexside === null ? -1 : board.work[hexside]!;
      if (work >= 0 && (what === 'work' || isGate(board, work as WorkId))) return work as WorkId;
      const gates = board.works.filter((_, index) => isGate(board, index as WorkId));
      const names = gates.map(({ inner, outer }) => `${hexName(board, inner)}/${hexName(board, outer)}`);
      report(path, 'no-such-work', `there is no ${what} on ${pair}; the gates are on ${names.join(', ')}`);
      return null;
    },
    ladder(pair, path) {
      const [foot, head, hexside] = beside(pair, path) ?? [];
      if (foot === undefined || hexside === undefined) return null;
      const work = hexside === null ? undefined : board.works[board.work[hexside]!];
      if (hexside !== null && work?.kind === 'wall' && work.inner === head) return { hexside, foot };
      const sentence = `no ladder stands from ${pair.replace('/', ' to ')}; name a hex below a wall, then the one above [2.11.2]`;
      report(path, 'no-such-ladder', sentence);
      return null;
    },
  };
}

function isGate(board: Board, work: WorkId): boolean {
  const { kind } = board.works[work]!;
  return kind === 'gate' || kind === 'main-gate';
}
