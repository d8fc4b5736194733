/** The shape of a scenario file: map, kinds, sides, pieces, set-up, and its arrivals and end written as triggers. */
import * as z from 'zod/mini';
import { COLOURS, SIGNS } from '../engine/livery.ts';
import { LEVEL_GAINED, LEVEL_LOST } from '../rulebook/house.ts';
import { DEFAULT_OPTIONS } from './defaults.ts';
import { mapSchema } from './mapSchema.ts';
import { hexName, hexside, id, place, regionSchema, text, whole } from './parts.ts';
import { kindSchema, type KindSheet } from './rosterSchema.ts';
import { hintSchema } from './hintSchema.ts';
import { variableSchema } from './eventSchema.ts';
import { testSchema } from './testSchema.ts';
import { triggerSchema, type TriggerLine } from './triggerSchema.ts';
import type { MapFile } from '../board/mapFile.ts';

const force = z.strictObject({
  id,
  name: text,
  /** Where its demoralization begins (2.10.1). */
  threshold: whole(1, 999),
  /** Of the defender: takes the blows to the fortress; of the besieger: gains by them (2.10.2). One of each side. */
  holds: z.boolean(),
  /** Its livery; by its side where it is left out. */
  colour: z.optional(z.enum(COLOURS)),
  /** The sign on its track and its counters. */
  device: z.optional(z.enum(SIGNS)),
});

export const sideSchema = z.strictObject({
  id,
  role: z.enum(['defender', 'besieger']),
  name: text,
  forces: z.array(force),
});

export const turnsSchema = z.strictObject({
  first: whole(1, 99),
  last: whole(1, 99),
  night: z.array(whole(1, 99)),
  names: z._default(z.record(z.string().check(z.regex(/^\d+$/, 'a turn is named by its number')), text), {}),
});

/** The options of the rules' head; what is left out is as `defaults.ts` has it. */
export const optionsSchema = z.strictObject({
  /** 2.5.4 */
  approachMarch: z._default(z.boolean(), DEFAULT_OPTIONS.approachMarch),
  /** 2.12.8 */
  breakDarkness: z._default(z.enum(['mordor', 'all']), DEFAULT_OPTIONS.breakDarkness),
  /** 2.11.3 */
  outerWallTowers: z._default(z.enum(['printed', 'scale']), DEFAULT_OPTIONS.outerWallTowers),
  /** 2.12.3 */
  secondFreeze: z._default(z.enum(['game', 'concurrent']), DEFAULT_OPTIONS.secondFreeze),
  /** 2.6 */
  rohanArrival: z._default(z.enum(['ramp', 'flat']), DEFAULT_OPTIONS.rohanArrival),
  /** 2.2.10 */
  fireTrenches: z._default(z.boolean(), DEFAULT_OPTIONS.fireTrenches),
  /** 2.13.3 */
  victory: z._default(z.enum(['points', 'attested']), DEFAULT_OPTIONS.victory),
  /** 2.10.5 */
  levelControl: z._default(z.enum(['empty', 'gate']), DEFAULT_OPTIONS.levelControl),
  /** 2.5.1 */
  hiddenCauldrons: z._default(z.boolean(), DEFAULT_OPTIONS.hiddenCauldrons),
  /** 2.11.12 */
  grond: z._default(z.enum(['always-active', 'spell']), DEFAULT_OPTIONS.grond),
});

/** What the besieger has in supply (2.5.3), and how often leaders may try to rally (2.9.6). */
export const suppliesSchema = z.strictObject({
  ladders: z._default(whole(0, 99), 0),
  heads: z._default(whole(0, 99), 0),
  trenches: z._default(whole(0, 99), 0),
  /** Tries to rally that the leaders of a side have in the whole battle; left out, there is no limit (2.9.6). */
  tries: z.optional(
    z.strictObject({ defender: z.optional(whole(0, 99)), besieger: z.optional(whole(0, 99)) }),
  ),
});

/** What a city level that changes hands counts to the force that holds it and to the one that takes it (2.10.2). */
export const levelValuesSchema = z.strictObject({
  lost: z._default(whole(0, 99), LEVEL_LOST),
  gained: z._default(whole(0, 99), LEVEL_GAINED),
});

