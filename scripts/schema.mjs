// `npm run schema`: writes schemas/scenario.schema.json from the schema the game itself reads scenarios with.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './fingerprint.mjs';
import { run } from './program.mjs';

const { scenarioJsonSchema } = await run('src/scenario/schema.ts');
if (typeof scenarioJsonSchema !== 'function')
  throw new Error('src/scenario/schema.ts offers no scenarioJsonSchema().');
const file = join(ROOT, 'schemas/scenario.schema.json');
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(scenarioJsonSchema(), null, 2)}\n`);
process.stdout.write(`${file}\n`);
