// `npm run schema`: publishes the JSON Schemas (2020-12) of the files that authors write, from those the game reads with.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './fingerprint.mjs';
import { run } from './program.mjs';

const { publishedSchemas, writtenFormat } = await run('src/schemas/published.ts');
const schemas = /** @type {() => Record<string, object>} */ (publishedSchemas)();

mkdirSync(join(ROOT, 'schemas'), { recursive: true });
for (const [name, schema] of Object.entries(schemas)) {
  const file = join(ROOT, 'schemas', `${name}.schema.json`);
  writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
  process.stdout.write(`${file}\n`);
}

const page = join(ROOT, 'docs/scenario-format.md');
writeFileSync(page, /** @type {() => string} */ (writtenFormat)());
process.stdout.write(`${page}\n`);
