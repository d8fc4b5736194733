/** Case 2.2.0: the shape of a map file, as `board/mapFile.ts` describes it; `board/compile.ts` reads its meaning. */
import * as z from 'zod/mini';
import { LOOKS } from '../board/houseGround.ts';
import { hexName, id, text, whole } from './parts.ts';

const words = z.string();
const hexes = z.array(hexName);
const blocks = z.record(z.string(), hexes);
const point = z.readonly(z.tuple([z.number(), z.number()]));

/** What a step costs, in movement points: a multiple of a half, or null where nobody of the sort may go. */
const cost = z.nullable(
  z.number().check(z.gte(0), z.lte(20), z.multipleOf(0.5, 'costs are whole or half movement points')),
);
const costs = z.strictObject({ foot: cost, horse: cost, beast: cost, engine: cost });

/** Ground of the map's own (2.22.1). */
export const houseGroundSchema = z.strictObject({
  name: text,
  look: z.enum(LOOKS),
  cost: costs,
  armour: z._default(whole(0, 3), 0),
  strength: z._default(whole(-3, 0), 0),
  morale: z._default(whole(-3, 3), 0),
  opaque: z._default(z.boolean(), false),
  stops: z._default(z.boolean(), false),
});

/** A kind of hexside of the map's own (2.22.2). */
export const houseHexsideSchema = z.strictObject({
  name: text,
  look: z.enum(LOOKS),
  cost: costs,
  armour: z._default(whole(0, 3), 0),
  cover: z._default(whole(0, 3), 0),
  contact: z._default(z.boolean(), true),
  morale: z.optional(whole(-3, 3)),
  opaque: z.optional(z.boolean()),
  stops: z.optional(z.boolean()),
});

/** A letter of the legend. */
export const letterSchema = z.strictObject({
  terrain: z.enum(['clear', 'tunnel', 'mountain', 'plowed', 'grove', 'crater']),
  city: z.optional(z.boolean()),
  elevation: z.optional(whole(0, 7)),
  house: z.optional(id),
  name: words,
});

/** What lies on a hexside. */
export const hexsideSchema = z.strictObject({
  a: hexName,
  b: hexName,
  kind: z.enum(['wall', 'tower', 'gate', 'main-gate', 'tunnel', 'slope', 'house']),
  house: z.optional(id),
  up: z.optional(hexName),
  level: z.optional(whole(1, 7)),
  rock: z.optional(z.boolean()),
  flank: z.optional(z.boolean()),
  name: z.optional(words),
});

/** A road. */
export const roadSchema = z.strictObject({
  name: words,
  kind: z.enum(['causeway', 'road', 'street']),
  path: hexes,
});

/** A name on the sheet. */
export const letteringSchema = z.strictObject({
  text: words,
  at: hexName,
  importance: z.number(),
  kind: words,
  place: z.optional(words),
  angle: z.optional(z.number()),
  span: z.optional(hexes),
});

/** What is only painted. */
export const decorSchema = z.strictObject({
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
  legend: z.record(z.string(), letterSchema),
  hexes: z.array(words),
  levels: z.array(words),
  hexsideKinds: z.optional(z.record(z.string(), words)),
  hexsideNotes: z.optional(words),
  hexsides: z.array(hexsideSchema),
  roads: z.array(roadSchema),
  blocks: z.strictObject({ plowed: blocks, groves: blocks, hills: blocks }),
  decor: decorSchema,
  names: z.array(letteringSchema),
  house: z.optional(
    z.strictObject({
      ground: z.optional(z.record(id, houseGroundSchema)),
      hexsides: z.optional(z.record(id, houseHexsideSchema)),
    }),
  ),
  zones: blocks,
});
