// Whoever looks for a word finds its room.
import { existsSync, readFileSync } from 'node:fs';
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
