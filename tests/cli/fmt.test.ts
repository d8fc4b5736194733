// `pelennor fmt` writes the files of scenarios in their one spelling, and only says so with --check.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { understand } from '../../src/cli/commandLine.ts';
import { siegeAtWork } from '../../src/cli/atWork.ts';
import type { Answer } from '../../src/cli/output.ts';
import { scratchFolder } from '../kit/scratch.ts';

function fmt(...words: readonly string[]): Promise<Answer> {
  return Promise.resolve(understand(['fmt', ...words], siegeAtWork).answer);
}

function fileOf(name: string, text: string): string {
  const file = join(scratchFolder(), name);
  writeFileSync(file, text);
  return file;
}

test.each(['first-steps.json', 'maps/dagorlad.json', 'rosters/gondor.json'])(
  '%s is written anew where it was written otherwise, and then stays',
  async (name) => {
    const shipped = readFileSync(`scenarios/${name}`, 'utf8');
    const file = fileOf('mine.json', JSON.stringify(JSON.parse(shipped)));
    const once = readFileSync(file, 'utf8');
    expect(await fmt('--check', file)).toMatchObject({ exit: 1, json: { changed: [file], problems: [] } });
    expect(readFileSync(file, 'utf8')).toBe(once);
    expect(await fmt(file)).toMatchObject({ exit: 0, lines: [`${file}: written anew`] });
    const spelled = readFileSync(file, 'utf8');
    expect(JSON.parse(spelled)).toEqual(JSON.parse(shipped));
    expect(await fmt('--check', file)).toMatchObject({ exit: 0, lines: [`${file}: nothing to change`] });
    expect(await fmt(file)).toMatchObject({ exit: 0, json: { changed: [] } });
    expect(readFileSync(file, 'utf8')).toBe(spelled);
  },
);

test('the line that shows an editor the schema stays at the top', async () => {
  const scenario = JSON.parse(readFileSync('scenarios/first-steps.json', 'utf8')) as object;
  const file = fileOf(
    'mine.json',
    JSON.stringify({ ...scenario, $schema: '../schemas/scenario.schema.json' }),
  );
  await fmt(file);
  expect(readFileSync(file, 'utf8').split('\n')[1]).toBe('  "$schema": "../schemas/scenario.schema.json",');
});

test('what has not the shape of a file is told with its place, and not touched', async () => {
  const [text, map] = [fileOf('a.json', '{"format"'), fileOf('b.json', '{"name": "Nowhere"}')];
  const { exit, lines } = await fmt(text, map);
  expect(exit).toBe(1);
  expect(lines[0]).toContain('the text ends at line 1, column 10');
  expect(lines).toContain(`${map}/columns: this is missing; it must be a number (missing)`);
  expect(readFileSync(text, 'utf8')).toBe('{"format"');
});
