// The page about the format of scenarios is what the schema says, and every example on it is read by the game's own reader.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { publishedSchemas, writtenFormat } from '../../src/schemas/published.ts';
import { effectSchemas, momentSchemas, variableSchema, whoSchema } from '../../src/scenario/eventSchema.ts';
import { hexsideSchema, letteringSchema, letterSchema, roadSchema } from '../../src/scenario/mapSchema.ts';
import { regionSchema, text } from '../../src/scenario/parts.ts';
import { kindSchemas } from '../../src/scenario/rosterSchema.ts';
import * as parts from '../../src/scenario/schema.ts';
import { testSchema } from '../../src/scenario/testSchema.ts';
import { conditionSchemas, consequenceSchemas } from '../../src/scenario/triggerSchema.ts';

const page = readFileSync(join(ROOT, 'docs/scenario-format.md'), 'utf8');

/** The example under each heading. */
const EXAMPLES = new Map(
  page.split(/^##+ /m).flatMap((section) => {
    const heading = section.slice(0, section.indexOf('\n')).replaceAll('`', '');
    const [, json] = /```json\n([^]*?)```/.exec(section) ?? [];
    return json === undefined ? [] : [[heading, JSON.parse(json) as unknown] as const];
  }),
);

const typed = [...momentSchemas, ...effectSchemas, ...conditionSchemas, ...consequenceSchemas].map(
  (schema): readonly [string, z.ZodMiniType] => [schema.shape.type.def.values.join(), schema],
);
const SCHEMAS: ReadonlyMap<string, z.ZodMiniType> = new Map<string, z.ZodMiniType>([
  ...typed,
  ...kindSchemas.map((schema) => [schema.shape.class.def.values.join(), schema] as const),
  ['text', text],
  ['region', regionSchema],
  ['who', whoSchema],
  ['sides', parts.sideSchema],
  ['turns', parts.turnsSchema],
  ['options', parts.optionsSchema],
  ['supplies', parts.suppliesSchema],
  ['opening', parts.openingSchema],
  ['pieces', parts.pieceSchema],
  ['setup', parts.setupSchema],
  ['groups', parts.groupSchema],
  ['variables', variableSchema],
  ['tests', testSchema],
  ['map.legend', letterSchema],
  ['map.hexsides', hexsideSchema],
  ['map.roads', roadSchema],
  ['map.names', letteringSchema],
]);

test('the page is what the schema says; if not: npm run schema', () => {
  expect(page).toBe(writtenFormat());
});

describe('on the page', () => {
  test('every field that a scenario, a map, a kind or an event may have stands in a table', () => {
    const named = new Set([...page.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name));
    const fields = JSON.stringify(publishedSchemas()['scenario'], (key, value: unknown) =>
      key === 'properties' ? Object.keys(value as object).map((field) => ({ field })) : value,
    );
    const all = [...fields.matchAll(/\{"field":"([^"]+)"\}/g)].map(([, name]) => name!);
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter((name) => name !== '$schema' && !named.has(name))).toEqual([]);
  });

  test.each([...SCHEMAS.keys()])('%s has an example that the game reads', (name) => {
    const read = SCHEMAS.get(name)!.safeParse(EXAMPLES.get(name));
    expect(read.error?.issues ?? []).toEqual([]);
  });

  test('every link leads to a heading', () => {
    const headings = [...page.matchAll(/^##+ (.*)$/gm)].map(([, words]) =>
      words!.replaceAll('`', '').toLowerCase(),
    );
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, name]) => name!);
    expect(links.filter((name) => !headings.includes(name))).toEqual([]);
  });
});
