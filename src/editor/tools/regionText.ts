/** A copied region as text: what lies on the clipboard between two documents, two windows or two people. Read as a stranger's file. */
import * as z from 'zod/mini';
import type { HexId } from '../../board/hex.ts';
import { id, whole } from '../../scenario/parts.ts';
import {
  hexsideSchema,
  houseGroundSchema,
  houseHexsideSchema,
  letterSchema,
  letteringSchema,
  roadSchema,
} from '../../scenario/mapSchema.ts';
import { parseJson } from '../../scenario/parseJson.ts';
import { MOST_COLUMNS, type ScenarioDocument } from '../document.ts';
import { refuse, readLine, type EditRefused } from '../edited.ts';
import { copyRegion, type Region, type AxialStep } from './region.ts';

/** The longest text that is read, in characters: a map of 200 x 200 hexes has less. */
export const MOST_REGION_TEXT = 2_000_000;
/** The most hexes of a copy: those of the largest map. */
const MOST_CELLS = MOST_COLUMNS * MOST_COLUMNS;
/** The longest way from the anchor: over the largest map, around its corner and back. */
const FARTHEST = MOST_COLUMNS * 2;

const along = whole(-FARTHEST, FARTHEST);
const step = z.readonly(z.tuple([along, along]));
const letter = z.string().check(z.length(1));
const level = z.enum(['.', '1', '2', '3', '4', '5', '6', '7']);

/** Cells are [q, r, letter, level], in steps from the anchor. */
const schema = z.strictObject({
  format: z.literal('pelennor/region'),
  version: z.literal(1),
  orientation: z.enum(['pointy', 'flat']),
  legend: z.record(letter, letterSchema),
  house: z.strictObject({
    ground: z.record(id, houseGroundSchema),
    hexsides: z.record(id, houseHexsideSchema),
  }),
  cells: z.array(z.tuple([along, along, letter, level])).check(z.maxLength(MOST_CELLS)),
  hexsides: z.array(
    z.extend(z.omit(hexsideSchema, { a: true, b: true, up: true }), {
      a: step,
      b: step,
      up: z.optional(step),
    }),
  ),
  roads: z.array(z.extend(z.omit(roadSchema, { path: true }), { path: z.array(step).check(z.minLength(2)) })),
  names: z.array(z.extend(z.omit(letteringSchema, { at: true, span: true }), { at: step })),
});

/** Copies hexes of a document as text; the first hex is the anchor. */
export function copyText(document: ScenarioDocument, hexes: readonly HexId[]): string {
  return writeRegion(copyRegion(document, hexes));
}

/** A region as text; reading it gives the same region. */
export function writeRegion({ orientation, house, cells, hexsides, roads, names }: Region): string {
  return JSON.stringify({
    format: 'pelennor/region',
    version: 1,
    orientation,
    legend: Object.fromEntries(cells.map(({ letter: one, meaning }) => [one, meaning])),
    house,
    cells: cells.map(({ at: [q, r], letter: one, level: high }) => [q, r, one, high]),
    hexsides: hexsides.map(({ a, b, up, line }) => ({ a, b, ...(up === null ? {} : { up }), ...line })),
    roads: roads.map(({ road, path }) => ({ ...road, path })),
    names: names.map(({ at, name }) => ({ ...name, at })),
  });
}

/** A region that was read, or why it is none. */
export type ReadRegion = Readonly<{ ok: true; region: Region }> | EditRefused;

/**
 * Reads a region from text. EditRefused is what is too long, what is no region, and one that could not be laid anywhere: a letter without a
 * meaning, ground that nobody describes, a hex given twice, hexsides and roads between hexes that do not touch.
 */
export function readRegion(text: string): ReadRegion {
  if (text.length > MOST_REGION_TEXT) return refuse('region-too-large', String(MOST_REGION_TEXT));
  const parsed = parseJson(text);
  if (!parsed.ok || !isRegion(parsed.value)) return refuse('no-region');
  const read = readLine(schema, parsed.value);
  if (!read.ok) return read;
  const { orientation, legend, house, cells, hexsides, roads, names } = read.line;
  const wrong = faultIn(read.line);
  if (wrong !== null) return refuse('wrong-shape', wrong);
  const region: Region = {
    orientation,
    house,
    cells: cells.map(([q, r, one, high]) => ({
      at: [q, r],
      letter: one,
      meaning: legend[one]!,
      level: high,
    })),
    hexsides: hexsides.map(({ a, b, up, ...line }) => ({ a, b, up: up ?? null, line })),
    roads: roads.map(({ path, ...road }) => ({ road, path })),
    names: names.map(({ at, ...name }) => ({ at, name })),
  };
  return { ok: true, region };
}

function isRegion(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'format' in value && value.format === 'pelennor/region'
  );
}

/** The first thing that has the right shape and yet no sense, as a place and a sentence. */
function faultIn({ legend, house, cells, hexsides, roads }: z.infer<typeof schema>): string | null {
  const seen = new Set<string>();
  for (const [at, [q, r, one]] of cells.entries()) {
    if (!Object.hasOwn(legend, one)) return `/cells/${at} the legend has no letter ${JSON.stringify(one)}`;
    if (seen.has(`${q} ${r}`)) return `/cells/${at} the hex is given twice`;
    seen.add(`${q} ${r}`);
  }
  const letters = Object.entries(legend);
  const strange = letters.find(
    ([, { house: own }]) => own !== undefined && !Object.hasOwn(house.ground, own),
  );
  if (strange !== undefined) return `/legend/${strange[0]} there is no ground ${strange[1].house!}`;
  for (const [at, { a, b, up, house: own }] of hexsides.entries()) {
    if (!areNeighbours(a, b)) return `/hexsides/${at} the hexes do not touch`;
    if (up !== undefined && !isStep(up, a) && !isStep(up, b)) return `/hexsides/${at}/up is neither hex`;
    if (own !== undefined && !Object.hasOwn(house.hexsides, own))
      return `/hexsides/${at} there is no hexside ${own}`;
  }
  for (const [at, { path }] of roads.entries())
    if (path.some((one, index) => index > 0 && !areNeighbours(path[index - 1]!, one)))
      return `/roads/${at} the hexes of a road touch one another`;
  return null;
}

function areNeighbours([aq, ar]: AxialStep, [bq, br]: AxialStep): boolean {
  const [q, r] = [bq - aq, br - ar];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
}

function isStep([aq, ar]: AxialStep, [bq, br]: AxialStep): boolean {
  return aq === bq && ar === br;
}
