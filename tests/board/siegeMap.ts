/** The map of Minas Tirith as the tests of case 2.2 ask about it: by coordinates from the Citadel and by names. */
import { HEXSIDE_KINDS, TERRAINS, type Terrain, type Work } from '../../src/board/board.ts';
import { DIRECTIONS, hexNamed, type HexId } from '../../src/board/hex.ts';
import { hexesOf, hexsideBetween, hexsideOf } from '../../src/board/hexside.ts';
import type { HexName } from '../../src/board/mapFile.ts';
import { boardOf, MINAS_TIRITH } from './maps.ts';

export type Axial = readonly [q: number, r: number];
export type Pair = readonly [Axial, Axial];

/** The map of Minas Tirith, compiled. */
export const board = boardOf(MINAS_TIRITH);
/** All its hexes, in the order of their ids. */
export const everyHex = Array.from({ length: board.size }, (_, id) => id as HexId);
/** The hex that case 2.2.1 counts from. */
export const citadel = named('0513');

/** The hex of a printed number; a number off the map is a mistake of the test. */
export function named(name: HexName): HexId {
  const hex = hexNamed(board, name);
  if (hex === null) throw new Error(`no hex ${name}`);
  return hex;
}

/** The hex at axial coordinates counted from the Citadel. */
export function at([q, r]: Axial): HexId {
  const hex = everyHex.find((id) => axial(id)[0] === q && axial(id)[1] === r);
  if (hex === undefined) throw new Error(`no hex ${q},${r}`);
  return hex;
}

/** The axial coordinates of a hex, counted from the Citadel. */
export function axial(hex: HexId): Axial {
  return [board.q[hex]! - board.q[citadel]!, board.r[hex]! - board.r[citadel]!];
}

/** The d of case 2.2.1. */
export function d(hex: HexId): number {
  const [q, r] = axial(hex);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Whether a hex lies on the Citadel's line from north to south, or east of it. */
export function isEast(hex: HexId): boolean {
  const [q, r] = axial(hex);
  return q + r / 2 >= 0;
}

/** The terrain of a hex, by name. */
export function terrain(hex: HexId): Terrain {
  return TERRAINS[board.terrain[hex]!]!;
}

/** What lies between two neighbours, by name. */
export function kindBetween(a: HexId, b: HexId): string {
  return HEXSIDE_KINDS[board.side[hexsideBetween(board, a, b)!]!]!;
}

/** The hexsides of a list of pairs, sorted. */
export function between(list: readonly Pair[]): number[] {
  return list.map(([a, b]) => hexsideBetween(board, at(a), at(b))!).sort((a, b) => a - b);
}

/** Reads a list of axial coordinates: "7,0 6,0". */
export function axials(list: string): Axial[] {
  return list
    .trim()
    .split(/\s+/)
    .map((item) => item.split(',').map(Number) as [number, number]);
}

/** Reads a list of pairs of axial coordinates: "7,0|8,0 2,3|2,4". */
export function pairs(list: string): Pair[] {
  return list
    .trim()
    .split(/\s+/)
    .map((item) => item.split('|').flatMap(axials) as [Axial, Axial]);
}

/** Every hexside of the map that has a hex on both sides. */
export const innerHexsides = [
  ...new Set(everyHex.flatMap((hex) => DIRECTIONS.map((direction) => hexsideOf(board, hex, direction)))),
].filter((hexside) => hexesOf(board, hexside)[1] >= 0);

/** The two hexes of an inner hexside. */
export function pairOf(hexside: (typeof innerHexsides)[number]): readonly [HexId, HexId] {
  return hexesOf(board, hexside) as readonly [HexId, HexId];
}

/** Every hex of the blocks of a map file, sorted. */
export function hexesOfList(lists: Readonly<Record<string, readonly HexName[]>>): HexId[] {
  return Object.values(lists)
    .flat()
    .map(named)
    .sort((a, b) => a - b);
}

/** Whether a hex is open country: neither city nor Mountain. */
export function isField(hex: HexId): boolean {
  return board.level[hex] === 0 && terrain(hex) !== 'mountain';
}

/** The works of these kinds, in file order. */
export function works(...kinds: readonly Work['kind'][]): Work[] {
  return board.works.filter(({ kind }) => kinds.includes(kind));
}

/** How many works of a list defend each level, 1 to 7. */
export function ofLevel(list: readonly Work[]): number[] {
  return [1, 2, 3, 4, 5, 6, 7].map((level) => list.filter((work) => work.level === level).length);
}
