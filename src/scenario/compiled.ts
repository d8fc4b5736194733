/**
 * Shipped scenarios as the build compiles them, so that a player fetches the battle itself and nothing that reads files.
 * A map stands in a file of its own: several scenarios share it.
 */
import { HEXSIDE_KINDS, type Board, type Work } from '../board/board.ts';
import { hexNamed, type HexId } from '../board/hex.ts';
import type { MapFile } from '../board/mapFile.ts';
import type { Battle, Kind, Piece } from '../engine/battle.ts';
import type { OpenScenario } from './parse.ts';
import type { InlineScenario } from './schema.ts';

/** A map as it was written and as it was compiled. */
export interface CompiledMap {
  readonly map: MapFile;
  readonly board: Board;
}

/** A scenario without its map, and the name of that. */
export interface CompiledScenario {
  readonly map: string;
  readonly battle: Omit<Battle, 'board'>;
  readonly document: Omit<InlineScenario, 'map'>;
}

/** The scenario on its map, as it was before it was compiled. */
export function openCompiled({ battle, document }: CompiledScenario, ground: CompiledMap): OpenScenario {
  const { map, board } = ground;
  return { battle: { ...battle, board }, document: { ...document, map: { inline: map } } };
}

/** A compiled map as text. */
export function writeCompiledMap({ map, board }: CompiledMap): string {
  const { zones: _, names: __, houseGround, houseSide, works, ...rest } = board;
  const own = map.house === undefined ? {} : { houseGround, houseSide };
  const halves = {
    side: halfOf(board.side),
    up: halfOf(board.up),
    work: halfOf(board.work),
    road: halfOf(board.road),
  };
  const axes = { q: differencesOf(board.q), r: differencesOf(board.r) };
  return writeValue({
    map,
    board: { ...rest, ...own, ...halves, ...axes, beyond: stepsOf(board.beyond), works: inColumns(works) },
  });
}

/** A compiled map from its text. */
export function readCompiledMap(text: string): CompiledMap {
  const { map, board } = read(text) as WrittenMap;
  const beyond = neighboursOf(board.beyond);
  const names = new Map<HexId, string>();
  for (const { at, text: name } of map.names) {
    const hex = hexNamed(board, at)!;
    if (!names.has(hex)) names.set(hex, name);
  }
  const zones = Object.entries(map.zones).map(([zone, hexes]) => [
    zone,
    [...new Set(hexes)].map((hex) => hexNamed(board, hex)!),
  ]);
  return {
    map,
    board: {
      houseGround: new Uint8Array(board.size),
      houseSide: new Uint8Array(board.size * 6),
      ...board,
      beyond,
      side: bothOf(board.side, beyond, EDGE, (side) => side),
      up: bothOf(board.up, beyond, 0, (up) => -up),
      work: bothOf(board.work, beyond, -1, (work) => work),
      road: bothOf(board.road, beyond, 0, (road) => road),
      q: sumsOf(board.q),
      r: sumsOf(board.r),
      works: inLines(board.works),
      zones: Object.fromEntries(zones),
      names,
    },
  };
}

/** As it is written: works field by field, which packs well; zones and names stand in the map, and what lies on a hexside only with one of its hexes. */
interface WrittenMap {
  readonly map: MapFile;
  readonly board: Omit<Board, 'zones' | 'names' | 'works' | 'houseGround' | 'houseSide'> &
    Partial<Pick<Board, 'houseGround' | 'houseSide'>> &
    Readonly<{ works: WorkColumns }>;
}

type WorkColumns = { readonly [Field in keyof Work]: readonly Work[Field][] };

function inColumns(works: readonly Work[]): WorkColumns {
  return {
    hexside: works.map(({ hexside }) => hexside),
    kind: works.map(({ kind }) => kind),
    inner: works.map(({ inner }) => inner),
    outer: works.map(({ outer }) => outer),
    level: works.map(({ level }) => level),
    name: works.map(({ name }) => name),
  };
}

function inLines({ hexside, kind, inner, outer, level, name }: WorkColumns): readonly Work[] {
  return hexside.map((side, at) => ({
    hexside: side,
    kind: kind[at]!,
    inner: inner[at]!,
    outer: outer[at]!,
    level: level[at]!,
    name: name[at]!,
  }));
}

