// What is published about the files of authors is what the game reads them with, and explains every field to an editor of text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { LAYERS } from '../../.dependency-cruiser.mjs';
import { filesBelow, ROOT } from '../../scripts/fingerprint.mjs';
import { explain, type JsonSchema } from '../../src/schemas/explain.ts';
import { publishedSchemas } from '../../src/schemas/published.ts';
import { wordsFor } from '../../src/schemas/told.ts';

const NAMES = ['scenario', 'map', 'roster', 'siege-brief', 'siege-result'];

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
}

function published(name: string): JsonSchema {
  return read(`schemas/${name}.schema.json`) as JsonSchema;
}

test('the published schemas are those in use; if not: npm run schema', () => {
  const inUse = publishedSchemas();
  expect(Object.keys(inUse)).toEqual(NAMES);
  for (const name of NAMES) expect(published(name), name).toEqual(inUse[name]);
});

describe('an editor explains', () => {
  test.each(NAMES)('every field of a %s by a title and a sentence', (name) => {
    const fields = fieldsOf(published(name), '');
    expect(fields.length).toBeGreaterThan(5);
    const silent = fields.filter(
      ({ part: { title = '', description = '' } }) => !/^\p{Lu}/u.test(title) || !/[.]$/.test(description),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test.each(NAMES)('every word that may be chosen in a %s', (name) => {
    const text = readFileSync(join(ROOT, `schemas/${name}.schema.json`), 'utf8');
    const bare = [...text.matchAll(/"enum": \[\s*"[^\]]*\]/g)];
    expect(bare.map(([found]) => found)).toEqual([]);
  });

  test('a field without words stops the publishing, and so do words without a field', () => {
    const hex = { properties: { hex: { type: 'string' } } } as JsonSchema;
    const word = wordsFor('Hex', 'A hex.');
    expect(() => explain(hex, wordsFor('Piece', 'A piece.'))).toThrow('/: no words for hex');
    expect(() => explain(hex, wordsFor('Piece', 'A piece.', { fields: { hex: word, turn: word } }))).toThrow(
      '/: words for turn, which the schema does not have',
    );
  });

  test('a choice without words stops it, and so do the lines of a list and what is defined once', () => {
    const side = { properties: { role: { enum: ['defender'] } } } as JsonSchema;
    const sides = { items: side } as JsonSchema;
    const role = wordsFor('Role', 'A role.');
    expect(() => explain(side, wordsFor('Side', 'A side.', { fields: { role } }))).toThrow(
      '/role: no words for defender',
    );
    expect(() => explain(sides, wordsFor('Sides', 'Two sides.'))).toThrow('/: no words for *');
    expect(() => explain({ $defs: { side } }, wordsFor('Sides', 'Two sides.'))).toThrow(
      '$defs: no words for side',
    );
  });
});

describe('what the schema says of a file is what the game says', () => {
  // A schema of this face of zod gives all of zod its English, also in the files that are tested after this one.
  afterAll(() => z.config({ localeError: undefined }));

  test.each([
    ['scenario', 'scenarios', /^scenarios\/[^/]+$/],
    ['map', 'scenarios/maps', /json$/],
    ['roster', 'scenarios/rosters', /json$/],
    ['siege-brief', 'examples', /json$/],
  ])(
    'every %s that comes with the game fits it, with a line for the editor and without; a slip does not',
    (name, folder, which) => {
      const schema = z.fromJSONSchema(published(name) as Parameters<typeof z.fromJSONSchema>[0]);
      const files = filesBelow([folder]).filter((file) => which.test(file));
      expect(files.length).toBeGreaterThan(1);
      for (const file of files) {
        const document = read(file) as Readonly<Record<string, unknown>>;
        expect(schema.safeParse(document).error, file).toBeUndefined();
        const named = { $schema: `../schemas/${name}.schema.json`, ...document };
        expect(schema.safeParse(named).error, file).toBeUndefined();
        expect(schema.safeParse({ ...document, slip: 1 }).success, file).toBe(false);
      }
    },
  );

  test('the settings of the workspace lead each folder to its schema', () => {
    const settings = read('.vscode/settings.json') as {
      'json.schemas': readonly { fileMatch: readonly string[]; url: string }[];
    };
    const links = settings['json.schemas'].map(({ fileMatch, url }) => [
      fileMatch[0],
      published(nameIn(url)).title,
    ]);
    expect(links).toEqual([
      ['/scenarios/*.json', 'Scenario'],
      ['/scenarios/maps/*.json', 'Map'],
      ['/scenarios/rosters/*.json', 'Roster'],
    ]);
  });
});

test('no layer may use the words for editors: the game never carries them', () => {
  const users = Object.entries(LAYERS).filter(([, { uses, types = [] }]) =>
    [...uses, ...types].includes('schemas'),
  );
  expect(users).toEqual([]);
});

function nameIn(url: string): string {
  return /^\.\/schemas\/(.+)\.schema\.json$/.exec(url)?.[1] ?? url;
}

interface Field {
  readonly path: string;
  readonly part: JsonSchema;
}

/** Everything an author writes: the file itself, what is defined once, and every property, entry and line within. */
function fieldsOf(part: JsonSchema, path: string): readonly Field[] {
  return [{ path, part }, ...below(part, path)];
}

function below(part: JsonSchema, path: string): readonly Field[] {
  const { properties = {}, $defs = {}, items, additionalProperties, anyOf = [], oneOf = [] } = part;
  const named = [...Object.entries(properties), ...Object.entries($defs)];
  const isLine = items !== undefined && below(items, '').length > 0;
  return [
    ...named.flatMap(([name, lower]) => fieldsOf(lower, `${path}/${name}`)),
    ...(typeof additionalProperties === 'object' ? fieldsOf(additionalProperties, `${path}/*`) : []),
    ...(isLine ? fieldsOf(items, `${path}/*`) : []),
    ...[...anyOf, ...oneOf].flatMap((branch) => below(branch, path)),
  ];
}
