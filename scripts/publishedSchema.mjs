// The JSON Schema (2020-12) that is published, made from the schema the game itself reads scenarios with.
import { toJSONSchema } from 'zod';

/** Where it is published, from the folder of the repository. */
export const SCHEMA_FILE = 'schemas/scenario.schema.json';

/**
 * The text of the published file.
 * @param {unknown} scenarioSchema the zod schema of src/scenario/schema.ts
 * @returns {string}
 */
export function publishedSchema(scenarioSchema) {
  const schema = toJSONSchema(/** @type {import('zod').ZodType} */ (scenarioSchema), { io: 'input' });
  return `${JSON.stringify({ title: 'A scenario of Pelennor', ...schema }, null, 2)}\n`;
}