/** What has happened before the first turn; nothing of it moves a track. */
export const openingSchema = z.strictObject({
  /** Works that are down. */
  breached: z._default(z.array(hexside), []),
  /** City levels the besieger has taken. */
  lost: z._default(z.array(whole(1, 7)), []),
  /** Gates the besieger holds while their level is not lost. */
  taken: z.optional(z.array(hexside)),
  /** Ladders that stand already, each by its foot and the hex it leads to. */
  ladders: z.optional(z.array(hexside)),
  /** Where the tracks begin, by force. */
  tracks: z._default(z.record(z.string(), whole(-999, 999)), {}),
});

/** Hexes of the scenario's own, by name. */
export const zonesSchema = z.record(z.string(), z.array(hexName));

/** `oil`: of cauldrons, and of every cauldron: the measures in it, 0 for a dummy (2.5.3). */
export const pieceSchema = z.strictObject({
  id,
  kind: id,
  force: id,
  at: place,
  oil: z.optional(whole(0, 9)),
  /** Steps it has lost already: of a unit, fewer than it has faces (2.4.6, 2.4.7). */
  lost: z.optional(whole(1, 3)),
  /** Of a unit that begins disrupted. */
  disrupted: z.optional(z.literal(true)),
});

/** Pieces that wait off the map and come together, by the hexes of their zone (2.6). */
export const groupSchema = z.strictObject({
  id,
  name: text,
  side: id,
  pieces: z.array(id),
  zone: regionSchema,
});

export const setupSchema = z.strictObject({
  force: id,
  /** "all": every piece of the force that no other line of the set-up names. */
  pieces: z.union([z.literal('all'), z.array(id)]),
  zone: regionSchema,
  name: text,
});

/** So many tests of its author a scenario has at most. */
export const MOST_TESTS = 40;

/** So many battles, each made of the next, are remembered behind the one of which a battle was made. */
export const MOST_ANCESTORS = 16;

/** A battle of which another was made, as it was then. */
const ancestor = {
  id,
  title: text,
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'a hash is written in 64 figures and letters a to f')),
};

/** A scenario file; its parts in the order in which they are written. */
export const scenarioSchema = z.strictObject({
  format: z.literal('pelennor/scenario'),
  version: z.literal(1),
  id,
  title: text,
  summary: text,
  /** The battle of which this one was made: what it was called then, and its hash. */
  forkedFrom: z.optional(
    z.strictObject({
      ...ancestor,
      before: z.optional(z.array(z.strictObject(ancestor)).check(z.maxLength(MOST_ANCESTORS))),
    }),
  ),
  /** What happened there in the tale. */
  history: z.optional(text),
  /** Why the scenario is as it is. */
  notes: z.optional(text),
  /** How often each side wins, and against whom that was found. */
  balance: z.optional(text),
  /** How long a game takes two players. */
  minutes: z.optional(whole(1, 999)),
  /** A picture of it, under `assets/scenarios`. */
  picture: z.optional(
    z.string().check(z.regex(/^[a-z0-9-]+\.jpg$/, 'a picture is named like "the-great-gate.jpg"')),
  ),
  map: z.union([z.strictObject({ file: z.string() }), z.strictObject({ inline: mapSchema })]),
  kinds: z.array(z.union([z.string(), kindSchema])),
  sides: z.array(sideSchema),
  turns: turnsSchema,
  options: z._default(optionsSchema, DEFAULT_OPTIONS),
  supplies: z._default(suppliesSchema, { ladders: 0, heads: 0, trenches: 0 }),
  levelValues: z.optional(levelValuesSchema),
  opening: z.optional(openingSchema),
  zones: z._default(zonesSchema, {}),
  pieces: z.array(pieceSchema),
  setup: z.array(setupSchema),
  groups: z._default(z.array(groupSchema), []),
  /** For the machine alone. */
  hints: z.optional(z.array(hintSchema)),
  variables: z.optional(z.array(variableSchema)),
  triggers: z.array(triggerSchema),
  tests: z.optional(z.array(testSchema).check(z.maxLength(MOST_TESTS))),
});
export type ScenarioFile = z.infer<typeof scenarioSchema>;
export type SideLine = z.infer<typeof sideSchema>;
export type Turns = z.infer<typeof turnsSchema>;
export type PieceLine = z.infer<typeof pieceSchema>;
export type SetupLine = z.infer<typeof setupSchema>;
export type GroupLine = z.infer<typeof groupSchema>;
export type OpeningLine = z.infer<typeof openingSchema>;
export type { TriggerLine };

/** A scenario that needs no other file: its map and the kinds it uses are part of it. */
export type InlineScenario = Omit<ScenarioFile, 'map' | 'kinds'> &
  Readonly<{ map: Readonly<{ inline: MapFile }>; kinds: readonly KindSheet[] }>;
