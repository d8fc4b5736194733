/** What may be wrong with a map of Tiled. The words are in `i18n/tiledWords.ts`, one sentence a code. */

/** Why a map is not taken at all. */
export const TILED_REFUSALS = [
  'too-long',
  'not-xml',
  'not-json',
  'no-map',
  'not-hexagonal',
  'wrong-size',
  'too-large',
  'no-tile-layer',
  'no-tiles',
  'zstd',
  'unknown-compression',
  'unknown-encoding',
  'broken-data',
  'wrong-count',
  'tileset-missing',
  'tileset-broken',
  'too-many-kinds',
  'too-many-objects',
] as const;

/** What is left out or put otherwise of a map that is taken. */
export const TILED_NOTES = [
  'unknown-tile',
  'flipped',
  'terrain-guessed',
  'layer-ignored',
  'object-ignored',
  'unknown-hexside',
  'no-house-row',
  'hexside-twice',
  'unknown-level',
  'off-map',
  'too-far',
  'rest-broken',
  'not-carried',
] as const;

export type TiledCode = (typeof TILED_REFUSALS)[number] | (typeof TILED_NOTES)[number];

/** A problem: where in the file, and what the sentence about it names. */
export interface TiledProblem {
  readonly code: TiledCode;
  /** A file, a layer, an object: "walls.tmx", "layer hexsides", "object 12". */
  readonly place: string;
  readonly what: string;
}

/** Takes a problem down and goes on. */
export type NoteTiled = (code: TiledCode, place: string, what?: string | number) => void;

/** A map that cannot be taken: thrown within the importer, caught where it begins. */
export class TiledRefusal extends Error {
  readonly problem: TiledProblem;

  constructor(code: (typeof TILED_REFUSALS)[number], place: string, what: string | number = '') {
    super(code);
    this.problem = { code, place, what: String(what) };
  }
}
