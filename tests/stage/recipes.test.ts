/** Every sound is made anew and measured: what ears would judge, as far as arithmetic can. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { measure } from '../../scripts/assets/sounds/measure.mjs';
import { recipesHash } from '../../scripts/assets/sounds/page.mjs';
import { tapeOf } from '../../scripts/assets/sounds/press.mjs';
import { NAMES, RECIPES, type Recipe } from '../../scripts/assets/sounds/recipes.mjs';
import { RATE } from '../../scripts/assets/sounds/tape.mjs';
import { OVERLAP } from '../../src/stage/sound/bed.ts';
import { SOUNDS, type SoundName } from '../../src/stage/sound/names.ts';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/sound.md', root), 'utf8');
const folder = new URL('assets/built/sounds/', root);

describe.each(NAMES)('%s', (name) => {
  const { lasts, holds, strongest }: Recipe = RECIPES[name];
  const tape = tapeOf(name);
  const figures = measure(tape);

  test('lasts as long as its recipe says', () => {
    expect(figures.seconds).toBeGreaterThanOrEqual(lasts[0]);
    expect(figures.seconds).toBeLessThanOrEqual(lasts[1]);
  });

  test('has its peak at -6 dB, no shift to one side, and silence at both ends', () => {
    expect(Math.abs(figures.peak + 6)).toBeLessThan(0.5);
    expect(Math.abs(figures.shift)).toBeLessThan(0.0005);
    expect(figures.ends).toBeLessThan(0.001);
  });

  test('has its spectrum where the recipe says', () => {
    for (const [from, to, share] of holds) expect(figures.share(from, to)).toBeGreaterThanOrEqual(share);
    expect(figures.strongest).toBeGreaterThanOrEqual(strongest?.[0] ?? 20);
    expect(figures.strongest).toBeLessThanOrEqual(strongest?.[1] ?? RATE / 2);
  });

  test('stands on the page with its figures, and its file is no bigger than said there', () => {
    const row = new RegExp(`^\\| ${name} .*$`, 'm').exec(page)?.[0] ?? '';
    const cells = row.split('|').map((cell) => cell.trim());
    const { size } = statSync(new URL(`${name}.mp3`, folder));
    expect(cells.slice(3, 5)).toEqual([figures.seconds.toFixed(2), figures.peak.toFixed(1)]);
    expect(cells[8]).toBe(String(size));
  });
});

test('the ruler is right: a sine is found at its pitch, with its level', () => {
  const tape = Float64Array.from({ length: RATE }, (_, i) => 0.5 * Math.sin((2 * Math.PI * 440 * i) / RATE));
  const { peak, level, strongest, centroid, share } = measure(tape);
  expect(peak).toBeCloseTo(-6.02, 1);
  expect(level).toBeCloseTo(-9.03, 1);
  expect(Math.abs(strongest - 440)).toBeLessThan(1);
  expect(Math.abs(centroid - 440)).toBeLessThan(10);
  expect(share(400, 480)).toBeGreaterThan(0.99);
});

test('the same recipe gives the same tape', () => {
  expect(tapeOf('breach')).toEqual(tapeOf('breach'));
});

test('sounds, recipes and files have the same names; together they weigh less than 1.5 MB', () => {
  expect(Object.keys(SOUNDS).sort()).toEqual([...NAMES].sort());
  const files = readdirSync(folder);
  expect(files.sort()).toEqual(NAMES.map((name) => `${name}.mp3`).sort());
  expect(files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0)).toBeLessThan(1_500_000);
});

test('the files were made of the recipes as they are: run node scripts/assets/sounds.mjs', () => {
  expect(page).toContain(`\`${recipesHash()}\``);
});

test('the battle that was recorded sounds as the recipes are, and no sample of it is clipped: run npm run look -- hear', () => {
  const recorded = readFileSync(new URL('docs/sound-of-a-battle.md', root), 'utf8');
  expect(recorded).toContain(`\`${recipesHash()}\``);
  const [before, behind] = ['before the limiter', 'behind it'].map((row) =>
    new RegExp(`^\\| ${row} .*$`, 'm')
      .exec(recorded)![0]
      .split('|')
      .map((cell) => cell.trim()),
  );
  expect([before![6], behind![6]]).toEqual(['0', '0']);
});

test.each(['night', 'day', 'fray'] as const)('%s begins again without a hole and without a bump', (name) => {
  const tape = tapeOf(name);
  const again = Math.round((tape.length / RATE - OVERLAP) * RATE);
  const twice = new Float64Array(again + tape.length);
  for (const [i, sample] of tape.entries()) {
    twice[i]! += sample;
    twice[again + i]! += sample;
  }
  // The level of a second anywhere in its middle, and of those in which one time passes into the next.
  const level = (from: number): number => measure(twice.slice(from, from + RATE)).level;
  const usual = [2, 4, 6, 8, 10].map((at) => level(at * RATE));
  const seam = [-0.2, 0.1, 0.4, 0.7].map((late) => level(Math.round(again + late * RATE)));
  for (const one of seam) {
    expect(one).toBeGreaterThan(Math.min(...usual) - 3);
    expect(one).toBeLessThan(Math.max(...usual) + 3);
  }
});

test('ambience lies at -28 dB or below even at full slider', () => {
  const beds = (Object.keys(SOUNDS) as SoundName[]).filter((name) => SOUNDS[name].bus === 'ambience');
  expect(beds).toHaveLength(3);
  for (const name of beds) {
    expect(measure(tapeOf(name)).level + 20 * Math.log10(SOUNDS[name].gain)).toBeLessThan(-27.5);
  }
});
