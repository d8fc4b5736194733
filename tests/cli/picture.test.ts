// `pelennor picture`: a battle or a map goes into an SVG file.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { understand } from '../../src/cli/commandLine.ts';
import { siegeAnswer } from '../../src/cli/siege.ts';
import { TO_THE_END } from '../../src/lab/watch.ts';
import { answerTo } from '../kit/answers.ts';
import { readPdf } from '../kit/printed.ts';
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

test('with --pdf it is a PDF of pages, in the language and on the paper that are asked for', async () => {
  const file = join(scratchFolder(), 'first.pdf');
  const words = ['picture', 'first-steps', '--pdf', file, '--paper', 'letter', '--language', 'de'];
  const { answer } = understand(words, (task) => siegeAnswer(task, TO_THE_END));
  expect((await answer).lines).toEqual([`${file}: 34 x 26 hexes`]);
  const { title, language, pages } = await readPdf(readFileSync(file));
  expect([title, language]).toEqual(['Erste Schritte', 'de']);
  expect([pages[0]!.width, pages[0]!.height].map(Math.round)).toEqual([216, 279]);
});

test('without a file to write there is nothing to do', () => {
  expect(() => answerTo('picture', 'the-great-gate')).toThrow(/--svg FILE, --pdf FILE/);
});