/** A scenario as text, with the name of the map on which it is played. */
export function writeCompiledScenario(scenario: OpenScenario, map: string): string {
  const { board: _, ...battle } = scenario.battle;
  const { map: __, ...document } = scenario.document;
  const kinds = [...new Set(battle.pieces.map(({ kind }) => kind))];
  const pieces = battle.pieces.map((piece) => ({ ...piece, kind: kinds.indexOf(piece.kind) }));
  return writeValue({ map, battle: { ...battle, pieces }, document, kinds } satisfies WrittenScenario);
}

/** A compiled scenario from its text. */
export function readCompiledScenario(text: string): CompiledScenario {
  const { map, battle, document, kinds } = read(text) as WrittenScenario;
  const pieces = battle.pieces.map((piece) => ({ ...piece, kind: kinds[piece.kind]! }));
  return { map, battle: { ...battle, pieces }, document };
}

/** As it is written: each kind once, for the pieces of a kind share it. */
interface WrittenScenario extends Pick<CompiledScenario, 'map' | 'document'> {
  readonly battle: Omit<Battle, 'board' | 'pieces'> &
    Readonly<{ pieces: readonly (Omit<Piece, 'kind'> & Readonly<{ kind: number }>)[] }>;
  readonly kinds: readonly Kind[];
}

/** Neighbours as steps from the hex, 0 beyond the edge: most hexes take the same six, which packs well. */
function stepsOf(beyond: Int32Array): Int32Array {
  return beyond.map((neighbour, side) => (neighbour < 0 ? 0 : neighbour - Math.floor(side / 6)));
}

/** How much more each coordinate is than the one before: along a row always as much, which packs well. */
function differencesOf(axis: Int16Array): Int16Array {
  return axis.map((value, hex) => value - (axis[hex - 1] ?? 0));
}

function sumsOf(differences: Int16Array): Int16Array {
  let sum = 0;
  return differences.map((difference) => (sum += difference));
}

const EDGE = HEXSIDE_KINDS.indexOf('edge');

/** What lies on the hexsides of directions 0 to 2 of every hex. */
function halfOf<Sides extends Uint8Array | Int8Array | Int32Array>(sides: Sides): Sides {
  return sides.filter((_, side) => side % 6 < 3) as Sides;
}

/** The same of all six: the other three are those of the neighbours, seen from here, or beyond the edge. */
function bothOf<Sides extends Uint8Array | Int8Array | Int32Array>(
  half: Sides,
  beyond: Int32Array,
  atEdge: number,
  seenFromHere: (value: number) => number,
): Sides {
  const valueAt = (hex: number, direction: number): number => half[hex * 3 + direction]!;
  const both = Array.from(beyond, (neighbour, side) => {
    const direction = side % 6;
    if (direction < 3) return valueAt(Math.floor(side / 6), direction);
    return neighbour < 0 ? atEdge : seenFromHere(valueAt(neighbour, direction - 3));
  });
  return (half.constructor as unknown as { from: (values: readonly number[]) => Sides }).from(both);
}

function neighboursOf(steps: Int32Array): Int32Array {
  return steps.map((step, side) => (step === 0 ? -1 : step + Math.floor(side / 6)));
}

/** What JSON does not know, by the key under which it stands there. */
const MADE: Readonly<Record<string, (content: never) => unknown>> = {
  $Set: (content: readonly unknown[]) => new Set(content),
  $Map: (content: readonly (readonly [unknown, unknown])[]) => new Map(content),
  $Uint8Array: (content: string) => Uint8Array.from(numbers(content)),
  $Int8Array: (content: string) => Int8Array.from(numbers(content)),
  $Int16Array: (content: string) => Int16Array.from(numbers(content)),
  $Int32Array: (content: string) => Int32Array.from(numbers(content)),
};

function numbers(content: string): readonly number[] {
  return content.split(',').map(Number);
}

function writeValue(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => {
    if (one instanceof Set) return { $Set: [...one] };
    if (one instanceof Map) return { $Map: [...one] };
    return ArrayBuffer.isView(one) ? { [`$${one.constructor.name}`]: String(one) } : one;
  });
}

function read(text: string): unknown {
  return JSON.parse(text, (_, one: unknown) => {
    if (typeof one !== 'object' || one === null) return one;
    const [key, ...others] = Object.keys(one);
    const make = key === undefined || others.length > 0 ? undefined : MADE[key];
    return make === undefined ? one : make((one as Record<string, never>)[key!]!);
  });
}
