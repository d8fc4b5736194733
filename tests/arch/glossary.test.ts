// Whoever looks for a word finds its room.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LAYERS } from '../../.dependency-cruiser.mjs';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { SPELLS } from '../../src/engine/spell.ts';

/** Each word with its rooms. */
const ROWS = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && line.includes('`'))
  .map((line) => {
    const [, word, , rooms] = line.split('|').map((cell) => cell.trim());
    return { word: word!, rooms: [...rooms!.matchAll(/`([^`]+)`/g)].map(([, path]) => path!) };
  });

test('every word of the glossary names a room that is there', () => {
  expect(ROWS.length).toBeGreaterThan(80);
  for (const { word, rooms } of ROWS) {
    expect(rooms.length, word).toBeGreaterThan(0);
    expect(
      rooms.filter((path) => !existsSync(join(ROOT, path))),
      word,
    ).toEqual([]);
  }
});

test('each word stands there once', () => {
  const words = ROWS.flatMap(({ word }) => word.split(', '));
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

/** Folders whose folders are each the room of a word: layers, rooms of engine and editor, rooms and features of the page. */
const HOUSES = ['src', 'src/engine', 'src/editor', 'src/ui', 'src/ui/features'];

function foldersIn(house: string): readonly string[] {
  const inside = readdirSync(join(ROOT, house), { withFileTypes: true });
  return inside.filter((one) => one.isDirectory()).map(({ name }) => `${house}/${name}`);
}

/** Those of some folders that are the room of no word. */
function nameless(folders: readonly string[]): readonly string[] {
  const rooms = new Set(ROWS.flatMap((row) => row.rooms));
  return folders.filter((folder) => !rooms.has(folder));
}

test.each(HOUSES)('each folder of %s is the room of a word', (house) => {
  const folders = foldersIn(house);
  expect(folders.length).toBeGreaterThan(4);
  expect(nameless(folders)).toEqual([]);
});

test('a folder without a word would be found', () => {
  expect(nameless(['src/manners', 'src/ui', 'src/ui/features/parlour'])).toEqual([
    'src/manners',
    'src/ui/features/parlour',
  ]);
});

test.each([
  'cache',
  'hotseat',
  'tutorial',
  'minimap',
  'autosave',
  'tooltip',
  'error boundary',
  'service worker',
  'brief',
  'block',
  'ledger',
  'bid',
  'heads',
  'dummy',
  'stronghold',
  'works',
  'slip away',
  'disrupted',
  'reduced',
  'displacement',
  'approach march',
  'set-up',
  'pushing',
  'threshold',
  'handicap',
  'prophecy',
  'roster',
  'lab',
  'planner',
  'fuzz',
  'mutants',
  'dry run',
  'hint',
  'playout',
  'snapshot',
  'livery',
  'Tiled',
  'catalogue',
  ...SPELLS.map((spell) => spell.replaceAll('-', ' ')),
])('who searches for "%s" finds its room', (word) => {
  expect(ROWS.filter((row) => row.word.split(', ').includes(word))).toHaveLength(1);
});

test('the layers of the house and their paths stand in one page', () => {
  const page = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const named = [
    ...page.matchAll(
      /`((?:ui|game|engine|sequence|scenario|board|saves|stage|strategic|session)\/[\w./-]+\.tsx?)`/g,
    ),
  ];
  expect(named.length).toBeGreaterThan(20);
  expect(named.map(([, path]) => path!).filter((path) => !existsSync(join(ROOT, 'src', path)))).toEqual([]);
  const rows = [...page.matchAll(/^\| `([\w/]+)` /gm)].map(([, layer]) => layer!);
  expect(rows.toSorted()).toEqual(
    Object.keys(LAYERS)
      .filter((layer) => !layer.includes('/'))
      .toSorted(),
  );
  expect(page.split('\n').length - 1).toBeLessThanOrEqual(110);
});
