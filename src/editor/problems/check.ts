/** What a check of a document is: what it asks, how grave it is, where it found something, and how that is mended. */
import { TERRAINS, type Terrain } from '../../board/board.ts';
import { hexName, hexNamed, type HexId } from '../../board/hex.ts';
import type { HexName, MapFile, MapHexside } from '../../board/mapFile.ts';
import type { Battle, Text } from '../../engine/battle.ts';
import type { KindSheet } from '../../scenario/rosterSchema.ts';
import type { PieceLine, SideLine } from '../../scenario/schema.ts';
import type { Command, Pair } from '../command.ts';
import type { ScenarioDocument } from '../document.ts';
import { sheetOf, type Sheet } from '../sheet.ts';

/** An error keeps the battle from being played; a warning is a battle that will disappoint; a hint is worth a look. */
export type Severity = 'error' | 'warning' | 'hint';

/** Where to look: a hex, a hexside, or a part of the file by its JSON pointer. */
export type ProblemPlace =
  | Readonly<{ at: 'hex'; hex: HexName }>
  | Readonly<{ at: 'hexside'; pair: Pair }>
  | Readonly<{ at: 'part'; path: string }>;

/** Something that a check found. `what` is a name for its sentence, as the file has it; the fix is carried out as any other command. */
export interface Finding {
  readonly place: ProblemPlace;
  readonly what: string | Text;
  readonly fix: Command | null;
}

/** Of one check so many findings are told; whoever walks the whole map may stop there. */
export const MOST_OF_A_CHECK = 40;

/** A check: its id is the key of its words. */
export interface Check {
  readonly id: string;
  readonly severity: Severity;
  readonly find: (survey: Survey) => readonly Finding[];
}

/** What several checks ask of a document, read off once. */
export interface Survey {
  readonly document: ScenarioDocument;
  /** What would be played; null while there are errors. */
  readonly battle: Battle | null;
  readonly map: MapFile;
  readonly sheet: Sheet;
  /** By hex: city level, height for lines of sight, code into TERRAINS. */
  readonly level: Uint8Array;
  readonly height: Uint8Array;
  readonly terrain: Uint8Array;
  /** Hexsides of the file with both hexes on the map. */
  readonly laid: readonly LaidHexside[];
  /** Which sides of hexes have something on them, by hex * 6 + direction. */
  readonly covered: Uint8Array;
  readonly kindOf: ReadonlyMap<string, KindSheet>;
  readonly sideOfForce: ReadonlyMap<string, SideLine>;
  readonly defender: SideLine | null;
  readonly besieger: SideLine | null;
  readonly piecesOf: (side: SideLine | null) => readonly PieceLine[];
}

export interface LaidHexside {
  readonly line: MapHexside;
  readonly a: HexId;
  readonly b: HexId;
  /** Null where "up" is missing or names another hex. */
  readonly up: HexId | null;
  readonly pair: Pair;
}

/** Reads off what the checks ask. */
export function surveyOf(document: ScenarioDocument, battle: Battle | null): Survey {
  const map = document.map.inline;
  const sheet = sheetOf(map);
  const level = new Uint8Array(sheet.size);
  const height = new Uint8Array(sheet.size);
  const terrain = new Uint8Array(sheet.size);
  const codes = new Map(
    Object.entries(map.legend).map(([letter, { terrain: kind, elevation }]) => [
      letter,
      { code: TERRAINS.indexOf(kind), rise: elevation ?? 0 },
    ]),
  );
  for (const [row, line] of map.hexes.entries()) {
    const levels = map.levels[row]!;
    for (let column = 0; column < map.columns; column += 1) {
      const hex = row * map.columns + column;
      const { code, rise } = codes.get(line[column]!)!;
      level[hex] = levels[column] === '.' ? 0 : Number(levels[column]);
      height[hex] = level[hex]! > 0 ? level[hex]! : rise;
      terrain[hex] = code;
    }
  }
  const laid = map.hexsides.flatMap((line) => laidHexside(sheet, line) ?? []);
  const sideOfForce = new Map(
    document.sides.flatMap((side) => side.forces.map(({ id }) => [id, side] as const)),
  );
  const roleOf = (role: SideLine['role']): SideLine | null =>
    document.sides.find((side) => side.role === role) ?? null;
  return {
    document,
    battle,
    map,
    sheet,
    level,
    height,
    terrain,
    laid,
    covered: coveredBy(sheet, laid),
    kindOf: new Map(document.kinds.map((kind) => [kind.id, kind])),
    sideOfForce,
    defender: roleOf('defender'),
    besieger: roleOf('besieger'),
    piecesOf: (side) =>
      document.pieces.filter(({ force }) => side !== null && sideOfForce.get(force) === side),
  };
}

function laidHexside(sheet: Sheet, line: MapHexside): LaidHexside | null {
  const [a, b] = [hexNamed(sheet, line.a), hexNamed(sheet, line.b)];
  if (a === null || b === null) return null;
  const up = line.up === line.a ? a : line.up === line.b ? b : null;
  return { line, a, b, up, pair: `${line.a}/${line.b}` };
}

function coveredBy({ beyond, size }: Sheet, laid: readonly LaidHexside[]): Uint8Array {
  const covered = new Uint8Array(size * 6);
  for (const { a, b } of laid) {
    for (let side = 0; side < 6; side += 1) {
      if (beyond[a * 6 + side] === b) covered[a * 6 + side] = 1;
      if (beyond[b * 6 + side] === a) covered[b * 6 + side] = 1;
    }
  }
  return covered;
}

/** The terrain of a hex. */
export function terrainAt({ terrain }: Survey, hex: HexId): Terrain {
  return TERRAINS[terrain[hex]!]!;
}

/** Neighbours between which nothing lies, each pair once, as a walk over the map. */
export function* openPairs({ sheet, covered }: Survey): Generator<readonly [HexId, HexId]> {
  for (let hex = 0; hex < sheet.size; hex += 1) {
    for (let side = 0; side < 3; side += 1) {
      const next = sheet.beyond[hex * 6 + side]!;
      if (next >= 0 && covered[hex * 6 + side] === 0) yield [hex as HexId, next as HexId];
    }
  }
}

/** A finding on a hex. */
export function onHex({ sheet }: Survey, hex: HexId, fix: Command | null = null): Finding {
  const name = hexName(sheet, hex);
  return { place: { at: 'hex', hex: name }, what: name, fix };
}

/** A finding on a hexside. */
export function onHexside(pair: Pair, fix: Command | null = null): Finding {
  return { place: { at: 'hexside', pair }, what: pair, fix };
}

/** A finding in a part of the file. */
export function inPart(path: string, what: string | Text, fix: Command | null = null): Finding {
  return { place: { at: 'part', path }, what, fix };
}
