/** The hexes that a tool touches, each once: brush, line, rectangle, lasso, fill, and all of one kind. */
import { TERRAINS } from '../../board/board.ts';
import type { HexId } from '../../board/hex.ts';
import type { MapFile } from '../../board/mapFile.ts';
import { centreOf, everyHex, hexAt, neighboursOf, sheetOf, stepsBetween, type Sheet } from '../sheet.ts';

/** The hexes less than `size` steps from one; a brush of 1 is the hex itself. */
export function brushAt(sheet: Sheet, hex: HexId, size: number): readonly HexId[] {
  const reach = size - 1;
  const hexes: HexId[] = [];
  for (let dq = -reach; dq <= reach; dq += 1) {
    for (let dr = Math.max(-reach, -dq - reach); dr <= Math.min(reach, -dq + reach); dr += 1) {
      const one = hexAt(sheet, sheet.q[hex]! + dq, sheet.r[hex]! + dr);
      if (one !== null) hexes.push(one);
    }
  }
  return hexes;
}

/** What a brush touches that is drawn along hexes; between two that do not touch it goes straight. */
export function strokeAlong(sheet: Sheet, path: readonly HexId[], size: number): readonly HexId[] {
  const hexes = new Set<HexId>();
  for (const [step, hex] of path.entries()) {
    for (const on of lineBetween(sheet, path[step - 1] ?? hex, hex)) {
      for (const one of brushAt(sheet, on, size)) hexes.add(one);
    }
  }
  return [...hexes];
}

/** The straight line between two hexes, both included; where it leaves the map it is broken. */
export function lineBetween(sheet: Sheet, from: HexId, to: HexId): readonly HexId[] {
  const steps = stepsBetween(sheet, from, to);
  const hexes: HexId[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const share = steps === 0 ? 0 : step / steps;
    const [q, r] = roundAxial(
      sheet.q[from]! + (sheet.q[to]! - sheet.q[from]!) * share + NUDGE,
      sheet.r[from]! + (sheet.r[to]! - sheet.r[from]!) * share + NUDGE / 2,
    );
    const hex = hexAt(sheet, q, r);
    if (hex !== null) hexes.push(hex);
  }
  return hexes;
}

/** A line along the side of two hexes always takes the same of them. */
const NUDGE = 1e-6;

function roundAxial(q: number, r: number): readonly [q: number, r: number] {
  const s = -q - r;
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(s)];
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) return [-rr - rs, rr];
  return dr > ds ? [rq, -rq - rs] : [rq, rr];
}

/** The rows and columns between two corners. */
export function rectangleBetween({ columns }: Sheet, from: HexId, to: HexId): readonly HexId[] {
  const [left, right] = ends(from % columns, to % columns);
  const [top, bottom] = ends(Math.floor(from / columns), Math.floor(to / columns));
  const hexes: HexId[] = [];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) hexes.push((row * columns + column) as HexId);
  }
  return hexes;
}

function ends(a: number, b: number): readonly [least: number, most: number] {
  return a < b ? [a, b] : [b, a];
}

/** The hexes of a loop and all that it surrounds; the loop closes itself. */
export function lassoAround(sheet: Sheet, loop: readonly HexId[]): readonly HexId[] {
  const rim = new Set(strokeAlong(sheet, [...loop, ...loop.slice(0, 1)], 1));
  const corners = loop.map((hex) => centreOf(sheet, hex));
  return everyHex(sheet).filter((hex) => rim.has(hex) || isWithin(centreOf(sheet, hex), corners));
}

function isWithin(
  [x, y]: readonly [number, number],
  corners: readonly (readonly [number, number])[],
): boolean {
  let within = false;
  for (const [index, [ax, ay]] of corners.entries()) {
    const [bx, by] = corners.at(index - 1)!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

/** What a hex is compared by. */
export type Likeness = 'letter' | 'terrain' | 'level';

/** The hexes around one that are like it and hang together. With `walls`, nothing is filled across a hexside with something on it. */
export function fillFrom(map: MapFile, start: HexId, likeness: Likeness, walls: boolean): readonly HexId[] {
  const sheet = sheetOf(map);
  const of = likenessIn(map, likeness);
  const isBarred = walls ? barriersOf(map) : NO_BARRIERS;
  const found = new Set<HexId>([start]);
  for (const hex of found) {
    for (const next of neighboursOf(sheet, hex)) {
      if (!found.has(next) && of(next) === of(start) && !isBarred(hex, next)) found.add(next);
    }
  }
  return [...found];
}

/** Every hex of the map that is like one: what `replace` paints over. */
export function allLike(map: MapFile, hex: HexId, likeness: Likeness): readonly HexId[] {
  const of = likenessIn(map, likeness);
  return everyHex(sheetOf(map)).filter((one) => of(one) === of(hex));
}

function likenessIn(map: MapFile, likeness: Likeness): (hex: HexId) => string | number {
  const { columns, hexes, levels, legend } = map;
  const letter = (hex: HexId): string => hexes[Math.floor(hex / columns)]![hex % columns]!;
  if (likeness === 'letter') return letter;
  if (likeness === 'terrain') return (hex) => TERRAINS.indexOf(legend[letter(hex)]!.terrain);
  return (hex) => levels[Math.floor(hex / columns)]![hex % columns]!;
}

const NO_BARRIERS = (): boolean => false;

function barriersOf(map: MapFile): (a: HexId, b: HexId) => boolean {
  const name = (hex: HexId): number => ((hex % map.columns) + 1) * 1000 + Math.floor(hex / map.columns) + 1;
  const digits = map.columns > 99 || map.rows > 99 ? 3 : 2;
  const number = (text: string): number => Number(text.slice(0, digits)) * 1000 + Number(text.slice(digits));
  const barred = new Set(map.hexsides.map(({ a, b }) => `${number(a)} ${number(b)}`));
  return (a, b) => {
    const [first, second] = ends(name(a), name(b));
    return barred.has(`${first} ${second}`) || barred.has(`${second} ${first}`);
  };
}
