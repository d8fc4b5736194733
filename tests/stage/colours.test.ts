// The colours of page and board, computed: words can be read, overlays stand out from every ground, and forces are told apart by every eye.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  wcagContrast,
} from 'culori';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { COLOURS } from '../../src/engine/livery.ts';
import { INK, LIVERIES, STARK_LIVERIES } from '../../src/stage/counters/shapes.ts';
import { inkColour, type Ink } from '../../src/stage/layers/tints.ts';
import { linesIn } from '../../src/stage/theme.ts';

/** Words: WCAG AA. Overlays: WCAG for graphics. Distances: CIEDE2000 in every sort of sight. */
const WORDS = 4.5;
const GRAPHIC = 3;
const APART = 14;

const EYES = {
  'full sight': (colour: string) => colour,
  'no red': sightOf(filterDeficiencyProt(1)),
  'no green': sightOf(filterDeficiencyDeuter(1)),
  'no blue': sightOf(filterDeficiencyTrit(1)),
} as const;

function sightOf(filter: ReturnType<typeof filterDeficiencyProt>): (colour: string) => string {
  const rgb = converter('rgb');
  return (colour) => formatHex(filter(rgb(colour)!))!;
}

/** The tokens of a block of the style sheet, by name. */
function tokens(selector: string): Readonly<Record<string, string>> {
  const css = readFileSync(join(ROOT, 'src/ui/parts/tokens.css'), 'utf8');
  const from = css.indexOf(`${selector} {`);
  const block = css.slice(from, css.indexOf('\n}', from));
  return Object.fromEntries(
    [...block.matchAll(/--([a-z-]+): (#[0-9a-f]+);/g)].map(([, name, value]) => [name!, value!]),
  );
}

/** The fills of the tracks, each the lighter of its two tints. */
function trackFill(colour: string): string {
  const css = readFileSync(join(ROOT, 'src/ui/features/status/foot.css'), 'utf8');
  const from = css.indexOf(`.track-${colour} .track-fill {`);
  return /linear-gradient\((#[0-9a-f]{6})/.exec(css.slice(from, css.indexOf('\n}', from)))![1]!;
}

const drawn = tokens(':root');
const high = { ...drawn, ...tokens(":root[data-contrast='high']") };

const READ = [
  ['text', 'panel'],
  ['text', 'raised'],
  ['text', 'deep'],
  ['text', 'table'],
  ['dim', 'panel'],
  ['dim', 'deep'],
  ['gold', 'panel'],
  ['gold-light', 'panel'],
  ['ink', 'vellum'],
  ['ink', 'vellum-row'],
  ['note', 'vellum'],
  ['vermilion', 'vellum'],
  ['read', 'vellum'],
  ['focus', 'panel'],
] as const;

describe.each([
  ['as drawn', drawn, WORDS],
  ['in high contrast', high, 7],
] as const)('words %s', (what, palette, limit) => {
  test.each(READ)('%s on %s', (words, ground) => {
    const least = what === 'as drawn' || words === 'read' || words === 'vermilion' ? WORDS : limit;
    expect(wcagContrast(palette[words]!, palette[ground]!)).toBeGreaterThanOrEqual(least);
  });
});

const GROUNDS: readonly Ink[] = [
  'straw',
  'olive',
  'hill',
  'plowed',
  'plowedDark',
  'grove',
  'road',
  'level1',
  'level4',
  'level7',
  'mountain',
];

describe.each(['day', 'night', 'stark'] as const)('overlays by %s', (light) => {
  test.each(Object.entries(linesIn(light)))(
    'the line or the casing of %s stands out from every ground',
    (_, { colour, casing }) => {
      for (const ground of GROUNDS) {
        const under = inkColour(ground, light);
        const best = Math.max(wcagContrast(colour, under), wcagContrast(casing, under));
        expect(best, `${ground}: ${under}`).toBeGreaterThanOrEqual(GRAPHIC);
      }
    },
  );
});

describe.each(['day', 'stark'] as const)('lines by %s', (light) => {
  test.each(Object.entries(linesIn(light)))(
    '%s stands out from its own casing',
    (name, { colour, casing }) => {
      const least = light === 'stark' && name !== 'target' && name !== 'ray' ? 7 : WORDS;
      expect(wcagContrast(colour, casing)).toBeGreaterThanOrEqual(least);
    },
  );
});

test.each([...Object.entries(LIVERIES), ...Object.entries(STARK_LIVERIES)])(
  '%s: icon, factors and rim can be read',
  (_, { icon, bodyTop, factor, plate, rim }) => {
    expect(wcagContrast(icon, bodyTop)).toBeGreaterThanOrEqual(GRAPHIC);
    expect(wcagContrast(factor, plate)).toBeGreaterThanOrEqual(7);
    expect(wcagContrast(rim, INK)).toBeGreaterThanOrEqual(WORDS);
  },
);

const OVERLAYS = ['range', 'stop', 'forbidden', 'target', 'selected'] as const;
const APARTS: readonly (readonly [string, readonly string[]])[] = [
  ['bodies of the forces', Object.values(LIVERIES).map(({ bodyTop }) => bodyTop)],
  ['rims of the forces', Object.values(LIVERIES).map(({ rim }) => rim)],
  ['overlays', OVERLAYS.map((name) => linesIn('day')[name].colour)],
  ['bodies in high contrast', Object.values(STARK_LIVERIES).map(({ bodyTop }) => bodyTop)],
  ['rims in high contrast', Object.values(STARK_LIVERIES).map(({ rim }) => rim)],
  ['overlays in high contrast', OVERLAYS.map((name) => linesIn('stark')[name].colour)],
  ['fills of the tracks', COLOURS.map(trackFill)],
];

describe.each(Object.entries(EYES))('with %s', (_, see) => {
  const difference = differenceCiede2000();
  test.each(APARTS)('%s are told apart', (_what, colours) => {
    const seen = colours.map(see);
    for (const [at, one] of seen.entries())
      for (const other of seen.slice(at + 1))
        expect(difference(one, other), `${one} and ${other}`).toBeGreaterThanOrEqual(APART);
  });
});
