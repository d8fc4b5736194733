// `npm run schema`: publishes the JSON Schemas (2020-12) of the files that authors write, from those the game reads with.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './fingerprint.mjs';
import { run } from './program.mjs';

const PUBLISHED = [
  { name: 'scenario', source: 'src/scenario/schema.ts', offers: 'scenarioJsonSchema' },
  { name: 'map', source: 'src/scenario/mapSchema.ts', offers: 'mapJsonSchema' },
  { name: 'roster', source: 'src/scenario/rosterSchema.ts', offers: 'rosterJsonSchema' },
  {
    name: 'siege-brief',
    source: 'src/strategic/war-of-the-ring/briefSchema.ts',
    offers: 'siegeBriefJsonSchema',
  },
  {
    name: 'siege-result',
    source: 'src/strategic/war-of-the-ring/result.ts',
    offers: 'siegeResultJsonSchema',
  },
];

mkdirSync(join(ROOT, 'schemas'), { recursive: true });
for (const { name, source, offers } of PUBLISHED) {
  const schema = /** @type {() => object} */ ((await run(source))[offers])();
  const file = join(ROOT, 'schemas', `${name}.schema.json`);
  writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
  process.stdout.write(`${file}\n`);
}
