/** The JSON Schemas (2020-12) of the files that authors write: the shapes the game reads with, and words for an editor of text. */
import * as z from 'zod/mini';
import { hintSchemas } from '../scenario/hintSchema.ts';
import { mapSchema } from '../scenario/mapSchema.ts';
import { regionSchema, text } from '../scenario/parts.ts';
import { kindSchemas, rosterSchema } from '../scenario/rosterSchema.ts';
import { scenarioSchema } from '../scenario/schema.ts';
import { effectSchemas, momentSchemas, whoSchema } from '../scenario/eventSchema.ts';
import { conditionSchemas, consequenceSchemas } from '../scenario/triggerSchema.ts';
import { siegeBriefJsonSchema } from '../strategic/war-of-the-ring/brief/schema.ts';
import { siegeResultJsonSchema } from '../strategic/war-of-the-ring/ledger/result.ts';
import { explain, type JsonSchema } from './explain.ts';
import { formatPage } from './formatPage.ts';
import { MAP } from './mapWords.ts';
import { KINDS, ROSTER } from './rosterWords.ts';
import { SCENARIO, SCENARIO_DEFINITIONS } from './scenarioWords.ts';
import { BRIEF, RESULT } from './siegeWords.ts';

const { text: TEXT } = SCENARIO_DEFINITIONS;

/** Every published schema by the name of its file. Throws where a field has no words. */
export function publishedSchemas(): Readonly<Record<string, JsonSchema>> {
  const defined = definitions();
  const shape = (schema: z.ZodMiniType): JsonSchema =>
    z.toJSONSchema(schema, { io: 'input', metadata: defined }) as JsonSchema;
  return {
    scenario: forEditors(explain(shape(scenarioSchema), SCENARIO, SCENARIO_DEFINITIONS)),
    map: forEditors(
      explain(z.toJSONSchema(mapSchema, { io: 'input', metadata: texts() }) as JsonSchema, MAP, { text: TEXT! }),
    ),
    roster: forEditors(explain(shape(rosterSchema), ROSTER, { text: TEXT!, ...KINDS })),
    'siege-brief': forEditors(explain(siegeBriefJsonSchema() as JsonSchema, BRIEF)),
    'siege-result': forEditors(explain(siegeResultJsonSchema() as JsonSchema, RESULT)),
  };
}

/** The page of the documentation about the format of scenarios. */
export function writtenFormat(): string {
  return formatPage(publishedSchemas()['scenario']!);
}

/** Texts are said once. */
function texts() {
  const named = z.registry<{ id: string }>();
  named.add(text, { id: 'text' });
  return named;
}

/** What a schema says once, under a name, however often it is used. */
function definitions() {
  const named = texts();
  named.add(regionSchema, { id: 'region' });
  named.add(mapSchema, { id: 'map' });
  for (const kind of kindSchemas) named.add(kind, { id: nameOf(kind.shape.class) });
  named.add(whoSchema, { id: 'who' });
  const parts = [
    ...hintSchemas,
    ...conditionSchemas,
    ...consequenceSchemas,
    ...momentSchemas,
    ...effectSchemas,
  ];
  for (const part of parts) {
    named.add(part, { id: nameOf(part.shape.type) });
  }
  return named;
}

function nameOf({ def }: z.ZodMiniLiteral<string>): string {
  return def.values.join();
}

/** A file may name its schema in its first line, which the game leaves out as it reads. */
function forEditors(schema: JsonSchema): JsonSchema {
  const named = {
    type: 'string',
    title: 'Schema',
    description: 'Where the schema of this file lies, for editors. The game does not read it.',
  };
  return { ...schema, properties: { $schema: named, ...schema.properties } };
}
