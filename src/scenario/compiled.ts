/**
 * Shipped scenarios as the build compiles them, so that a player fetches the battle itself and nothing that reads files.
 * A map stands in a file of its own: several scenarios share it.
 */
import type { Board } from '../board/board.ts';
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
  return written({ map, board: { ...board, beyond: stepsOf(board.beyond) } });
}

/** A compiled map from its text. */
export function readCompiledMap(text: string): CompiledMap {
  const { map, board } = read(text) as CompiledMap;
  return { map, board: { ...board, beyond: neighboursOf(board.beyond) } };
}

/** A scenario as text, with the name of the map on which it is played. */
export function writeCompiledScenario(scenario: OpenScenario, map: string): string {
  const { board: _, ...battle } = scenario.battle;
  const { map: __, ...document } = scenario.document;
  const kinds = [...new Set(battle.pieces.map(({ kind }) => kind))];
  const pieces = battle.pieces.map((piece) => ({ ...piece, kind: kinds.indexOf(piece.kind) }));
  return written({ map, battle: { ...battle, pieces }, document, kinds } satisfies WrittenScenario);
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

function written(value: unknown): string {
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
