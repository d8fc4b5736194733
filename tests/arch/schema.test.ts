// What is published about scenario files is what the game reads.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { SCHEMA_FILE, publishedSchema } from '../../scripts/publishedSchema.mjs';
import { scenarioSchema } from '../../src/scenario/schema.ts';

test('the published schema is the one in use; if not: npm run schema', () => {
  const published = readFileSync(join(ROOT, SCHEMA_FILE), 'utf8');
  expect(publishedSchema(scenarioSchema)).toBe(published);
});
