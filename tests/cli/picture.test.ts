// `pelennor picture`: a battle or a map goes into an SVG file.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerTo } from '../kit/answers.ts';
import { scratchFolder } from '../kit/scratch.ts';

test('a shipped battle, and a map without a battle, are written as SVG', () => {
  const folder = scratchFolder();
  const [battle, map] = [join(folder, 'battle.svg'), join(folder, 'map.svg')];
  expect(answerTo('picture', 'the-great-gate', '--svg', battle).lines).toEqual([`${battle}: 34 x 26 hexes`]);
  expect(answerTo('picture', 'scenarios/maps/dagorlad.json', '--svg', map, '--no-counters').exit).toBe(0);
  expect(readFileSync(battle, 'utf8')).toMatch(/^<svg [^>]*>[^]*id="counters"[^]*<\/svg>\n$/);
  expect(readFileSync(map, 'utf8')).toMatch(/>Dagorlad<\/text>/);
});

test('a hex of no size, and a folder that is not there, are refused and nothing is written', () => {
  const svg = join(scratchFolder(), 'none', 'a.svg');
  expect(() => answerTo('picture', 'the-great-gate', '--svg', svg, '--hex', '0')).toThrow(/from 8 to 400/);
  expect(() => answerTo('picture', 'the-great-gate', '--svg', svg)).toThrow(/no such folder/);
  expect(existsSync(svg)).toBe(false);
});

test('with --print it is a document of pages, which needs no other file', () => {
  const file = join(scratchFolder(), 'gate.html');
  expect(answerTo('picture', 'the-great-gate', '--print', file, '--paper', 'a3').exit).toBe(0);
  const html = readFileSync(file, 'utf8');
  expect(html).toMatch(/@page \{ size: A3;/);
  expect(html).not.toMatch(/<script|<link|<img|https?:(?!\/\/www\.w3\.org)/);
});

test('without a file to write there is nothing to do', () => {
  expect(() => answerTo('picture', 'the-great-gate')).toThrow(/--svg FILE, --print FILE/);
});
