// Files of an author as they come into the page: as the game ships them, as the pages about files write them, and as Tiled saves them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { blankDocument } from '../../src/editor/blank.ts';
import { openText, writeDocument, type ScenarioDocument } from '../../src/editor/document.ts';
import { SHIPPED_LIBRARY } from '../../src/scenario/shipped.ts';
import { openFiles } from '../../src/ui/features/editor/openFiles.ts';
import { FIXTURES } from '../editor/tiledMaps.ts';

const SCENARIOS = join(ROOT, 'scenarios');
const BATTLES = readdirSync(SCENARIOS).filter((name) => name.endsWith('.json'));

function file(name: string, text: string, type = ''): File {
  return new File([text], name, { type });
}

/** A shipped file, as somebody has it on a disk. */
function shipped(name: string): File {
  return file(name.split('/').at(-1)!, readFileSync(join(SCENARIOS, name), 'utf8'));
}

async function opened(...files: readonly File[]): Promise<ScenarioDocument> {
  const found = await openFiles(files);
  if (!found.ok) throw new Error(found.told);
  return found.document;
}

async function told(...files: readonly File[]): Promise<string | null> {
  const found = await openFiles(files);
  return found.ok ? null : found.told;
}

test.each(BATTLES)(
  '%s opens as it lies among the files of the game, with its map and its kinds',
  async (name) => {
    const text = readFileSync(join(SCENARIOS, name), 'utf8');
    const document = await opened(file(name, text));
    expect({ ok: true, value: document }).toEqual(openText(text, SHIPPED_LIBRARY));
    expect(document.map.inline.hexes.length).toBeGreaterThan(5);
    expect(document.kinds.length).toBeGreaterThan(0);
  },
);

test('a battle opens with a map and a roster of the author’s own that are chosen with it', async () => {
  const battle = JSON.parse(readFileSync(join(SCENARIOS, 'first-steps.json'), 'utf8')) as object;
  const named = {
    ...battle,
    map: { file: 'maps/mine.json' },
    kinds: ['rosters/gondor.json', 'lists/orcs.json', 'rosters/engines.json'],
  };
  const own = file('mine.json', readFileSync(join(SCENARIOS, 'maps/minas-tirith.json'), 'utf8'));
  const orcs = file('orcs.json', readFileSync(join(SCENARIOS, 'rosters/mordor.json'), 'utf8'));
  const text = file('first.json', JSON.stringify(named));
  expect(await opened(own, text, orcs)).toEqual(await opened(shipped('first-steps.json')));
  expect(await told(text, orcs)).toBe(
    'first.json needs the file maps/mine.json, which does not come with the game. Choose both together.',
  );
  expect(await told(text, own)).toContain('needs the file lists/orcs.json');
});

test('a map alone opens with a blank battle on it', async () => {
  const document = await opened(shipped('maps/dagorlad.json'));
  expect([document.id, document.map.inline.name]).toEqual([
    'new-battle',
    expect.stringContaining('Dagorlad'),
  ]);
});

describe('a map of Tiled', () => {
  test.each(FIXTURES)(
    'is taken with what was chosen together with it: $title',
    async ({ file: map, beside, sees }) => {
      const found = await openFiles([...beside, map].map(({ name, text }) => file(name, text)));
      // What is refused there is refused here, with the sentence for it.
      expect(found.ok).toBe(!('code' in sees));
    },
  );

  const external = FIXTURES.find(({ beside, sees }) => beside.length > 0 && !('code' in sees))!;
  const [map, tileset] = [external.file, external.beside[0]!].map(({ name, text }) => file(name, text));

  test('opens with its tileset, and the picture of the tiles does no harm', async () => {
    const picture = file('terrain.png', '\u0000PNG', 'image/png');
    expect((await opened(picture, tileset!, map!)).map.inline.hexes.length).toBeGreaterThan(0);
  });

  test('without its tileset asks for both together', async () => {
    expect(await told(map!)).toMatch(
      /^map[.]tm[xj] cannot be opened[.] At map[.]tm[xj]: The tileset “.+” is a file of its own[.] Choose it together with the map[.]$/,
    );
  });

  test('is asked for where only a tileset was chosen', async () => {
    expect(await told(tileset!)).toContain('This is no map of Tiled. Choose the map;');
  });

  test('that is packed with Zstandard is told how to be saved', async () => {
    const zstd = FIXTURES.find(({ title }) => title === 'zstd')!.file;
    expect(await told(file(zstd.name, zstd.text))).toContain(
      'choose another tile layer format, for instance CSV',
    );
  });

  test('tells what was left out, each with its place', async () => {
    const strange = FIXTURES.find(({ sees }) => JSON.stringify(sees).includes('flipped'))!;
    const found = await openFiles([file(strange.file.name, strange.file.text)]);
    expect(found.ok && found.notes.join('\n')).toMatch(/: Tiles are turned or flipped/);
  });
});

test('two battles at once, a picture alone, and what is none of all this are told with a remedy', async () => {
  expect(await told(shipped('first-steps.json'), shipped('the-great-gate.json'))).toContain(
    'several battles or maps: first-steps.json, the-great-gate.json. Choose one',
  );
  expect(await told(file('tiles.png', '', 'image/png'))).toContain('only pictures');
  expect(await told(file('list.txt', 'eggs, milk'))).toMatch(
    /^list[.]txt cannot be opened[.] At \/: this is not JSON/,
  );
  expect(await told(file('map.tmx', 'eggs'))).toContain('Save the map in Tiled as TMX or as JSON');
  const vanished = file('gone.json', '{}');
  vanished.text = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await told(vanished)).toContain('cannot read gone.json. Choose it again');
  const huge = file('huge.json', '{}');
  Object.defineProperty(huge, 'size', { value: 10 ** 9 });
  expect(await told(huge)).toContain('far too large');
});

test('a file that was saved here opens as it was', async () => {
  const document = blankDocument({ columns: 5, rows: 5, orientation: 'flat' });
  expect(await opened(file('mine.json', `\uFEFF${writeDocument(document)}`))).toEqual(document);
});
