/** Every asset in the repository is made by the scripts and credited to its maker. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { onGrid } from '../../scripts/assets/path-data.mjs';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const credits = read('CREDITS.md');
const baked: Record<string, string> = {
  ...JSON.parse(read('assets/built/icons-front.json')),
  ...JSON.parse(read('assets/built/icons.json')),
};
const byAuthor: Record<string, readonly string[]> = JSON.parse(read('scripts/assets/icon-list.json'));
const OURS = ['menu', 'minus', 'plus'];

test('every baked icon is on the list of an author or drawn by us, and every listed icon is baked', () => {
  expect(Object.keys(baked).sort()).toEqual([...Object.values(byAuthor).flat(), ...OURS].sort());
});

test('every icon is what the bakery makes of the collection today', () => {
  const { icons } = JSON.parse(read('node_modules/@iconify-json/game-icons/icons.json')) as {
    icons: Record<string, { body: string }>;
  };
  for (const name of Object.values(byAuthor).flat()) {
    expect(baked[name]).toBe(onGrid(/ d="([^"]+)"/.exec(icons[name]!.body)![1]!));
  }
});

test('the credits name each author with exactly the icons taken from him', () => {
  const rows = new Map(
    [...credits.matchAll(/^- \*\*([A-Z][\w ]+)\*\*: ([a-z, -]+)$/gm)].map(([, author = '', icons = '']) => [
      author.toLowerCase().replace(/[ -]/g, ''),
      icons.split(', '),
    ]),
  );
  for (const [author, icons] of Object.entries(byAuthor)) {
    expect(rows.get(author.replace('-', ''))).toEqual(icons);
  }
  expect(rows.size).toBe(Object.keys(byAuthor).length);
});

test('the credits name every font of the game', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource/'));
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) {
    const title = font.replace('@fontsource/', '').replaceAll('-', ' ');
    expect(credits.toLowerCase()).toContain(`**${title}**: `);
  }
});

test('the credits say who made the sounds, and name those whose figures were used', () => {
  expect(credits).toContain('`assets/built/sounds`');
  expect(credits).toContain('`scripts/assets/sounds`');
  const sources = [
    'Mosca',
    'Richard Berg',
    'alkexr',
    'Hepps',
    'Frostion',
    'redrum',
    'Flanagan',
    'Mark Nelson',
  ];
  expect(sources.filter((name) => !credits.includes(name))).toEqual([]);
});

test('path data on the grid keeps the figure: relative steps, no drift along the path', () => {
  expect(onGrid('M10.4 20.4L30.6 20.4V40.2H10z')).toBe('m10 20l21 0v20h-21z');
  expect(onGrid('M.4 0h10.4h10.4h10.4')).toBe('m0 0h11h10h11');
  expect(onGrid('M0 0a16 16.04 0 0 1 4.22-1')).toBe('m0 0a16 16 0 0 1 4-1');
  expect(onGrid('m1 1c1.5.5.5-3-2-4s4 4 5.6 5')).toBe('m1 1c2 1 1-3-2-4s4 4 6 5');
  expect(() => onGrid('M0 0x5')).toThrow('not known');
});

test('every shipped scenario has its picture, small enough for the title page, and the credits say whose they are', () => {
  const scenarios = readdirSync(new URL('scenarios/', root)).filter((file) => file.endsWith('.json'));
  expect(scenarios.length).toBeGreaterThan(0);
  for (const file of scenarios) {
    const { picture } = JSON.parse(read(`scenarios/${file}`)) as { picture: string };
    const { size } = statSync(new URL(`assets/scenarios/${picture}`, root));
    expect(size).toBeLessThan(60_000);
  }
  expect(credits).toContain('`assets/scenarios`');
});
