// `npm run schema`: writes schemas/scenario.schema.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './fingerprint.mjs';
import { run } from './program.mjs';
import { SCHEMA_FILE, publishedSchema } from './publishedSchema.mjs';

const { scenarioSchema } = await run('src/scenario/schema.ts');
const file = join(ROOT, SCHEMA_FILE);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, publishedSchema(scenarioSchema));
process.stdout.write(`${file}\n`);
