// `pelennor tiled`: a map goes to Tiled and comes back, and what cannot be taken is told in a sentence.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerTo } from '../kit/answers.ts';
import { scratchFolder } from '../kit/scratch.ts';

/** Files in a folder of their own. */
function inScratch(): (name: string) => string {
  const folder = scratchFolder();
  return (name) => join(folder, name);
}

test.each(['tmx', 'tmj'])(
  'the map of a battle is written as %s with the picture of its tiles, and taken back',
  (format) => {
    const at = inScratch();
    const [there, back] = [at(`gate.${format}`), at('gate.json')];
    expect(answerTo('tiled', 'export', 'the-great-gate', '-o', there).exit).toBe(0);
    expect(existsSync(at('gate-tiles.png'))).toBe(true);
    expect(answerTo('tiled', 'import', there, '-o', back).exit).toBe(0);
    expect(JSON.parse(readFileSync(back, 'utf8'))).toEqual(
      JSON.parse(readFileSync('scenarios/maps/minas-tirith.json', 'utf8')),
    );
  },
);

test('with --battle it is a blank battle on the map', () => {
  const at = inScratch();
  const [there, battle] = [at('d.tmx'), at('d.json')];
  answerTo('tiled', 'export', 'scenarios/maps/dagorlad.json', '-o', there);
  answerTo('tiled', 'import', there, '-o', battle, '--battle');
  expect((JSON.parse(readFileSync(battle, 'utf8')) as { format: string }).format).toBe('pelennor/scenario');
});

test('Zstandard is refused with what to do in Tiled, and nothing is written', () => {
  const at = inScratch();
  const [file, out] = [at('z.tmx'), at('z.json')];
  const layer =
    '<layer name="a" width="1" height="1"><data encoding="base64" compression="zstd">AA==</data></layer>';
  writeFileSync(file, `<map orientation="hexagonal" width="1" height="1">${layer}</map>`);
  const { exit, lines } = answerTo('tiled', 'import', file, '-o', out);
  expect(exit).toBe(1);
  expect(lines[0]).toMatch(/^layer a: The tiles are compressed with Zstandard.*another tile layer format/);
  expect(existsSync(out)).toBe(false);
});

test('a tileset in the folder of the map is found', () => {
  const at = inScratch();
  const [file, out] = [at('m.tmx'), at('m.json')];
  writeFileSync(at('t.tsx'), '<tileset name="t" tilecount="1"><tile id="0" class="Forest"/></tileset>');
  writeFileSync(
    file,
    '<map orientation="hexagonal" width="1" height="1"><tileset firstgid="1" source="t.tsx"/><layer name="a" width="1" height="1"><data encoding="csv">1</data></layer></map>',
  );
  expect(answerTo('tiled', 'import', file, '-o', out).exit).toBe(0);
  expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({
    legend: { a: { terrain: 'grove' } },
    hexes: ['a'],
  });
});
