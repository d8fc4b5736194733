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
