/**
 * How a hex of a block is told (C2): by its printed number, and by the side of the gate, wall or ford that a blow went over, else by
 * what is lettered on the map there or beside it.
 */
import type { Board, Work, WorkId } from '../../../board/board.ts';
import { directionTo, hexName, hexNamed, type HexId } from '../../../board/hex.ts';
import { hexsideName } from '../../../board/hexside.ts';
import { houseGroundAt, houseSideAt, type HouseGround } from '../../../board/houseGround.ts';
import type { HexName, MapFile } from '../../../board/mapFile.ts';
import { boardOfMap, distanceTo } from '../../shippedMaps.ts';
import { asKey, type Name, type Said } from '../../said.ts';
import { ring } from '../said.ts';

/** Whether a hex that is told of is on the map. */
export function isOnMap(map: MapFile, hex: HexName): boolean {
  return hexNamed(boardOfMap(map), hex) !== null;
}

/** The hex `at`, as it was struck from hexes beside it, the heaviest blows first; one that is not on the map by its number alone. */
export function spotSaid(map: MapFile, at: HexName, from: readonly HexName[]): Said {
  const board = boardOfMap(map);
  const hex = hexNamed(board, at);
  if (hex === null) return ring({ say: 'spotBare', at });
  const sides = from.map((one) => sideOfBlow(map, board, hex, hexNamed(board, one)));
  const side = sides.find((one) => one !== null);
  return side?.(at) ?? inFord(board, hex, at) ?? letteredSaid(map, board, hex, at);
}

/**
 * How the gate of a work is told: by its own name, else by what is lettered as a gate in its two hexes, else beside them; `called` is
 * the same as a sentence selects by it. Without any it is called "none", and `gate` are its two hexes.
 */
export function gateFigures(map: MapFile, gate: Work): Readonly<{ gate: string; called: string }> {
  const board = boardOfMap(map);
  const names = map.names.filter(({ kind }) => kind === 'gate');
  const hexes = [gate.inner, gate.outer].map((hex) => hexName(board, hex));
  const within = (range: number): string | undefined =>
    names.find(({ at }) => distanceTo(board, at, hexes) <= range)?.text;
  const name = gate.name ?? within(0) ?? within(1);
  if (name === undefined) return { gate: hexsideName(board, gate.hexside), called: 'none' };
  return { gate: bare(name), called: asKey(bare(name).replaceAll('’', '')) };
}

/** A name without its article, which each language sets itself. */
function bare(name: string): string {
  return name.replace(/^The /, '');
}

function isGate({ kind }: Work): boolean {
  return kind === 'gate' || kind === 'main-gate';
}

/** What a blow from beside a hex went over, as it is told of that hex; null where the hexside is open. */
function sideOfBlow(
  map: MapFile,
  board: Board,
  hex: HexId,
  from: HexId | null,
): ((at: HexName) => Said) | null {
  const direction = from === null ? null : directionTo(board, hex, from);
  if (from === null || direction === null) return null;
  const work = board.works[board.work[hex * 6 + direction]! as WorkId];
  if (work !== undefined) {
    const where = work.outer === hex ? 'before' : 'behind';
    const { kind } = work;
    if (kind === 'wall' || kind === 'tower') return (at) => ring({ say: 'spotBySide', at, where, kind });
    return (at) => ring({ say: 'spotByGate', at, where, ...gateFigures(map, work) });
  }
  const own = houseSideAt(board, hex * 6 + direction);
  if (own !== null) return (at) => ring({ say: 'spotNamed', at, name: ownName(own) });
  const kind = fordIn(board, from);
  if (kind === null || fordIn(board, hex) !== null) return null;
  return (at) => ring({ say: 'spotBySide', at, where: 'before', kind });
}

/** A ford or a bridge is ground of the map's own that looks like one (2.22.1). */
function fordIn(board: Board, hex: HexId): 'ford' | 'bridge' | null {
  const look = houseGroundAt(board, hex)?.look;
  return look === 'ford' || look === 'bridge' ? look : null;
}

function inFord(board: Board, hex: HexId, at: HexName): Said | null {
  const kind = fordIn(board, hex);
  return kind === null ? null : ring({ say: 'spotBySide', at, where: 'in', kind });
}

/** What is lettered in a hex, else beside it, a gate as it is called in a sentence; titles and whole regions name no hex. Else its ground, where that is of the map's own. */
function letteredSaid(map: MapFile, board: Board, hex: HexId, at: HexName): Said {
  const names = map.names.filter(({ importance }) => importance > 1);
  const within = (range: number): string | undefined =>
    names.find((one) => distanceTo(board, one.at, [at]) <= range)?.text;
  const here = within(0);
  const found = here ?? within(1);
  if (found === undefined) {
    const own = houseGroundAt(board, hex);
    return own === null ? ring({ say: 'spotBare', at }) : ring({ say: 'spotNamed', at, name: ownName(own) });
  }
  const gates = board.works.filter(isGate).map((work) => gateFigures(map, work));
  const gate = gates.find((one) => one.gate === bare(found));
  if (gate !== undefined) return ring({ say: 'spotByGate', at, where: 'near', ...gate });
  return ring({
    say: here === undefined ? 'spotNear' : 'spotNamed',
    at,
    name: { name: 'lettered', en: found },
  });
}

function ownName({ name }: Pick<HouseGround, 'name'>): Name {
  return { name: 'ground', en: name.en, de: name['de'] ?? name.en };
}
