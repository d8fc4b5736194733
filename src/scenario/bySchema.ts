/** The files of strangers, held against their schemas. */
import * as z from 'zod/mini';
import { draftOf } from './draft.ts';
import { mapSchema } from './mapSchema.ts';
import type { Reading } from './reading.ts';
import { rosterSchema } from './rosterSchema.ts';
import { optionsSchema, scenarioSchema } from './schema.ts';
import { readShape, tryShape } from './shape.ts';

const byFile = z.object({ file: z.string() });
const inline = z.object({ inline: mapSchema });

/** Every difference from the schemas is told, and nothing is believed. */
export const BY_SCHEMA: Reading = {
  scenario: (document, report) => readShape(scenarioSchema, document, [], report),
  draft: draftOf,
  ground: (part) => tryShape(inline, part) ?? tryShape(byFile, part),
  map: (document, report) => readShape(mapSchema, document, [], report),
  kinds: (document, report) => readShape(rosterSchema, document, [], report)?.kinds ?? null,
  isChoice: (option, is) => tryShape(optionsSchema.shape[option], is) !== null,
};
