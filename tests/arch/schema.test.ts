// What is published about the files of authors is what the game reads them with.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { mapJsonSchema } from '../../src/scenario/mapSchema.ts';
import { rosterJsonSchema } from '../../src/scenario/rosterSchema.ts';
import { scenarioJsonSchema } from '../../src/scenario/schema.ts';
import { siegeBriefJsonSchema } from '../../src/strategic/war-of-the-ring/briefSchema.ts';
import { siegeResultJsonSchema } from '../../src/strategic/war-of-the-ring/result.ts';

test.each([
  ['scenario', scenarioJsonSchema],
  ['map', mapJsonSchema],
  ['roster', rosterJsonSchema],
  ['siege-brief', siegeBriefJsonSchema],
  ['siege-result', siegeResultJsonSchema],
])('the published schema of a %s is the one in use; if not: npm run schema', (name, inUse) => {
  const published: unknown = JSON.parse(readFileSync(join(ROOT, `schemas/${name}.schema.json`), 'utf8'));
  expect(published).toEqual(inUse());
});
