/** Case 2.2.0: the shape of a map file, as `board/mapFile.ts` describes it; `board/compile.ts` reads its meaning. */
import * as z from 'zod/mini';
import { hexName, whole } from './parts.ts';

const words = z.string();
const hexes = z.array(hexName);
const blocks = z.record(z.string(), hexes);
const point = z.readonly(z.tuple([z.number(), z.number()]));

const letter = z.strictObject({
  terrain: z.enum(['clear', 'tunnel', 'mountain', 'plowed', 'grove', 'crater']),
  city: z.optional(z.boolean()),
  elevation: z.optional(whole(0, 7)),
  name: words,
});

const hexside = z.strictObject({
  a: hexName,
  b: hexName,
  kind: z.enum(['wall', 'tower', 'gate', 'main-gate', 'tunnel', 'slope']),
  up: z.optional(hexName),
  level: z.optional(whole(1, 7)),
  rock: z.optional(z.boolean()),
  flank: z.optional(z.boolean()),
  name: z.optional(words),
});

const road = z.strictObject({
  name: words,
  kind: z.enum(['causeway', 'road', 'street']),
  path: hexes,
});

const lettering = z.strictObject({
  text: words,
  at: hexName,
  importance: z.number(),
  kind: words,
  place: z.optional(words),
  angle: z.optional(z.number()),
  span: z.optional(hexes),
});

const decor = z.strictObject({
  note: z.optional(words),
  rammasEchor: z.optional(z.array(z.array(point))),
  causewayForts: z.optional(z.array(point)),
  anduin: z.optional(z.array(point)),
  harlondQuays: z.optional(z.array(point)),
  ramparts: z.optional(z.array(z.array(point))),
  streams: z.optional(z.array(z.array(point))),
});

/** A map file. */
export const mapSchema = z.strictObject({
  name: words,
  orientation: z.enum(['pointy', 'flat']),
  columns: whole(1, 999),
  rows: whole(1, 999),
  offset: z.enum(['odd-r', 'even-r', 'odd-q', 'even-q']),
  numbering: z.optional(words),
  scale: z.optional(words),
  legend: z.record(z.string(), letter),
  hexes: z.array(words),
  levels: z.array(words),
  hexsideKinds: z.optional(z.record(z.string(), words)),
  hexsideNotes: z.optional(words),
  hexsides: z.array(hexside),
  roads: z.array(road),
  blocks: z.strictObject({ plowed: blocks, groves: blocks, hills: blocks }),
  decor,
  names: z.array(lettering),
  zones: blocks,
});
